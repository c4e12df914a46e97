/// What is decided about the editing of text.
public enum EditingDecision: Equatable, Sendable {
  /// The delegate says NO.
  case refused(TextQuestion, ViewID)
  /// Return, and the delegate has nothing against it.
  case returned(ViewID, resigns: Bool)
  /// Somebody listens to `editingDidEndOnExit` (C31).
  case endsOnExit(ViewID)
  case accessory(InputAccessory?)
  /// What a command has done to the text, or to what is selected of it.
  case edited(EditCommand, ViewID, characters: Int)
  /// A point on the keyboard, which stands there: the app hears nothing of it (U-FR-18).
  case keyboardTakes(Point, Rect)
  /// A text input has registered what was typed in it with its own undo manager (U-FR-19).
  case undoesTyping(ViewID)
  /// Its undo manager is the first up the chain (U-FR-19).
  case undoAsked(Responder, isWindows: Bool)
  /// Its `editingInteractionConfiguration` keeps shakes from undoing.
  case undoRefused(Responder)
  case nothingUndoes
  /// Input views were loaded again, and are what they were.
  case reloaded(Responder)
}

/// What is decided about commands: whom an action is for, and whether it may be chosen.
public enum CommandDecision: Equatable, Sendable {
  /// Where the search for who performs an action begins.
  case search(WordID, from: Responder)
  case namesTarget(WordID, Responder, Object?)
  case validated(WordID, Object?)
  case keyCommandOf(KeyCommand, Responder)
  /// A UIAction of a control's runs: it needs no target (U-CT-22).
  case actionRun(WordID, ViewID, ControlEvents)
  /// A bar button item has a primary action, and so its target and action do not count (U-EM-09).
  case targetIgnored(ViewID)
}
