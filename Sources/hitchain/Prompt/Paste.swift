import Text

/// What follows an `import` that names no file, up to a line with a full stop.
enum Paste {
  /// Does a line ask for one?
  static func begins(with line: String) -> Bool {
    let words = line.split { $0.isWhitespace }
    guard let first = words.first, first.lowercased() == "import" else { return false }
    return words.count == 1 || words[1].lowercased() == "as"
  }

  /// Does a debugger print this? Most of its lines name an object with its address and its frame. Or does
  /// a test print its elements?
  static func isDump(_ text: String) -> Bool {
    let lines = text.split { $0.isNewline }.filter { $0.contains { !$0.isWhitespace } }
    if lines.contains(where: { $0.hasPrefix("Element subtree:") }) { return true }
    let told = lines.count { line in
      let line = String(line)
      return line.contains(text: ": 0x") && line.contains(text: "frame = (") && line.contains("<")
    }
    return told > 0 && told * 2 > lines.count - 3
  }

  /// May a dump begin with this line? No command does.
  static func beginsDump(_ line: String) -> Bool {
    let line = String(line.drop { $0.isWhitespace })
    return line.contains(text: ": 0x") || line.hasPrefix("<") || line.hasPrefix("(lldb)")
      || line.hasPrefix("Element subtree:")
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
