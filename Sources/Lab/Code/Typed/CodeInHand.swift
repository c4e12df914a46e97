/// What a session keeps of code that is being typed.
struct CodeInHand: Equatable, Sendable {
  var gatherer = CodeGatherer()
  /// Rows of a file whose first class is yet to come, or its next: comments, imports, macros, a class's extension.
  private(set) var before: [String] = []

  /// Forgets lines that were never closed.
  mutating func forgetLines() { gatherer = CodeGatherer() }

  mutating func keep(_ rows: String) { before.append(rows) }

  /// A command or a statement stands between: comments and imports were those of no class.
  mutating func leaveFile() { before.removeAll { CodeInHand.isRemark($0) } }

  mutating func takeBefore() -> [String] {
    defer { before = [] }
    return before
  }

  /// Does code say nothing that is done, and declare nothing?
  static func isRemark(_ text: String) -> Bool {
    var isInComment = false
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      var rest = row.drop { $0.isWhitespace }
      if !isInComment, rest.hasPrefix("/*") { isInComment = true }
      if isInComment {
        guard let end = rest.end(of: "*/") else { continue }
        isInComment = false
        rest = rest[end...].drop { $0.isWhitespace }
      }
      guard rest.isEmpty || remarks.contains(where: { rest.hasPrefix($0) }) else { return false }
    }
    return true
  }

  private static let remarks = [
    "//", "import ", "@import ", "@testable import ", "@preconcurrency import ", "#import",
    "#include", "#pragma", "NS_ASSUME_NONNULL_",
  ]
}

extension Substring {
  /// Behind the first place where it stands.
  fileprivate func end(of mark: String) -> Index? {
    indices.first { self[$0...].hasPrefix(mark) }
      .map { index($0, offsetBy: mark.count, limitedBy: endIndex) ?? endIndex }
  }
}
