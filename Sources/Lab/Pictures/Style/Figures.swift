import Engine

/// Numbers as pictures write them: short, and without zeros at the end.
enum Figures {
  /// Up to five decimals: 230, 12.5, 0.00999.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let size = value.magnitude
    guard size < 1e13 else { return (value < 0 ? "-" : "") + scientific(size) }
    let scaled = UInt64((size * 100_000).rounded())
    guard scaled > 0 else { return "0" }
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: 100_000)
    var result = (value < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var decimals = String(100_000 + rest).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      result += "." + decimals
    }
    return result
  }

  private static func scientific(_ size: Double) -> String {
    var mantissa = size
    var exponent = 0
    while mantissa >= 10 {
      mantissa /= 10
      exponent += 1
    }
    return text(mantissa) + "e" + String(exponent)
  }

  static func text(_ rect: Rect) -> String {
    "(" + text(rect.x) + " " + text(rect.y) + "; " + text(rect.width) + " " + text(rect.height)
      + ")"
  }

  static func text(_ point: Point) -> String { "(" + text(point.x) + ", " + text(point.y) + ")" }

  /// A part of a whole, to a tenth of a percent; something is never told as nothing.
  static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded()
    if tenths == 0, share > 0 { return "< 0.1 %" }
    if tenths == 1000, share < 1 { return "> 99.9 %" }
    let whole = Int(tenths)
    return String(whole / 10) + "." + String(whole % 10) + " %"
  }

  /// Spaces before a text, to fill a column.
  static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - CellWidth.of(text))) + text
  }
}
