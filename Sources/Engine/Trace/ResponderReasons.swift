/// What an object answers that is asked to become, or to give up being, first responder.
public enum Answer: Equatable, Sendable {
  case yes
  case already
  case cannotBecome
  case notInWindow
  case currentRefuses(Responder)
  /// Its `shouldEndEditing` is NO.
  case currentKeepsEditing(Responder)
  /// Of the text input that is asked itself.
  case delegateRefuses
  case cannotResign
  case isNot
  case overruled
}

/// What takes typing.
public enum Input: Equatable, Sendable {
  case keyboard(for: Responder)
  /// One is connected, and none is shown (U-FR-18).
  case hardwareKeyboard(for: Responder)
  case view(ViewID, for: Responder)
  case none
}

/// Why an event starts at its initial object (EV06).
public enum InitialReason: String, CaseIterable, Sendable {
  case firstResponder, focus, frontController
  /// A mistake of the rulebook's says so.
  case mistaken
}

/// Why an object's `next` is what it is.
public enum NextReason: String, CaseIterable, Sendable {
  case controllerOfView, superview, superviewOfControllerView, windowOfRoot, presenter
  case windowScene, application, delegate, delegateNotInChain, overridden, nothingAbove, end
  /// A mistake of the rulebook's says so.
  case mistaken
}
