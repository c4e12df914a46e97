import Engine

/// UIKit: scroll views.
extension EnglishPages {
  static var uSV01: RuleText {
    RuleText(
      "Scrolling moves the bounds",
      """
      contentOffset is bounds.origin, and hit-testing needs to know no more. What has scrolled out \
      of sight is out of reach.
      """)
  }

  static var uSV02: RuleText {
    RuleText(
      "delaysContentTouches",
      """
      It is YES by default: a scroll view holds the landing of a finger back until it knows \
      whether this is a scroll. If the finger stays, the content gets it late, after about 0.15 s.
      """)
  }

  static var uSV03: RuleText {
    RuleText(
      "Quick taps",
      """
      A tap shorter than the wait is not lost. The content gets its beginning and its end one \
      right after the other, a little late.
      """)
  }

  static var uSV04: RuleText {
    RuleText(
      "canCancelContentTouches",
      """
      It is YES by default: once the content has the touch, enough of a drag cancels it and \
      scrolls. With NO there is no scrolling any more in that touch.
      """)
  }

  static var uSV05: RuleText {
    RuleText(
      "touchesShouldCancelInContentView:",
      """
      The answer is NO for controls and YES for all other views. So a drag that starts on a button \
      after the delay does not scroll, while a fast one does, because the button never had the \
      touch.
      """)
  }

  static var uSV06: RuleText {
    RuleText(
      "touchesShouldBegin",
      """
      The scroll view may refuse to give a touch to its content at all. By default it does not.
      """)
  }

  static var uSV07: RuleText {
    RuleText(
      "The pan wins",
      """
      Once the scroll view's pan succeeds, the touches of its content are cancelled. In this it is \
      a recognizer like the others.
      """)
  }
}
