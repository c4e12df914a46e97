/// The order and the depth of a search.
extension EnglishMistakes {
  static var subviewsFirstToLast: MistakeText {
    MistakeText(
      "Subviews are asked from the first to the last.",
      """
      The last subview is drawn in front, so it is asked first. [HT06] The first that does not \
      answer nil ends the search. [HT07]
      """)
  }

  static var superviewComesFirst: MistakeText {
    MistakeText(
      "The superview gets the touch first; its subviews see it only if it passes it on.",
      """
      The question goes down from the window, but a view answers itself only after all its \
      subviews have said nil. [HT08] The deepest view on the way is the hit-test view. [HT02]
      """)
  }

  static var deepestViewWins: MistakeText {
    MistakeText(
      "The deepest view under the finger wins, whatever lies over it.",
      """
      Depth counts only within a branch. The branch in front is asked first, and its first \
      answer ends the search. [HT06, HT07] The branch behind is not asked at all.
      """)
  }

  static var nilRulesOutSuperview: MistakeText {
    MistakeText(
      "If a subview says nil, its superview is out as well, and the search goes to the view behind that.",
      """
      A nil rules out the branch of the subview that gives it, and nothing more. Next come its siblings, then the \
      superview itself. [HT19, HT08] Only when the superview answers nil is the view behind it \
      asked. [X08]
      """)
  }
}
