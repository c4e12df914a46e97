import Depth
import Engine
import Testing

/// What holds of scroll views whatever way a finger goes.
@Suite("Fingers on scroll views, by chance")
struct FingerPathTests {
  @Test("MO-02 to MO-08: no jump at the lift, a target within the ends, no energy from nowhere")
  func paths() throws {
    for seed in 0..<Depth.count(300, nightly: 10_000) {
      var random = Generator(seed: UInt64(seed))
      let path = FingerPath(&random)
      var (one, two) = (try path.stage(), try path.stage())
      for step in path.steps {
        one.deliver(.touches([step]))
        two.deliver(.touches([step]))
      }
      let scrollView = try one.view("S")
      let before = one.scene.bounds(of: scrollView).origin
      let pan = try one.recognizer("S.panGestureRecognizer")
      let speed = one.scene.velocity(of: pan)
      one.lift()
      two.lift()
      let lifted = one.scene.bounds(of: scrollView).origin
      #expect(lifted == before, "\(seed)")
      #expect(one.scene == two.scene, "\(seed): the same way again")
      try checkTarget(one, path, seed)
      watch(&one, scrollView, path, speed: speed, seed)
      guard seed % 10 == 0 else { continue }
      for _ in 0..<FingerPath.looks { two.wait(FingerPath.pause) }
      #expect(one.scene == two.scene, "\(seed)")
    }
  }

  private func checkTarget(_ stage: Stage, _ path: FingerPath, _ seed: Int) throws {
    for decision in stage.decisions {
      guard case .scrolling(_, .tells(.willEndDragging(_, let target, _))) = decision.kind else {
        continue
      }
      #expect(path.distance(of: target) < 0.5, "\(seed)")
    }
  }

  /// What moves and what pulls it back together never grow, but for the pixels.
  private func watch(
    _ stage: inout Stage, _ scrollView: ViewID, _ path: FingerPath, speed: Point, _ seed: Int
  ) {
    var last = stage.scene.bounds(of: scrollView).origin
    var energy =
      speed.distance(to: .zero) + 11 * path.distance(of: last)
    for look in 0..<FingerPath.looks {
      stage.wait(FingerPath.pause)
      let place = stage.scene.bounds(of: scrollView).origin
      let moved = last.distance(to: place) / FingerPath.pause
      let middle = Point((last.x + place.x) / 2, (last.y + place.y) / 2)
      let pull = 11 * path.distance(of: middle)
      let now = (moved * moved + pull * pull).squareRoot()
      #expect(now <= energy * 1.03 + 90, "\(seed), look \(look): \(energy) to \(now)")
      energy = now
      last = place
    }
    #expect(path.distance(of: last) < 0.5, "\(seed)")
    #expect(stage.scene.nextDeadline == nil, "\(seed)")
  }
}

/// A finger's way in a scroll view, made by chance.
private struct FingerPath {
  let device: Device
  let content: Size
  let offset: Point
  let bounces: Bool
  let rate: String
  let steps: [TouchStep]
  static let looks = 300
  static let pause = 0.02
  static let bounds = Size(320, 400)

  init(_ random: inout Generator) {
    device = [Device.iPhone4, .iPhone16].randomElement(using: &random) ?? .iPhone4
    content = Size(
      Double.random(in: 0...900, using: &random).rounded(),
      Double.random(in: 300...6000, using: &random).rounded())
    bounces = Int.random(in: 0..<4, using: &random) > 0
    rate = Bool.random(using: &random) ? "normal" : "fast"
    let room = Size(max(0, content.width - 320), max(0, content.height - 400))
    offset = Point(
      (Double.random(in: 0...1, using: &random) * room.width).rounded(),
      (Double.random(in: 0...1, using: &random) * room.height).rounded())
    var place = Point(160, 200)
    var steps: [TouchStep] = [
      .touches([TouchChange(finger: 1, phase: .began, point: place)])
    ]
    let fast = Double.random(in: 1...40, using: &random)
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      steps.append(.wait(Double.random(in: 0.001...0.03, using: &random)))
      place.x += Double.random(in: -fast...fast, using: &random)
      place.y += Double.random(in: -fast...(fast / 2), using: &random)
      steps.append(.touches([TouchChange(finger: 1, phase: .moved, point: place)]))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      steps.append(.wait(Double.random(in: 0...0.3, using: &random)))
    }
    self.steps = steps
  }

  func stage() throws -> Stage {
    var stage = Stage()
    stage.run { $0.change(to: Screen(device: device, isLandscape: false)) }
    try stage.add(.scrollView, "S", 0, 0, FingerPath.bounds.width, FingerPath.bounds.height)
    // Its ends are those of the content alone.
    stage.scene.setInsetAdjustment(of: try stage.view("S"), to: .never)
    try stage.set(.contentSize, "S", .size(content))
    try stage.set(.bounces, "S", .bool(bounces))
    try stage.set(.decelerationRate, "S", .words([rate]))
    try stage.set(.contentOffset, "S", .point(offset))
    return stage
  }

  /// How far past an end.
  func distance(of place: Point) -> Double {
    let high = Point(
      max(0, content.width - FingerPath.bounds.width),
      max(0, content.height - FingerPath.bounds.height))
    return place.distance(
      to: Point(min(max(place.x, 0), high.x), min(max(place.y, 0), high.y)))
  }
}
