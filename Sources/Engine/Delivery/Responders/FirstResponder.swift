extension Scene {
  /// The first responder that key events and the like go to: the key window's (U-FR-02), or what is edited above the
  /// keyboard.
  public var firstResponder: Responder? {
    editedAboveKeyboard?.value ?? keyWindow.flatMap { firstResponders[$0] }
  }

  /// A text input in the keyboard's own window; what is first responder in the key window stays so.
  private var editedAboveKeyboard: (key: ViewID, value: Responder)? {
    guard windows.count > 1 else { return nil }
    return firstResponders.first {
      $0.key != keyWindow && className(of: .view($0.key)) == "UITextEffectsWindow"
    }
  }

  /// Its window, where that is not the one that is given.
  fileprivate func windowEditedAboveKeyboard(but window: ViewID) -> ViewID? {
    editedAboveKeyboard.flatMap { $0.key == window ? nil : $0.key }
  }

  public func firstResponder(of window: ViewID) -> Responder? { firstResponders[window] }

  public func isFirstResponder(_ responder: Responder) -> Bool {
    firstResponders.values.contains(responder)
  }

  /// NO for nearly everything; a subclass overrides it (FR02, U-FR-01).
  public func canBecomeFirstResponder(_ responder: Responder) -> Bool {
    if let override = behaviour(of: responder).canBecomeFirstResponder { return override }
    guard case .view(let view) = responder else { return false }
    return self[view].kind.canBecomeFirstResponderByDefault && !isPlainText(view)
      && !nodes[view.index].flags.contains(.disabled)
  }

  public func canResignFirstResponder(_ responder: Responder) -> Bool {
    behaviour(of: responder).canResignFirstResponder ?? true
  }

  /// What is shown for typing: a custom input view, the keyboard, or nothing (TX02 to TX04).
  public var input: Input {
    guard let first = firstResponder else { return .none }
    if let inputView = inputView(for: first) { return .view(inputView, for: first) }
    if case .view(let view) = first, takesText(view) {
      return hasHardwareKeyboard ? .hardwareKeyboard(for: first) : .keyboard(for: first)
    }
    return .none
  }
}

extension Delivery {
  /// Both sides are asked before anything changes: the candidate, and the one that would give way
  /// (U-FR-03, C14).
  public mutating func becomeFirstResponder(_ responder: Responder) -> Bool {
    askBool(.becomeFirstResponder, of: responder.object) ?? ownBecomeFirstResponder(responder)
  }

  /// What `super.becomeFirstResponder()` does.
  public mutating func ownBecomeFirstResponder(_ responder: Responder) -> Bool {
    let keyWindow = rules.mistakes.contains(.becomesBeforeWindow) ? scene.keyWindow : nil
    guard let window = scene.window(of: responder) ?? keyWindow else {
      note(.uFR04, .askedToBecome(responder, .notInWindow))
      remember(responder)
      return false
    }
    let current = scene.firstResponder(of: window)
    if current == responder {
      makeKey(window, forInput: responder)
      note(.uFR03, .askedToBecome(responder, .already))
      return true
    }
    guard
      canBecomeFirstResponder(responder) || rules.mistakes.contains(.everyoneCanBecome)
    else {
      note(.fr02, .askedToBecome(responder, .cannotBecome))
      return false
    }
    if rules.asksNewFieldFirst, refusesToBegin(responder) { return false }
    if let current, refusesToEnd(current, for: responder) { return false }
    if !rules.asksNewFieldFirst, refusesToBegin(responder) { return false }
    if let current, !canResignFirstResponder(current),
      !rules.mistakes.contains(.currentIsNotAsked)
    {
      note(.uFR03, .askedToBecome(responder, .currentRefuses(current)))
      return false
    }
    note(.fr02, .askedToBecome(responder, .yes))
    makeKey(window, forInput: responder)
    if let other = scene.windowEditedAboveKeyboard(but: window) {
      setFirstResponder(of: other, to: nil)
    }
    setFirstResponder(of: window, to: responder)
    return true
  }

  mutating func canBecomeFirstResponder(_ responder: Responder) -> Bool {
    askBool(.canBecomeFirstResponder, of: responder.object)
      ?? scene.canBecomeFirstResponder(responder)
  }

  mutating func canResignFirstResponder(_ responder: Responder) -> Bool {
    askBool(.canResignFirstResponder, of: responder.object)
      ?? scene.canResignFirstResponder(responder)
  }

