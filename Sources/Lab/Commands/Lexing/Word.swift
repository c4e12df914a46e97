/// A word of a command, and where it stands in the line.
struct Word: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case plain
    /// Between quotation marks, which `text` lacks.
    case quoted
    /// One of `, ; = ( ) { }`.
    case mark
  }

  var text: String
  var kind: Kind
  /// Counted in characters of the whole line, from 1.
  var column: Int
  /// With its quotation marks.
  var length: Int
  /// No space stands between it and the word before.
  var isJoined: Bool

  var end: Int { column + length }

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
}
