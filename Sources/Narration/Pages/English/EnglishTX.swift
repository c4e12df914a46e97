import Engine

/// Text editing.
extension EnglishPages {
  static var tx01: RuleText {
    RuleText(
      "A tap on a text field",
      """
      Tap a text field or a text view and it becomes first responder. You need not call anything.
      """,
      uikit: """
        Its delegate can forbid it in textFieldShouldBeginEditing: or textViewShouldBeginEditing:.
        """)
  }

  static var tx02: RuleText {
    RuleText(
      "The keyboard appears",
      """
      By default the on-screen keyboard comes up then, and what you type goes into that field.
      """,
      uikit: """
        The keyboard shows only for the first responder of the key window. It leaves when the \
        field resigns, not when you tap elsewhere.
        """)
  }

  static var tx03: RuleText {
    RuleText(
      "An input view of your own",
      """
      A view of your own can take the place of the keyboard: a pad of digits, a date wheel. Give \
      it to the field as its inputView.
      """,
      disagreement: """
        D4 calls it a custom input box. It is the same thing.
        """)
  }

  static var tx04: RuleText {
    RuleText(
      "Any responder can have one",
      """
      Not only text fields have an input view. Any responder that can become first responder can \
      show one.
      """,
      disagreement: """
        Only D0 says so.
        """,
      uikit: """
        inputView is read-only in UIResponder, so your class overrides it. Text fields and text \
        views let you set it.
        """)
  }
}
