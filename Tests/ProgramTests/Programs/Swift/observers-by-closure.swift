// A value that tells everybody who asked when it changes.
final class Observable<Value> {
  private var observers: [Int: (Value) -> Void] = [:]
  private var nextToken = 0
  var value: Value {
    didSet {
      for token in observers.keys.sorted() { observers[token]?(value) }
    }
  }
  init(_ value: Value) { self.value = value }
  func observe(_ observer: @escaping (Value) -> Void) -> Int {
    defer { nextToken += 1 }
    observers[nextToken] = observer
    observer(value)
    return nextToken
  }
  func remove(_ token: Int) { observers[token] = nil }
}
let name = Observable("Ann")
let count = Observable([0])
let first = name.observe { print("first: \($0)") }
let second = name.observe { text in
  print("second: \(text.count)")
  count.value.append(text.count)
}
name.value = "Annabel"
name.remove(first)
name.value += "la"
print(count.value, first, second)
