// A part that cannot be without its whole.
final class Customer {
  let name: String
  var card: Card?
  init(_ name: String) { self.name = name }
  deinit { print("\(name) goes") }
}
final class Card {
  let number: Int
  unowned let owner: Customer
  init(number: Int, owner: Customer) {
    self.number = number
    self.owner = owner
  }
  var text: String { "card \(number) of \(owner.name)" }
  deinit { print("card \(number) goes") }
}
var customer: Customer? = Customer("Ann")
customer!.card = Card(number: 7, owner: customer!)
print(customer!.card!.text)
customer = nil
print("end")
