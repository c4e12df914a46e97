import CommandLanguage
import Engine
import Import
import Text

/// What follows an `import` that names no file, up to a line with a full stop.
enum Paste {
  /// Does a line ask for one?
  static func begins(with line: String) -> Bool {
    let words = line.split { $0.isWhitespace }
    guard let first = words.first, first.lowercased() == "import" else { return false }
    return words.count == 1 || words[1].lowercased() == "as"
  }

  /// Is it what a debugger, a test or an inspector prints? Nobody who pastes that wants its lines run. What
  /// begins with a command or with code is none, whatever it goes on with.
  static func isDump(_ text: String, in scene: Scene) -> Bool {
    let lines = text.split { $0.isNewline }
    guard let first = lines.first(where: { $0.contains { !$0.isWhitespace } })?.trimmed,
      let word = first.split(whereSeparator: { $0.isWhitespace }).first,
      commandWord(named: String(word)) == nil, !isCode(first, in: scene),
      let dump = try? DumpReader.read(Array(text.utf8))
    else { return false }
    return !(dump.nodes.isEmpty && dump.commands.isEmpty && dump.touches.isEmpty)
  }

  /// Of what is there already.
  static func gather(once text: String) -> String {
    var text: String? = text
    return gather {
      defer { text = nil }
      return text
    }
  }

  /// `next` gives a line, or a block of them, and nil at the end.
  static func gather(_ next: () -> String?) -> String {
    var text = ""
    while let part = next() {
      let lines = part.split(omittingEmptySubsequences: false) { $0.isNewline }
      if let stop = lines.firstIndex(of: ".") {
        text += lines[..<stop].joined(separator: "\n")
        break
      }
      text += part + "\n"
    }
    return text
  }
}
