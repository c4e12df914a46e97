import Engine

/// Puts a `point(inside:)` to a view of one size, at many points, and finds the region that it comes to:
/// at least 44 points a side, a circle.
struct PointTrial {
  private let function: CodeFunction
  private let constants: [String: CodeValue]
  private let scene: Scene
  private let view: ViewID
  private let bounds: Rect

  /// Where no size is known yet: what is the same in all of these hangs on none.
  static let sizes = [Size(20, 20), Size(60, 30), Size(120, 200)]

  init?(_ function: CodeFunction, _ constants: [String: CodeValue], size: Size) {
    var scene = Scene()
    let frame = Rect(0, 0, size.width, size.height)
    guard let view = try? scene.addView(.view, named: "card", in: nil, frame: frame) else {
      return nil
    }
    (self.function, self.constants) = (function, constants)
    (self.scene, self.view, bounds) = (scene, view, frame)
  }

  /// Nil where no command says it.
  func region() throws(CodeError) -> Region? {
    guard try holds(bounds.mid), let left = try reach(-1, 0), let right = try reach(1, 0),
      let top = try reach(0, -1), let bottom = try reach(0, 1)
    else { return nil }
    let rect = Rect(bounds.mid.x - left, bounds.mid.y - top, left + right, top + bottom)
    let inset = (bounds.width / 2 - left, bounds.height / 2 - top)
    let regions: [Region] = [
      left == right && top == bottom ? .inset(inset.0, inset.1) : .rects([rect]), .ellipse,
    ]
    for region in regions where try isEverywhere(region, around: rect) { return region }
    return nil
  }

  private func holds(_ point: Point) throws(CodeError) -> Bool {
    var variables = constants
    for (name, value) in zip(function.parameters, [CodeValue.point(point), .event]) {
      variables[name] = value
    }
    var run = CodeRun(scene, as: view, variables)
    guard case .bool(let isInside) = try run.answer(function.body) else {
      throw CodeError(.wantedValue(.boolean), at: function.place)
    }
    return isInside
  }

  /// How far the region goes from the middle; nil where it has no end.
  private func reach(_ x: Double, _ y: Double) throws(CodeError) -> Double? {
    var (inside, outside) = (0.0, 1.0)
    while try holds(bounds.mid + Point(x * outside, y * outside)) {
      (inside, outside) = (outside, outside * 2)
      guard outside < 16_384 else { return nil }
    }
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if try holds(bounds.mid + Point(x * middle, y * middle)) {
        inside = middle
      } else {
        outside = middle
      }
    }
    return (outside * 1_000).rounded() / 1_000
  }

  /// Does the code answer as the region does, in a grid that misses its edges?
  private func isEverywhere(_ region: Region, around rect: Rect) throws(CodeError) -> Bool {
    let steps = stride(from: -0.2137, through: 1.2137, by: 0.0571)
    for x in steps {
      for y in steps {
        let point = Point(rect.x + x * rect.width, rect.y + y * rect.height)
        guard try holds(point) == region.contains(point, bounds: bounds) else { return false }
      }
    }
    return true
  }
}
