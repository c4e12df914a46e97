import Lab

/// A question that is answered in one's own words: what was said, which points of the model answer it makes,
/// and what an interviewer asks next.
extension QuestionStack {
  mutating func recall(
    _ text: String, to asking: PosedQuestion, model: ModelAnswer, language: Language,
    at place: Place
  ) throws(Refusal) -> Outcome {
    guard asking.stage == .judging else {
      let ticks = model.proposals(for: text)
      change {
        $0.stage = .judging
        $0.ticks = ticks
        $0.given = [text]
      }
      let lines = Teacher(language: language, asking: asking).compare(ticks, model)
      return Outcome(
        text: lines,
        result: .compared(mentioned: ticks.count { $0 }, of: model.points.count))
    }
    let ticks = try Ticks(text, proposed: asking.ticks, language).ticks
    let isRight = model.isGood(ticks)
    close(isRight: isRight)
    change(at: asking) { $0.ticks = ticks }
    if !isRight { stack[0].tries += 1 }
    var outcome = Outcome(
      text: [TutorPhrase.ticked(ticks.count { $0 }, of: ticks.count).text(in: language)],
      result: .judged(JudgedAnswer(isRight: isRight, expected: "all", isOver: true)))
    let missed = zip(ticks, model.points).filter { !$0.0 }.map { $0.1.text }
    if let first = missed.first {
      outcome.text.append(TutorPhrase.missed(first).text(in: language))
    }
    // An interviewer asks one, about what was missed.
    let next = place.source == .interview ? model.followUp(after: ticks) : 0
    if let next, model.followUps.indices.contains(next) {
      change(at: asking) { $0.following = next }
      outcome.text += asked(model.followUps[next], language)
    }
    outcome.facts.append(.answered(answer(asking, isRight: isRight, misconception: nil, at: place)))
    return outcome
  }

  /// What was said to a follow-up is nobody's to judge: the model answer stands beside it. Nil where
  /// none is asked.
  mutating func follow(_ language: Language, at place: Place) -> Outcome? {
    guard let index = stack.lastIndex(where: { $0.followUp != nil }),
      let follow = stack[index].followUp, let following = stack[index].following
    else { return nil }
    guard place.source != .interview else {
      stack[index].following = nil
      stack[index].wasFollowed = follow
      return Outcome(text: [TutorPhrase.noted.text(in: language)])
    }
    var text = [
      [TutorPhrase.model.text(in: language), follow.model].joined(by: .gap, in: language)
    ]
    stack[index].following = following + 1
    if let next = stack[index].followUp {
      text += asked(next, language)
    } else {
      stack[index].following = nil
    }
    return Outcome(text: text)
  }

  private func asked(_ next: ModelAnswer.FollowUp, _ language: Language) -> [String] {
    [TutorPhrase.askedNext(next.ask), .mayFollow].map { $0.text(in: language) }
  }

  /// One whose follow-up may be answered now.
  var followed: PosedQuestion? { isOpen ? nil : stack.last { $0.followUp != nil } }

  /// One that is closed by now.
  private mutating func change(at asking: PosedQuestion, _ body: (inout PosedQuestion) -> Void) {
    guard let place = stack.lastIndex(where: { $0.item.id == asking.item.id }) else { return }
    body(&stack[place])
  }
}
