import Engine

/// How a part of the screen lies in an SVG picture: as large as reads well, with a ruler.
struct SVGFrame {
  let region: Rect
  let scale: Double
  let left = 44.0
  let top = 24.0

  init?(_ region: Rect) {
    let longest = max(region.width, region.height)
    guard region.width > 0, region.height > 0, longest.isFinite, region.origin.isFinite else {
      return nil
    }
    self.region = region
    scale = 640 / longest
  }

  var width: Double { region.width * scale }
  var height: Double { region.height * scale }
  var place: Rect { Rect(left, top, width, height) }

  func apply(_ point: Point) -> Point {
    Point(left + (point.x - region.x) * scale, top + (point.y - region.y) * scale)
  }

  func apply(_ rect: Rect) -> Rect {
    Rect(origin: apply(rect.origin), size: Size(rect.width * scale, rect.height * scale))
  }

  func apply(_ shape: Shape) -> Shape {
    switch shape {
    case .rect(let rect): .rect(apply(rect))
    case .polygon(let corners): .polygon(corners.map(apply))
    }
  }

  func ruler(on svg: inout SVGWriter) {
    let least = 60 / scale
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? least
    for tick in Self.ticks(from: region.minX, to: region.maxX, step: step) {
      let at = apply(Point(tick, region.minY))
      svg.line(from: Point(at.x, at.y - 5), to: at, classes: "tick")
      svg.text(StyledText(Numbers.text(tick), .dim), at: Point(at.x, at.y - 8), "t small middle")
    }
    for tick in Self.ticks(from: region.minY, to: region.maxY, step: step) {
      let at = apply(Point(region.minX, tick))
      svg.line(from: Point(at.x - 5, at.y), to: at, classes: "tick")
      svg.text(StyledText(Numbers.text(tick), .dim), at: Point(at.x - 8, at.y + 4), "t small end")
    }
  }

  private static func ticks(from low: Double, to high: Double, step: Double) -> [Double] {
    let first = (low / step).rounded(.up)
    return (0..<100).map { (first + Double($0)) * step }.prefix { $0 <= high }.map { $0 }
  }
}
