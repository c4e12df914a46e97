// Protocols refine one another and can be asked for together.
protocol Named { var name: String { get } }
protocol Priced { var price: Int { get } }
protocol Sellable: Named, Priced {
  func label() -> String
}
extension Sellable {
  func label() -> String { "\(name): \(price)" }
}
struct Book: Sellable {
  let name: String
  let price: Int
}
struct Gift: Named, Priced {
  var name: String { "gift" }
  var price = 0
}
func tag(_ thing: Named & Priced) -> String {
  "<\(thing.name)|\(thing.price)>"
}
print(Book(name: "Atlas", price: 30).label())
print(tag(Book(name: "Map", price: 4)), tag(Gift()))

let things: [Any] = [Book(name: "Guide", price: 9), Gift(price: 2), "text"]
for thing in things {
  if let sellable = thing as? Sellable {
    print("sold", sellable.label())
  } else if thing is Named {
    print("named only")
  } else {
    print("no", thing)
  }
}
