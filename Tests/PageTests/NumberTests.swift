import CPage
import Foundation
import Testing

/// The C library of a page against this machine's: the same numbers to the last bit.
@Suite("Numbers in a page")
struct NumberTests {
  @Test("A product and a sum are rounded once")
  func fused() {
    var numbers = Numbers()
    for _ in 0..<200_000 {
      let (x, y) = (numbers.next(), numbers.next())
      // What nearly cancels shows whether anything was lost.
      let z =
        numbers.bits() % 3 == 0
        ? Double(bitPattern: (-(x * y)).bitPattern &+ numbers.bits() % 4) : numbers.next()
      #expect(same(CPageFusedMultiplyAdd(x, y, z), fma(x, y, z)), "\(x) \(y) \(z)")
    }
  }

  @Test("Rounding and remainders")
  func roundingAndRemainders() {
    var numbers = Numbers()
    for _ in 0..<100_000 {
      let x = numbers.next()
      #expect(same(CPageRound(x), x.rounded()), "\(x)")
      let y = numbers.next()
      // The further apart they are, the longer it takes.
      guard x.isNormal, y.isNormal, abs(x.exponent - y.exponent) < 100 else { continue }
      #expect(same(CPageRemainder(x, y), fmod(x, y)), "\(x) \(y)")
      #expect(same(CPageNearestRemainder(x, y), remainder(x, y)), "\(x) \(y)")
    }
  }

  @Test("Decimals are read as strtod reads them")
  func reading() {
    var numbers = Numbers()
    var texts = [
      "0", "-0", "1e400", "-1e-400", "4.9406564584124654e-324", "2.4703282292062328e-324",
      "2.2250738585072011e-308", "9007199254740993", "1.7976931348623159e308", "0.1e1x", ".5", "5.",
      "inf", "-Infinity", "1e", "1e+", "123456789012345678901234567890e-10",
    ]
    for _ in 0..<20_000 { texts.append("\(numbers.next())") }
    for _ in 0..<5_000 {
      let digits = String(repeating: "\(numbers.bits())", count: Int(numbers.bits() % 5) + 1)
      texts.append("\(digits.prefix(3)).\(digits.dropFirst(3))e\(Int(numbers.bits() % 700) - 350)")
    }
    for text in texts where !text.contains("nan") {
      var result = 0.0
      let count = text.withCString { start in
        CPageReadDouble(start, &result).map { $0 - start }
      }
      let (expected, end) = text.withCString { start in
        var end: UnsafeMutablePointer<CChar>?
        let value = strtod(start, &end)
        return (value, end.map { UnsafePointer($0) - start })
      }
      #expect(same(result, expected) && count == end, "\(text)")
    }
    var result = 0.0
    #expect(CPageReadDouble("x", &result) == nil)
  }

  @Test("A product of 64 bits has 128")
  func products() {
    var numbers = Numbers()
    for _ in 0..<10_000 {
      let (a, b) = (numbers.bits(), numbers.bits())
      let product = CPageProduct(a, b)
      let expected = a.multipliedFullWidth(by: b)
      #expect(product.high == expected.high && product.low == expected.low)
    }
  }

  @Test("128 bits are shifted by as many as one likes")
  func shifts() {
    var numbers = Numbers()
    for by in 0..<Int32(128) {
      for _ in 0..<50 {
        let (high, low) = (numbers.bits(), numbers.bits())
        let wide = UInt128(high) << 64 | UInt128(low)
        for (found, expected) in [
          (CPageShiftLeft(CPageWide(high: high, low: low), by), wide << UInt128(by)),
          (CPageShiftRight(CPageWide(high: high, low: low), by), wide >> UInt128(by)),
        ] {
          #expect(UInt128(found.high) << 64 | UInt128(found.low) == expected, "by \(by)")
        }
      }
    }
  }

  private func same(_ one: Double, _ other: Double) -> Bool {
    one.isNaN ? other.isNaN : one.bitPattern == other.bitPattern
  }
}

/// The same numbers each time, of every size, with many that are subnormal or nearly alike.
private struct Numbers {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func bits() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func next() -> Double {
    let sort = bits() % 8
    let fraction = bits() & 0x800F_FFFF_FFFF_FFFF
    switch sort {
    case 0: return Double(bitPattern: fraction)
    case 1: return Double(bitPattern: bits())
    default: return Double(bitPattern: fraction | (993 + bits() % 60) << 52)
    }
  }
}
