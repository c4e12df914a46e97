import Engine

/// What the page of a rule says around its text.
enum PageLabel: Equatable, Sendable {
  case none
}
