import Engine

/// Presses.
extension EnglishPages {
  static var pr01: RuleText {
    RuleText(
      "Presses go to the focus",
      """
      A press is the event of a physical button, on a TV remote for example. It goes first to the \
      responder that has focus.
      """,
      disagreement: """
        Only D2 mentions presses.
        """,
      uikit: """
        Keys of a hardware keyboard also arrive as presses. They start at the first responder of \
        the key window.
        """)
  }

  static var pr02: RuleText {
    RuleText(
      "Recognizers hear presses first, too",
      """
      Recognizers on the view get a press before the view does, just as they get touches.
      """)
  }
}
