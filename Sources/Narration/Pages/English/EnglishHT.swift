import Engine

/// Hit testing.
extension EnglishPages {
  static var ht01: RuleText {
    RuleText(
      "Hit-testing",
      """
      Hit-testing is the search for the view under a touch. UIKit compares the point with the \
      bounds of the views in the tree, starting at the window. The view it settles on is the \
      hit-test view.
      """,
      disagreement: """
        The documents agree on the search and differ on the name of the result. D2, D3 and D4 also \
        call that view the first responder. Keep hit-test view for this one: the first responder \
        is something else.
        """,
      uikit: """
        UIKit may run the test two or three times for one touch, and expects the same answer each \
        time. So hitTest must not change anything.
        """)
  }

  static var ht02: RuleText {
    RuleText(
      "The deepest view wins",
      """
      Of all the views that contain the point, the one deepest in the tree becomes the hit-test \
      view. Deep means far from the window: a subview beats its superview.
      """,
      disagreement: """
        D0 and D4 say lowest, D2 and D3 say deepest. Both mean the same: furthest down the tree, \
        not furthest back on the screen.
        """,
      uikit: """
        Depth is only half of it. The search follows the front-most branch first and stops at the \
        first answer. A deeper view in a branch further back does not win over it.
        """)
  }

  static var ht03: RuleText {
    RuleText(
      "The hitTest algorithm",
      """
      hitTest:withEvent: works in five steps. If I may not receive touches, the answer is nil. If \
      the point is not in me, the answer is nil. Otherwise I ask my subviews, last one first, each \
      with the point in its own coordinates. The first answer that is not nil is mine as well. If \
      every subview said nil, the answer is myself.
      """,
      disagreement: """
        D0's prose, D3 and D4 put pointInside before the test of the three properties; D1, D2 and \
        the listings of D0 and D2 put the properties first. The view found is the same; only a log \
        can tell. D1 says that delivery ends where a view refuses, which is true of that branch \
        alone. D2's listing numbers two steps alike, a slip of format.
        """,
      uikit: """
        UIControl, UIScrollView, UITableView, UITextField and others override hitTest. A disabled \
        control, for one, answers nil.
        """)
  }

  static var ht04: RuleText {
    RuleText(
      "hitTest asks pointInside",
      """
      hitTest:withEvent: takes a point and an event and returns the view that should have the \
      touch. To learn whether the point is its own, a view calls its pointInside:withEvent:. \
      Both are methods of UIView. UIResponder has neither of them.
      """,
      disagreement: """
        D0's prose, D3 and D4 say that pointInside is the very first call. D1, D2's step list and \
        the listings of D0 and D2 check hidden, userInteractionEnabled and alpha before it. Go \
        with the listings: a hidden view then never gets as far as pointInside, and Hitchain's log \
        shows no such call.
        """)
  }

  static var ht05: RuleText {
    RuleText(
      "A miss prunes the whole branch",
      """
      If the point is outside a view, its pointInside says NO, its hitTest says nil, and nothing \
      below it is asked. A whole branch of the tree goes with one answer. That keeps the search \
      short.
      """,
      disagreement: """
        D4 writes that a child's hitTest returns no. hitTest returns a view or nil; it is \
        pointInside that returns YES or NO.
        """)
  }

  static var ht06: RuleText {
    RuleText(
      "Last added, first asked",
      """
      Subviews are asked from the end of the subviews array to its start. The last one lies on top \
      on the screen, so the search meets the front-most view first. Picture a stack: the top plate \
      is the one you touch.
      """,
      disagreement: """
        D0's prose and D4 give no order and sound as if every subview were asked. D1, D2, D3 and \
        D0's own listing go backwards through the array. From back to front in D1 and D2 means the \
        array, not the depth of the picture.
        """,
      uikit: """
        Only the order of subviews counts. layer.zPosition can draw a view in front without moving \
        it forward in the search.
        """)
  }

  static var ht07: RuleText {
    RuleText(
      "The first answer ends the search",
      """
      As soon as one subview answers with a view, its parent takes that answer and asks no other \
      subview. Siblings behind the winner never learn that there was a touch.
      """,
      disagreement: """
        D0's prose has hitTest called on every subview that contains the point. Its own listing \
        returns at the first answer, like D2's listing and D3's account. The listings are right.
        """)
  }

  static var ht08: RuleText {
    RuleText(
      "Nobody below? Then me",
      """
      If no subview takes the point, or there are no subviews, the view returns itself. This is \
      why the empty space between two buttons belongs to the view that holds them.
      """,
      uikit: """
        The window follows the same rule. A clear window over the whole screen therefore takes \
        every touch unless its hitTest answers nil.
        """)
  }

  static var ht09: RuleText {
    RuleText(
      "The answer travels up unchanged",
      """
      The view found at the bottom is handed back level by level. If E was hit, then E's hitTest \
      returns E, its parent's hitTest returns E, and so does the window's. No level changes it \
      unless it overrides hitTest to do so.
      """)
  }

