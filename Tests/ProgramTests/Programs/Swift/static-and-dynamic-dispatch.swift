// A method of a protocol is found in the object; one only in its extension is not.
protocol Greeter {
  func hello() -> String
}
extension Greeter {
  func hello() -> String { "hello from the protocol" }
  func bye() -> String { "bye from the protocol" }
}
struct Polite: Greeter {
  func hello() -> String { "hello from Polite" }
  func bye() -> String { "bye from Polite" }
}
let polite = Polite()
let greeter: Greeter = polite
print(polite.hello(), "/", greeter.hello())
print(polite.bye(), "/", greeter.bye())
func talk<G: Greeter>(_ greeter: G) -> String { greeter.hello() + ", " + greeter.bye() }
print(talk(polite))
class Parent {
  func who() -> String { "parent" }
  func ask() -> String { "I am " + who() }
}
class Child: Parent {
  override func who() -> String { "child" }
}
let someone: Parent = Child()
print(someone.ask(), Parent().ask())
