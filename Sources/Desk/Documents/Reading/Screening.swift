import Lab

/// What no document may hold: it is looked at before anything else reads it.
struct Screening {
  private let text: TextLines

  /// Deeper lists and quotations are nobody's writing.
  static let nestingLimit = 100

  init(_ text: TextLines) { self.text = text }

  func check() throws(DocumentError) {
    for index in text.lines.indices {
      let line = text.bytes[text.lines[index].text]
      guard let text = String(validating: line, as: UTF8.self) else {
        throw DocumentError(problem: .notUTF8, line: index + 1)
      }
      if let control = text.control {
        throw DocumentError(problem: .controlCharacter(control), line: index + 1)
      }
      guard depth(of: line) <= Self.nestingLimit else {
        throw DocumentError(problem: .nestedTooDeep(limit: Self.nestingLimit), line: index + 1)
      }
    }
  }

  /// How many lists and quotations a line may open or go on with.
  private func depth(of line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isMarkerPossible = true
    for byte in line {
      switch byte {
      case UInt8(ascii: ">"):
        depth += 1
        isMarkerPossible = true
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard isMarkerPossible else { return depth }
        depth += 1
        isMarkerPossible = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"): isMarkerPossible = true
      default: return depth
      }
    }
    return depth
  }
}

extension String {
  /// The first character that would move a terminal's cursor or turn text around: a line of commands
  /// may not hold it either.
  fileprivate var control: UInt32? {
    guard utf8.contains(where: { $0.canBeControl }) else { return nil }
    return unicodeScalars.first { $0.isControl }?.value
  }
}

extension UInt8 {
  /// As the first byte of a character: U+0080 to U+00BF begin with C2, U+2000 to U+2FFF with E2.
  fileprivate var canBeControl: Bool {
    (self < 0x20 && self != 0x09) || self == 0x7F || self == 0xC2 || self == 0xE2
  }
}
