import Lab

/// Help with the question at hand.
extension QuestionStack {
  mutating func hint(_ language: Language) throws(Refusal) -> Outcome {
    guard isOpen else {
      throw Refusal(code: "answered", message: TutorPhrase.answeredAlready.text(in: language))
    }
    // The model answer stands above its checklist: no hint could tell more, so that none is counted.
    guard current.stage != .judging else {
      return Outcome(text: [TutorPhrase.tickThem(current.ticks.count).text(in: language)])
    }
    let (item, level) = (current.item, current.hints)
    guard !item.hints.isEmpty else {
      throw Refusal(code: "no-hint", message: TutorPhrase.noHints.text(in: language))
    }
    guard item.hints.indices.contains(level) else {
      throw Refusal(code: "no-hint", message: TutorPhrase.noMoreHints.text(in: language))
    }
    change { $0.hints += 1 }
    let isLast = level == item.hints.count - 1 && level > 0
    let text =
      isLast
      ? TutorPhrase.lastHint(item.hints[level]).text(in: language)
      : TutorPhrase.hint(item.hints[level]).text(in: language)
    return Outcome(text: [text], facts: [.hinted(item: item.id, level: level + 1)])
  }

  mutating func solution(_ language: Language, _ place: Place) throws(Refusal) -> Outcome {
    let asking = current
    let teacher = Teacher(language: language, asking: asking)
    guard asking.isOpen else { return Outcome(text: teacher.revealed()) }
    if case .recall(let model) = asking.item.form {
      // Who has said something sees the model answer anyway.
      guard asking.stage == .open else {
        return Outcome(
          text: teacher.revealed() + [
            TutorPhrase.gradeYourself(asking.ticks.contains(true)).text(in: language)
          ])
      }
      change {
        $0.stage = .judging
        $0.sawSolution = true
      }
      let none = model.points.map { _ in false }
      change { $0.ticks = none }
      return Outcome(text: teacher.compare(none, model))
    }
    change {
      $0.sawSolution = true
      $0.tries += 1
    }
    close(isRight: false)
    var shown = asking
    shown.sawSolution = true
    return Outcome(
      text: teacher.revealed(),
      facts: [.answered(answer(shown, isRight: false, misconception: nil, at: place))])
  }

  /// Everything that is open stays unanswered.
  mutating func skip() -> [LearnerEvent.Fact] {
    let open = stack.filter { $0.isOpen }
    for index in stack.indices where stack[index].isOpen {
      stack[index].stage = .closed(isRight: false)
      stack[index].tries += 1
      stack[index].wasSkipped = true
    }
    return open.map { .skipped(item: $0.item.id) }
  }
}
