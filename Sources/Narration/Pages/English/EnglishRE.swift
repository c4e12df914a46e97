import Engine

/// Recipes.
extension EnglishPages {
  static var re01: RuleText {
    RuleText(
      "Three ways to a larger button",
      """
      A button of 20 by 20 shall answer 10 points beyond each edge. Make the button itself twice \
      the size and let its image stay small. Or cover it with something larger and act there. Or \
      subclass it and override hitTest or pointInside.
      """,
      uikit: """
        The third way leaves the picture and the layout alone, and pointInside is the shorter of \
        its two overrides.
        """)
  }

  static var re02: RuleText {
    RuleText(
      "Larger by hitTest",
      """
      D0's first listing does everything itself. It checks the three gates, then whether the \
      bounds grown by 10 contain the point, then asks the subviews in reverse, and at last returns \
      itself. It never calls pointInside.
      """,
      disagreement: """
        Its gate reads 0.01 or less, where Apple's text says below 0.01. In practice that makes no \
        difference.
        """,
      uikit: """
        A hitTest without super loses what UIKit adds. A disabled button would take touches again, \
        and so would one in the middle of an animation.
        """)
  }

  static var re03: RuleText {
    RuleText(
      "Larger by pointInside",
      """
      D0's second listing overrides pointInside alone: grow the bounds by 10, test the point. The \
      inherited hitTest does the rest, and the result is the same.
      """,
      disagreement: """
        D2 prints the same idea with an undeclared variable, which does not compile. D0's version \
        does.
        """,
      uikit: """
        The larger area still ends where the parent ends.
        """)
  }

  static var re04: RuleText {
    RuleText(
      "To the parent: the button says nil",
      """
      To give a button's touches to the view behind it, let the button's hitTest return nil. The \
      parent finds no subview for the point and returns itself.
      """,
      uikit: """
        Siblings of the button that lie behind it are asked before the parent.
        """)
  }

  static var re05: RuleText {
    RuleText(
      "To the parent: the parent says self",
      """
      Or let the parent's hitTest return self. Its subviews are then never asked.
      """,
      disagreement: """
        D0 gives no condition. A bare return self also claims points outside the view, and it \
        answers even when the view is hidden.
        """,
      uikit: """
        Call super first and return self only if super's answer is not nil.
        """)
  }

  static var re06: RuleText {
    RuleText(
      "To the parent: target nil",
      """
      Or give the button's action a nil target. The button still takes the touch; its action \
      message climbs, and the parent's method runs.
      """,
      disagreement: """
        D0 says that the button cannot handle the event and that the event travels up. The touch \
        does not: the hit-test view is the button in all three of D0's logs. The action message \
        travels.
        """,
      uikit: """
        If there is a first responder, UIKit starts the search there and may never pass the \
        parent.
        """)
  }

  static var re07: RuleText {
    RuleText(
      "To the sibling: let C step aside",
      """
      C lies over its sibling B. Touches on C itself shall go to B, touches on C's subviews D and \
      E shall stay there. C's hitTest calls super and returns nil only if the answer is C.
      """,
      disagreement: """
        D0's prose says to return nil outright; its listing does the right thing. The figure it \
        reuses does not have B under C, and there the touch goes to A.
        """)
  }

  static var re08: RuleText {
    RuleText(
      "Why plain nil is too much",
      """
      If C's hitTest always returns nil, C gives up more than itself. Its subviews are never \
      asked, and D and E are dead.
      """,
      disagreement: """
        This is what D0's prose advises. The listing that comes with it does otherwise, and \
        reaches the aim. Follow the listing.
        """)
  }

  static var re09: RuleText {
    RuleText(
      "The banner that would not scroll",
      """
      A cell holds a scroll view with images. The cell is cut to half its width, and nothing \
      clips, so the right half is still in sight. Swipe there and nothing scrolls: the cell's \
      pointInside says no.
      """)
  }

  static var re10: RuleText {
    RuleText(
      "The banner repaired",
      """
      The cell's hitTest calls super. If the answer is nil, it returns its scroll view. Now a \
      swipe on the right half reaches the scroll view and the images move.
      """,
      uikit: """
        The view that you return need not contain the point. It becomes the touch's view all the \
        same.
        """)
  }

  static var re11: RuleText {
    RuleText(
      "What the repair costs",
      """
      The repaired cell says yes to every point that its parent offers, however far away. It even \
      does so when it is hidden or disabled. It takes touches from siblings behind it.
      """,
      disagreement: """
        D0 does not mention it.
        """,
      uikit: """
        Limit it. Check the gates and a rectangle that covers the visible part, and return the \
        scroll view only for points in there.
        """)
  }

  static var re12: RuleText {
    RuleText(
      "Which controller does a view belong to?",
      """
      Start at the view and go up the superviews. At each, look at nextResponder. The first one \
      that is a UIViewController is the controller you want; if none comes, the answer is nil.
      """,
      disagreement: """
        D2's comment says it finds the current top controller. It finds the nearest one around the \
        view.
        """)
  }

  static var re13: RuleText {
    RuleText(
      "Which cell holds this button?",
      """
      Start at the button and take nextResponder again and again. The first object of the cell's \
      class is its cell, however many views lie between.
      """,
      disagreement: """
        D2's listing promises to return the cell but has no return statement. It needs one where \
        the cell is found, and a nil at the end.
        """)
  }

  static var re14: RuleText {
    RuleText(
      "Watching the search",
      """
      Override hitTest and pointInside in every view: call super, log the result, return it. The \
      log then shows the whole search.
      """,
      disagreement: """
        D3 shows the code but not how to read it. The line is written after super has answered, so \
        the hitTest lines come deepest view first.
        """,
      uikit: """
        Expect the lines two or three times: UIKit may run the test more than once for a touch.
        """)
  }

  static var re15: RuleText {
    RuleText(
      "What else hitTest is good for",
      """
      Overriding these methods helps whenever area and picture should differ. A control gets a \
      larger area; a subview becomes touchable outside its parent.
      """,
      disagreement: """
        D3 names both uses and stops there. D0 carries them out, with the small button and the \
        banner.
        """)
  }
}
