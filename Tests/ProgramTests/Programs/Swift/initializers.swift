// Memberwise, own, delegating, convenience and required initializers.
struct Size {
  var width = 1.0
  var height = 2.0
}
extension Size {
  init(square side: Double) { self.init(width: side, height: side) }
}
class Animal {
  var name: String
  var legs = 4
  required init(name: String) {
    self.name = name
    print("animal \(name)")
  }
  convenience init() { self.init(name: "nameless") }
}
class Bird: Animal {
  var canFly: Bool
  init(name: String, canFly: Bool) {
    self.canFly = canFly
    super.init(name: name)
    legs = 2
  }
  required convenience init(name: String) { self.init(name: name, canFly: true) }
}
final class Penguin: Bird {
  let country = "south of " + "everything"
  init() {
    super.init(name: "Pingu", canFly: false)
    print("\(name) from \(country)")
  }
  required convenience init(name: String) { self.init() }
}
print(Size(), Size(width: 5), Size(height: 7), Size(square: 3))
print(Animal().name, Bird(name: "Robin").canFly, Bird(name: "Emu", canFly: false).legs)
print(Penguin().canFly, Bird().name)
func make<A: Animal>(_ type: A.Type) -> A { type.init(name: "made") }
print(make(Bird.self).legs, make(Animal.self).legs)
