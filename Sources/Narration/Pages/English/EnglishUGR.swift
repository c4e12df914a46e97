import Engine

/// UIKit: gesture recognizers.
extension EnglishPages {
  static var uGR01: RuleText {
    RuleText(
      "Who sees a touch",
      """
      The recognizers of the hit-test view and of all its superviews, the window included, see the \
      touch. Siblings do not, and the responder chain is not used, so view controllers play no \
      part.
      """)
  }

  static var uGR02: RuleText {
    RuleText(
      "Asked once at the start",
      """
      Each recognizer's delegate is asked whether it should receive a touch when the touch begins. \
      After a no it never sees that touch.
      """)
  }

  static var uGR03: RuleText {
    RuleText(
      "Before the view, and alongside it",
      """
      Recognizers get each change just before the view. While they are undecided the view gets it \
      too, by default.
      """)
  }

  static var uGR04: RuleText {
    RuleText(
      "cancelsTouchesInView",
      """
      It is YES by default: when the recognizer succeeds, the view gets touchesCancelled for what \
      it has seen and nothing more, and nothing at all of a finger that joins the gesture later. \
      With NO the view sees the whole touch.
      """)
  }

  static var uGR05: RuleText {
    RuleText(
      "delaysTouchesBegan",
      """
      With YES the view's touchesBegan is held back. On success the view never gets it; on failure \
      it gets it late. The default is NO.
      """)
  }

  static var uGR06: RuleText {
    RuleText(
      "delaysTouchesEnded",
      """
      It is YES by default: the end is held back while a recognizer may still succeed. So with a \
      double-tap recognizer touchesEnded comes late, and if the double tap succeeds it becomes \
      touchesCancelled.
      """)
  }

  static var uGR07: RuleText {
    RuleText(
      "The famous 0.15",
      """
      You will read that these delays last 0.15 ms. The writers mean 0.15 s, and even that is no \
      general constant.
      """)
  }

  static var uGR08: RuleText {
    RuleText(
      "States and actions",
      """
      A tap goes from possible to ended or failed; a pan from possible through began and changed \
      to ended or cancelled, or to failed. The action is sent on every change but the one to \
      failed, and at the end the recognizer returns to possible.
      """)
  }

  static var uGR09: RuleText {
    RuleText(
      "One at a time",
      """
      When one recognizer starts or succeeds, the others that share its touch fail, if it may \
      prevent them and neither delegate allows both. One yes from a delegate is enough to allow \
      both; one no does not forbid it.
      """)
  }

  static var uGR10: RuleText {
    RuleText(
      "The deeper view wins",
      """
      For the same gesture on a view and its parent, the recognizer on the deeper view wins.
      """)
  }

  static var uGR11: RuleText {
    RuleText(
      "Twice on the same view",
      """
      Two equal recognizers on one view: reports say that the one added last wins. Apple promises \
      no order.
      """)
  }

  static var uGR12: RuleText {
    RuleText(
      "One view only",
      """
      A recognizer belongs to one view. Adding it to another takes it away from the first.
      """)
  }

  static var uGR13: RuleText {
    RuleText(
      "Single and double tap",
      """
      On one view both fire, the single first. With requireGestureRecognizerToFail: the single \
      waits until the double has failed, about 0.35 s.
      """)
  }

  static var uGR14: RuleText {
    RuleText(
      "Tap counts and prevention",
      """
      A recognizer for more taps is not prevented by one for fewer. One for fewer is prevented by \
      one for more.
      """)
  }

  static var uGR15: RuleText {
    RuleText(
      "Controls defend their tap",
      """
      A single tap on a button, switch, stepper, segmented control or page control beats a tap \
      recognizer on a view above it, since iOS 6. The same goes for swiping a slider's knob and \
      panning a switch's, along the control and not across it.
      """)
  }

  static var uGR16: RuleText {
    RuleText(
      "Your own controls do not",
      """
      A UIControl subclass of your own has no such protection. A tap recognizer on a view above \
      cancels its touch.
      """)
  }

  static var uGR17: RuleText {
    RuleText(
      "A recognizer on the control",
      """
      A recognizer attached to the control itself goes before it and stops its action.
      """)
  }

  static var uGR18: RuleText {
    RuleText(
      "Where the defence ends",
      """
      Controls are protected from recognizers for one tap only. A double tap on the parent may \
      begin on a button, and a disabled control defends nothing.
      """)
  }

  static var uGR19: RuleText {
    RuleText(
      "The view may veto",
      """
      gestureRecognizerShouldBegin: is asked of the view as well as of the delegate. UIButton and \
      others override it.
      """)
  }

  static var uGR20: RuleText {
    RuleText(
      "Numbers",
      """
      Hitchain uses 0.5 s and 10 points for a long press, 45 points of movement, 0.75 s down and \
      0.35 s between taps for a tap, and 10 points before a pan starts. Swipes take 50 points \
      within 0.5 s; pinch and rotation start after 8 points or 2 degrees, which are guesses.
      """)
  }
}
