/// A dictionary or a set: in the order in which its keys came, so that a program run twice does the same.
public struct Table: Sendable {
  private var storage: Storage

  private final class Storage: @unchecked Sendable {
    var keys: [Value]
    var values: [Value]
    /// Where a key stands, by what it is equal to.
    var places: [Value: Int]
    var nesting: Nesting

    init(keys: [Value], values: [Value], places: [Value: Int], nesting: Nesting) {
      (self.keys, self.values, self.places, self.nesting) = (keys, values, places, nesting)
    }
  }

  public init() {
    storage = Storage(keys: [], values: [], places: [:], nesting: Nesting(depth: 1))
  }

  public var keys: [Value] { storage.keys }
  public var values: [Value] { storage.values }
  public var count: Int { storage.keys.count }
  var nesting: Nesting { storage.nesting }

  /// `identity` is what stands for the key: itself, or what its own `hash(into:)` gave.
  func index(of identity: Value) -> Int? { storage.places[identity] }

  func value(of identity: Value) -> Value? {
    storage.places[identity].map { storage.values[$0] }
  }

  mutating func set(_ key: Value, _ identity: Value, to value: Value) {
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

  mutating func take(_ identity: Value) -> Value? {
    own()
    guard let index = storage.places[identity] else { return nil }
    var value = Value.absent
    swap(&storage.values[index], &value)
    return value
  }

  mutating func remove(_ identity: Value) -> (key: Value, value: Value)? {
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
