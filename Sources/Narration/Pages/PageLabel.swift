/// What the page of a rule says around its text.
enum PageLabel: Equatable, Sendable {
  case said, errors, uikit, sure, example, related
  case opening
  case paragraph(String)
  case sureness(Sureness)
  case contested
}
