// Amounts in cents, discounts as an enum, totals by reduce.
struct Item: Hashable {
  let name: String
  let cents: Int
}
enum Discount {
  case none
  case percent(Int)
  case threeForTwo(String)
}
struct Cart {
  private var amounts: [Item: Int] = [:]
  var discount = Discount.none
  mutating func add(_ item: Item, _ count: Int = 1) { amounts[item, default: 0] += count }
  mutating func remove(_ item: Item) {
    guard let amount = amounts[item] else { return }
    amounts[item] = amount > 1 ? amount - 1 : nil
  }
  var subtotal: Int { amounts.reduce(0) { $0 + $1.key.cents * $1.value } }
  var total: Int {
    switch discount {
    case .none: return subtotal
    case .percent(let percent): return subtotal * (100 - percent) / 100
    case .threeForTwo(let name):
      let free = amounts.filter { $0.key.name == name }.reduce(0) { $0 + $1.value / 3 * $1.key.cents }
      return subtotal - free
    }
  }
  var count: Int { amounts.values.reduce(0, +) }
}
func text(_ cents: Int) -> String {
  let rest = cents % 100
  return "\(cents / 100).\(rest < 10 ? "0\(rest)" : "\(rest)")"
}
let pen = Item(name: "pen", cents: 150)
let book = Item(name: "book", cents: 1299)
var cart = Cart()
cart.add(pen, 4)
cart.add(book)
cart.remove(pen)
print(cart.count, text(cart.total))
cart.discount = .percent(10)
print(text(cart.total))
cart.discount = .threeForTwo("pen")
print(text(cart.total), text(cart.subtotal - cart.total))
cart.remove(book)
cart.remove(book)
print(cart.count, text(5))
