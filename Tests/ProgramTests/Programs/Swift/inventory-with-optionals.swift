// Looking things up that may not be there.
struct Product {
  var name: String
  var price: Double?
  var stock: [String: Int]?
}
var products = [
  Product(name: "lamp", price: 20, stock: ["red": 2, "blue": 0]),
  Product(name: "chair", price: nil, stock: nil),
  Product(name: "table", price: 99.5, stock: [:]),
]
func find(_ name: String) -> Product? { products.first { $0.name == name } }
func available(_ name: String, _ color: String) -> String {
  guard let product = find(name) else { return "no \(name)" }
  guard let count = product.stock?[color] else { return "no \(color) \(name)" }
  return count > 0 ? "\(count) left" : "sold out"
}
print(available("lamp", "red"), available("lamp", "blue"), available("lamp", "green"))
print(available("chair", "red"), available("sofa", "red"))
let total = products.compactMap(\.price).reduce(0, +)
print(total, find("lamp")?.price.map { $0 * 2 } ?? 0, find("chair")?.price ?? -1)
if let index = products.firstIndex(where: { $0.stock == nil }) {
  products[index].stock = ["black": 4]
  products[index].stock?["black"]? -= 1
  products[index].price = (products[index].price ?? 0) + 45
}
print(available("chair", "black"), find("chair")!.price!)
