/// What is decided about presented controllers and containers.
public enum PresentationDecision: Equatable, Sendable {
  /// A popover becomes a sheet.
  case adapted(ControllerID)
  case takenOut(ViewID, PresentationStyle)
  /// Touches beside what is presented are UIKit's view's.
  case beside(ControllerID, ViewID)
  case passthrough(ViewID)
  case dismissedByUser(ControllerID)
  case keptByModal(ControllerID)
  case editingInterrupted(Responder, by: ControllerID)
  case editingResumes(Responder)
  case pushed(ControllerID, on: ControllerID)
  case popped(ControllerID, from: ControllerID)
  case selected(ControllerID, in: ControllerID)
}
