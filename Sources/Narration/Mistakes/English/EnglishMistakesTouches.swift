/// Touches, controls and actions.
extension EnglishMistakes {
  static var multiTouchByDefault: MistakeText {
    MistakeText(
      "A view hears of every finger on it.",
      """
      multipleTouchEnabled is NO by default: of several fingers only the first is told to the \
      view. [U-TD-08] Recognizers see them all the same. [TO16]
      """)
  }

  static var touchFollowsFinger: MistakeText {
    MistakeText(
      "When the finger moves onto another view, that view gets the touch.",
      """
      A touch belongs to the view where it began, for all its life. [TO08, U-TD-01] There is no \
      new hit test when the finger moves or lifts. [U-HT-15]
      """)
  }

  static var leavingViewCancels: MistakeText {
    MistakeText(
      "When the finger leaves the view, the touch is cancelled.",
      """
      The view where a touch began goes on hearing touchesMoved and touchesEnded wherever the \
      finger is. [U-TD-01, \
      TO08] Cancelled means that the system or a recognizer took the touch. [TO12]
      """)
  }

  static var noCancelledPhase: MistakeText {
    MistakeText(
      "A touch begins, moves and ends; when something interrupts it, it ends.",
      """
      There is a fourth phase. A phone call or a recognizer cancels the touch, and the view \
      hears touchesCancelled in place of touchesEnded. [TO12, X34] Undo there what touchesBegan \
      did.
      """)
  }

  static var upInsideNeedsBounds: MistakeText {
    MistakeText(
      "touchUpInside needs the finger to lift within the button's bounds.",
      """
      While a control tracks, inside reaches some 70 points beyond its bounds. [U-CT-04, C4] \
      Only a finger that lifts further out sends touchUpOutside. [U-CT-03]
      """)
  }

  static var actionFiresOnTouchDown: MistakeText {
    MistakeText(
      "A button's action fires when the finger lands.",
      """
      Landing sends touchDown. [U-CT-01] Actions for touchUpInside wait until the finger lifts \
      inside. [U-CT-03]
      """)
  }

  static var controlPassesTouchesOn: MistakeText {
    MistakeText(
      "The superview's touches methods are called for taps on a button as well.",
      """
      A control that tracks a touch keeps it and passes nothing on. [U-CT-06] What may climb \
      from a button is its action message, where its target is nil. [AC03, NE04]
      """)
  }

  static var nilTargetReachesNobody: MistakeText {
    MistakeText(
      "An action with a nil target goes nowhere.",
      """
      nil means: search the chain for one that implements the action. [AC03] Only if nobody does \
      is the message dropped. [U-CT-12]
      """)
  }

  static var nilTargetFromSender: MistakeText {
    MistakeText(
      "The search for a nil target always starts at the control.",
      """
      Where there is a first responder UIKit starts at it. [U-CT-10, X17] The control is the \
      start only when there is none. [C3]
      """)
  }
}
