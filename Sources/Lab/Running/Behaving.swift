import CommandLanguage
import Engine

extension Runner {
  /// Commands that say what a subclass would override or implement; nil for others.
  mutating func behave(_ command: Command) throws(RunError) -> JSON? {
    switch command {
    case .overridePointInside(let view, let region):
      delivery.scene.override(view, pointInside: region)
    case .overrideHitTest(let view, let override):
      delivery.scene.override(view, hitTest: override)
    case .overrideNext(let responder, let next):
      delivery.scene.override(responder, next: .some(next))
    case .unoverride(let responder, let what): try unoverride(responder, what)
    case .handle(let responder, let handled, let handling):
      delivery.scene.handle(messages(of: handled), on: responder, handling)
    case .unhandle(let responder, let handled):
      guard delivery.scene.unhandle(messages(of: handled), on: responder) else {
        throw .nothingToTakeAway
      }
    case .addTarget(let object, let target, let selector, let events):
      try addTarget(object, target, selector, events)
    case .removeTarget(let object, let target, let selector, let events):
      try removeTarget(object, target, selector, events)
    case .require(let recognizer, let other):
      try change { delivery throws(SceneError) in
        try delivery.scene.require(recognizer, toFail: other)
      }
    case .simultaneous(let a, let b): delivery.scene.allowSimultaneous(a, b)
    default: return nil
    }
    return .object([])
  }

  private mutating func unoverride(
    _ responder: Responder, _ what: Overridden?
  ) throws(RunError) {
    let before = scene
    if case .view(let view) = responder {
      if what != .hitTest, what != .next { delivery.scene.override(view, pointInside: nil) }
      if what != .pointInside, what != .next { delivery.scene.override(view, hitTest: nil) }
    }
    if what == nil || what == .next { delivery.scene.override(responder, next: nil) }
    if scene == before { throw .nothingToTakeAway }
  }

  private mutating func messages(of handled: Handled) -> [Message] {
    switch handled {
    case .touches(let messages): messages.map { .touches($0) }
    case .motion(let messages): messages.map { .motion($0) }
    case .remote: [.remoteControl]
    case .presses: TouchMessage.allCases.map { .presses($0) }
    case .action(let selector): [.action(delivery.scene.word(selector))]
    case .menu(let command): [.action(delivery.scene.word(command + ":"))]
    case .key(let stroke): [.key(delivery.scene.word(stroke))]
    }
  }

  private mutating func addTarget(
    _ object: Object, _ target: Object?, _ selector: String, _ events: ControlEvents
  ) throws(RunError) {
    let word = delivery.scene.word(selector)
    switch object {
    case .recognizer(let recognizer):
      try change { delivery throws(SceneError) in
        try delivery.scene.addTarget(target, word, to: recognizer)
      }
    case .view(let control): delivery.scene.addTarget(target, word, for: events, to: control)
    default: throw .notAContainer(object)
    }
  }

  private mutating func removeTarget(
    _ object: Object, _ target: Object?, _ selector: String?, _ events: ControlEvents?
  ) throws(RunError) {
    let word = selector.map { delivery.scene.word($0) }
    let found =
      switch object {
      case .recognizer(let recognizer):
        delivery.scene.removeTarget(target, word, from: recognizer)
      case .view(let control):
        delivery.scene.removeTarget(target, word, for: events, from: control)
      default: false
      }
    guard found else { throw .nothingToTakeAway }
  }
}
