import Engine

/// The editing menu.
extension EnglishPages {
  static var ed01: RuleText {
    RuleText(
      "The editing menu uses the chain",
      """
      The user picks Cut, Copy or Paste from the menu. iOS then looks along the chain for an \
      object that implements cut:, copy: or paste:, and calls it.
      """,
      uikit: """
        The menu also asks beforehand. canPerformAction:withSender: goes up the whole chain, and a \
        yes from any responder on it can put the item in the menu.
        """)
  }

  static var ed02: RuleText {
    RuleText(
      "Menu commands start at the first responder",
      """
      The search for someone to carry out a menu command starts at the first responder, the object \
      that you or UIKit designated. Change the first responder and the search starts elsewhere.
      """)
  }
}
