import Lab

/// Does an answer in one's own words make a point? It is a proposal; the learner decides.
///
/// A keyword is there when its words come in one clause, in their order and not far apart, however they
/// end, and nothing there denies or reverses them. What refutes the point, anywhere in the answer,
/// withdraws what the keywords propose.
struct Mention {
  private let clauses: [SpokenClause]

  init(_ answer: String) { clauses = SpokenClause.clauses(of: answer) }

  func mentions(_ point: ModelAnswer.Point) -> Bool {
    let claimed = Set(SpokenWord.words(of: point.text).map { $0.text })
    return point.keywords.contains { says($0, claiming: claimed, within: Self.farthest) }
      && !isRefuted(point)
  }

  /// Does it say what only somebody says who has the point wrong?
  func isRefuted(_ point: ModelAnswer.Point) -> Bool {
    point.refutations.contains { isRefuted(by: $0) }
  }

  func isRefuted(by words: String) -> Bool {
    says(words, claiming: [], within: Self.farthest / 2)
  }

  /// So far may two words of a keyword be apart; a Chinese character counts one, a word two. Where a point is
  /// refuted they stand closer, so that a long sentence refutes nothing by chance.
  private static let farthest = 12

  private func says(_ words: String, claiming claimed: Set<String>, within distance: Int) -> Bool {
    Term.spellings(of: words).contains { spelling in
      let keyword = Keyword(spelling)
      return clauses.contains { $0.says(keyword, claiming: claimed, within: distance) }
    }
  }
}
