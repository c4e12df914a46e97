extension Tokenizer {
  /// `1_000`, `0xFF`, `1.5e3`, `10UL`, `.5f`: how long it is; its value is worked out when it is read.
  mutating func numeral() {
    var end = at
    var isFloating = false
    let isIndex = language == .swift && tokens.last?.kind == .dot
    if isIndex {
      while byte(end).isDigit { end += 1 }
      add(.integer, end - at)
      return
    }
    let second = byte(at + 1) | 0x20
    if byte(at) == UInt8(ascii: "0"), second == UInt8(ascii: "x") || isPrefixed(second) {
      end += 2
      while byte(end).isHexDigit || byte(end) == UInt8(ascii: "_") { end += 1 }
      if second == UInt8(ascii: "x"), let exponent = hexExponent(from: end) {
        end = exponent
        isFloating = true
      }
    } else {
      end = digits(from: end)
      if byte(end) == UInt8(ascii: "."), goesOnBehindDot(end) {
        isFloating = true
        end = digits(from: end + 1)
      }
      if byte(end) | 0x20 == UInt8(ascii: "e"), let exponent = exponent(from: end) {
        end = exponent
        isFloating = true
      }
    }
    // Suffixes, and what makes it no number at all.
    while byte(end).startsName || byte(end).isDigit { end += 1 }
    add(isFloating ? .floating : .integer, end - at)
  }

  private func isPrefixed(_ second: UInt8) -> Bool {
    second == UInt8(ascii: "b") || (second == UInt8(ascii: "o") && language == .swift)
  }

  private func digits(from start: Int) -> Int {
    var end = start
    while byte(end).isDigit || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  /// `1.5`, and in C also `1.` and `1.f`; `1...5` and `1.description` go on otherwise.
  private func goesOnBehindDot(_ dot: Int) -> Bool {
    let after = byte(dot + 1)
    if after.isDigit { return true }
    guard language == .objectiveC, after != UInt8(ascii: ".") else { return false }
    return !after.startsName || after | 0x20 == UInt8(ascii: "f")
      || after | 0x20 == UInt8(ascii: "e")
  }

  private func exponent(from start: Int) -> Int? {
    var end = start + 1
    if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
    return byte(end).isDigit ? digits(from: end) : nil
  }

  /// `0x1.8p3`
  private func hexExponent(from start: Int) -> Int? {
    var end = start
    if byte(end) == UInt8(ascii: "."), byte(end + 1).isHexDigit {
      end += 1
      while byte(end).isHexDigit || byte(end) == UInt8(ascii: "_") { end += 1 }
    }
    guard byte(end) | 0x20 == UInt8(ascii: "p") else { return nil }
    return exponent(from: end)
  }
}
