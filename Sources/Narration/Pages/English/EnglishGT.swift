import Engine

/// Gates: views that take no touches.
extension EnglishPages {
  static var gt01: RuleText {
    RuleText(
      "Interaction switched off",
      """
      A view with userInteractionEnabled = NO takes no touches. Its hitTest answers nil at once.
      """,
      disagreement: """
        D2 states this correctly in a list and in its listing, but one sentence has the value the \
        wrong way round: YES for unfit. It must be NO.
        """,
      uikit: """
        It is NO from the start for UILabel and UIImageView. Switching it off while a finger is \
        down does not take the touch away.
        """)
  }

  static var gt02: RuleText {
    RuleText(
      "Hidden",
      """
      A view with hidden = YES takes no touches. Its hitTest answers nil, and what lies behind it \
      gets its chance.
      """,
      disagreement: """
        One sentence of D2 says hidden = NO makes a view unfit. It must be YES; D2 has it right \
        everywhere else.
        """)
  }

  static var gt03: RuleText {
    RuleText(
      "Nearly transparent",
      """
      A view whose alpha is below 0.01 takes no touches. At 0.02 you cannot see it either, but it \
      takes them.
      """,
      disagreement: """
        D3 and D2's list write below 0.01; the listings of D0 and D2 write 0.01 or less; D1 gives \
        the range from 0 to 0.01; D2's prose has below and above and leaves 0.01 itself out. Learn \
        below 0.01. The readings part only at exactly 0.01.
        """,
      uikit: """
        Core Animation keeps the alpha in single precision, where 0.01 becomes 0.0099999998, a \
        hair below the limit. So 0.01 most likely counts as invisible under either spelling, and \
        Hitchain treats it so. Each view's own alpha is tested; it is not multiplied with that of \
        its superviews.
        """)
  }

  static var gt04: RuleText {
    RuleText(
      "A closed parent closes its children",
      """
      If a view takes no touches, nothing inside it does. Its hitTest answers nil before any \
      subview is asked. The children's own flags do not help.
      """,
      uikit: """
        The flags are not inherited. A child of a hidden view still has hidden = NO; it is cut off \
        because its parent is.
        """)
  }

  static var gt05: RuleText {
    RuleText(
      "Image views start closed",
      """
      UIImageView has userInteractionEnabled = NO by default. So neither the image view nor a \
      button inside it can be touched until you set it to YES.
      """,
      disagreement: """
        Only D1 says this. Its recognizer sample puts a tap on a view named iconView; if that is \
        an image view, nothing will ever fire while interaction is off.
        """,
      uikit: """
        UILabel is the other class that starts with NO. Plain views and the standard controls \
        start with YES.
        """)
  }

  static var gt06: RuleText {
    RuleText(
      "A closed view is skipped, not a wall",
      """
      A view that takes no touches does not block them. The search goes on with the siblings \
      behind it. What lies below the hidden view can win.
      """,
      disagreement: """
        D1 says that delivery ends at a view that cannot receive events. That is so for its branch \
        only. D2 and D3 go on with the next sibling, and they are right.
        """)
  }

  static var gt07: RuleText {
    RuleText(
      "The truth table for a candidate",
      """
      A view is out if its alpha is below 0.01, or userInteractionEnabled is NO, or hidden is YES. \
      One of the three is enough. It stays in only if all three are in order and the point is \
      inside it. Of the eight combinations of three switches, just one lets a view in.
      """,
      disagreement: """
        D2 prints the condition for out with both booleans swapped: userInteractionEnabled = YES \
        or hidden = NO. Its next sentence and its listing are right.
        """)
  }

  static var gt08: RuleText {
    RuleText(
      "Three gates or four",
      """
      D3 counts four kinds of view that are passed over: hidden, interaction off, nearly \
      transparent, and sticking out of the parent where the point is outside that parent. The \
      first three are settings of the view, its gates. The fourth is a matter of place.
      """,
      disagreement: """
        D1 and D2 count three and treat the fourth as geometry. The behaviour is the same.
        """)
  }
}
