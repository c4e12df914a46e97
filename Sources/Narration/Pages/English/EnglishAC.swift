import Engine

/// Action messages and controls.
extension EnglishPages {
  static var ac01: RuleText {
    RuleText(
      "A control calls its target",
      """
      A control talks straight to its target. When the user works it, it sends the action message, \
      and the target's method runs. The chain plays no part.
      """,
      uikit: """
        The message goes through the control's sendAction:to:forEvent: and then through \
        UIApplication. If the target lacks the method, the app crashes.
        """)
  }

  static var ac02: RuleText {
    RuleText(
      "Action messages may use the chain",
      """
      An action message is not an event: no UIEvent is made for it. Still, it can travel on the \
      responder chain in search of someone who implements its method.
      """)
  }

  static var ac03: RuleText {
    RuleText(
      "Target nil: the chain decides",
      """
      If the target is nil, the action message goes along the chain until an object has the \
      method; that object's method runs. The documents start the search at the control itself. \
      Buttons and switches are their examples.
      """,
      disagreement: """
        D0 starts at the control, and its first log proves that the control counts. D2 has the \
        search start at the target object, which makes no sense when that is nil. D4 says that the \
        target responds with nil. Of the three, D0 is right.
        """,
      uikit: """
        Apple contradicts itself here. If there is a first responder, UIKit has been seen to start \
        there and not to try the control afterwards. Without one it starts at the control. With \
        rules documents, Hitchain always starts at the control.
        """)
  }

  static var ac04: RuleText {
    RuleText(
      "D0's first log: the button itself",
      """
      The button's target is nil, and button, view and controller all implement the method. The \
      button's own method runs. The first log line names it; the second describes the sender, the \
      button.
      """)
  }

  static var ac05: RuleText {
    RuleText(
      "D0's second log: the view",
      """
      Take the method out of the button. The same tap now runs the method of the view that holds \
      it. The sender is still the button.
      """)
  }

  static var ac06: RuleText {
    RuleText(
      "D0's third log: the controller",
      """
      Take the method out of the view as well. Now the controller's method runs. The controller's \
      own view lies on the way; it does not implement the method and is passed over.
      """,
      disagreement: """
        D0 does not try the fourth case, with nobody implementing the method.
        """,
      uikit: """
        Then nothing happens: no crash, no message, and sendAction answers NO.
        """)
  }

  static var ac07: RuleText {
    RuleText(
      "Touch up inside",
      """
      The action is added for UIControlEventTouchUpInside: the finger goes down on the button and \
      comes up on it. The method gets the button as its argument. Lift the finger far away and \
      nothing is sent.
      """,
      uikit: """
        Coming up is judged generously. About 70 points around the button still count as inside on \
        a phone. Going down must be exact.
        """)
  }
}
