/// The first responder, and what starts at it.
extension EnglishMistakes {
  static var tapMakesFirstResponder: MistakeText {
    MistakeText(
      "The view that is tapped becomes first responder.",
      """
      Being hit and being first responder are two things. [U-RC-13, X16] Of the views one taps, \
      only text inputs make themselves first responder. [TX01, FR01]
      """)
  }

  static var tapElsewhereResigns: MistakeText {
    MistakeText(
      "Tapping outside a text field puts the keyboard away.",
      """
      A first responder stays one until it is told to resign or another takes over. [U-FR-09] \
      Code must call endEditing or resignFirstResponder. [U-FR-08]
      """)
  }

  static var textFieldWaitsForCode: MistakeText {
    MistakeText(
      "A text field becomes first responder only when code calls becomeFirstResponder.",
      """
      Text fields and text views become first responder themselves when they are tapped, and the \
      keyboard comes up. [TX01, FR07]
      """)
  }

  static var everyoneCanBecome: MistakeText {
    MistakeText(
      "Any view becomes first responder when it is asked to.",
      """
      canBecomeFirstResponder is NO by default, and then the call is refused. [FR02] A subclass \
      must override it. [U-FR-01]
      """)
  }

  static var currentIsNotAsked: MistakeText {
    MistakeText(
      "A new first responder simply replaces the old one.",
      """
      The first responder of the moment is asked to resign first. If it refuses, nothing changes, and \
      becomeFirstResponder returns NO. [U-FR-03]
      """)
  }

  static var becomesBeforeWindow: MistakeText {
    MistakeText(
      "A view can become first responder before it is in a window.",
      """
      becomeFirstResponder counts only in a window. [U-FR-04] That is why viewIsAppearing and \
      viewDidAppear are places for it, and viewWillAppear is too early. [FR03]
      """)
  }

  static var touchesGoToFirstResponder: MistakeText {
    MistakeText(
      "Touches go to the first responder.",
      """
      Touches go to the hit-test view, found by the place of the finger. [EV06, TO08] The first \
      responder gets events without a place: keys, shakes, remote control. [FR04]
      """)
  }

  static var shakeGoesToFrontController: MistakeText {
    MistakeText(
      "A shake goes to the controller on the screen.",
      """
      A shake starts at the first responder and climbs from there. [MO01] The controller hears of it \
      where nobody below handles it, or where there is no first responder. [U-MO-01, C6]
      """)
  }

  static var onlyFirstResponderIsAsked: MistakeText {
    MistakeText(
      "Shakes, keys and menu commands go to the first responder or to nobody.",
      """
      The first responder is where they start. What it does not handle climbs the chain like a \
      touch. [CH19, CH04]
      """)
  }
}
