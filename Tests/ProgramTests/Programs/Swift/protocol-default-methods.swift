// A protocol's extension gives methods that a type may replace.
protocol Animal {
  var name: String { get }
  func sound() -> String
}
extension Animal {
  func sound() -> String { "..." }
  func introduce() -> String { "\(name) says \(sound())" }
}
struct Cat: Animal {
  let name = "Tom"
  func sound() -> String { "meow" }
}
struct Fish: Animal {
  let name = "Wanda"
}
final class Dog: Animal {
  var name: String
  init(name: String) { self.name = name }
  func sound() -> String { "woof" }
  func introduce() -> String { "the dog \(name)" }
}

let animals: [Animal] = [Cat(), Fish(), Dog(name: "Rex")]
for animal in animals {
  print(animal.introduce())
}
print(Dog(name: "Bo").introduce())
