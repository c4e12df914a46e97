import Engine

/// Gesture recognizers.
extension EnglishPages {
  static var gr01: RuleText {
    RuleText(
      "Gesture recognizers",
      """
      A gesture recognizer watches the touches on a view and calls you when they form a gesture: a \
      tap, a pinch, a swipe. You attach it to a view and do not have to count touches yourself.
      """,
      uikit: """
        It sees touches on the view it is attached to and on every view inside it.
        """)
  }

  static var gr02: RuleText {
    RuleText(
      "An abstract class and its six",
      """
      UIGestureRecognizer is abstract: it holds what all gestures share. You use its subclasses, \
      for tap, pinch, pan, swipe, rotation and long press.
      """,
      uikit: """
        There are more by now, such as the screen-edge pan and the hover recognizer. You can also \
        write a subclass of your own.
        """)
  }

  static var gr03: RuleText {
    RuleText(
      "How many taps, how many fingers",
      """
      numberOfTapsRequired = 2 asks for two taps in a row. numberOfTouchesRequired = 2 asks for \
      two fingers together. Set both and only two fingers tapping twice will do.
      """,
      disagreement: """
        D1 warns against double taps elsewhere and asks for one here. No document says that both \
        numbers are 1 unless you set them.
        """,
      uikit: """
        The second tap must come soon and near. Apple gives no numbers. Hitchain allows 0.35 s \
        between taps and 45 points of movement.
        """)
  }

  static var gr04: RuleText {
    RuleText(
      "Attaching one",
      """
      addGestureRecognizer: attaches a recognizer to a view. Name the method to call with \
      addTarget:action:, or right away with initWithTarget:action:. That method may take the \
      recognizer as its argument, or nothing.
      """,
      uikit: """
        A recognizer belongs to one view. Adding it to a second view takes it away from the first.
        """)
  }

  static var gr05: RuleText {
    RuleText(
      "The states",
      """
      A recognizer starts in Possible. Continuous gestures go through Began and Changed to Ended \
      or Cancelled. A tap goes straight to Ended, which has a second name of the same value, \
      Recognized. A recognizer that gives up goes to Failed.
      """,
      disagreement: """
        D1 explains Possible as the state in which no touch has happened. It is also the state \
        while touches are under way and nothing is decided.
        """)
  }

  static var gr06: RuleText {
    RuleText(
      "Back to Possible",
      """
      After Cancelled and after Failed a recognizer returns to Possible, ready for the next try.
      """,
      disagreement: """
        D1 does not say that Ended does so too. It does.
        """,
      uikit: """
        The reset comes when the touches in question are over. Your action is called for every \
        change of state but not for Failed.
        """)
  }

  static var gr07: RuleText {
    RuleText(
      "Recognizers come before the view",
      """
      If a view has recognizers, they get touches and presses before it does. As D2 tells it, the \
      view has its turn when they have all failed, and after it the chain.
      """,
      disagreement: """
        D2 makes it one after the other. D1 calls the view's methods and does not mention \
        recognizers in that place. D0, D3 and D4 say nothing.
        """,
      uikit: """
        By default the view gets the touch as well, just after the recognizers. If one of them \
        succeeds, the view gets touchesCancelled. D2's order is true only with delaysTouchesBegan \
        = YES. With rules documents, Hitchain follows D2.
        """)
  }

  static var gr08: RuleText {
    RuleText(
      "Three taps, one action",
      """
      Three views that overlap each have a tap recognizer. One tap runs one action, the one that \
      belongs to the hit-test view.
      """,
      disagreement: """
        D3 shows it but does not explain why the parent stays silent, whose recognizer sees the \
        same touch.
        """,
      uikit: """
        Recognizers that share a touch compete. When one recognizes, it prevents the others unless \
        a delegate allows both. Among equal taps the one on the deeper view wins.
        """)
  }
}
