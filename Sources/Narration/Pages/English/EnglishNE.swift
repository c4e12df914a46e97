import Engine

/// What is no responder, what is no event.
extension EnglishPages {
  static var ne01: RuleText {
    RuleText(
      "Layers are not responders",
      """
      A CALayer draws but cannot handle events. It comes straight from NSObject, not from \
      UIResponder. A layer laid over a view does not keep touches from it.
      """,
      disagreement: """
        D0, D2 and D4 agree. Only D2 names the parent class.
        """)
  }

  static var ne02: RuleText {
    RuleText(
      "Only UIResponder handles events",
      """
      To handle events an object must be of a class that comes from UIResponder. UIApplication, \
      UIViewController and UIView do, and with UIView every window and control.
      """,
      uikit: """
        Gesture recognizers are no responders either, though they see touches. UIWindowScene is \
        one.
        """)
  }

  static var ne03: RuleText {
    RuleText(
      "Sensor data stay off the chain",
      """
      Samples from the accelerometer, the gyroscope and the magnetometer do not use the responder \
      chain. Core Motion gives them to a handler that you name.
      """,
      disagreement: """
        D2 says this plainly. D1 calls a whole family of responder events after the accelerometer \
        and blurs it. A shake goes through the chain; raw samples do not.
        """)
  }

  static var ne04: RuleText {
    RuleText(
      "Action messages are not events",
      """
      The message of a control to its target is not an event. When a target is nil, it is the \
      message that climbs the chain. The touch stays with the button.
      """,
      disagreement: """
        D0 and D4 speak of the event being passed on when the target is nil, and D4 heads that \
        entry with click event. D2 has it right.
        """)
  }
}
