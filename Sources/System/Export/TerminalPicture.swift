import Desk
import Lab

/// A session as a picture of the terminal.
struct TerminalPicture {
  private let played: Played

  init(_ played: Played) { self.played = played }

  private static let (cell, row) = (8, 18)

  var text: String {
    var lines: [(text: String, kind: String)] = []
    for case .step(let step) in played.parts {
      lines += step.command.rowsOfDocument.map { ($0, step.failed ? "bad" : "go") }
      lines += step.lines.map { ($0, "ink") }
    }
    let columns = max(40, lines.map { Layout.width(of: $0.text) }.max() ?? 0)
    let (width, height) = ((columns + 4) * Self.cell, (lines.count + 2) * Self.row)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="\(HTMLText.escaped(played.title))">
      <style>text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
      white-space:pre}.ink{fill:#1f2328}.go{fill:#116329;font-weight:bold}\
      .bad{fill:#a40e26;font-weight:bold}.paper{fill:#fff}\
      @media (prefers-color-scheme:dark){.ink{fill:#e6edf3}.go{fill:#7ee787}.bad{fill:#ff9b93}\
      .paper{fill:#0d1117}}</style>
      <rect class="paper" width="\(width)" height="\(height)"/>

      """
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      svg +=
        "<text class=\"\(line.kind)\" x=\"\(2 * Self.cell)\" y=\"\((index + 2) * Self.row - 5)\""
        + " xml:space=\"preserve\">\(HTMLText.escaped(line.text))</text>\n"
    }
    return svg + "</svg>\n"
  }
}
