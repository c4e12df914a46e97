/// What a number's digits say.
enum NumberLiterals {
  enum Value {
    case integer(UInt64)
    case floating(Double)
  }

  /// Nil: it is none, or too large.
  static func value(of text: ArraySlice<UInt8>, in language: SourceLanguage, isFloating: Bool)
    -> Value?
  {
    let digits = text.filter { $0 != UInt8(ascii: "_") }
    if isFloating { return floating(digits).map(Value.floating) }
    guard digits.count > 1, digits[0] == UInt8(ascii: "0") else {
      return integer(digits[...], base: 10)
    }
    switch digits[1] | 0x20 {
    case UInt8(ascii: "x"): return integer(digits[2...], base: 16)
    case UInt8(ascii: "b"): return integer(digits[2...], base: 2)
    case UInt8(ascii: "o") where language == .swift: return integer(digits[2...], base: 8)
    default: return integer(digits[...], base: language == .objectiveC ? 8 : 10)
    }
  }

  private static func integer(_ digits: ArraySlice<UInt8>, base: UInt64) -> Value? {
    guard !digits.isEmpty else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      guard let number = digit.hexValue, UInt64(number) < base else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: base)
      let (sum, isStillTooLarge) = product.addingReportingOverflow(UInt64(number))
      if isTooLarge || isStillTooLarge { return nil }
      value = sum
    }
    return .integer(value)
  }

  private static func floating(_ digits: [UInt8]) -> Double? {
    Double(String(decoding: digits, as: UTF8.self))
  }
}
