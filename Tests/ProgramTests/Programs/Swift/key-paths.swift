// Reading and writing through a path to a property.
struct Person {
  var name: String
  var address = Address()
}
struct Address {
  var city = "Rome"
  var code = 100
}
var people = [Person(name: "Bo"), Person(name: "Al")]
people[0].address.code = 7
let code = \Person.address.code
print(people[0][keyPath: code], people.map(\.address.city))
people[1][keyPath: code] += 5
print(people.map { $0[keyPath: code] })
func sorted<Value: Comparable>(_ people: [Person], by path: KeyPath<Person, Value>) -> [String] {
  people.sorted { $0[keyPath: path] < $1[keyPath: path] }.map(\.name)
}
print(sorted(people, by: \.name), sorted(people, by: \.address.code))
func set<Value>(_ path: WritableKeyPath<Person, Value>, to value: Value, in people: inout [Person]) {
  for index in people.indices { people[index][keyPath: path] = value }
}
set(\.address.city, to: "Oslo", in: &people)
print(people.map(\.address.city))
