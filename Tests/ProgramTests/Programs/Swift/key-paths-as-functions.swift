// A key path in the place of a small closure.
struct City {
  let name: String
  let people: Int
  var isLarge: Bool { people > 1000 }
}
let cities = [
  City(name: "Oslo", people: 700), City(name: "Rome", people: 2800), City(name: "Bern", people: 140),
]
print(cities.map(\.name))
print(cities.filter(\.isLarge).map(\.people))
print(cities.map(\.name.count))
print(cities.sorted { $0.people < $1.people }.map(\.name))
print(cities.contains(where: \.isLarge), cities.allSatisfy(\.isLarge))
print(cities.first(where: \.isLarge)?.name ?? "none")
print(["b", "a"].map(\.self))
