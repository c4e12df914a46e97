/// Sines and arctangents without a C library: the engine also runs where there is none, and gives
/// the same digits everywhere.
enum Trigonometry {
  /// Sine and cosine of an angle in degrees, exact at every multiple of 90.
  static func sinCos(degrees: Double) -> (sin: Double, cos: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (turn / 90).rounded()
    let rest = (turn - quarter * 90) * (.pi / 180)
    let (s, c) = (sine(rest), cosine(rest))
    switch (Int(quarter) % 4 + 4) % 4 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// The angle of a vector, in degrees from -180 to 180.
  static func angle(ofX x: Double, y: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    let steep = abs(y) > abs(x)
    let ratio = steep ? x / y : y / x
    let base = arctangent(ratio) * (180 / .pi)
    guard steep else { return x > 0 ? base : (y < 0 ? base - 180 : base + 180) }
    return y > 0 ? 90 - base : -90 - base
  }

  /// The series of the sine, for |x| up to a quarter of pi, where it is good to the last digit.
  private static func sine(_ x: Double) -> Double {
    var term = x
    var sum = x
    for n in stride(from: 2.0, through: 20, by: 2) {
      term *= -x * x / (n * (n + 1))
      sum += term
    }
    return sum
  }

  private static func cosine(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in stride(from: 1.0, through: 21, by: 2) {
      term *= -x * x / (n * (n + 1))
      sum += term
    }
    return sum
  }

  /// Halves the argument twice by `atan t = 2 atan(t / (1 + sqrt(1 + t²)))`, then sums the series.
  private static func arctangent(_ ratio: Double) -> Double {
    var t = ratio
    for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
    var power = t
    var sum = t
    for n in stride(from: 3.0, through: 43, by: 2) {
      power *= -t * t
      sum += power / n
    }
    return 4 * sum
  }
}
