/// What is decided about the editing of text.
public enum EditingDecision: Equatable, Sendable {
  /// The delegate says NO.
  case refused(TextQuestion, ViewID)
  /// Return, and the delegate has nothing against it.
  case returned(ViewID, resigns: Bool)
  /// Somebody listens to `editingDidEndOnExit` (C31).
  case endsOnExit(ViewID)
  case accessory(InputAccessory?)
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
  case search(Word, from: Responder)
  case namesTarget(Word, Responder, Object?)
  case validated(Word, Object?)
  case keyCommandOf(KeyCommand, Responder)
}
