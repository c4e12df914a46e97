import Engine

/// Two recognizers that a finger may mean, where they are, and what binds them.
struct Duel: CustomStringConvertible {
  enum Contender: String, CaseIterable {
    case tap, doubleTap, pan, swipe, longPress, pinch, rotation
  }
  enum Place: String, CaseIterable { case sameView, onSuperview }
  enum Tie: String, CaseIterable { case none, firstWaits, secondWaits, simultaneous }

  var first: Contender
  var second: Contender
  var place: Place
  var tie: Tie

  static let all: [Duel] = Contender.allCases.flatMap { first in
    Contender.allCases.flatMap { second in
      Place.allCases.flatMap { place in
        Tie.allCases.map { Duel(first: first, second: second, place: place, tie: $0) }
      }
    }
  }

  var description: String { "\(first) and \(second), \(place), \(tie)" }

  /// One tap may be recognized, and then a second one as well (U-GR-14).
  var mayBothWin: Bool {
    tie == .simultaneous || Set([first, second]) == [.tap, .doubleTap]
  }

  /// The scene, with an action of its own for each.
  func stage() throws -> (scene: Scene, first: RecognizerID, second: RecognizerID) {
    var scene = Scene.initial
    guard let view = scene.object(named: "view")?.view,
      let controller = scene.object(named: "controller")
    else { throw Missing() }
    let pad = try scene.addView(.view, named: "pad", in: view, frame: Rect(0, 0, 320, 480))
    try scene.set(.multipleTouchEnabled, of: .view(pad), to: .bool(true))
    let a = try add(first, "A", to: pad, &scene)
    let b = try add(second, "B", to: place == .sameView ? pad : view, &scene)
    try scene.addTarget(controller, scene.word("a"), to: a)
    try scene.addTarget(controller, scene.word("b"), to: b)
    switch tie {
    case .none: break
    case .firstWaits: try scene.require(a, toFail: b)
    case .secondWaits: try scene.require(b, toFail: a)
    case .simultaneous: scene.allowSimultaneous(a, b)
    }
    return (scene, a, b)
  }

  struct Missing: Error {}

  private func add(
    _ contender: Contender, _ name: String, to view: ViewID, _ scene: inout Scene
  ) throws -> RecognizerID {
    let gesture: Gesture =
      switch contender {
      case .tap, .doubleTap: .tap
      case .pan: .pan
      case .swipe: .swipe
      case .longPress: .longPress
      case .pinch: .pinch
      case .rotation: .rotation
      }
    let id = try scene.addRecognizer(gesture, named: name, to: view)
    if contender == .doubleTap { scene.change(id) { $0.numberOfTapsRequired = 2 } }
    return id
  }
}
