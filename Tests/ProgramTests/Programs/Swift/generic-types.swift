// Types with a hole for another type.
struct Pair<A, B> {
  var first: A
  var second: B
  func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
  func mapFirst<C>(_ change: (A) -> C) -> Pair<C, B> { Pair<C, B>(first: change(first), second: second) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
enum Loading<Value> {
  case waiting
  case done(Value)
  var value: Value? { if case .done(let value) = self { value } else { nil } }
  func map<T>(_ change: (Value) -> T) -> Loading<T> {
    switch self {
    case .waiting: return .waiting
    case .done(let value): return .done(change(value))
    }
  }
}
final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private(set) var misses = 0
  func value(for key: Key, make: (Key) -> Value) -> Value {
    if let value = values[key] { return value }
    misses += 1
    let value = make(key)
    values[key] = value
    return value
  }
}
let pair = Pair(first: 1, second: "one")
print(pair.first, pair.swapped().first, pair.mapFirst { Double($0) + 0.5 }.first)
print(pair == Pair(first: 1, second: "one"), Pair(first: 1, second: 2) == Pair(first: 2, second: 2))
print(Loading.done(4).map { "\($0)!" }, Loading<Int>.waiting.map { $0 + 1 }.value as Any)
let cache = Cache<String, Int>()
print(cache.value(for: "abc") { $0.count }, cache.value(for: "abc") { _ in 0 }, cache.misses)
typealias Named<T> = Pair<String, T>
print(Named(first: "n", second: [1]).second)