  static var ht10: RuleText {
    RuleText(
      "The point is always in my own coordinates",
      """
      hitTest and pointInside get the point in the coordinate system of the view that is asked. \
      Before a parent asks a subview, it converts the point. convertPoint:toView: on the parent \
      and convertPoint:fromView: on the subview give the same result.
      """,
      uikit: """
        A view's own system starts at bounds.origin, which is not always zero: scrolling moves it. \
        Conversion also undoes the view's transform: turn a view, and the area that can be touched \
        turns with it.
        """)
  }

  static var ht11: RuleText {
    RuleText(
      "The classic example: views A to E",
      """
      A fills the window. B and C lie in A, D and E lie in C. The finger comes down in E. A \
      contains the point, so its subviews are looked at: not B, but C. In C: not D, but E. E has \
      no subviews, so E is the hit-test view.
      """,
      disagreement: """
        D0 tells it with both misses, B before C and D before E. D4 names only A, C and E. Each is \
        right for one order of the subviews; the view found is E in both.
        """)
  }

  static var ht12: RuleText {
    RuleText(
      "Which views are asked depends on their order",
      """
      In the example of A to E the result is always E, but the list of questions is not. With the \
      arrays [B, C] and [D, E] the walk goes backwards: A, C, E, and B and D are never asked. With \
      [C, B] and [E, D] it goes A, B, C, D, E.
      """,
      disagreement: """
        D0's story fits the second pair of arrays, D4's the first. Neither document names its \
        arrays. Both walks are correct.
        """)
  }

  static var ht13: RuleText {
    RuleText(
      "Outside the parent, out of reach",
      """
      A point must lie inside a view and inside every view above it. Where a subview sticks out of \
      its superview, the part outside cannot be touched, though it may be in plain sight. The \
      superview says no before the subview is asked.
      """,
      disagreement: """
        D0, D2 and D3 agree on the rule. They differ on whose clipsToBounds lets such a part show: \
        D0 names the subview, D2 and D3 the view that holds it. The holder is right.
        """,
      uikit: """
        To make such a part answer, override pointInside or hitTest in the parent that says no.
        """)
  }

  static var ht14: RuleText {
    RuleText(
      "clipsToBounds draws, it does not touch",
      """
      clipsToBounds decides whether the part of a subview outside its superview is drawn. \
      Hit-testing never looks at it. Set it to YES or NO on the superview: the picture changes, \
      the touch does not.
      """,
      disagreement: """
        D0 speaks of the subview's clipsToBounds. D2 and D3 mean the containing view, whose flag \
        would do the clipping, and they are right. The flag makes the trap visible; it is not its \
        cause.
        """)
  }

  static var ht15: RuleText {
    RuleText(
      "What is drawn does not matter",
      """
      Hit-testing looks at bounds, not at pixels. A view whose content is transparent at the point \
      is still found. A clear background or a hole in an image lets nothing through.
      """,
      uikit: """
        Rounded corners and masks do not shape the area either. To cut holes, override \
        pointInside. The property alpha is another matter: below 0.01 it takes the view out.
        """)
  }

  static var ht16: RuleText {
    RuleText(
      "The search starts at the window",
      """
      When an event reaches a window, the window's own hitTest is called. It asks the views \
      inside, they ask theirs, until the best view is found or nothing is left. If a window's \
      hitTest answers nil, nothing in that window gets the touch.
      """,
      uikit: """
        If a window answers nil, UIKit asks the next window below. The window also gets hitTest \
        calls more than once for a touch.
        """)
  }

  static var ht17: RuleText {
    RuleText(
      "D2's tree of seven views",
      """
      In D2's example the parent P holds [B, A], A holds [D, C] and B holds [F, E]. For a point in \
      all seven, the views become the answer in this order: C, D, A, E, F, B, P. Switch off one \
      after another and the next in the list wins.
      """,
      disagreement: """
        D2 writes down only P's array. The other two follow from the order that it gives.
        """)
  }

  static var ht18: RuleText {
    RuleText(
      "A fitting view looks further before it wins",
      """
      A view that may receive touches and contains the point is only a candidate. Its subviews are \
      asked first, last to first. If all of them say nil, the candidate is the answer.
      """,
      disagreement: """
        D2 tells this for A and then begins the same sentence for C, but stops before the end. The \
        missing end: then C is the view.
        """)
  }

  static var ht19: RuleText {
    RuleText(
      "After a nil, the next sibling",
      """
      When one subview answers nil, its parent turns to the next subview in line, and then to \
      itself. In D2's tree a nil from C leads to D, then to A. B has its turn only if the whole of \
      A says nil.
      """,
      disagreement: """
        D2's sentence jumps from C's nil straight to B. Its own order, C then D then A, says \
        otherwise, and the order is right.
        """)
  }
}
