import Engine

/// Numbers as prose writes them: short, and without zeros at the end.
public enum Numbers {
  /// Up to five decimals: 230, 12.5, 0.00999.
  public static func text(_ value: Double) -> String {
    guard !value.isNaN else { return "NaN" }
    let size = value.magnitude
    let sign = value < 0 ? "-" : ""
    guard size.isFinite else { return sign + "∞" }
    guard size < 1e13 else { return sign + scientific(size) }
    let scaled = UInt64((size * 100_000).rounded())
    guard scaled > 0 else { return "0" }
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: 100_000)
    guard rest > 0 else { return sign + String(whole) }
    var decimals = String(rest)
    while decimals.utf8.count < 5 { decimals = "0" + decimals }
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return sign + String(whole) + "." + decimals
  }

  private static func scientific(_ value: Double) -> String {
    var mantissa = value
    var exponent = 0
    while mantissa >= 10 {
      mantissa /= 10
      exponent += 1
    }
    return text(mantissa) + "e" + String(exponent)
  }

  public static func text(_ point: Point) -> String {
    "(" + text(point.x) + ", " + text(point.y) + ")"
  }

  public static func text(_ rect: Rect) -> String {
    "(" + text(rect.x) + " " + text(rect.y) + "; " + text(rect.width) + " " + text(rect.height)
      + ")"
  }

  public static func text(_ insets: EdgeInsets) -> String {
    "(" + text(insets.top) + " " + text(insets.left) + " " + text(insets.bottom) + " "
      + text(insets.right) + ")"
  }

  public static func seconds(_ value: Double) -> String { text(value) + " s" }

  /// A distance, to a tenth of a point.
  public static func distance(_ value: Double) -> String {
    value.isFinite ? text((value * 10).rounded() / 10) : text(value)
  }

  /// A distance with its unit, in English: `1 point`, `2.5 points`.
  public static func points(_ value: Double) -> String {
    let number = distance(value)
    return number + (number == "1" ? " point" : " points")
  }
}

extension Double {
  /// No more exact than `Numbers` tells it.
  public var told: Double { (self * 100_000).rounded() / 100_000 }
}

extension Point {
  public var told: Point { Point(x.told, y.told) }
}

extension Size {
  public var told: Size { Size(width.told, height.told) }
}

extension Rect {
  public var told: Rect { Rect(x.told, y.told, width.told, height.told) }
}
