/// Motion, remote control, keys, the editing menu and typing: events that have no place on
/// the screen, and start at a responder instead (EV06, FR04, FR05).
extension Delivery {
  mutating func shake(cancelled: Bool) {
    _ = makeEvent(.motion)
    guard let start = initialObject(for: .motion) else { return }
    walk(.motion(.began), from: start)
    walk(.motion(cancelled ? .cancelled : .ended), from: start)
    let isKept = results.deliveries.last.map { !$0.response.goesOn } ?? false
    if !cancelled, !isKept, let first = scene.firstResponder { shakeToUndo(from: first) }
  }

  /// What nobody has kept the application takes for a wish to undo: it asks the first undo manager up
  /// the chain of the first responder (U-FR-19).
  private mutating func shakeToUndo(from first: Responder) {
    let chain = chain(from: first, isTold: false)
    if let refusing = chain.first(where: { scene.behaviour(of: $0).refusesUndoGestures }) {
      note(.uFR19, .editing(.undoRefused(refusing)))
      return
    }
    if case .view(let input) = first, scene.rare(input).hasTyping {
      note(.uFR19, .editing(.undoesTyping(input)))
      return
    }
    guard let owner = chain.first(where: { scene.hasUndoManager($0) }) else {
      note(.uFR19, .editing(.nothingUndoes))
      return
    }
    let isWindows = owner.view.map { scene[$0].kind == .window } ?? false
    note(.uFR19, .editing(.undoAsked(owner, isWindows: isWindows)))
  }

  mutating func remote(_ command: RemoteCommand) {
    _ = makeEvent(.remoteControl)
    guard let start = initialObject(for: .remoteControl) else { return }
    walk(.remoteControl(command), from: start)
  }

  /// Where an event without a place starts. With no first responder UIKit turns to the front-most
  /// controller (C6); the documents say nothing of it.
  mutating func initialObject(
    for type: EventType, focus: Responder? = nil
  ) -> Responder? {
    let rule: Rule =
      switch type {
      case .motion: .mo01
      case .remoteControl: .rc02
      case .presses: .pr01
      case .touches, .scroll, .transform, .hover: .ev06
      }
    if let focus,
      !rules.mistakes.contains(.pressesGoToFirstResponder) || scene.firstResponder == nil
    {
      note(rule, .initialObject(focus, type, .focus))
      return focus
    }
    if rules.mistakes.contains(.shakeGoesToFrontController), type == .motion,
      let front = scene.frontMostController
    {
      note(rule, .initialObject(.controller(front), type, .mistaken))
      return .controller(front)
    }
    if let first = scene.firstResponder {
      note(rule == .pr01 ? .uMO05 : rule, .initialObject(first, type, .firstResponder))
      return first
    }
    if rules.withoutFirstResponder == .frontMostController,
      let front = scene.frontMostController
    {
      note(.c6, .initialObject(.controller(front), type, .frontController))
      return .controller(front)
    }
    note(.c6, .noInitialObject(type, isKeyless: scene.keyWindow == nil))
    return nil
  }

  // MARK: Keys, menu, typing

  /// A key goes to the first responder, whatever has the focus (U-MO-05). The key commands of the
  /// whole chain are looked through; before any of them a text input takes what is typing or moves
  /// the cursor (U-MO-06). What no command takes is a press, and goes up the chain as one.
  mutating func key(_ stroke: WordID) {
    _ = makeEvent(.presses)
    guard let start = initialObject(for: .presses) else { return }
    results.initial = start
    let input = start.view.flatMap { scene.takesText($0) ? $0 : nil }
    let asked = asked(from: start).map { ($0, keyCommand(stroke, of: $0)) }
    // Of the key commands that want priority over typing, the one nearest the first responder.
    for case (let owner, let command?) in asked where command.hasPriority {
      perform(command, of: owner, from: start)
      return
    }
    if let input, scene[input].kind == .textField, KeyStroke(scene.text(of: stroke)).isReturn {
      returnPressed(in: input)
      return
    }
    if let input, let text = KeyStroke(scene.text(of: stroke)).typedText(in: scene[input].kind) {
      results.offered = [start]
      results.handler = start
      insert(text, into: input)
      return
    }
    if let input, KeyStroke(scene.text(of: stroke)).isForEditing {
      keep(stroke, input, beforeCommands: true)
      return
    }
    for (responder, command) in asked {
      if let command {
        perform(command, of: responder, from: start)
        return
      }
      let matches = scene.behaviour(of: responder).handling(of: .key(stroke)) != nil
      note(.uMO06, .keyCommand(stroke, responder, matches: matches))
      results.offer(responder)
      if matches {
        results.handler = responder
        return
      }
    }
    if let input, KeyStroke(scene.text(of: stroke)).isTextShortcut {
      keep(stroke, input, beforeCommands: false)
      return
    }
    walk(.key(.began, stroke), from: start)
    walk(.key(.ended, stroke), from: start)
  }

