extension [UInt8] {
  /// From one place to another, as far as both are in it.
  func piece(_ start: Int, _ end: Int) -> ArraySlice<UInt8> {
    let first = Swift.max(0, Swift.min(start, count))
    return self[first..<Swift.max(first, Swift.min(end, count))]
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: piece(start, end), as: UTF8.self)
  }

  func text(of token: Token) -> String { text(Int(token.start), Int(token.end)) }

  func piece(of token: Token) -> ArraySlice<UInt8> { piece(Int(token.start), Int(token.end)) }
}
