extension Check {
  /// The document with today's answers; whatever is not one of them stays the same to the byte.
  public var updated: [UInt8] { document.text.replacing(newAnswers { _, _ in true }) }

  /// Today's answers in place of those that do not fit, where they are wanted.
  func newAnswers(where isWanted: (Exchange, [String]) -> Bool) -> [Replacement] {
    document.sessions.flatMap { session -> [Replacement] in
      let indent = String(repeating: " ", count: session.indent)
      return session.exchanges.compactMap { exchange in
        guard let answer = changed[exchange.line], isWanted(exchange, answer) else { return nil }
        return Replacement(
          exchange.answerLines, with: answer.map { $0.isEmpty ? $0 : indent + $0 })
      }
    }
  }
}
