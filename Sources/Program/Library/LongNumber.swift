/// A whole number of any length.
struct LongNumber {
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
  }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func shiftLeft(by count: Int) {
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    for _ in 0..<(count % 32) { multiply(by: 2) }
  }

  mutating func shiftRightRounding(by count: Int) {
    let (whole, bits) = (count / 32, UInt32(count % 32))
    guard whole < limbs.count else {
      limbs = [0]
      return
    }
    var half = false
    var rest = false
    func bit(_ index: Int) -> Bool {
      index >= 0 && limbs[index / 32] >> UInt32(index % 32) & 1 == 1
    }
    half = bit(count - 1)
    for index in 0..<max(0, count - 1) where bit(index) { rest = true }
    var result = Array(limbs[whole...])
    if bits > 0 {
      for index in result.indices {
        let above = index + 1 < result.count ? result[index + 1] << (32 - bits) : 0
        result[index] = result[index] >> bits | above
      }
    }
    limbs = result
    if half, rest || limbs[0] & 1 == 1 { increment() }
  }

  private mutating func increment() {
    for index in limbs.indices {
      let (sum, overflows) = limbs[index].addingReportingOverflow(1)
      limbs[index] = sum
      if !overflows { return }
    }
    limbs.append(1)
  }

  func decimalDigits() -> [UInt8] {
    var (rest, digits) = (limbs, [UInt8]())
    repeat {
      var remainder: UInt64 = 0
      for index in rest.indices.reversed() {
        let value = remainder << 32 | UInt64(rest[index])
        rest[index] = UInt32(truncatingIfNeeded: value / 10)
        remainder = value % 10
      }
      digits.append(UInt8(remainder))
      while rest.count > 1, rest.last == 0 { rest.removeLast() }
    } while rest.contains { $0 != 0 }
    return digits.reversed()
  }
}
