extension Session {
  /// Which answers are other ones now, and from what to what.
  func told(_ changed: [ChangedAnswer], cells: Int) -> [String] {
    let language = state.language
    let head = SessionPhrase.ranAgain(cells: cells, answersChanged: changed.count)
    return [head.text(in: language)]
      + changed.map { change in
        let what =
          change.from == change.to
          ? SessionPhrase.sameAnswerOtherPath.text(in: language) : "\(change.from) → \(change.to)"
        return "  \(change.number)  \(change.command): \(what)"
      }
  }
}

extension State {
  /// A line for each of the first few.
  func told(_ failures: [MomentFailure], limit: Int = 20) -> [String] {
    let lines = failures.prefix(limit).map { failure in
      SessionPhrase.failed(failure, message: failure.error.text(in: language))
        .text(in: language)
    }
    let rest = failures.count - lines.count
    return lines + (rest > 0 ? [SessionPhrase.moreFailed(rest).text(in: language)] : [])
  }
}
