/// A dictionary or a set: in the order in which its keys came, so that a program run twice does the same.
public struct Table: Sendable {
  private var storage: Storage

  private final class Storage: @unchecked Sendable {
    var keys: [ProgramValue]
    var values: [ProgramValue]
    /// Where a key stands, by what it is equal to.
    var places: [ProgramValue: Int]
    var nesting: Nesting

    init(
      keys: [ProgramValue], values: [ProgramValue], places: [ProgramValue: Int], nesting: Nesting
    ) {
      (self.keys, self.values, self.places, self.nesting) = (keys, values, places, nesting)
    }
  }

  public init() {
    storage = Storage(keys: [], values: [], places: [:], nesting: Nesting(depth: 1))
  }

  public var keys: [ProgramValue] { storage.keys }
  public var values: [ProgramValue] { storage.values }
  public var count: Int { storage.keys.count }
  var nesting: Nesting { storage.nesting }

  /// `identity` is what stands for the key: itself, or what its own `hash(into:)` gave.
  func index(of identity: ProgramValue) -> Int? { storage.places[identity] }

  func value(of identity: ProgramValue) -> ProgramValue? {
    storage.places[identity].map { storage.values[$0] }
  }

  mutating func set(_ key: ProgramValue, _ identity: ProgramValue, to value: ProgramValue) {
    own()
    storage.nesting.hold(key)
    storage.nesting.hold(value)
    if let index = storage.places[identity] {
      storage.values[index] = value
    } else {
      storage.places[identity] = storage.keys.count
      storage.keys.append(key)
      storage.values.append(value)
    }
  }

  mutating func take(_ identity: ProgramValue) -> ProgramValue? {
    own()
    guard let index = storage.places[identity] else { return nil }
    var value = ProgramValue.absent
    swap(&storage.values[index], &value)
    return value
  }

  mutating func remove(_ identity: ProgramValue) -> (key: ProgramValue, value: ProgramValue)? {
    guard let index = storage.places[identity] else { return nil }
    own()
    storage.places[identity] = nil
    let pair = (storage.keys.remove(at: index), storage.values.remove(at: index))
    for (other, place) in storage.places where place > index {
      storage.places[other] = place - 1
    }
    return pair
  }

  private mutating func own() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(
      keys: storage.keys, values: storage.values, places: storage.places,
      nesting: storage.nesting)
  }
}
