/// What Hitchain's own probe prints: commands, between two marks.
enum ProbeOutput {
  static let begin: StaticString = "# hitchain-probe"
  static let end: StaticString = "# hitchain-end"

  /// Nil where no probe has printed.
  static func commands(in lines: [DumpLine]) -> [String]? {
    guard let first = lines.firstIndex(where: { $0.bytes.contains(begin) }) else { return nil }
    var commands: [String] = []
    for line in lines[(first + 1)...] {
      if line.bytes.contains(end) { break }
      var bytes = line.bytes.trimmed
      // A console may put its own words before each line.
      if let mark = bytes.find("hitchain> ") { bytes = bytes[(mark + 10)...] }
      guard let letter = bytes.first, letter.isLetter || bytes.starts(with: "# hit ") else {
        continue
      }
      commands.append(bytes.text)
    }
    return commands
  }
}
