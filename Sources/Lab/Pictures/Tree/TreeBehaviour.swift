import Engine

/// What an object's own class overrides and handles, and whom it tells.
extension TreeDetails {
  func notes(ofApplication: ()) -> [String] {
    var result: [String] = []
    switch scene.appDelegate {
    case .responder, .plainObject: break
    case .view(let view):
      result.append(TreePhrase.isDelegate(scene.name(of: view)).text(in: options.language))
    case .controller(let controller):
      result.append(
        TreePhrase.isDelegate(scene.name(of: Object.controller(controller))).text(
          in: options.language))
    }
    if !scene.hasHardwareKeyboard { result.append("hardwareKeyboard NO") }
    if scene.ignoreCount > 0 { result.append(TreePhrase.ignoresEvents.text(in: options.language)) }
    return result + notes(of: .application)
  }

  /// What can be said of any responder.
  func notes(of responder: Responder) -> [String] {
    let behaviour = scene.behaviour(of: responder)
    var result: [String] = []
    if let next = behaviour.next {
      result.append("next " + glyphs.arrow + " " + (next.map { scene.name(of: $0) } ?? "nil"))
    }
    for handling in [Handling.ends, .thenSuper, .thenNext] {
      let messages = names(of: behaviour.handlers.filter { $0.handling == handling })
      if !messages.isEmpty {
        result.append(TreePhrase.handles(messages, handling).text(in: options.language))
      }
    }
    if let can = behaviour.canBecomeFirstResponder {
      result.append("canBecomeFirstResponder " + (can ? "YES" : "NO"))
    }
    if let can = behaviour.canResignFirstResponder {
      result.append("canResignFirstResponder " + (can ? "YES" : "NO"))
    }
    result += commands(of: behaviour)
    if case .controller(let controller) = responder { result += settings(of: controller) }
    if scene.firstResponder == responder {
      result.append(TreePhrase.firstResponder.text(in: options.language))
    } else if scene.isFirstResponder(responder) {
      result.append(TreePhrase.firstResponderOfItsWindow.text(in: options.language))
    }
    if scene.focus == responder { result.append(TreePhrase.focused.text(in: options.language)) }
    return result
  }

  /// Words are looked up in the order in which they were first said.
  private func commands(of behaviour: Behaviour) -> [String] {
    var result: [String] = []
    for (action, can) in behaviour.performs.sorted(by: { $0.key.number < $1.key.number }) {
      result.append("canPerform " + scene.text(of: action) + (can ? " YES" : " NO"))
    }
    for (action, target) in behaviour.actionTargets.sorted(by: { $0.key.number < $1.key.number }) {
      let name = target.map { scene.name(of: $0) } ?? "nil"
      result.append("target " + scene.text(of: action) + " " + glyphs.arrow + " " + name)
    }
    for command in behaviour.keyCommands {
      result.append(
        scene.text(of: command.stroke) + " " + glyphs.arrow + " " + scene.text(of: command.action)
          + (command.hasPriority ? " priority" : ""))
    }
    if let has = behaviour.hasUndoManager { result.append("undoManager " + (has ? "YES" : "NO")) }
    if behaviour.refusesUndoGestures { result.append("editingInteractionConfiguration none") }
    if let view = behaviour.inputAccessoryView {
      result.append("inputAccessoryView " + scene.name(of: view))
    }
    return result
  }

  /// What a controller holds, and how it is presented.
  private func settings(of controller: ControllerID) -> [String] {
    let record = scene[controller]
    var result: [String] = []
    if record.kind != .plain {
      let names = record.children.map { scene[$0].name }.joined(separator: ", ")
      result.append("viewControllers [" + names + "]")
    }
    if let style = record.presentation?.style { result.append(style.rawValue) }
    for property in Property.ofPresentation {
      guard let row = scene.row(property, of: .controller(controller)),
        let value = row.get(scene, .controller(controller)),
        value != row.usual(scene, .controller(controller))
      else { continue }
      result.append(property.rawValue + " " + scene.text(of: value))
    }
    if let answer = record.shouldDismiss {
      result.append("should-dismiss " + (answer ? "YES" : "NO"))
    }
    return result
  }

