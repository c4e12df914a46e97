import Engine

/// View controllers.
extension EnglishPages {
  static var vc01: RuleText {
    RuleText(
      "View controllers are responders",
      """
      UIViewController is a subclass of UIResponder. A controller can therefore receive and handle \
      events that its views let through.
      """,
      disagreement: """
        D0 says all views and most controller objects. The exceptions are controllers that are no \
        UIViewController, such as a plain helper object.
        """)
  }

  static var vc02: RuleText {
    RuleText(
      "The root controller and the window",
      """
      After the root view controller of a window comes the window.
      """,
      disagreement: """
        D2 words it as if the controller were a view of the window. The controller is meant.
        """,
      uikit: """
        Logs from iOS 13 on show two private wrapper views in between. Apple's page and all the \
        documents leave them out.
        """)
  }

  static var vc03: RuleText {
    RuleText(
      "A controller inside a controller",
      """
      After a child controller comes the superview of its view. That superview belongs to the \
      outer controller, so the event reaches that one in its turn.
      """,
      disagreement: """
        D0 and D4 have this case. D2's list leaves it out, and so does D1.
        """,
      uikit: """
        Only the views count. Whether addChildViewController: was called makes no difference to \
        the chain.
        """)
  }

  static var vc04: RuleText {
    RuleText(
      "A presented controller",
      """
      After a controller that was presented by another comes the presenting controller. The \
      presenter's view is not on the way.
      """,
      disagreement: """
        Only D2 has this case, and its verb suggests a pushed controller. Presented is meant: a \
        controller pushed on a navigation stack is a child, and follows the rule of the superview.
        """)
  }
}
