import Engine

/// Turns a gesture into what the fingers do, moment by moment.
struct TouchScript {
  let scene: Scene
  let tool: TouchTool
  /// The fingers that are down when the event's turn comes: a posted one waits for those before it.
  private let down: Set<Int>

  init(scene: Scene, tool: TouchTool = .finger, afterQueue: Bool = false) {
    self.scene = scene
    self.tool = tool
    let down = scene.fingersDown
    self.down = afterQueue ? scene.queue.fingersDown(from: down) : down
  }

  /// As many as a learner can name, and enough beside them for a gesture.
  private static let fingers = 1...60

  /// How long a tap lasts, and how long after it the next one of a `count` comes.
  static let press = 0.05
  static let pause = 0.1

  func steps(of request: TouchRequest) throws(RunError) -> [TouchStep] {
    switch request {
    case .touch(let changes):
      try check(changes)
      return [.touches(changes)]
    case .tap(let point, let count, let fingers, let view):
      return taps(at: try onScreen(point, in: view), count: count, fingers: freeFingers(fingers))
    case .pressAndHold(let point, let seconds, let view):
      let finger = freeFingers(1)
      let place = try onScreen(point, in: view)
      return [down(finger, [place]), .wait(seconds), up(finger)]
    case .drag(let from, let to, let seconds, let view):
      let (start, end) = (try onScreen(from, in: view), try onScreen(to, in: view))
      return glide(freeFingers(1), seconds: seconds, moves: 10) { part in
        [start + Point((end.x - start.x) * part, (end.y - start.y) * part)]
      }
    case .swipe(let direction, let point, let fingers, let view):
      let start = try onScreen(point, in: view)
      let way = direction.step
      return glide(freeFingers(fingers), seconds: 0.15, moves: 6) { part in
        (0..<fingers).map { finger in
          start + Point(way.x * 120 * part + 10 * Double(finger), way.y * 120 * part)
        }
      }
    case .fling(let direction, let point, let view):
      let start = try onScreen(point, in: view)
      let way = direction.step
      // As fast as it goes it lifts (MO-04): 800 points a second.
      return glide(freeFingers(1), seconds: 0.15, moves: 6) { part in
        [start + Point(way.x * 120 * part, way.y * 120 * part)]
      }
    case .pinch(let point, let scale, let view):
      let middle = try onScreen(point, in: view)
      return glide(freeFingers(2), seconds: 0.3, moves: 10) { part in
        let reach = 50 * (1 + (scale - 1) * part)
        return [middle + Point(-reach, 0), middle + Point(reach, 0)]
      }
    case .rotate(let point, let degrees, let view):
      let middle = try onScreen(point, in: view)
      let moves = max(10, Int((abs(degrees) / 15).rounded(.up)))
      return glide(freeFingers(2), seconds: 0.3, moves: moves) { part in
        let reach = AffineTransform.rotation(degrees: degrees * part).apply(Point(50, 0))
        return [middle - reach, middle + reach]
      }
    }
  }

  private func taps(at point: Point, count: Int, fingers: [Int]) -> [TouchStep] {
    let points = fingers.indices.map { point + Point(10 * Double($0), 0) }
    var steps: [TouchStep] = []
    for number in 0..<count {
      if number > 0 { steps.append(.wait(TouchScript.pause)) }
      steps += [down(fingers, points), .wait(TouchScript.press), up(fingers)]
    }
    return steps
  }

  private func down(_ fingers: [Int], _ points: [Point]) -> TouchStep {
    .touches(
      zip(fingers, points).map {
        TouchChange(finger: $0, phase: .began, point: $1, type: tool.type, button: tool.button)
      })
  }

  private func up(_ fingers: [Int]) -> TouchStep {
    .touches(fingers.map { TouchChange(finger: $0, phase: .ended, point: nil) })
  }

  /// Down, evenly along a path, up.
  private func glide(
    _ fingers: [Int], seconds: Double, moves: Int, path: (Double) -> [Point]
  ) -> [TouchStep] {
    var steps = [down(fingers, path(0))]
    for move in 1...moves {
      steps.append(.wait(seconds / Double(moves)))
      steps.append(
        .touches(
          zip(fingers, path(Double(move) / Double(moves))).map {
            TouchChange(finger: $0, phase: .moved, point: $1)
          }))
    }
    steps.append(up(fingers))
    return steps
  }

  /// Fingers that are not on the screen yet.
  private func freeFingers(_ count: Int) -> [Int] {
    Array(TouchScript.fingers.lazy.filter { !down.contains($0) }.prefix(count))
  }

  func onScreen(_ point: Point, in view: ViewID?) throws(RunError) -> Point {
    guard let view else { return point }
    guard scene.window(of: view) != nil else { throw .notInWindow(.view(view)) }
    guard let place = scene.convert(point, from: view, to: nil) else {
      throw .cannotConvert
    }
    return place
  }

  private func check(_ changes: [TouchChange]) throws(RunError) {
    for (index, change) in changes.enumerated() {
      if changes[..<index].contains(where: { $0.finger == change.finger }) {
        throw .fingerTwice(change.finger)
      }
      switch (change.phase, down.contains(change.finger)) {
      case (.began, true): throw .fingerDown(change.finger)
      case (.moved, false), (.stationary, false), (.ended, false), (.cancelled, false):
        throw .fingerNotDown(change.finger)
      default: break
      }
    }
  }
}

extension SwipeDirection {
  var step: Point {
    if contains(.left) { return Point(-1, 0) }
    if contains(.up) { return Point(0, -1) }
    return contains(.down) ? Point(0, 1) : Point(1, 0)
  }
}
