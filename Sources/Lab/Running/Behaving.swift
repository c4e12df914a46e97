import CommandLanguage
import Engine

extension Runner {
  /// Says what a subclass would override or implement.
  mutating func behave(_ command: BehaviourCommand) throws(RunError) -> Outcome {
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
      try atomically { runner throws(RunError) in
        let messages = runner.messages(of: handled)
        guard runner.delivery.scene.unhandle(messages, on: responder) else {
          throw .nothingToTakeAway
        }
      }
    }
    return .done
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
}
