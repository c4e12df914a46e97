import Engine

/// UIKit: first responder.
extension EnglishPages {
  static var uFR01: RuleText {
    RuleText(
      "canBecomeFirstResponder",
      """
      It is NO by default and read-only; a class overrides it. Text fields, text views, search \
      bars, collection views and table cells, among others, answer YES.
      """)
  }

  static var uFR02: RuleText {
    RuleText(
      "One for each window",
      """
      Each window can have a first responder. Only that of the key window gets key events and the \
      on-screen keyboard.
      """)
  }

  static var uFR03: RuleText {
    RuleText(
      "How the change happens",
      """
      If the object already is first responder, becomeFirstResponder answers YES. Otherwise the \
      present one may refuse to go and the candidate may refuse to come; in either case the answer \
      is NO and nothing changes.
      """)
  }

  static var uFR04: RuleText {
    RuleText(
      "Only in a window",
      """
      A view can become first responder only while it is in a window.
      """)
  }

  static var uFR05: RuleText {
    RuleText(
      "viewWillAppear and the keyboard",
      """
      In viewDidLoad and viewWillAppear: of a pushed controller the view has no window yet, so the \
      call fails. For a text field the keyboard often still arrives, because UIKit keeps the wish.
      """)
  }

  static var uFR06: RuleText {
    RuleText(
      "Taken out of the window",
      """
      Removing the first responder, or a view above it, from the window makes it resign. A refusal \
      is ignored.
      """)
  }

  static var uFR07: RuleText {
    RuleText(
      "Tapping a text field",
      """
      A tapped text field or text view becomes first responder, unless its delegate says no. Its \
      inputView or the keyboard appears, with an inputAccessoryView that is looked for up the \
      chain.
      """)
  }

  static var uFR08: RuleText {
    RuleText(
      "Ending the editing",
      """
      A text field gives way unless its delegate refuses to end editing. endEditing: NO asks the \
      responder inside a view; YES forces it.
      """)
  }

  static var uFR09: RuleText {
    RuleText(
      "Tapping elsewhere",
      """
      A tap elsewhere does not dismiss the keyboard. You have to do it.
      """)
  }

  static var uFR10: RuleText {
    RuleText(
      "After resigning",
      """
      resignFirstResponder leaves no first responder at all. The next responder does not inherit \
      the status.
      """)
  }

  static var uFR11: RuleText {
    RuleText(
      "A window as first responder",
      """
      A window whose canBecomeFirstResponder is YES is made first responder by makeKeyAndVisible.
      """)
  }

  static var uFR12: RuleText {
    RuleText(
      "Touches in flight",
      """
      Changing the first responder does not change where a touch in progress goes.
      """)
  }
}
