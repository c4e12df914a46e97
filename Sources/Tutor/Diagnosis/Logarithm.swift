/// Of a number above nought. The floors below the program have no C library to ask.
func log2(_ number: Double) -> Double {
  // 1 ..< 2, so the ratio is below a third, and its powers soon below what a Double holds.
  let part = number.significand
  let ratio = (part - 1) / (part + 1)
  var (sum, power, odd) = (0.0, ratio, 1.0)
  while power > 1e-18 {
    sum += power / odd
    power *= ratio * ratio
    odd += 2
  }
  // 2 / ln 2
  return Double(number.exponent) + sum * 2.885_390_081_777_926_8
}

/// A number above nought to any power.
func power(_ base: Double, _ exponent: Double) -> Double { exp2(exponent * log2(base)) }

/// Two to any power, as a whole power times a series that ends soon.
func exp2(_ number: Double) -> Double {
  guard number > -1_000 else { return 0 }
  guard number < 1_000 else { return .infinity }
  let whole = number.rounded(.down)
  // ln 2
  let part = (number - whole) * 0.693_147_180_559_945_3
  var (sum, term, step) = (1.0, 1.0, 1.0)
  while term > 1e-18 {
    term *= part / step
    sum += term
    step += 1
  }
  return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