  /// What the delegate of a text input answers.
  func answers(of view: ViewID) -> [String] {
    let answers = scene.textAnswers(of: view)
    return TextQuestion.allCases.compactMap { question in
      answers[question].map { question.rawValue + ($0 ? " YES" : " NO") }
    }
  }

  /// `touches` where all four methods are there, and so on.
  private func names(of handlers: [Handler]) -> [String] {
    var names: [String] = []
    let messages = handlers.map { $0.message }
    let allTouches = TouchMessage.allCases.allSatisfy { messages.contains(.touches($0)) }
    let allPresses = TouchMessage.allCases.allSatisfy { messages.contains(.presses($0)) }
    let allMotion = MotionMessage.allCases.allSatisfy { messages.contains(.motion($0)) }
    for message in messages {
      let name =
        switch message {
        case .touches(let message): allTouches ? "touches" : message.touchMethod
        case .presses(let message): allPresses ? "presses" : message.pressMethod
        case .motion(let message): allMotion ? "motion" : message.method
        case .remoteControl: TreePhrase.remoteControl.text(in: options.language)
        case .action(let selector):
          EditCommand(action: scene.text(of: selector)).map { "menu " + $0.rawValue }
            ?? "action " + scene.text(of: selector)
        case .key(let stroke): "key " + scene.text(of: stroke)
        }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  func overrides(of view: ViewID) -> [String] {
    let rare = scene.rare(view)
    var result: [String] = []
    if let region = rare.pointInside { result.append("pointInside " + told(region)) }
    if let override = rare.hitTest { result.append(override.text(options.glyphs, in: scene)) }
    result += rare.beginAnswers.map { told($0) }
    let tracking = scene.trackingAnswers(of: view)
    for question in TrackingQuestion.allCases {
      guard let answer = tracking[question] else { continue }
      result.append(question.rawValue + " " + glyphs.arrow + (answer ? " YES" : " NO"))
    }
    for answer in rare.scroll.contentAnswers {
      result.append(
        answer.question.rawValue + " " + glyphs.arrow + (answer.answer ? " YES" : " NO")
          + (answer.view.map { " for " + scene.name(of: $0) } ?? ""))
    }
    for answer in rare.rows.answers {
      result.append(
        answer.question.rawValue + " " + glyphs.arrow + (answer.answer ? " YES" : " NO")
          + (answer.cell.map { " for " + scene.name(of: $0) } ?? ""))
    }
    return result
  }

  private func told(_ region: Region) -> String {
    switch region {
    case .inset(let dx, let dy): "inset " + Numbers.text(dx) + " " + Numbers.text(dy)
    case .rects(let rects): "rects " + some(rects.map { Numbers.text($0) })
    case .ellipse: "ellipse"
    case .polygon(let corners): "polygon " + some(corners.map { Numbers.text($0) })
    case .always: "always"
    case .never: "never"
    }
  }

  /// The first few of many.
  private func some(_ items: [String]) -> String {
    items.prefix(4).joined(separator: " ") + (items.count > 4 ? " " + glyphs.ellipsis : "")
  }

  /// `touchUpInside → controller save:`.
  func told(_ pair: TargetAction) -> String {
    let events = pair.events.names
    let target = pair.isAction ? "UIAction" : pair.target.map { scene.name(of: $0) } ?? "nil"
    return (events.isEmpty ? "" : events.joined(separator: "|") + " ")
      + glyphs.arrow + " " + target + " " + scene.text(of: pair.selector)
  }

  func line(of recognizer: RecognizerID) -> StyledText {
    let record = scene[recognizer]
    var kind = TreePhrase.gesture(record.gesture).text(in: options.language)
    let taps = record.numberOfTapsRequired
    if taps != (record.gesture == .tap ? 1 : 0) {
      kind += " " + glyphs.times + String(taps)
    }
    var notes = [kind]
    switch record.origin {
    case .scrollPan, .scrollPinch: notes.append(TreePhrase.ownPan.text(in: options.language))
    case .interactivePop, .contentPop: notes.append(TreePhrase.ownPop.text(in: options.language))
    case .sheetPull: notes.append(TreePhrase.ownPull.text(in: options.language))
    case .user, .textTap: break
    }
    if !record.isEnabled { notes.append("disabled") }
    if record.numberOfTouchesRequired != 1 {
      notes.append(TreePhrase.fingers(record.numberOfTouchesRequired).text(in: options.language))
    }
    if record.gesture == .swipe {
      let ways: [(SwipeDirection, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      notes[0] +=
        " "
        + ways.filter { record.direction.contains($0.0) }.map { $0.1 }
        .joined(separator: "|")
    }
    if record.minimumNumberOfTouches != 1 {
      notes.append("minimumNumberOfTouches \(record.minimumNumberOfTouches)")
    }
    if record.maximumNumberOfTouches != RecognizerRecord.unlimited {
      notes.append("maximumNumberOfTouches \(record.maximumNumberOfTouches)")
    }
    if !record.edges.isEmpty {
      notes.append("edges " + record.edges.map { $0.rawValue }.joined(separator: "|"))
    }
    if record.gesture == .longPress {
      notes[0] += " " + TreePhrase.seconds(record.minimumPressDuration).text(in: options.language)
      if record.allowableMovement != 10 {
        notes.append("allowableMovement " + Numbers.text(record.allowableMovement))
      }
    }
    if !record.cancelsTouchesInView { notes.append("cancelsTouchesInView NO") }
    if record.delaysTouchesBegan { notes.append("delaysTouchesBegan") }
    if !record.delaysTouchesEnded { notes.append("delaysTouchesEnded NO") }
    if !record.allowedPressTypes.isEmpty {
      notes.append(
        "allowedPressTypes "
          + record.allowedPressTypes.map { $0.rawValue }.joined(separator: "|"))
    }
    if !record.mustFail.isEmpty {
      notes.append(
        TreePhrase.waits(for: record.mustFail.map { scene.name(of: $0) }).text(in: options.language)
      )
    }
    if !record.simultaneous.isEmpty {
      notes.append(
        TreePhrase.together(with: record.simultaneous.map { scene.name(of: $0) }).text(
          in: options.language))
    }
    notes += record.hooks.map { told($0) }
    if !record.label.isEmpty { notes.append("name " + record.label.visible.quoted) }
    if record.allowedTouchTypes != TouchType.allCases {
      notes.append(
        "allowedTouchTypes " + record.allowedTouchTypes.map { $0.rawValue }.joined(separator: "|"))
    }
    if !record.requiresExclusiveTouchType { notes.append("requiresExclusiveTouchType NO") }
    if record.allowedScrollTypes != (record.origin == .scrollPan ? .all : .none) {
      notes.append("allowedScrollTypesMask " + record.allowedScrollTypes.rawValue)
    }
    if record.buttonMaskRequired != .primary { notes.append("buttonMaskRequired secondary") }
    if record.state != .possible {
      notes.append(TreePhrase.state(record.state).text(in: options.language))
    }
    notes += record.targets.map(told)
    var line = StyledText(scene.name(of: recognizer), .name)
    line.append(
      "  " + notes.joined(separator: Punctuation.comma.text(in: options.language)),
      record.isEnabled ? .plain : .gate)
    return line
  }
}

/// What delegates and classes answer, in the words of the commands.
extension TreeDetails {
  private func told(_ hook: GestureHook) -> String {
    let owner = hook.owner == .delegate ? "delegate " : "class "
    let other = hook.about.map { scene.name(of: $0) }
    switch hook.method {
    case .requireFailure, .beRequiredToFail:
      return owner + hook.method.delegateWord + " " + (other ?? "")
    case .receiveTouch, .receivePress, .receiveEvent, .begin, .simultaneous, .prevent, .bePrevented:
      let link =
        switch hook.method {
        case .simultaneous: " with "
        case .bePrevented: " by "
        default: " for "
        }
      return owner + hook.method.delegateWord + (hook.answer ? " YES" : " NO")
        + (other.map { link + $0 } ?? "")
    }
  }

  fileprivate func told(_ answer: BeginAnswer) -> String {
    let what =
      switch answer.about {
      case .any: ""
      case .gesture(let gesture): " for " + gesture.className
      case .recognizer(let recognizer): " for " + scene.name(of: recognizer)
      }
    return "gestureRecognizerShouldBegin " + (answer.answer ? "YES" : "NO") + what
  }
}

extension Property {
  fileprivate static let ofPresentation: [Property] = [
    .definesPresentationContext, .modalInPresentation, .passthroughViews, .detents,
    .largestUndimmedDetentIdentifier, .navigationBarHidden, .leftBarButtonItem,
  ]
}
