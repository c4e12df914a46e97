/// How far the fingers of a recognizer have gone, on the screen.
extension Delivery {
  /// Follows their way. As one lands or lifts their middle leaps, and that is no movement of theirs:
  /// so it does not matter how long a lifted finger's end is held back from its view.
  mutating func follow(_ id: RecognizerID, _ changed: [TouchID]) {
    let touches = scene[id].progress.touches.compactMap { scene.touch($0) }
    let moving = touches.filter { changed.contains($0.id) ? $0.phase != .began : $0.isDown }
    let down = touches.filter { $0.isDown }
    if !moving.isEmpty {
      scene.recognizers[id.index].progress.movement = way(of: moving) + scene[id].progress.leap
    }
    if moving.map({ $0.id }) != down.map({ $0.id }) {
      scene.recognizers[id.index].progress.leap = scene[id].progress.movement - way(of: down)
    }
  }

  /// From here on it is measured anew.
  mutating func measureAnew(_ id: RecognizerID) {
    let down = scene[id].progress.touches.compactMap { scene.touch($0) }.filter { $0.isDown }
    scene.recognizers[id.index].progress.movement = .zero
    scene.recognizers[id.index].progress.leap = .zero - way(of: down)
  }

  /// From where they landed, on average.
  private func way(of touches: [Touch]) -> Point {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(Point.zero) { $0 + ($1.location - $1.start) }
    return Point(sum.x / Double(touches.count), sum.y / Double(touches.count))
  }

  func farthestStray(of id: RecognizerID) -> Double {
    scene[id].progress.touches.compactMap { scene.touch($0) }
      .map { $0.start.distance(to: $0.location) }.max() ?? 0
  }
}

extension Scene {
  func centroid(of id: RecognizerID) -> Point {
    if let scrolled = self[id].progress.scrolled { return scrolled }
    let touches = self[id].progress.touches.compactMap { touch($0) }.filter { $0.isDown }
    guard !touches.isEmpty else { return self[id].progress.lastPoint }
    let sum = touches.reduce(Point.zero) { $0 + $1.location }
    return Point(sum.x / Double(touches.count), sum.y / Double(touches.count))
  }
}

extension SwipeDirection {
  /// How far a movement goes along the best of the directions, and how far across it.
  func parts(of movement: Point) -> (along: Double, across: Double) {
    let ways: [(SwipeDirection, Double, Double)] = [
      (.right, movement.x, movement.y), (.left, -movement.x, movement.y),
      (.up, -movement.y, movement.x), (.down, movement.y, movement.x),
    ]
    let best = ways.filter { contains($0.0) }.max { $0.1 < $1.1 }
    return (best?.1 ?? 0, best?.2 ?? 0)
  }
}

extension Point {
  /// The angle between two vectors in degrees, the short way round.
  static func turn(from: Point, to: Point) -> Double {
    let turned =
      Trigonometry.angle(ofX: to.x, y: to.y) - Trigonometry.angle(ofX: from.x, y: from.y)
    return turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned
  }
}
