/// What a session keeps of code that is being typed.
struct CodeInHand: Equatable, Sendable {
  var gatherer = CodeGatherer()
  /// Macros and class extensions, which belong to a class that is yet to come.
  var before: [String] = []

  /// Forgets lines that were never closed.
  mutating func forgetLines() { gatherer = CodeGatherer() }
}
