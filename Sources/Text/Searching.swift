// Texts in texts, compared byte by byte: Embedded Swift has no library for it.

extension StringProtocol {
  /// Without the space around it.
  public var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  public func contains(text: String) -> Bool { range(of: text) != nil }

  /// Where a text first stands, at or after a place.
  public func range(of text: String, from start: Index? = nil) -> Range<Index>? {
    var rest = utf8[(start ?? startIndex)...]
    while rest.count >= text.utf8.count {
      if rest.starts(with: text.utf8) {
        return rest.startIndex..<utf8.index(rest.startIndex, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  public func replacing(text: String, with new: String) -> String {
    guard !text.isEmpty else { return self }
    var result = ""
    var start = startIndex
    while let found = range(of: text, from: start) {
      result += self[start..<found.lowerBound] + new
      start = found.upperBound
    }
    return result + self[start...]
  }

  public func lastRange(of text: String) -> Range<Index>? {
    var last: Range<Index>?
    while let found = range(of: text, from: last?.upperBound) { last = found }
    return last
  }
}
