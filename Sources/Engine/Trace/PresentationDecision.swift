/// What is decided about presented controllers and containers.
public enum PresentationDecision: Equatable, Sendable {
  /// A popover becomes a sheet.
  case adapted(ControllerID)
  case takenOut(ViewID, PresentationStyle)
  /// A touch does not find it there.
  case outOfWindow(ViewID, by: ControllerID)
  /// Touches beside what is presented are UIKit's view's.
  case beside(ControllerID, ViewID)
  /// So are those that the presented view does not take.
  case letThrough(ViewID, to: ViewID)
  case passthrough(ViewID)
  case dismissedByUser(ControllerID)
  case keptByModal(ControllerID)
  /// `presentationControllerShouldDismiss` is NO.
  case keptByDelegate(ControllerID)
  /// It was not pulled far enough to go.
  case sheetStays(ControllerID)
  case detentChanged(ControllerID, Detent)
  case editingInterrupted(Responder, by: ControllerID)
  case editingResumes(Responder)
  case pushed(ControllerID, on: ControllerID)
  case popped(ControllerID, from: ControllerID)
  case poppedByUser(ControllerID, from: ControllerID)
  /// By its back button.
  case poppedByButton(ControllerID, from: ControllerID)
  /// The finger lifts before half of the way.
  case popBrokenOff(ControllerID, from: ControllerID)
  /// The swipe back begins at the root, because whoever took its delegate's place does not refuse.
  case stuck(ControllerID)
  case selected(ControllerID, in: ControllerID)
}
