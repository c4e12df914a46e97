/// Chance that depends on nothing but the seed (SplitMix64).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int {
    Int(next() % UInt64(max(count, 1)))
  }

  mutating func between(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of several, of which there must be at least one.
  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[below(items.count)]
  }

  mutating func pickAny<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : pick(items)
  }

  mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
    var rest = items
    var result: [Item] = []
    while !rest.isEmpty {
      result.append(rest.remove(at: below(rest.count)))
    }
    return result
  }
}
