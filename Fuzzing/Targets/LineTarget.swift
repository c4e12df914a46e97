import Engine
import Lab
import Sessions

/// One line as it comes: cut, read, completed, and said again in both languages.
enum LineTarget: FuzzTarget {
  private static let scene: Scene = {
    var session = Session()
    _ = session.run("add button B 10 10 80 40; add text-field T; add pan-recognizer R to B")
    _ = session.run("add controller K; add scroll-view S 0 100 100 100 contentSize=200 900")
    return session.state.scene
  }()

  static func take(_ bytes: [UInt8]) {
    let line = String(decoding: bytes, as: UTF8.self)
    let count = line.count
    do throws(CommandError) {
      for part in try split(line) { _ = try parse(part, in: scene) }
    } catch {
      demand(
        error.column >= 1 && error.column <= max(count, 10_000) + 1, "a column beyond the line")
      for language in [Language.english, .simplifiedChinese] {
        let text = error.rendered(line: line, width: 40, in: language)
        demand(!text.isEmpty, "an error without words")
        for line in text.split(separator: "\n") {
          demand(!String(line).isTreacherous(), "raw: \(line.debugDescription)")
        }
      }
    }
  }
}
