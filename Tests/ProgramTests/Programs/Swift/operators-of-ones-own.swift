// Operators for a type of one's own, and new operators.
struct Vector: Equatable {
  var x: Double
  var y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
infix operator ** : MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int {
  (0..<power).reduce(1) { result, _ in result * base }
}
infix operator •
func • (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
postfix operator %%
postfix func %% (number: Double) -> Double { number / 100 }

var v = Vector(x: 1, y: 2)
v += Vector(x: 3, y: 3)
print(v, -v, v - Vector(x: 1, y: 1), v * 2)
print(v == Vector(x: 4, y: 5), v != Vector(x: 0, y: 0))
print(2 ** 10, 1 + 3 ** 2)
print(v • Vector(x: 1, y: 10))
print(50%%)
