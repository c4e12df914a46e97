// Texts in texts, compared byte by byte: Embedded Swift has no library for it.

extension StringProtocol {
  /// Without the space around it.
  public var trimmed: String {
    var rest = Substring(self)
    // Mostly there is none.
    if let first = rest.utf8.first, let last = rest.utf8.last, first.isInk, last.isInk {
      return String(self)
    }
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  public func contains(text: String) -> Bool { range(of: text) != nil }

  /// Where a text first stands, at or after a place.
  public func range(of text: String, from start: Index? = nil) -> Range<Index>? {
    let offset = utf8.distance(from: startIndex, to: start ?? startIndex)
    let (wanted, bytes) = (Array(text.utf8), utf8)
    let found =
      bytes.withContiguousStorageIfAvailable { wanted.place(in: $0, from: offset) }
      ?? Array(bytes).withUnsafeBufferPointer { wanted.place(in: $0, from: offset) }
    return found.map { place in
      let lower = utf8.index(startIndex, offsetBy: place)
      return lower..<utf8.index(lower, offsetBy: wanted.count)
    }
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

extension [UInt8] {
  /// Where they first stand among others, at or after a place.
  fileprivate func place(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first else { return start }
    var place = start
    while place <= bytes.count - count {
      if bytes[place] == first {
        var length = 1
        while length < count, bytes[place + length] == self[length] { length += 1 }
        if length == count { return place }
      }
      place += 1
    }
    return nil
  }
}

extension UInt8 {
  /// In ASCII, and no space.
  fileprivate var isInk: Bool { self > 0x20 && self < 0x7F }
}
