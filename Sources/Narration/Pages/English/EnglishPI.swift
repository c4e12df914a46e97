import Engine

/// pointInside and regions.
extension EnglishPages {
  static var pi01: RuleText {
    RuleText(
      "pointInside: is this point mine?",
      """
      pointInside:withEvent: answers one question: does this point lie in me? The point is in the \
      coordinates of the view that is asked. The same touch therefore has different numbers for \
      each view.
      """)
  }

  static var pi02: RuleText {
    RuleText(
      "By default, the bounds",
      """
      Unless you override it, pointInside says YES exactly when the point lies in the view's \
      bounds.
      """,
      disagreement: """
        No document says whether the edges count.
        """,
      uikit: """
        The left and top edges belong to the view, the right and bottom edges do not. A view 20 \
        wide contains 0 and 19.9 but not 20. A view of zero width or height contains no point.
        """)
  }

  static var pi03: RuleText {
    RuleText(
      "CGRectInset",
      """
      CGRectInset(rect, dx, dy) pulls the left and right sides in by dx and the top and bottom by \
      dy. The rectangle loses 2dx of its width and 2dy of its height. With negative numbers the \
      rectangle grows on all four sides. CGRectContainsPoint then tells whether a point is in it.
      """,
      uikit: """
        CGRectContainsPoint counts the left and top edges as inside, the right and bottom edges as \
        outside.
        """)
  }

  static var pi04: RuleText {
    RuleText(
      "One override is enough",
      """
      hitTest asks pointInside. So overriding pointInside alone changes where a view can be \
      touched, and the search around it stays as it was. Overriding hitTest is the other way; then \
      you decide everything yourself.
      """,
      uikit: """
        If you only want another area, prefer pointInside: the gates and the walk through the \
        subviews keep working. A hitTest that never calls super loses them.
        """)
  }

  static var pi05: RuleText {
    RuleText(
      "A larger area for button 2",
      """
      To make a button answer 10 points beyond its edges, override pointInside. Take the bounds, \
      inset them by -10, and return whether that larger rectangle contains the point. Nothing \
      changes on the screen.
      """,
      disagreement: """
        D2's listing assigns to a name it never declares, so it does not compile; it needs CGRect \
        in front. D0's version of the same idea is correct.
        """,
      uikit: """
        It works only where every view above still contains the point.
        """)
  }

  static var pi06: RuleText {
    RuleText(
      "An area in two strips",
      """
      Button 1 shall answer only near its left and right sides. Its pointInside accepts two \
      strips, each 40 wide and 120 high, centred on those sides: 20 points inside the button, 20 \
      outside. The middle of the button is dead.
      """,
      disagreement: """
        D2's listing also asks that the point lie in the bounds grown by 20, height included. The \
        strips end at 0 and 120, so for a button 120 high the extra height never counts. The \
        listing mixes frame.width with bounds, its comment speaks of an image though it is a \
        button, and the prose says pixels where the unit is points.
        """)
  }

  static var pi07: RuleText {
    RuleText(
      "Live strips, dead middle",
      """
      Inside the strips button 1's pointInside says YES and its action runs. Elsewhere it says NO \
      and nothing runs, even at the very centre of the button. What you see and what you can touch \
      are now two different shapes.
      """)
  }

  static var pi08: RuleText {
    RuleText(
      "Where both buttons claim the point",
      """
      Where button 2 overlaps one of button 1's strips, button 2 wins. It lies in front and is \
      asked first. That button 1 would also have said yes is never found out.
      """)
  }

  static var pi09: RuleText {
    RuleText(
      "Growing does not pass the parent",
      """
      A larger pointInside helps only while the point is still inside the parent. Beyond the \
      parent's edge the parent says no first, and the button is never asked.
      """,
      disagreement: """
        No document says this about its listing. It follows from the rule, stated in D0 and D2, \
        that a point must be inside both.
        """,
      uikit: """
        The same goes for every ancestor up to the window. The point must pass pointInside in each \
        of them.
        """)
  }
}
