// A cache that forgets what was not used for the longest time.
struct Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private(set) var order: [Key] = []
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  subscript(key: Key) -> Value? {
    mutating get {
      guard let value = values[key] else { return nil }
      touch(key)
      return value
    }
    set {
      if let newValue {
        values[key] = newValue
        touch(key)
        if order.count > capacity { values[order.removeFirst()] = nil }
      } else {
        values[key] = nil
        order.removeAll { $0 == key }
      }
    }
  }
  private mutating func touch(_ key: Key) {
    order.removeAll { $0 == key }
    order.append(key)
  }
}
var cache = Cache<String, Int>(capacity: 2)
cache["a"] = 1
cache["b"] = 2
print(cache["a"] as Any)
cache["c"] = 3
print(cache["b"] as Any, cache["a"] ?? 0, cache["c"] ?? 0, cache.order)
cache["a"] = nil
print(cache.order, cache["a"] == nil)
