import Engine
import Lab
import System

/// A session that was kept by itself: a file with a command a line, which `hitchain run` runs too.
struct KeptSession {
  /// `2026-11-22 15:40`, by the clock on the wall when it began.
  let begun: String
  let rules: Rulebook
  let language: Language
  /// Commands and notes, as they would be typed.
  let lines: [String]

  private static let mark = "# hitchain session "

  init(begun: String, start: State, lines: [String]) {
    self.begun = begun
    rules = start.rules
    language = start.language
    self.lines = lines
  }

  /// Nil for what is none of ours.
  init?(_ text: String) {
    var rest = text.split(separator: "\n").map { String($0) }[...]
    guard let head = rest.popFirst(), head.hasPrefix(Self.mark) else { return nil }
    let words = head.dropFirst(Self.mark.count).split(separator: " ").map { String($0) }
    guard words.count == 4, let language = Language(tag: words[3]) else { return nil }
    begun = words[0] + " " + words[1]
    rules = words[2] == "documents" ? .documents : .uikit
    self.language = language
    lines = Array(rest)
  }

  /// The file's first line.
  var head: String {
    Self.mark + "\(begun) \(rules == .documents ? "documents" : "uikit") \(language.rawValue)"
  }

  var bytes: [UInt8] { Array(([head] + lines).map { $0 + "\n" }.joined().utf8) }

  var entries: [Entry] {
    lines.enumerated().map { .line($0.element, number: $0.offset + 2) }
  }

  /// A cell as it would be typed.
  static func line(of cell: Cell) -> String {
    guard let note = cell.note else { return cell.text }
    let text = String(note.map { $0.isNewline ? " " : $0 })
    return "note " + (text.hasPrefix("\"") ? text.quoted : text)
  }
}
