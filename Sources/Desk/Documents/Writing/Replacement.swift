/// Lines of a text, and what is to stand in their place.
public struct Replacement: Equatable, Sendable {
  /// Counted from 0; an empty range puts something before a line.
  public var lines: Range<Int>
  public var text: [String]

  public init(_ lines: Range<Int>, with text: [String]) {
    self.lines = lines
    self.text = text
  }
}

extension TextLines {
  /// Replaces lines, and keeps every other byte. The replacements come in order and do not overlap.
  public func replacing(_ replacements: [Replacement]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for replacement in replacements {
      let old = bytes(ofLines: replacement.lines)
      result += bytes[copied..<old.lowerBound]
      copied = old.upperBound
      guard let last = replacement.text.last else { continue }
      let lineEnd = lineEnd(before: replacement.lines.lowerBound)
      if let byte = result.last, !byte.endsLine { result += lineEnd }
      for line in replacement.text.dropLast() {
        result += line.utf8
        result += lineEnd
      }
      // As the old one ended, so that a text without a last line end stays without.
      result += last.utf8
      result += replacement.lines.last.map { end(of: $0) } ?? lineEnd
    }
    return result + bytes[copied...]
  }

  /// What ends the lines where a new one is to stand.
  private func lineEnd(before index: Int) -> ArraySlice<UInt8> {
    for neighbor in [index - 1, 0] where lines.indices.contains(neighbor) {
      let end = end(of: neighbor)
      if !end.isEmpty { return end }
    }
    return [UInt8(ascii: "\n")]
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
