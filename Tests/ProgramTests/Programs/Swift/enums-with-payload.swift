// Cases that carry values along.
enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case point

  var area: Double {
    switch self {
    case .circle(let radius): return 3 * radius * radius
    case let .rectangle(width, height): return width * height
    case .point: return 0
    }
  }
  var name: String {
    switch self {
    case .circle: "circle"
    case .rectangle(let width, let height) where width == height: "square"
    case .rectangle: "rectangle"
    case .point: "point"
    }
  }
}
let shapes: [Shape] = [
  .circle(radius: 2), .rectangle(width: 3, height: 4), .rectangle(width: 5, height: 5), .point,
]
for shape in shapes {
  print(shape.name, shape.area, shape)
}
if case .circle(let radius) = shapes[0] { print("radius \(radius)") }
for case .rectangle(let width, _) in shapes { print("width \(width)") }
let total = shapes.reduce(0) { $0 + $1.area }
print(total)
