import Desk
import System

/// Documents of more and more cells, to what they are exported to.
func exporting() {
  let counts = [500, 1_000, 2_000, 4_000]
  Growth(counts, from: building) { export($0, to: .html) }
    .rows("cells that build, as a page", wanted: "≤ 10 s")
  Growth(counts, from: tapping) { export($0, to: .html) }
    .rows("cells that build and tap, as a page", wanted: "≤ 10 s")
  Growth(counts, from: building) { export($0, to: .svg) }
    .rows("cells that build, as a picture", wanted: "≤ 10 s")
}

private func building(_ count: Int) -> String {
  (0..<count).map { cell("add view v\($0) \($0 * 37 % 300) \($0 * 53 % 440) 30 30") }.joined()
}

/// What a picture would show is another after every cell.
private func tapping(_ count: Int) -> String {
  (0..<count).map { number in
    let (x, y) = (number * 37 % 300, number * 53 % 440)
    return cell(
      number % 2 == 0 ? "add view v\(number) \(x) \(y) 30 30" : "tap \(x % 290 + 5) \(y % 430 + 5)")
  }.joined()
}

private func cell(_ command: String) -> String { "```hitchain\n> \(command)\n```\n\n" }

private func export(_ text: String, to format: ExportFormat) {
  do throws(ExportError) {
    let document = try ExportError.reading { () throws(DocumentError) in try Document(text) }
    if try document.exported(to: format).text.isEmpty { print("An export is empty.") }
  } catch {
    print("An export fails: \(error)")
  }
}
