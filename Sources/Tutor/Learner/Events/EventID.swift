/// Names one event among those of all machines, so that an event that comes twice is known to be
/// one.
public struct EventID: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Never from a seeded generator: two sessions with one seed would name their events alike, and
  /// one of the two would be lost.
  public init() {
    var random = SystemRandomNumberGenerator()
    self.init(high: random.next(), low: random.next())
  }

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 32 hexadecimal digits.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    for (index, digit) in digits.enumerated() {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      if index < 16 {
        halves.0 = halves.0 << 4 | UInt64(value)
      } else {
        halves.1 = halves.1 << 4 | UInt64(value)
      }
    }
    self.init(high: halves.0, low: halves.1)
  }

  public var text: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ half: UInt64) -> String {
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension EventID: Comparable {
  public static func < (a: EventID, b: EventID) -> Bool { (a.high, a.low) < (b.high, b.low) }
}
