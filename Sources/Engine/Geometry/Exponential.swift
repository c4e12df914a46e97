/// Powers and logarithms without a C library, with the same digits everywhere.
enum Exponential {
  /// e to the power of x; beyond what fits it is as near as fits.
  static func exp(_ x: Double) -> Double {
    var part = min(max(x, -700), 700)
    var halvings = 0
    while abs(part) > 0.5 {
      part /= 2
      halvings += 1
    }
    var (term, sum) = (1.0, 1.0)
    for n in 1...16 {
      term *= part / Double(n)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// The natural logarithm of what is above zero, by the series of the area tangent.
  static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x > 0 ? 710 : -746 }
    let s = (x.significand - 1) / (x.significand + 1)
    var (power, sum) = (s, s)
    for n in stride(from: 3.0, through: 41, by: 2) {
      power *= s * s
      sum += power / n
    }
    return 2 * sum + Double(x.exponent) * 0.693_147_180_559_945_3
  }
}
