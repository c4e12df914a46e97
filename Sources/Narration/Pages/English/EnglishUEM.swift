import Engine

/// UIKit: editing menu.
extension EnglishPages {
  static var uEM01: RuleText {
    RuleText(
      "Which items the menu shows",
      """
      For each command canPerformAction:withSender: is asked from the first responder up the whole \
      chain. An ancestor that implements selectAll: can bring up that item although the label \
      itself said no.
      """)
  }

  static var uEM02: RuleText {
    RuleText(
      "Keeping an item away",
      """
      To stop an ancestor from bringing it up, override targetForAction:withSender:, or cut the \
      chain.
      """)
  }

  static var uEM03: RuleText {
    RuleText(
      "UIMenuController",
      """
      The old menu shows only if there is a first responder, usually the view it belongs to, and \
      it can do at least one of the items.
      """)
  }

  static var uEM04: RuleText {
    RuleText(
      "UIEditMenuInteraction",
      """
      The menu of iOS 16 belongs to the view that it was added to, and its commands are still \
      checked along the chain. Whether the view must be first responder is not settled here.
      """)
  }

  static var uEM05: RuleText {
    RuleText(
      "Sending the command",
      """
      The chosen command is an action like any other, sent with a nil target: Copy is copy:, to the \
      first responder first, then up the chain. Who implements the one implements the other.
      """)
  }
}
