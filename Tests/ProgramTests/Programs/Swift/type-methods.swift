// static and class methods, and which one runs.
class Base {
  class func name() -> String { "base" }
  static func fixed() -> String { "fixed of " + name() }
  class var level: Int { 1 }
  func report() -> String { "\(type(of: self).name()) \(Self.level)" }
}
final class Derived: Base {
  override class func name() -> String { "derived, once " + super.name() }
  override class var level: Int { super.level + 1 }
}
print(Base.fixed(), Derived.fixed())
print(Base().report(), Derived().report())
let types: [Base.Type] = [Base.self, Derived.self]
print(types.map { $0.name() })
struct Id {
  private static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}
print(Id.next(), Id.next(), Id.next())
enum Parser {
  static func numbers(in text: String) -> [Int] { text.split(separator: " ").compactMap(number) }
  private static func number(_ text: Substring) -> Int? { Int(text) }
}
print(Parser.numbers(in: "1 x 22"))
