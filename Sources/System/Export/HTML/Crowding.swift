import Desk

/// What libcmark would be busy with for minutes: for each `[` of a paragraph it looks at those before
/// it again.
struct Crowding {
  /// Of all paragraphs the square of their brackets; a second of work or two.
  static let limit = 100_000_000

  let document: Desk.Document

  func check() throws(DocumentError) {
    var work = 0
    for block in document.blocks where block.content == .prose {
      var (start, brackets) = (block.lines.lowerBound, 0)
      for line in block.lines {
        let bytes = document.text.bytes[document.text.bytes(ofLines: line..<line + 1)]
        guard bytes.contains(where: { !Self.isSpace($0) }) else {
          (start, brackets) = (line + 1, 0)
          continue
        }
        let more = bytes.count { $0 == UInt8(ascii: "[") }
        work += (2 * brackets + more) * more
        brackets += more
        guard work <= Self.limit else {
          throw DocumentError(problem: .tooManyBrackets, line: start + 1)
        }
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
