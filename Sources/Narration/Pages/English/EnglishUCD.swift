import Engine

/// UIKit: class defaults.
extension EnglishPages {
  static var uCD01: RuleText {
    RuleText(
      "Interaction by class",
      """
      userInteractionEnabled is YES for a plain view, NO for UILabel and UIImageView.
      """)
  }

  static var uCD02: RuleText {
    RuleText(
      "A button in an image view",
      """
      A button in an image view or a label cannot be reached until interaction is switched on for \
      its parent.
      """)
  }

  static var uCD03: RuleText {
    RuleText(
      "The parts of a button",
      """
      The label and the image inside a UIButton do not take the touch. The button does.
      """)
  }

  static var uCD04: RuleText {
    RuleText(
      "Other classes",
      """
      Stack views, effect views, activity indicators, progress views, pickers and all standard \
      controls seem to start with YES. Apple does not list it, and two re-implementations disagree \
      on single classes.
      """)
  }

  static var uCD05: RuleText {
    RuleText(
      "Table cells",
      """
      A cell and its contentView start with YES. A control added to the cell instead of the \
      contentView may lie under it and get nothing.
      """)
  }

  static var uCD06: RuleText {
    RuleText(
      "Stack views",
      """
      A stack view behaves like any view that holds others. Touch a gap between them and you hit \
      the stack view.
      """)
  }

  static var uCD07: RuleText {
    RuleText(
      "Multiple touch by class",
      """
      Interface Builder saves multiple touch as YES for scroll views, collection views, text views \
      and the content views of cells. Plain views made in code have NO.
      """)
  }
}
