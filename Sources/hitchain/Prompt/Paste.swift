import Engine
import Import
import Lab

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
  static func isDump(_ text: String, in scene: Scene = .initial) -> Bool {
    let lines = text.split { $0.isNewline }
    guard let first = lines.first(where: { $0.contains { !$0.isWhitespace } })?.trimmed,
      let word = first.split(whereSeparator: { $0.isWhitespace }).first,
      commandWord(named: String(word)) == nil, !isCode(first, in: scene),
      let dump = try? DumpReader.read(Array(text.utf8))
    else { return DumpReader.isStoryboard(text) }
    return
      !(dump.nodes.isEmpty && dump.storyboard == nil && dump.commands.isEmpty
      && dump.touches.isEmpty)
  }

  /// May a dump begin with this line: with an address, a tag, or what opens JSON? No command does.
  static func beginsDump(_ line: String) -> Bool {
    let line = line.trimmed
    return line.contains(text: " 0x") || line == "["
      || ["<", "{", "[{", "(lldb)", "Element subtree:"].contains { line.hasPrefix($0) }
  }

  /// Of what is there already.
  static func gather(once text: String) -> String {
    var gathered = ""
    _ = add(text, to: &gathered)
    return gathered
  }

  /// `next` gives a line, or a block of them, and nil at the end; it throws where it is given up.
  static func gather(_ next: () throws(Stopped) -> String?) throws(Stopped) -> String {
    var text = ""
    while let part = try next() {
      if add(part, to: &text) { break }
    }
    return text
  }

  /// Did a line with a full stop end it?
  private static func add(_ part: String, to text: inout String) -> Bool {
    let lines = part.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard let stop = lines.firstIndex(of: ".") else {
      text += part + "\n"
      return false
    }
    text += lines[..<stop].joined(separator: "\n")
    return true
  }
}
