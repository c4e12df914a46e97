import Engine

/// What sort of event the last one was: it settles what getting it means.
enum Occasion: Equatable {
  case touches
  /// No touches: recognizers alone get these (U-PT-01, U-GR-52).
  case scrolling, hovering
  /// Two fingers on a trackpad: for recognizers of that gesture.
  case transforming(Gesture)
  /// `hit-test`; of one view where it says `in`.
  case hitTest(in: ViewID?)
  case pointInside(ViewID)
  case motion
  case remote
  case presses(PressType)
  case key(String)
  case menu(String)
  case typing
  case action(String, to: Object?)
  /// A control sends actions, and no finger made it.
  case sending(ViewID)
  case sensor
  case becoming(Responder)
  case resigning
  case chain(Responder)
  /// A question or a change that brings nobody an event.
  case nothing

  init(_ command: SceneCommand, before: Scene, decisions: [Decision]) {
    switch command {
    case .build, .behave: self = .nothing
    case .act(let command): self.init(command, before: before, decisions: decisions)
    case .ask(let command): self.init(command)
    }
  }

  /// `pump` is as what it took from the queue last.
  private init(_ command: DoingCommand, before: Scene, decisions: [Decision]) {
    switch command {
    case .stimulus(let command): self.init(command)
    case .sendActions(let control, _): self = .sending(control)
    case .send(let selector, let target, _): self = .action(selector, to: target)
    case .becomeFirstResponder(let responder): self = .becoming(responder)
    case .resignFirstResponder, .endEditing: self = .resigning
    case .pump:
      let taken = decisions.count { if case .eventDequeued = $0.kind { true } else { false } }
      self = before.queue.prefix(max(1, taken)).last.map { Occasion($0, before) } ?? .nothing
    case .reloadInputViews, .validate, .post, .queue, .ignoreEvents: self = .nothing
    }
  }

  private init(_ command: StimulusCommand) {
    switch command {
    case .touch, .wait, .interrupt, .statusBarTap: self = .touches
    case .scroll: self = .scrolling
    case .transform(_, let change, _): self = .transforming(change.gesture)
    case .hover: self = .hovering
    case .shake: self = .motion
    case .remote: self = .remote
    case .press(let type): self = .presses(type)
    case .key(let stroke): self = .key(stroke)
    case .menu(let command): self = .menu(command)
    case .type: self = .typing
    case .sensor: self = .sensor
    }
  }

  private init(_ command: AskingCommand) {
    switch command {
    case .hitTest(_, let view): self = .hitTest(in: view)
    case .pointInside(let view, _): self = .pointInside(view)
    case .chain(let responder): self = .chain(responder)
    case .convertPoint, .convertRect, .firstResponder, .findController, .findAncestor, .show,
      .describe, .constraints:
      self = .nothing
    }
  }

  private init(_ stimulus: Stimulus, _ scene: Scene) {
    switch stimulus {
    case .touches, .wait, .interrupt, .statusBarTap: self = .touches
    case .scroll: self = .scrolling
    case .transform(_, let change): self = .transforming(change.gesture)
    case .hover: self = .hovering
    case .shake: self = .motion
    case .remote: self = .remote
    case .press(let type): self = .presses(type)
    case .key(let stroke): self = .key(scene.text(of: stroke))
    case .menu(let command): self = .menu(scene.text(of: command))
    case .type: self = .typing
    case .sensor: self = .sensor
    }
  }
}
