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
    case .overridePerforming(let responder, let action, let answer):
      delivery.scene.override(responder, performs: delivery.scene.word(action), answer)
    case .overrideTarget(let responder, let action, let target):
      delivery.scene.override(responder, targetFor: delivery.scene.word(action), .some(target))
    case .delegate(let view, let question, let answer):
      delivery.scene.delegate(view, answers: question, answer)
    case .undelegate(let view, let question): try undelegate(view, question)
    case .delegateDismissal(let controller, let answer):
      guard answer != nil || scene[controller].shouldDismiss != nil else {
        throw .nothingToTakeAway
      }
      delivery.scene.delegate(controller, shouldDismiss: answer)
    case .delegateDragging(let scrollView, let target):
      guard target != nil || scene.rare(scrollView).scroll.dragTarget != nil else {
        throw .nothingToTakeAway
      }
      delivery.scene.delegate(scrollView, dragTarget: target)
    case .addKeyCommand(let responder, let stroke, let action, let priority):
      let command = KeyCommand(
        stroke: delivery.scene.word(stroke), action: delivery.scene.word(action),
        hasPriority: priority)
      delivery.scene.addKeyCommand(command, to: responder)
    case .overrideShouldBegin(let view, let answer):
      delivery.scene.override(view, shouldBegin: answer)
    case .hook(let recognizer, let hook):
      try change { delivery throws(SceneError) in try delivery.scene.hook(recognizer, hook) }
    case .unhook(let recognizer, let owner, let method):
      guard delivery.scene.unhook(recognizer, owner, method) else { throw .nothingToTakeAway }
    case .overrideTracking(let control, let question, let answer):
      delivery.scene.override(control, question, answer: answer)
    case .overrideContent(let scrollView, let question, let answer, let content):
      delivery.scene.override(scrollView, question, answer: answer, for: content)
    case .overrideRow(let table, let question, let answer, let cell):
      delivery.scene.override(table, question, answer: answer, for: cell)
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
    for method in what.map({ [$0] }) ?? Overridden.allCases { unoverride(responder, method) }
    if scene == before { throw .nothingToTakeAway }
  }

  private mutating func unoverride(_ responder: Responder, _ method: Overridden) {
    let behaviour = scene.behaviour(of: responder)
    switch method {
    case .pointInside:
      if let view = responder.view { delivery.scene.override(view, pointInside: nil) }
    case .hitTest: if let view = responder.view { delivery.scene.override(view, hitTest: nil) }
    case .next: delivery.scene.override(responder, next: nil)
    case .shouldBegin:
      if let view = responder.view { delivery.scene.override(view, shouldBegin: nil) }
    case .beginTracking:
      if let view = responder.view { delivery.scene.override(view, .beginTracking, answer: nil) }
    case .continueTracking:
      if let view = responder.view { delivery.scene.override(view, .continueTracking, answer: nil) }
    case .touchesShouldBegin, .touchesShouldCancel:
      guard let view = responder.view else { return }
      delivery.scene.unoverride(
        view, method == .touchesShouldBegin ? .touchesShouldBegin : .touchesShouldCancel)
    case .shouldHighlight, .willSelect:
      guard let view = responder.view else { return }
      delivery.scene.unoverride(view, method == .willSelect ? .willSelect : .shouldHighlight)
    case .canPerform:
      for action in behaviour.performs.keys {
        delivery.scene.override(responder, performs: action, nil)
      }
    case .target:
      for action in behaviour.actionTargets.keys {
        delivery.scene.override(responder, targetFor: action, nil)
      }
    }
  }

  private mutating func undelegate(_ view: ViewID, _ question: TextQuestion?) throws(RunError) {
    let questions = question.map { [$0] } ?? TextQuestion.allCases
    guard questions.contains(where: { scene.textAnswers(of: view)[$0] != nil }) else {
      throw .nothingToTakeAway
    }
    for question in questions { delivery.scene.delegate(view, answers: question, nil) }
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