  /// What its own class makes of `keyCommands` counts for all that were added.
  private mutating func keyCommand(_ stroke: WordID, of responder: Responder) -> KeyCommand? {
    if case .keyCommands(let own)? = ask(.keyCommands, of: responder.object) {
      return own.first { $0.stroke == stroke }
    }
    return scene.keyCommand(stroke, of: responder)
  }

  /// A key command's action has no target of its own: it goes where a menu's would.
  private mutating func perform(
    _ command: KeyCommand, of responder: Responder, from start: Responder
  ) {
    note(.uEM08, .commanding(.keyCommandOf(command, responder)))
    performing = command
    send(command.action, foundFrom: start, sender: nil, event: [])
    performing = nil
  }

  private mutating func keep(_ stroke: WordID, _ input: ViewID, beforeCommands: Bool) {
    note(.uMO06, .keyKept(stroke, by: input, beforeCommands: beforeCommands))
    results.offer(.view(input))
    results.handler = .view(input)
    edit(KeyStroke(scene.text(of: stroke)), in: input)
  }

  /// A chosen command goes to the first that can perform it, the first responder asked first
  /// (ED01, U-EM-05). Without one there is no menu (U-EM-03).
  mutating func menu(_ command: WordID) {
    guard let start = scene.firstResponder else {
      note(.uEM03, .notFirstResponder)
      return
    }
    results.initial = start
    let action = scene.text(of: command) + ":"
    for responder in asked(from: start) {
      results.offer(responder)
      switch answer(of: responder, to: action, sender: nil) {
      case .performs:
        note(.ed01, .menuAsked(command, responder, canPerform: true))
        results.handler = responder
        edit(action, by: responder)
        _ = ask(.action(scene.word(action), sender: nil, event: []), of: responder.object)
        return
      case .lacks: note(.uEM01, .menuAsked(command, responder, canPerform: false))
      case .refuses: note(.uEM01, .actionRefused(command, responder, inMenu: true))
      case .names(let target):
        note(.uEM06, .commanding(.namesTarget(scene.word(action), responder, target)))
        results.handler = target?.responder
        if target == nil { note(.ed01, .actionUnheard(command)) }
        return
      }
    }
    note(.ed01, .actionUnheard(command))
  }

  /// Who is asked about a key or a command: the whole chain (U-MO-06, U-EM-01).
  private mutating func asked(from start: Responder) -> [Responder] {
    rules.mistakes.contains(.onlyFirstResponderIsAsked)
      ? [start] : chain(from: start, isTold: false)
  }

  /// Typing goes to the first responder alone, and only a text input takes it.
  mutating func type(_ text: String) {
    guard let first = scene.firstResponder else {
      note(.tx02, .notFirstResponder)
      return
    }
    results.initial = first
    results.offered = [first]
    guard case .view(let view) = first, scene.takesText(view) else {
      note(.tx02, .notTextInput(first))
      return
    }
    results.handler = first
    insert(text, into: view)
  }
}

extension Scene {
  func hasUndoManager(_ responder: Responder) -> Bool {
    behaviour(of: responder).hasUndoManager
      ?? responder.view.map { self[$0].kind == .window } ?? false
  }

  /// The root controller of the key window, then its front-most child, then what it presents.
  public var frontMostController: ControllerID? {
    guard let window = keyWindow, var front = rootController(of: window) else { return nil }
    while true {
      if let presented = self[front].presented {
        front = presented
        continue
      }
      let children = controllers.indices.map { ControllerID($0) }
        .filter { self[$0].parent == front && self.window(of: self[$0].view) == window }
      guard let shown = children.last else { return front }
      front = shown
    }
  }
}
