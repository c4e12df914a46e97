extension Document {
  /// Four digits that tell a text from one that was changed: a hash (FNV-1a) of its lines, without
  /// what is blank at their ends and around them. Nil where all is blank.
  func mark(ofLines lines: Range<Int>) -> String? {
    var texts = lines.map { line in
      let bytes = text.bytes[text.lines[line].text]
      let last = bytes.lastIndex { !Self.blanks.contains($0) }
      return last.map { bytes[...$0] } ?? []
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    texts = Array(texts.drop { $0.isEmpty })
    guard !texts.isEmpty else { return nil }
    var hash: UInt32 = 0x811C_9DC5
    for byte in texts.joined(separator: [UInt8(ascii: "\n")]) {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    let digits = String((hash ^ (hash >> 16)) & 0xFFFF, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static let blanks = Array(" \t".utf8)
}
