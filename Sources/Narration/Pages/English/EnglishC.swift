import Engine

/// Contested points.
extension EnglishPages {
  static var c1: RuleText {
    RuleText(
      "Alpha of exactly 0.01",
      """
      Can a view with an alpha of exactly 0.01 be touched? Hitchain says no. It rounds the alpha \
      to single precision, as a layer stores it, and leaves the view out if the result is below \
      0.01.
      """,
      uikit: """
        Apple writes less than 0.01. Developers who tried it found that it has to be above 0.01; \
        the smallest value anyone used was 0.011. Both agree if UIKit compares the stored \
        0.0099999998 in double precision; nobody has measured it. For the values one really types, \
        < 0.01 and <= 0.01 come to the same. If a view must be invisible and touchable, use 0.02.
        """)
  }

  static var c2: RuleText {
    RuleText(
      "Does a disabled control swallow touches?",
      """
      A button is disabled and you tap it. Does the tap stop there? Hitchain lets it through: the \
      control and everything inside it answer nil, and what lies behind gets the touch.
      """,
      uikit: """
        For swallowing speak old forum lore and one re-implementation. Against it: UIControl \
        overrides hitTest, two other re-implementations answer nil, and several projects have \
        reports of taps falling through. So a disabled button in a table lets its cell be \
        selected. To block touches, lay a view behind the button, or let its hitTest return self.
        """)
  }

  static var c3: RuleText {
    RuleText(
      "Where a nil target starts",
      """
      An action has a nil target. Does the search start at the first responder or at the control? \
      Hitchain takes the first responder of the key window if there is one, and its chain alone; \
      otherwise the chain of the control. With rules documents it always starts at the control.
      """,
      uikit: """
        Apple contradicts itself. The page on sendAction names the first responder; the old event \
        guide, which D0 follows, names the control. Bug reports show both: with a text field in \
        focus elsewhere, the button's own controller was never asked. While no keyboard is up, the \
        control seems to be the start. Put the cursor in a field of another controller, and nobody \
        hears the button.
        """)
  }

  static var c4: RuleText {
    RuleText(
      "How far a finger may stray",
      """
      How far from a control may the finger wander before it no longer counts as inside? Hitchain \
      takes 70 points on every side.
      """,
      uikit: """
        One re-implementation has 70 for phones and 25 for the iPad. A measurement found about 70, \
        and the person who asked had guessed 100. Apple gives none. Only a touch under way has \
        this freedom: to begin one, the finger must come down exactly on the control.
        """)
  }

  static var c5: RuleText {
    RuleText(
      "The same gesture twice on one view",
      """
      Two recognizers for the same gesture sit on one view. Which one wins? In Hitchain the one \
      added last.
      """,
      uikit: """
        Two bug reports saw the last one win. Two re-implementations go through them from first to \
        last. Apple promises nothing. Do not rely on it: use requireGestureRecognizerToFail:, or \
        the delegate.
        """)
  }

  static var c6: RuleText {
    RuleText(
      "A shake with no first responder",
      """
      Nobody is first responder and the user shakes the device. Who hears it? Hitchain starts at \
      the view controller in front, found from the root through the selected child to the \
      presented one, and goes up its chain.
      """,
      uikit: """
        A re-implementation drops the event. A library that looked closely found that UIKit picks \
        a controller for key events, in iOS 14.5 and 15; articles report shakes that reached a \
        controller without first responder. Apple promises only the first responder. Do not count \
        on it: make one of your own responders first responder once the screen has appeared.
        """)
  }

  static var c7: RuleText {
    RuleText(
      "Asking in viewWillAppear",
      """
      What happens if you call becomeFirstResponder in viewWillAppear:? Hitchain answers NO while \
      the view has no window. If it is a text input, it remembers the wish and grants it when the \
      view enters a window.
      """,
      uikit: """
        Apple, D0 and D4 say that the call fails. In practice the keyboard of a text field often \
        slides in with the new screen, and the headers show a method for becoming first responder \
        when possible. So the answer can be NO and the keyboard come all the same. For other views \
        use viewIsAppearing: or viewDidAppear:.
        """)
  }

  static var c8: RuleText {
    RuleText(
      "Is the scene on the chain?",
      """
      Does UIWindowScene stand between the window and the application? In Hitchain it does, and \
      the scene delegate does not. With rules documents the scene is left out.
      """,
      uikit: """
        Apple's page and the documents go from window to application. Four public chains, two of \
        them real output, show the scene between, and none shows its delegate. Print nextResponder \
        of your window and you will see it.
        """)
  }

