import Engine

/// Two recognizers that a finger may mean, where they are, and what binds them.
struct Duel: CustomStringConvertible {
  enum Contender: String, CaseIterable {
    case tap, doubleTap, pan, swipe, longPress, pinch, rotation
  }
  enum Place: String, CaseIterable { case sameView, onSuperview }
  enum Tie: String, CaseIterable {
    case none, firstWaits, secondWaits, simultaneous
    // What delegates, classes and the touched view answer of the first.
    case delegateRefusesTouch, delegateForbids, viewForbids
    case delegateWaits, delegateIsRequired, delegateAllows
    case cannotPrevent, cannotBePrevented
  }

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

  /// One tap may be recognized, and then a second one as well (U-GR-14); and what cannot be kept out
  /// cancels the other (U-GR-37).
  var mayBothWin: Bool {
    mayGoTogether || tie == .cannotPrevent || tie == .cannotBePrevented
  }

  /// Both under way at once.
  var mayGoTogether: Bool {
    tie == .simultaneous || tie == .delegateAllows || Set([first, second]) == [.tap, .doubleTap]
  }

  /// The first never sees a touch (U-GR-21), or is never recognized (U-GR-24, U-GR-25).
  var firstIsDeaf: Bool { tie == .delegateRefusesTouch }
  var firstNeverWins: Bool { firstIsDeaf || tie == .delegateForbids || tie == .viewForbids }

  /// Whom a recognizer waits for (U-GR-13, U-GR-33).
  var firstWaits: Bool { tie == .firstWaits || tie == .delegateWaits }
  var secondWaits: Bool { tie == .secondWaits || tie == .delegateIsRequired }
  var waitsByDelegate: Bool { tie == .delegateWaits || tie == .delegateIsRequired }

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
    case .delegateRefusesTouch:
      try scene.hook(a, GestureHook(.delegate, .receiveTouch, about: nil, false))
    case .delegateForbids: try scene.hook(a, GestureHook(.delegate, .begin, about: nil, false))
    case .viewForbids: scene.override(pad, shouldBegin: BeginAnswer(about: .recognizer(a), false))
    case .delegateWaits:
      try scene.hook(a, GestureHook(.delegate, .requireFailure, about: .recognizer(b), true))
    case .delegateIsRequired:
      try scene.hook(a, GestureHook(.delegate, .beRequiredToFail, about: .recognizer(b), true))
    case .delegateAllows:
      try scene.hook(a, GestureHook(.delegate, .simultaneous, about: nil, true))
    case .cannotPrevent:
      try scene.hook(a, GestureHook(.subclass, .prevent, about: .recognizer(b), false))
    case .cannotBePrevented:
      try scene.hook(a, GestureHook(.subclass, .bePrevented, about: .recognizer(b), false))
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
