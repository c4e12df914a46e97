// The same name for different arguments.
func describe(_ value: Int) -> String { "integer \(value)" }
func describe(_ value: Double) -> String { "double \(value)" }
func describe(_ value: String) -> String { "text \(value)" }
func describe(_ value: [Int]) -> String { "list of \(value.count)" }
func describe(_ value: Bool) -> String { "truth \(value)" }
func describe(_ a: Int, _ b: Int) -> String { "two: \(a), \(b)" }
func describe(number value: Int) -> String { "named \(value)" }
print(describe(1), describe(1.0), describe("1"), describe([1]), describe(true))
print(describe(1, 2), describe(number: 3))

struct Meter {
  var value: Double
  init(_ value: Double) { self.value = value }
  init(feet: Double) { value = feet * 0.25 }
  init() { self.init(1) }
  static func + (a: Meter, b: Meter) -> Meter { Meter(a.value + b.value) }
  static func + (a: Meter, b: Double) -> Meter { Meter(a.value + b) }
}
print(Meter().value, Meter(feet: 8).value, (Meter(2) + Meter(3)).value, (Meter(2) + 0.5).value)
let third: Double = 3
print(describe(third), describe(third / 2))