  static var c9: RuleText {
    RuleText(
      "Limits of tapCount",
      """
      How soon and how near must a second tap be to count? Hitchain allows 0.35 s from the end of \
      one to the beginning of the next, and 45 points. What was down for 0.75 s, strayed farther, \
      or became another gesture was no tap.
      """,
      uikit: """
        Apple speaks only of a set period. One re-implementation has 0.3 s and a third of an inch \
        for tapCount, and 0.35 s for tap recognizers. Take these numbers as a rough guide; the \
        system may choose others.
        """)
  }

  static var c10: RuleText {
    RuleText(
      "A view removed under the finger",
      """
      A view is taken out of the window while a finger is on it. What does it hear? Hitchain sends \
      it touchesCancelled, and the touch is no view's any more. Its own recognizers stop; those of \
      views that stay follow the finger on.
      """,
      uikit: """
        Apple's text on motion suggests a cancel. One re-implementation detaches the touch and \
        says nothing more to the view, on purpose. Some developers report that calls went on. Real \
        devices differ; write code that survives either.
        """)
  }

  static var c11: RuleText {
    RuleText(
      "Between root controller and window",
      """
      Is anything between the root view controller and its window? Hitchain goes straight \
      from one to the other.
      """,
      uikit: """
        Apple's page says the window. Logs from iOS 13 on show UIDropShadowView and \
        UITransitionView in between. Both are private, and they fit the general rule: a controller \
        is followed by the superview of its view. Do not count on them.
        """)
  }

  static var c12: RuleText {
    RuleText(
      "Does the view wait for recognizers?",
      """
      A view has recognizers. Must it wait until they have failed? In Hitchain it does not: the \
      view hears the touch at once, just after the recognizers, and is cancelled if one succeeds. \
      With rules documents it waits.
      """,
      uikit: """
        Apple's overview page, and D2 after it, say that the view comes after failure. The page on \
        delaysTouchesBegan says that by default both get the touch, and logs agree. Expect \
        touchesBegan in your view, then touchesCancelled when a gesture wins.
        """)
  }

  static var c13: RuleText {
    RuleText(
      "Does a touch make a window key?",
      """
      You touch a window that is not key. Does it become key? Not in Hitchain, unless the touch \
      gives focus to a text input.
      """,
      uikit: """
        A forum report says that it does from iOS 14.2 on and did not before. To be touched and to \
        be key are two things: the touch reaches its window either way.
        """)
  }

  static var c14: RuleText {
    RuleText(
      "If the new one refuses",
      """
      An object is asked to become first responder and refuses. Has the old one already resigned? \
      Not in Hitchain: it asks both, and changes only if both agree.
      """,
      uikit: """
        The order in Apple's text suggests resign first, ask later. A re-implementation asks first \
        and changes nothing on a refusal. In that reading a failed becomeFirstResponder leaves the \
        keyboard where it is.
        """)
  }

  static var c15: RuleText {
    RuleText(
      "How far a tap may move",
      """
      How far may the finger move and still make a tap? Hitchain allows 45 points.
      """,
      uikit: """
        45 is a private default that was read from the system; one re-implementation uses 10. So a \
        finger may shake a good deal during a tap. In a long press it has only 10 points until the \
        gesture begins.
        """)
  }

  static var c18: RuleText {
    RuleText(
      "Classes that start with interaction off",
      """
      Which classes have userInteractionEnabled = NO from the start? In Hitchain only UILabel and \
      UIImageView.
      """,
      uikit: """
        Apple's pages name these two. Files written by Interface Builder bear it out: no other \
        class is saved with NO. Two re-implementations also have NO for the activity indicator or \
        the effect view, which looks like their own choice.
        """)
  }

  static var c16: RuleText {
    RuleText(
      "The zone below a bar",
      """
      Touches just below a navigation bar can land on the bar. How far does that reach? Hitchain \
      leaves the point alone.
      """,
      uikit: """
        Reports speak of a few points up to about 15. One experiment saw the point moved up in the \
        last of three hit tests; an Apple engineer called such zones slop. Do not put a small \
        control right under a bar.
        """)
  }

  static var c17: RuleText {
    RuleText(
      "Properties or pointInside first",
      """
      Does hitTest check hidden, interaction and alpha before pointInside or after it? Hitchain \
      checks the properties first.
      """,
      uikit: """
        The prose of D0, D3 and D4 puts pointInside first. D1, the steps of D2, the listings of D0 \
        and D2, and the re-implementations put the properties first. The view found is the same. \
        Only a log of the calls can show it.
        """)
  }
}
