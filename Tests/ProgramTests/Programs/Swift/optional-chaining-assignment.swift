// Assigning through a chain does nothing when a link is missing.
final class Address {
  var street: String
  var number: Int?
  init(street: String) { self.street = street }
}
final class Person {
  var address: Address?
  var pets: [String]?
}

let person = Person()
person.address?.street = "Nowhere"
print(person.address?.street as Any)
person.address = Address(street: "Elm Street")
person.address?.street += " East"
print(person.address?.street ?? "none")
print(person.address?.number as Any)
person.address?.number = 12
print(person.address?.number as Any)

person.pets?.append("Rex")
print(person.pets == nil)
person.pets = []
person.pets?.append("Rex")
print(person.pets?.count ?? 0, person.pets?.first?.uppercased() ?? "-")

func loud() -> String {
  print("this runs")
  return "Oak"
}
person.address?.street = loud()
person.address = nil
person.address?.street = loud()
if (person.address?.street = "Ash") == nil { print("nothing was assigned") }
