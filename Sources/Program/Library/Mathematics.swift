/// What a C library would reckon, for where there is none.
enum Mathematics {
  static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    // 2^k times a short series.
    let k = (x * 1.4426950408889634).rounded()
    let r = (x - k * 0.693147180369123816490) - k * 1.90821492927058770002e-10
    var (sum, term, n) = (1.0, 1.0, 1.0)
    while n < 22 {
      term *= r / n
      sum += term
      n += 1
    }
    return scaled(sum, by: Int(k))
  }

  private static func scaled(_ x: Double, by exponent: Int) -> Double {
    if exponent > 1000 {
      return x * Double(sign: .plus, exponent: 1000, significand: 1)
        * Double(sign: .plus, exponent: exponent - 1000, significand: 1)
    }
    if exponent < -1000 {
      return x * Double(sign: .plus, exponent: -1000, significand: 1)
        * Double(sign: .plus, exponent: exponent + 1000, significand: 1)
    }
    return x * Double(sign: .plus, exponent: exponent, significand: 1)
  }

  static func logarithm(_ x: Double) -> Double {
    if x < 0 || x.isNaN { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    let s = (m - 1) / (m + 1)
    let square = s * s
    var (sum, power, n) = (0.0, s, 1.0)
    while n < 40 {
      sum += power / n
      power *= square
      n += 2
    }
    return exponent * 0.693147180369123816490 + (2 * sum + exponent * 1.90821492927058770002e-10)
  }

  static func logarithm10(_ x: Double) -> Double {
    var power = 1.0
    for count in 0..<23 {
      if x == power { return Double(count) }
      power *= 10
    }
    return logarithm(x) / 2.302585092994046
  }

  static func logarithm2(_ x: Double) -> Double {
    if x > 0, x.isFinite, x.significand == 1 { return Double(x.exponent) }
    return logarithm(x) / 0.6931471805599453
  }

  static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y == 0.5 { return x.squareRoot() }
    if y == y.rounded(), abs(y) <= 1024 {
      var (result, base, left) = (1.0, x, Int(abs(y)))
      while left > 0 {
        if left & 1 == 1 { result *= base }
        base *= base
        left >>= 1
      }
      return y < 0 ? 1 / result : result
    }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if x < 0 { return .nan }
    return exponential(y * logarithm(x))
  }

  static func sine(_ x: Double) -> Double {
    if !x.isFinite { return .nan }
    let (r, quarter) = reduced(x)
    switch quarter {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    default: return -cosineSeries(r)
    }
  }

  static func cosine(_ x: Double) -> Double {
    if !x.isFinite { return .nan }
    let (r, quarter) = reduced(x)
    switch quarter {
    case 0: return cosineSeries(r)
    case 1: return -sineSeries(r)
    case 2: return -cosineSeries(r)
    default: return sineSeries(r)
    }
  }

  static func tangent(_ x: Double) -> Double { sine(x) / cosine(x) }

  /// What is left of an angle within an eighth of a turn, and in which quarter it was.
  private static func reduced(_ x: Double) -> (Double, Int) {
    let turns = (x * 0.6366197723675814).rounded()
    let r = (x - turns * 1.5707963267341256) - turns * 6.077100506506192e-11
    let quarter = Int(turns.truncatingRemainder(dividingBy: 4))
    return (r, (quarter % 4 + 4) % 4)
  }

  private static func sineSeries(_ x: Double) -> Double {
    var (sum, term, n) = (x, x, 1.0)
    while n < 24 {
      term *= -x * x / ((n + 1) * (n + 2))
      sum += term
      n += 2
    }
    return sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    var (sum, term, n) = (1.0, 1.0, 0.0)
    while n < 24 {
      term *= -x * x / ((n + 1) * (n + 2))
      sum += term
      n += 2
    }
    return sum
  }

  static func arctangent(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return -arctangent(-x) }
    if x > 1 { return 1.5707963267948966 - arctangent(1 / x) }
    // Halved twice, until the series is short.
    let a = x / (1 + (1 + x * x).squareRoot())
    let b = a / (1 + (1 + a * a).squareRoot())
    let square = b * b
    var (sum, power, n) = (0.0, b, 1.0)
    while n < 46 {
      sum += power / n
      power *= -square
      n += 2
    }
    return 4 * sum
  }

  static func arctangent(_ y: Double, _ x: Double) -> Double {
    if x > 0 { return arctangent(y / x) }
    if x < 0 {
      return y < 0 || (y == 0 && y.sign == .minus)
        ? arctangent(y / x) - .pi : arctangent(y / x) + .pi
    }
    if y > 0 { return .pi / 2 }
    return y < 0 ? -.pi / 2 : (x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y)
  }

  static func arcsine(_ x: Double) -> Double {
    if abs(x) > 1 { return .nan }
    return arctangent(x, (1 - x * x).squareRoot())
  }

  static func arccosine(_ x: Double) -> Double {
    if abs(x) > 1 { return .nan }
    return arctangent((1 - x * x).squareRoot(), x)
  }

  static func cubeRoot(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let size = abs(x)
    var root = exponential(logarithm(size) / 3)
    root -= (root * root * root - size) / (3 * root * root)
    root -= (root * root * root - size) / (3 * root * root)
    return x < 0 ? -root : root
  }
}
