// some: one type that is not named; any: a box for different types.
protocol Shape {
  var area: Double { get }
  func scaled(by factor: Double) -> Self
}
struct Square: Shape {
  var side: Double
  var area: Double { side * side }
  func scaled(by factor: Double) -> Square { Square(side: side * factor) }
}
struct Strip: Shape {
  var length: Double
  var area: Double { length }
  func scaled(by factor: Double) -> Strip { Strip(length: length * factor) }
}
func unit() -> some Shape { Square(side: 1) }
func bigger(_ shape: some Shape) -> some Shape { shape.scaled(by: 2) }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
print(unit().area, bigger(unit()).area, bigger(Strip(length: 3)).area)
let shapes: [any Shape] = [Square(side: 3), Strip(length: 1.5)]
print(total(shapes), total(shapes.map { $0.scaled(by: 2) }))
func largest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area < $1.area } }
print(largest(shapes) as Any, largest([]) as Any)
