import Engine

/// Makes something happen.
public enum DoingCommand: Equatable, Sendable {
  case stimulus(StimulusCommand)
  case becomeFirstResponder(Responder)
  case resignFirstResponder(Responder?)
  case endEditing(force: Bool)
  case reloadInputViews
  /// Who would perform an action, without having it performed.
  case validate(String)
  /// As if a finger had: `sendActions(for:)`.
  case sendActions(ViewID, ControlEvents)
  case send(String, to: Object?, from: Object?)
  /// Kept for later.
  case post(StimulusCommand)
  case pump(Int)
  case queue
  case ignoreEvents(Bool)
}
