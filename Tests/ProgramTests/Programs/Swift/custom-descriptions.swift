// How one's own types look when printed.
struct Plain {
  let x = 1
  var name: String? = "n"
  var list = ["a"]
}
struct Money: CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
enum Size { case small, large(Int), pair(a: Int, b: String) }
final class Person {}
final class Pet: CustomStringConvertible {
  var description: String { "a pet" }
}
struct Code: CustomDebugStringConvertible, CustomStringConvertible {
  var description: String { "code" }
  var debugDescription: String { "Code!" }
}
print(Plain(), Money(cents: 1205), Pet())
print([Money(cents: 5)], Optional(Money(cents: 7)) as Any, (Money(cents: 1), 2))
print(Size.small, Size.large(3), Size.pair(a: 1, b: "x"))
print([Size.small, .large(2)], ["k": Size.small])
print(Person(), [Pet()])
print(Code(), [Code()], "\(Code())", String(describing: Code()), String(reflecting: Code()))
debugPrint("text", 1, Code())
print(Money.self, Plain.self, type(of: Size.small))
print(Optional<Int>.none as Any, [Int?.none], "\(String(describing: Int?.some(1)))")
