// One function for every type, with what it needs written down.
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func peek() -> Element? { items.last }
}
extension Stack where Element: Equatable {
  func has(_ item: Element) -> Bool { items.contains(item) }
}

var numbers = Stack<Int>()
numbers.push(1)
numbers.push(2)
print(numbers.has(2), numbers.has(3), numbers.peek() ?? 0)
print(numbers.pop() ?? 0, numbers.pop() ?? 0, numbers.pop() as Any, numbers.isEmpty)

func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for item in items where item > best {
    best = item
  }
  return best
}
print(largest([3, 9, 2]) ?? 0, largest(["kiwi", "pear"]) ?? "", largest([Double]()) as Any)

func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
print(pair(1, "one"), pair(true, [1.5]))
func middle<C: Collection>(_ items: C) -> C.Element? where C.Element: Hashable {
  items.dropFirst(items.count / 2).first
}
print(middle([1, 2, 3]) ?? 0, middle("hello") ?? "-")
