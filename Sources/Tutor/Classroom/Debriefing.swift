import Engine
import Lab

/// What is said after an interview.
extension Classroom {
  /// Each question with what came of it, and what would have been right.
  func debriefing(of series: Series, _ language: Language) -> [String] {
    series.done.enumerated().flatMap { number, openTask -> [String] in
      switch openTask {
      case .nothing: []
      case .challenge(let trying):
        ["  \(mark(openTask)) \(number + 1). \(trying.challenge.ask)"]
          + (openTask.isRight ? [] : trying.challenge.told(language).map { "     " + $0 })
      case .question(let questions):
        ["  \(mark(openTask)) \(number + 1). \(questions.current.item.ask)"]
          + told(questions.current, isRight: openTask.isRight, language).map { "     " + $0 }
      }
    }
  }

  private func mark(_ openTask: OpenTask) -> String {
    openTask.wasSkipped ? "–" : openTask.isRight ? "✓" : "✗"
  }

  private func told(_ asking: PosedQuestion, isRight: Bool, _ language: Language) -> [String] {
    if asking.item.isRecall {
      guard !asking.wasSkipped else { return [] }
      // One that was passed over is told as well.
      let followed = (asking.wasFollowed ?? asking.followUp).map { follow in
        [follow.ask, follow.model].joined(by: .gap, in: language)
      }
      return [
        TutorPhrase.ticked(asking.ticks.count { $0 }, of: asking.ticks.count).text(in: language)
      ] + (followed.map { [$0] } ?? [])
    }
    guard !isRight else { return [] }
    let answer =
      asking.given.isEmpty
      ? [] : [TutorPhrase.wrong(asking.named(asking.given)).text(in: language)]
    return answer + Teacher(language: language, asking: asking).revealed()
  }

  /// How the interviews of other days went.
  func earlier(_ language: Language) -> [String] {
    let before = learner.record().interviews.filter { $0.day < now.day }.suffix(3)
    guard !before.isEmpty else { return [] }
    return [
      SeriesPhrase.earlier(before.map { ($0.day.date, $0.right, $0.answers) }).text(in: language)
    ]
  }
}

extension OpenTask {
  /// Was there an answer to it, right or wrong?
  var wasTried: Bool {
    if case .question(let questions) = self { questions.stack[0].tries > 0 } else { false }
  }

  var wasSkipped: Bool {
    switch self {
    case .nothing: false
    case .question(let questions): questions.stack[0].wasSkipped
    case .challenge(let trying): trying.wasSkipped
    }
  }
}

extension LearnerRecord {
  /// What was asked in interviews, day by day.
  var interviews: [(day: Day, right: Int, answers: Int)] {
    var days: [(day: Day, right: Int, answers: Int)] = []
    for event in events {
      guard case .answered(let answer) = event.fact, answer.source == .interview,
        let evidence = answer.evidence
      else { continue }
      let day = event.time.day
      if days.last?.day != day { days.append((day, 0, 0)) }
      days[days.count - 1].answers += 1
      if evidence == .knows { days[days.count - 1].right += 1 }
    }
    return days
  }
}
