// A protocol that leaves a type open.
protocol Store {
  associatedtype Item
  var items: [Item] { get }
  mutating func add(_ item: Item)
  func title(of item: Item) -> String
}
extension Store {
  var titles: [String] { items.map(title(of:)) }
  mutating func add(all items: [Item]) {
    for item in items { add(item) }
  }
}
extension Store where Item: Comparable {
  var largest: Item? { items.max() }
}
struct Numbers: Store {
  private(set) var items: [Int] = []
  mutating func add(_ item: Int) { items.append(item) }
  func title(of item: Int) -> String { "#\(item)" }
}
struct Words: Store {
  var items: [String]
  mutating func add(_ item: String) {
    if !items.contains(item) { items.append(item) }
  }
  func title(of item: String) -> String { item.uppercased() }
}
func fill<S: Store>(_ store: inout S, with item: S.Item, times: Int) where S.Item: Equatable {
  for _ in 0..<times { store.add(item) }
}
var numbers = Numbers()
numbers.add(all: [4, 9, 2])
fill(&numbers, with: 7, times: 2)
var words = Words(items: ["a"])
fill(&words, with: "b", times: 3)
print(numbers.titles, numbers.largest ?? 0)
print(words.titles, words.largest ?? "")
