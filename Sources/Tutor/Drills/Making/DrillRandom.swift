/// A repeatable source of chance (SplitMix64): one seed is one drill, on every machine and with
/// every version of the standard library.
public struct DrillRandom: Sendable {
  private var state: UInt64

  /// Mixed once more, or the next seed would be the same chances from the second on.
  public init(seed: UInt64) { state = Self.mixed(seed &+ 0x632B_E59B_D9B4_E019) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ state: UInt64) -> UInt64 {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From 0 to `count - 1`; 0 where there is nothing to choose from.
  public mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// From 0 to just below 1. An `Int` may have 32 bits.
  public mutating func fraction() -> Double { Double(next() >> 11) / Double(UInt64(1) << 53) }

  /// One of them, by how likely each is; nil where none is.
  mutating func weighed(_ chances: [Double]) -> Int? {
    let sum = chances.reduce(0, +)
    guard sum > 0 else { return nil }
    var rest = fraction() * sum
    for (place, chance) in chances.enumerated() {
      rest -= chance
      if rest < 0 { return place }
    }
    return chances.indices.last
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<T>(_ first: T, _ rest: T...) -> T {
    let at = below(rest.count + 1)
    return at == 0 ? first : rest[at - 1]
  }

  mutating func pick<T>(from values: [T]) -> T? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// A multiple of `step` from `low` to `high`.
  mutating func step(_ low: Int, _ high: Int, by step: Int = 20) -> Int {
    low + below((high - low) / step + 1) * step
  }

  public mutating func shuffle<T>(_ values: inout [T]) {
    for index in values.indices.dropFirst().reversed() {
      values.swapAt(index, below(index + 1))
    }
  }
}