  /// Does the delegate of a text input say NO?
  mutating func refuses(
    _ question: TextQuestion, _ responder: Responder, text: String? = nil
  ) -> Bool {
    if let answer = askBool(.text(question, text), of: responder.object) { return !answer }
    return scene.refuses(question, responder)
  }

  /// UIKit remembers a text input that asked before it was in a window (C7).
  private mutating func remember(_ responder: Responder) {
    guard rules.remembersTextInputs, case .view(let view) = responder,
      scene[view].kind.isTextInput, !scene.wishes.contains(responder)
    else { return }
    scene.wishes.append(responder)
    note(.c7, .wishRemembered(responder))
  }

  /// Grants what was wished for by views that are in a window now.
  mutating func grantWishes() {
    for wish in scene.wishes where scene.window(of: wish) != nil {
      scene.wishes.removeAll { $0 == wish }
      note(.c7, .wishGranted(wish))
      _ = becomeFirstResponder(wish)
    }
  }

  /// Leaves no first responder: it is not handed up the chain (U-FR-10).
  public mutating func resignFirstResponder(_ responder: Responder?) -> Bool {
    guard let responder = responder ?? scene.firstResponder else {
      note(.uFR10, .nobodyToResign)
      return false
    }
    return askBool(.resignFirstResponder, of: responder.object)
      ?? ownResignFirstResponder(responder)
  }

  /// What `super.resignFirstResponder()` does.
  public mutating func ownResignFirstResponder(_ responder: Responder) -> Bool {
    guard let window = scene.firstResponders.first(where: { $0.value == responder })?.key else {
      note(.uFR10, .askedToResign(responder, .isNot))
      return true
    }
    guard canResignFirstResponder(responder) else {
      note(.uFR03, .askedToResign(responder, .cannotResign))
      return false
    }
    if refuses(.shouldEndEditing, responder) {
      note(.uFR14, .askedToResign(responder, .delegateRefuses))
      return false
    }
    note(.uFR10, .askedToResign(responder, .yes))
    setFirstResponder(of: window, to: nil)
    return true
  }

  /// `endEditing` asks the first responder of the key window; `force` does not take no (U-FR-08).
  public mutating func endEditing(force: Bool) -> Bool {
    guard let first = scene.firstResponder, let window = scene.keyWindow else {
      note(.uFR08, .nobodyToResign)
      return true
    }
    let isVetoed = refuses(.shouldEndEditing, first)
    if isVetoed || !canResignFirstResponder(first) {
      note(
        isVetoed ? .uFR14 : .uFR08,
        .askedToResign(
          first, force ? .overruled : isVetoed ? .delegateRefuses : .cannotResign))
      guard force else { return false }
    } else {
      note(.uFR08, .askedToResign(first, .yes))
    }
    setFirstResponder(of: window, to: nil)
    return true
  }

  mutating func setFirstResponder(of window: ViewID, to responder: Responder?) {
    let old = scene.firstResponders[window]
    let before = scene.input
    scene.selection = nil
    scene.firstResponders[window] = responder
    note(
      responder == nil ? .uFR10 : .fr01,
      .firstResponder(window: window, from: old, to: responder))
    if case .view(let view) = old, scene[view].kind == .textField {
      send(.editingDidEnd, from: view)
    }
    if let old { _ = ask(.textEvent(.didEndEditing), of: old.object) }
    noteInput(before: before)
    if case .view(let view) = responder, scene[view].kind == .textField {
      send(.editingDidBegin, from: view)
    }
    if let responder { _ = ask(.textEvent(.didBeginEditing), of: responder.object) }
  }

  /// Tapping a text field or text view makes it first responder (TX01).
  mutating func textInputTapped(_ view: ViewID) {
    if rules.mistakes.contains(.textFieldWaitsForCode) || !scene.rare(view).isEditable { return }
    _ = becomeFirstResponder(.view(view))
  }

  /// The keyboard is shown for the key window's first responder alone (U-FR-02).
  mutating func noteInput(before: Input) {
    reloadAccessory()
    let input = scene.input
    guard input != before else { return }
    // A keyboard that comes or goes takes its guide along (U-AL-08).
    scene.needsNewLayout()
    let rule: Rule =
      switch input {
      case .view: .tx03
      case .keyboard, .hardwareKeyboard, .none: .tx02
      }
    // What was not shown does not go away.
    if case .hardwareKeyboard = before, input == .none { return }
    note(rule, .input(input))
  }
}
