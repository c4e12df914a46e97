/// What the page of a rule says around its text.
enum PageLabel: Equatable, Sendable {
  case said, errors, uikit, sure, interview, example, related
  case opening
  case paragraph(String)
  case sureness(Sureness)
  case contested
  /// Before the mistakes about a rule.
  case thought
  /// Of the page of a mistake: the rules' answer, and its own.
  case right, wrong
  /// An answer that is nobody.
  case nobody
}
