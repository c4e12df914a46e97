/// NumberLiterals with so many decimals, exactly rounded.
enum Decimals {
  static func fixed(_ value: Double, places: Int) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let places = max(0, min(places, 60))
    var digits = wholeDigits(value.magnitude, scaledBy: places)
    while digits.count <= places { digits.insert(0, at: 0) }
    var text = value.sign == .minus ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index == digits.count - places { text += "." }
      text += String(digit)
    }
    return text
  }

  /// The digits of value times ten to the power, rounded half to even: by long arithmetic, as the value stands.
  private static func wholeDigits(_ value: Double, scaledBy places: Int) -> [UInt8] {
    if value == 0 { return [0] }
    // value = m · 2^e
    let m = UInt64(value.significandBitPattern) | (value.isNormal ? 1 << 52 : 0)
    let e = value.isNormal ? Int(value.exponent) - 52 : -1074
    var number = LongNumber(m)
    for _ in 0..<places { number.multiply(by: 10) }
    if e >= 0 {
      number.shiftLeft(by: e)
    } else {
      number.shiftRightRounding(by: -e)
    }
    return number.decimalDigits()
  }

  /// The shortest that `%@` of an NSNumber shows.
  static func short(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func general(_ value: Double, places: Int, style: Unicode.Scalar) -> String {
    if !value.isFinite { return fixed(value, places: 0) }
    let isExponential = style == "e" || style == "E"
    let precision = isExponential ? places : max(1, places)
    var exponent = value == 0 ? 0 : Int(Mathematics.logarithm10(abs(value)).rounded(.down))
    func mantissa(_ exponent: Int, _ places: Int) -> String {
      fixed(value / Mathematics.power(10, Double(exponent)), places: places)
    }
    let decimals = isExponential ? precision : precision - 1
    if mantissa(exponent, decimals).filter({ $0 != "-" }).hasPrefix("10") { exponent += 1 }
    if isExponential || exponent < -4 || exponent >= precision {
      var text = mantissa(exponent, decimals)
      if !isExponential { text = trimmed(text) }
      let size = String(abs(exponent))
      return text + (style == "E" || style == "G" ? "E" : "e") + (exponent < 0 ? "-" : "+")
        + (size.count < 2 ? "0" + size : size)
    }
    return trimmed(fixed(value, places: max(0, precision - 1 - exponent)))
  }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var characters = Array(text)
    while characters.last == "0" { characters.removeLast() }
    if characters.last == "." { characters.removeLast() }
    return String(characters)
  }
}
