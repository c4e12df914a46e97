import Engine
import Testing

@testable import Narration

/// A scene to build and to play on, from the one that everybody starts with.
struct Stage {
  var scene = Scene.initial
  var rules = Rulebook.uikit

  func view(_ name: String) throws -> ViewID {
    try #require(scene.object(named: name)?.view)
  }

  func controller(_ name: String) throws -> ControllerID {
    try #require(scene.object(named: name)?.controller)
  }

  func responder(_ name: String) throws -> Responder {
    try #require(scene.object(named: name)?.responder)
  }

  func recognizer(_ name: String) throws -> RecognizerID {
    try #require(scene.object(named: name)?.recognizer)
  }

  @discardableResult
  mutating func add(
    _ kind: ViewKind, _ name: String, in parent: String = "view", _ x: Double, _ y: Double,
    _ width: Double, _ height: Double
  ) throws -> ViewID {
    try scene.addView(
      kind, named: name, in: kind == .window ? nil : try view(parent),
      frame: Rect(x, y, width, height))
  }

  mutating func set(_ property: Property, _ name: String, _ value: Value) throws {
    let object = try #require(scene.object(named: name))
    try scene.set(property, of: object, to: value)
  }

  mutating func handle(
    _ messages: [Message], _ name: String, _ mode: Handling = .ends
  ) throws {
    scene.handle(messages, on: try responder(name), mode)
  }

  static let touches = TouchMessage.allCases.map { Message.touches($0) }
  static let motion = MotionMessage.allCases.map { Message.motion($0) }

  // MARK: Playing

  mutating func play(_ play: (inout Delivery) -> Void) -> [Decision] {
    var delivery = Delivery(scene: scene, rules: rules)
    play(&delivery)
    scene = delivery.scene
    return delivery.trace.decisions
  }

  mutating func deliver(_ stimulus: Stimulus) -> [Decision] { play { $0.deliver(stimulus) } }

  mutating func tap(_ x: Double, _ y: Double, count: Int = 1, fingers: Int = 1) -> [Decision] {
    var steps: [TouchStep] = []
    for tap in 0..<count {
      if tap > 0 { steps.append(.wait(0.1)) }
      steps.append(.touches(Self.change(.began, x, y, fingers)))
      steps.append(.wait(0.05))
      steps.append(.touches(Self.change(.ended, x, y, fingers)))
    }
    return deliver(.touches(steps))
  }

  mutating func finger(_ phase: TouchPhase, _ x: Double, _ y: Double) -> [Decision] {
    deliver(.touches([.touches(Self.change(phase, x, y, 1))]))
  }

  mutating func drag(
    from: Point, to: Point, steps count: Int = 4, seconds: Double = 0.3
  ) -> [Decision] {
    var steps: [TouchStep] = [.touches(Self.change(.began, from.x, from.y, 1))]
    for step in 1...count {
      let part = Double(step) / Double(count)
      steps.append(.wait(seconds / Double(count)))
      steps.append(
        .touches(
          Self.change(
            .moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, 1)))
    }
    steps.append(.touches(Self.change(.ended, to.x, to.y, 1)))
    return deliver(.touches(steps))
  }

  private static func change(
    _ phase: TouchPhase, _ x: Double, _ y: Double, _ fingers: Int
  ) -> [TouchChange] {
    (0..<fingers).map {
      TouchChange(finger: $0 + 1, phase: phase, point: Point(x + 20 * Double($0), y))
    }
  }

  // MARK: Telling

  func narrator(_ language: Language = .english) -> Narrator {
    Narrator(language, scene: scene, rules: rules)
  }
}
