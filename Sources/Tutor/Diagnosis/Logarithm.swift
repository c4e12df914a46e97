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
