// Own operators, inout, variadics, nested functions and overloads.
struct Point: Equatable, CustomStringConvertible {
  var x = 0.0, y = 0.0
  static let zero = Point()
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { .init(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }
  static func += (a: inout Point, b: Point) { a = a + b }
  static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }
  static postfix func ++ (a: inout Point) -> Point { defer { a.x += 1 }; return a }
  var description: String { "(\(x), \(y))" }
  mutating func move(by d: Point) { self += d }
}
postfix operator ++
infix operator **: MultiplicationPrecedence
infix operator <->: AdditionPrecedence
precedencegroup Pipe { associativity: left higherThan: AssignmentPrecedence }
infix operator |>: Pipe
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
func <-> (a: Point, b: Point) -> Double { let d = a - b; return (d.x * d.x + d.y * d.y).squareRoot() }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
var p = Point(x: 1, y: 2)
p += Point(x: 1, y: 0) * 3
p.move(by: -Point(x: 0, y: 1))
print(p, p++, p, p <-> .zero, 2 ** 3 ** 2, 5 |> { $0 + 1 } |> String.init)
func change(_ a: inout [Int], _ b: inout Int, by steps: Int...) { for s in steps { a.append(s); b += s } }
var list = [0], total = 10
change(&list, &total, by: 1, 2, 3)
change(&list, &total)
print(list, total)
list.swapAt(2, 3)
print(list)
func outer(_ n: Int) -> [Int] {
  var out: [Int] = []
  func inner(_ k: Int) { if k > 0 { out.append(k); inner(k - 2) } }
  inner(n)
  return out
}
print(outer(7))
func describe(_ x: Int) -> String { "int \(x)" }
func describe(_ x: Double) -> String { "double \(x)" }
func describe(_ x: String) -> String { "string \(x)" }
func describe<T>(_ x: T) -> String { "other \(x)" }
func describe(_ x: Int, named name: String = "n") -> String { "named \(x) \(name)" }
print(describe(1), describe(1.5), describe("s"), describe(true), describe(2, named: "z"))
struct Lens { var on = false { willSet { print("will", newValue) } didSet { print("did", oldValue) } } }
var lens = Lens()
func toggle(_ b: inout Bool) { b.toggle(); print("inside") }
toggle(&lens.on)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Int { static func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
  func times(_ work: (Int) -> Void) { for i in 0..<self { work(i) } } ; var isEven: Bool { isMultiple(of: 2) } }
let none: String? = nil
print(none.orEmpty.isEmpty, 4.isEven); 3.times { print($0, terminator: " ") }; print()
switch 8 { case \.isEven: print("even"); default: print("odd") }
func ~= (path: KeyPath<Int, Bool>, value: Int) -> Bool { value[keyPath: path] }
print(max(1, 2, 3), min(2.5, 1), abs(-3), (1, "a") < (1, "b"), zip([1, 2], "ab").map { "\($0)\($1)" })
