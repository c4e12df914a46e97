import Engine

/// UIKit: controls and actions.
extension EnglishPages {
  static var uCT01: RuleText {
    RuleText(
      "Touch down",
      """
      When a finger lands on it, a control sends touchDown. From the second quick tap on it sends \
      touchDownRepeat as well.
      """)
  }

  static var uCT02: RuleText {
    RuleText(
      "Dragging",
      """
      With every move the control works out whether the finger is inside or outside. On a change \
      it first sends touchDragEnter or touchDragExit, and then, always, touchDragInside or \
      touchDragOutside.
      """)
  }

  static var uCT03: RuleText {
    RuleText(
      "Lifting",
      """
      On lifting it sends touchUpInside or touchUpOutside, by the same test: one of them, not \
      both.
      """)
  }

  static var uCT04: RuleText {
    RuleText(
      "The slack around a control",
      """
      While a control tracks a finger, inside means the bounds grown by about 70 points on a \
      phone; one source has 25 on an iPad. The first touch must be exactly inside.
      """)
  }

  static var uCT05: RuleText {
    RuleText(
      "Cancel",
      """
      A control sends touchCancel only if it was tracking. Leaving the window also ends its \
      tracking.
      """)
  }

  static var uCT06: RuleText {
    RuleText(
      "A control keeps its touch",
      """
      A tracking control follows one finger and passes no touches on. If it is not tracking, it \
      forwards them to nextResponder like any view.
      """)
  }

  static var uCT07: RuleText {
    RuleText(
      "Disabled under the finger",
      """
      A control disabled during a touch lets that touch finish, and touchUpInside still fires.
      """)
  }

  static var uCT08: RuleText {
    RuleText(
      "The way of an action",
      """
      The control sends its action through sendAction:to:forEvent:, which calls UIApplication's \
      sendAction:to:from:forEvent:, which calls the target. Actions run in the order they were \
      added; the method takes nothing, the sender, or the sender and the event.
      """)
  }

  static var uCT10: RuleText {
    RuleText(
      "A nil target",
      """
      The search starts at the first responder if there is one, else at the sender, and follows \
      nextResponder. If the first responder's chain has no one, the sender's is not tried.
      """)
  }

  static var uCT11: RuleText {
    RuleText(
      "The control may answer itself",
      """
      When the search starts at the control, the control is the first one asked. Its own method \
      can be the one that runs.
      """)
  }

  static var uCT12: RuleText {
    RuleText(
      "Nobody implements it",
      """
      With a nil target nothing happens, and sendAction answers NO. A target that is set and lacks \
      the method makes the app crash.
      """)
  }

  static var uCT13: RuleText {
    RuleText(
      "Candidates are asked",
      """
      Each candidate gets canPerformAction:withSender: or targetForAction:withSender:. By default \
      the answer is whether it implements the method, and a no moves on to nextResponder.
      """)
  }

  static var uCT14: RuleText {
    RuleText(
      "From nobody",
      """
      If the sender is nil as well and nobody is first responder, it is the application object \
      that gets the message.
      """)
  }

  static var uCT15: RuleText {
    RuleText(
      "Sending by code",
      """
      sendActionsForControlEvents: works on a control that is disabled or hidden.
      """)
  }
}
