/// A small repeatable source of random numbers (SplitMix64): a seed tells a whole scene.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Mixed once more, or the next seed would be the same numbers from the second on.
  init(seed: UInt64) { state = Self.mixed(seed &+ 0x1234_5678_9ABC_DEF1) }

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

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }

  mutating func pick<T>(_ first: T, _ rest: T...) -> T {
    let at = Int.random(in: 0...rest.count, using: &self)
    return at == 0 ? first : rest[at - 1]
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }
}
