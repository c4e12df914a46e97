import Engine

/// Quiz problems.
extension EnglishPages {
  static var qz01: RuleText {
    RuleText(
      "The interview question",
      """
      A lies at the bottom, B and C are its subviews, with C on top. C has userInteractionEnabled \
      = NO, and a tap lands in C. Who gets it? B, if the point is in B as well. Otherwise A. Never \
      C.
      """,
      disagreement: """
        D3 asks the question and never writes the answer, nor does it say whether the point is \
        also in B. In its demo C lies wholly over B, so there it is B.
        """)
  }

  static var qz02: RuleText {
    RuleText(
      "Red, green and blue",
      """
      D3's demo has three views: red is the parent, green and blue are its subviews, and blue lies \
      over green. Each has a tap recognizer that logs its colour. Tap blue and only blue is \
      logged.
      """,
      disagreement: """
        The frames are not in D3. Hitchain takes them from the demo project that belongs to it.
        """)
  }

  static var qz03: RuleText {
    RuleText(
      "Blue hidden",
      """
      Hide blue and tap where it was, over green. Green is logged.
      """,
      disagreement: """
        Whether blue's pointInside is called depends on the order of the checks. With the gates \
        first it is not, and blue logs only a hitTest of nil. D3's screenshot is missing from our \
        copy.
        """)
  }

  static var qz04: RuleText {
    RuleText(
      "Blue switched off",
      """
      Set blue's userInteractionEnabled to NO. The tap goes to green, though you still see blue.
      """)
  }

  static var qz05: RuleText {
    RuleText(
      "Blue nearly transparent",
      """
      Set blue's alpha below 0.01. The tap goes to green. At 0.02 it is blue again.
      """,
      disagreement: """
        The documents argue about 0.01 itself. The demo uses 0.00999, which is out by every \
        reading.
        """)
  }

  static var qz06: RuleText {
    RuleText(
      "Blue sticks out",
      """
      Move blue so that it sticks out of red. The part inside red still answers. A tap on the part \
      outside goes past red, to the view behind.
      """)
  }

  static var qz07: RuleText {
    RuleText(
      "The parent switched off",
      """
      Buttons 1 and 2 lie in one parent. Switch off the parent's userInteractionEnabled, and \
      neither answers. The tap falls through to what lies behind the parent.
      """)
  }

  static var qz08: RuleText {
    RuleText(
      "Why button 2?",
      """
      In the overlap button 2 gets the tap. It was added later, lies in front and is asked first; \
      its answer ends the search. Button 1's turn never comes.
      """)
  }

  static var qz09: RuleText {
    RuleText(
      "Two exercises in pointInside",
      """
      Make button 2 answer 10 points beyond its edges. Then make button 1 answer only along its \
      left and right sides. Both are done by overriding pointInside.
      """,
      disagreement: """
        D2 speaks of 40 pixels. The unit is the point, and half of each 40 lies outside the \
        button.
        """)
  }
}
