// A protocol can ask for something of the type itself.
protocol Unit {
  static var symbol: String { get }
  static func parse(_ text: String) -> Self?
  init(_ amount: Int)
  var amount: Int { get }
}
extension Unit {
  static func parse(_ text: String) -> Self? {
    guard text.hasSuffix(symbol), let number = Int(text.dropLast(symbol.count)) else { return nil }
    return Self(number)
  }
  var text: String { "\(amount)\(Self.symbol)" }
}
struct Meter: Unit {
  static let symbol = "m"
  let amount: Int
  init(_ amount: Int) { self.amount = amount }
}
struct Gram: Unit {
  static var symbol: String { "g" }
  let amount: Int
  init(_ amount: Int) { self.amount = amount * 1 }
}
func sum<U: Unit>(_ units: [U]) -> U {
  U(units.reduce(0) { $0 + $1.amount })
}
print(Meter.parse("12m")?.text ?? "none", Meter.parse("12g")?.text ?? "none")
print(Gram.parse("7g")?.amount ?? 0)
print(sum([Meter(1), Meter(20)]).text)
