// Overriding, super, and the order in which things are set up.
class Vehicle {
  var wheels: Int
  var description: String { "vehicle with \(wheels) wheels" }
  init(wheels: Int) {
    self.wheels = wheels
    print("vehicle ready")
    setUp()
  }
  func setUp() { print("vehicle set up") }
  func honk() { print("...") }
  final func park() { print("parked: \(description)") }
}
class Car: Vehicle {
  let brand: String
  init(brand: String) {
    self.brand = brand
    super.init(wheels: 4)
    print("car ready")
  }
  override var description: String { brand + ", a " + super.description }
  override func setUp() {
    super.setUp()
    print("car set up, \(brand)")
  }
  override func honk() { print("beep") }
}
final class Truck: Car {
  convenience init() {
    self.init(brand: "Truck")
    wheels = 6
  }
  override func honk() {
    super.honk()
    print("BEEP")
  }
}
let vehicles = [Vehicle(wheels: 2), Car(brand: "Fiat"), Truck()]
for vehicle in vehicles {
  vehicle.honk()
  vehicle.park()
}
print(vehicles.map { $0 is Car }, (vehicles[2] as? Truck) != nil, vehicles[0] as? Car == nil)
