// As many arguments as one likes.
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func join(_ parts: String..., with separator: String = "-") -> String {
  parts.joined(separator: separator)
}
func largest<T: Comparable>(_ first: T, _ rest: T...) -> T {
  rest.reduce(first) { $0 > $1 ? $0 : $1 }
}
print(sum(), sum(5), sum(1, 2, 3))
print(join("a", "b", "c"), join("x", with: "+"), join(with: "/"), join("1", "2", with: ""))
print(largest(3), largest(3, 9, 4), largest("b", "c", "a"))
struct Bag {
  var items: [String]
  init(_ items: String...) { self.items = items }
  mutating func put(_ more: String..., twice: Bool = false) {
    items += more
    if twice { items += more }
  }
}
var bag = Bag("a")
bag.put("b", "c")
bag.put("d", twice: true)
print(bag.items, Bag().items.isEmpty)
print(max(1, 5, 3, 2), min(4, 2.5))
