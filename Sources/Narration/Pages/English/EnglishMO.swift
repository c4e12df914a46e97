import Engine

/// Motion.
extension EnglishPages {
  static var mo01: RuleText {
    RuleText(
      "A shake goes to the first responder",
      """
      When the user shakes the device, the window sends a motion event to the first responder. It \
      does not matter what is under anyone's finger.
      """,
      disagreement: """
        D4 once translates motion events as moving events. Motion is meant.
        """,
      uikit: """
        If nobody is first responder, UIKit seems to start with the view controller in front.
        """)
  }

  static var mo02: RuleText {
    RuleText(
      "The motion methods",
      """
      To handle a shake, implement motionBegan:withEvent: or motionEnded:withEvent:. UIResponder \
      also has motionCancelled:withEvent:.
      """,
      disagreement: """
        The copy of D0 runs two method names together; an or has been lost between them. D0 also \
        says that the first responder must implement one of them.
        """,
      uikit: """
        Anyone further up the chain may do it as well: the default versions pass the event on. You \
        are told when a shake begins and when it ends or is cancelled, nothing in between.
        """)
  }

  static var mo03: RuleText {
    RuleText(
      "Motion objects differ",
      """
      Which object reports a motion depends on the framework and on the motion you want. UIKit \
      reports a shake as a UIEvent. Core Motion hands out sample objects of its own.
      """,
      disagreement: """
        D0 says so of motion. D4 splits the sentence and ties one half to touch events. Read D0.
        """)
  }
}
