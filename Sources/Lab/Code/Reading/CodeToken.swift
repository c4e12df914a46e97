/// A word of Swift or of Objective-C.
struct CodeToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case name
    case number(Double)
    /// What the quotation marks hold.
    case text
    /// `#selector`, `@objc`, `@selector`, `@end`: with its mark.
    case marked
    /// Text with `\(…)` in it: nobody here works it out.
    case unworkable(CodeProblem)
    /// An operator, a bracket or another mark.
    case symbol
    case end
  }

  var kind: Kind
  var text: String
  /// Its bytes in the code.
  var place: Range<Int>
  /// It stands first in its row, where Swift ends a statement.
  var startsRow: Bool
  /// Nothing stands between it and the token before: `a (b)` is no call.
  var isJoined: Bool

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
  /// Of an opening bracket.
  func isClosed(by other: CodeToken) -> Bool {
    ["(": ")", "[": "]", "{": "}"][text] == other.text
  }
  func isName(_ name: String) -> Bool { kind == .name && text == name }
}
