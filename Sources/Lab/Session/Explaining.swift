import Engine

/// `explain`, `help` and `glossary`.
extension State {
  mutating func explain(_ what: Explanation) throws(RunError) -> [String] {
    switch what {
    case .rule(let rule): return narrator.page(of: rule, answers: answers)
    case .mistake(let mistake):
      return narrator.page(of: mistake) { $0.answer(under: $1) }
    case .last:
      guard let event = lastEvent else { throw noEvent }
      return Narrator(language, scene: event.after, rules: event.rules).full(event.told)
        + timelineOfWaiting()
    case .step(let which): return try step(which)
    case .code:
      guard scripts.program != nil else { throw .noProgram }
      guard !lastCalls.isEmpty else { throw .noCodeRan }
      return lastCalls.flatMap {
        CodePhrase.call($0).text(in: language).split(separator: "\n").map { String($0) }
      }
    }
  }

  /// Why there is no event to ask about.
  var noEvent: RunError { lastCrash.map { .eventCrashed(line: $0.line) } ?? .noEventYet }

  /// What a page's session comes to, run on the scene that one starts with.
  private func answers(to commands: [String]) -> [String?] {
    var session = Session(state: State(language: language))
    return commands.map { command in
      session.run(command).last.flatMap { $0.answer }
    }
  }

  /// One decision: the next, the one before, or any.
  private mutating func step(_ which: Explanation.Step) throws(RunError) -> [String] {
    guard let event = lastEvent, !event.told.isEmpty else { throw noEvent }
    let next =
      switch which {
      case .next: (step ?? -1) + 1
      case .back: (step ?? 0) - 1
      case .number(let number): number - 1
      }
    guard event.told.indices.contains(next) else {
      if case .number(let number) = which {
        throw .noSuchStep(number, count: event.told.count)
      }
      throw .stepPastEnd(back: which == .back)
    }
    step = next
    let narrator = Narrator(language, scene: event.after, rules: event.rules)
    let count = event.told.count
    return ["\(next + 1)/\(count)  \(narrator.sentence(event.told[next]).text)"]
  }

  func glossaryText(_ term: String?) throws(RunError) -> [String] {
    let text = narrator.glossary(term)
    guard let term, text.isEmpty else { return text }
    throw .unknownTerm(term, near: Term.names(in: language).nearest(to: term))
  }
}
