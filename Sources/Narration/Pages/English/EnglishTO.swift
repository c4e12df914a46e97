import Engine

/// Touches, UITouch, UIEvent.
extension EnglishPages {
  static var to01: RuleText {
    RuleText(
      "One finger, one UITouch",
      """
      Every finger on the screen has a UITouch object of its own. Two fingers, two objects. It is \
      made when the finger lands.
      """)
  }

  static var to02: RuleText {
    RuleText(
      "The same object all along",
      """
      While the finger moves and lifts, the same UITouch is updated: its location, its time, its \
      phase. No new one is made. All four touches methods see the same object.
      """,
      uikit: """
        So do not keep a UITouch to compare with it later; its old values are gone. Note down what \
        you need.
        """)
  }

  static var to03: RuleText {
    RuleText(
      "Gone with the finger",
      """
      When the finger leaves the screen, its UITouch is finished and released. The next finger to \
      land, even the same one, gets a new object.
      """)
  }

  static var to04: RuleText {
    RuleText(
      "What a touch knows",
      """
      A UITouch has read-only properties: the window and the view it began in, tapCount, a \
      timestamp in seconds of its last change, and its phase.
      """,
      disagreement: """
        D1's comment lists three phases: begin, move, end. It leaves out cancelled, though it \
        describes touchesCancelled, and stationary.
        """,
      uikit: """
        The phases are began, moved, stationary, ended and cancelled. view can turn nil, for \
        instance when a recognizer has taken the touch.
        """)
  }

  static var to05: RuleText {
    RuleText(
      "tapCount",
      """
      tapCount tells how many taps have followed each other quickly at one place. It lets you tell \
      a single tap from a double one.
      """,
      disagreement: """
        D1 advises against double taps on the iPhone, yet its recognizer sample asks for two taps. \
        The advice is an opinion; we found nothing behind it.
        """,
      uikit: """
        A double tap is delivered as tapCount 1 and then 2, so code for a single tap runs as well. \
        Apple publishes no limits of time and distance. Hitchain uses 0.35 s and 45 points.
        """)
  }

  static var to06: RuleText {
    RuleText(
      "locationInView:",
      """
      locationInView: gives the position of the touch in the coordinates of the view you name. \
      Pass nil and you get the position in the window.
      """)
  }

  static var to07: RuleText {
    RuleText(
      "previousLocationInView:",
      """
      previousLocationInView: gives the position that the touch had at its update before this one. \
      The difference between the two is how far the finger has just moved.
      """,
      uikit: """
        Moves are merged to about the pace of the display. coalescedTouchesForTouch: on the event \
        gives the samples in between.
        """)
  }

  static var to08: RuleText {
    RuleText(
      "A touch is bound to its view",
      """
      A touch stays with its hit-test view to the end. Move the finger off that view and over \
      another: the first view gets every move and the end, the other gets nothing. No second hit \
      test takes place.
      """,
      uikit: """
        Taking the view out of its window in the middle of a touch is the one unclear case. \
        Developers report different outcomes.
        """)
  }

  static var to09: RuleText {
    RuleText(
      "touchesBegan",
      """
      When fingers land on a view, UIKit calls its touchesBegan:withEvent:. One call can bring \
      several fingers.
      """)
  }

  static var to10: RuleText {
    RuleText(
      "touchesMoved",
      """
      touchesMoved:withEvent: is called over and over while fingers move. It goes to the view \
      where the touch began, wherever the finger is now.
      """,
      uikit: """
        A finger that lies still brings no call. In an event that another finger caused, its phase \
        is stationary.
        """)
  }

  static var to11: RuleText {
    RuleText(
      "touchesEnded",
      """
      When fingers are lifted, UIKit calls touchesEnded:withEvent: on the view where they came \
      down.
      """,
      disagreement: """
        D1 says when fingers leave the view. It means leave the glass: sliding off the view does \
        not end a touch.
        """)
  }

  static var to12: RuleText {
    RuleText(
      "touchesCancelled",
      """
      touchesCancelled:withEvent: is called when the system breaks off a touch before its end, for \
      instance because a call comes in. touchesEnded does not follow.
      """,
      uikit: """
        Far more often the reason is inside your app: a gesture recognizer has succeeded, or a \
        scroll view has started to scroll.
        """)
  }

  static var to13: RuleText {
    RuleText(
      "The event knows when and what",
      """
      Everything that happens makes a UIEvent. It notes when it happened and what it was: type, \
      subtype, timestamp.
      """,
      disagreement: """
        D1 says here that each event makes a UIEvent, and further on that one whole touch has only \
        one. Take it like this: one object for a touch from landing to lifting, updated and \
        delivered again each time.
        """)
  }

  static var to14: RuleText {
    RuleText(
      "Which touches are on this view",
      """
      A UIEvent can give you the touches that lie on a certain view.
      """,
      disagreement: """
        D1 does not name the method.
        """,
      uikit: """
        It is touchesForView:. There are also allTouches and touchesForWindow:. allTouches holds \
        the resting fingers as well.
        """)
  }

  static var to15: RuleText {
    RuleText(
      "One event for a whole touch",
      """
      Each of the four methods gets a set of touches and an event. From the first contact to the \
      last finger lifted it is the same event object.
      """,
      disagreement: """
        D1 also says that each event makes a UIEvent. Both fit if you count a whole touch as one \
        event. What waits in the queue are its updates.
        """,
      uikit: """
        UIKit reuses the event object. Do not keep it after the method returns.
        """)
  }

  static var to16: RuleText {
    RuleText(
      "Two fingers at once",
      """
      Two fingers land on one view at the same moment: touchesBegan is called once, with two \
      touches in the set.
      """,
      disagreement: """
        D1 does not name the condition: multipleTouchEnabled must be YES.
        """,
      uikit: """
        The switch is NO for a plain view. Then the view gets only the first finger; the second is \
        kept from it as long as the first is down.
        """)
  }

  static var to17: RuleText {
    RuleText(
      "Two fingers, one after the other",
      """
      Two fingers land on one view one after the other: touchesBegan is called twice, each time \
      with one touch.
      """,
      disagreement: """
        D1 leaves out multipleTouchEnabled here as well. With NO, the default, there is no second \
        call.
        """)
  }

  static var to18: RuleText {
    RuleText(
      "Counting fingers",
      """
      The number of touches in the set tells a single touch from a multi-touch.
      """,
      disagreement: """
        Only for fingers that land together. By D1's own previous point, a second finger that \
        lands later also comes in a set of one.
        """,
      uikit: """
        Ask the event. allTouches holds every finger in it, touchesForView: every finger on one \
        view.
        """)
  }
}
