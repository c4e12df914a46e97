/// What events come to, one after another.
struct Sum: Equatable, Sendable {
  var mastery: [String: Mastery] = [:]
  var reviews: [ReviewTarget: Review] = [:]
  var lessons: [String: LessonHistory] = [:]
  var items: [String: ItemHistory] = [:]
  var misconceptions: [String: MisconceptionHistory] = [:]
  var totals = Totals()

  mutating func take(_ event: LearnerEvent) {
    let time = event.time
    switch event.fact {
    case .answered(let answer): take(answer, at: time)
    case .hinted: totals.hints += 1
    case .diagnosed(let id, _): show(id, at: time)
    case .cured(let id): misconceptions[id]?.cured = time
    case .skipped(let item):
      totals.skipped += 1
      note(.skipped, of: item, at: time)
    case .challenge(let item, let isSolved):
      if isSolved, items[item]?.outcome != .solved { totals.challenges += 1 }
      // What was solved once stays solved.
      if isSolved || items[item]?.outcome != .solved {
        note(isSolved ? .solved : .unsolved, of: item, at: time)
      }
    case .lessonStep(let id, let step, let steps):
      var lesson = lessons[id] ?? LessonHistory(last: time)
      lesson.step = step
      lesson.furthest = max(lesson.furthest, step)
      lesson.steps = steps
      lesson.last = time
      lessons[id] = lesson
    case .lessonDone(let id):
      lessons[id, default: LessonHistory(last: time)].isDone = true
      lessons[id]?.last = time
    }
  }

  private mutating func take(_ answer: LearnerAnswer, at time: Timestamp) {
    totals.seconds += answer.seconds
    guard let evidence = answer.evidence else { return }
    let outcome: ItemHistory.Outcome
    totals.answers += 1
    switch evidence {
    case .knows:
      totals.right += 1
      totals.unassisted += 1
      outcome = .right
    case .helped:
      totals.right += 1
      outcome = .rightWithHelp
    case .doesNotKnow: outcome = .wrong
    }
    note(outcome, of: answer.item, at: time)
    items[answer.item]?.answers += 1
    for rule in Set(answer.rules) { mastery[rule, default: Mastery()].take(evidence) }
    let targets: Set<ReviewTarget> =
      answer.rules.isEmpty ? [.item(answer.item)] : Set(answer.rules.map { .rule($0) })
    for target in targets {
      if reviews[target] == nil {
        reviews[target] = Review(first: time.day)
      } else {
        reviews[target]?.take(isRight: outcome == .right, on: time.day)
      }
    }
  }

  private mutating func note(
    _ outcome: ItemHistory.Outcome, of item: String, at time: Timestamp
  ) {
    items[item, default: ItemHistory(outcome: outcome, last: time)].outcome = outcome
    items[item]?.last = time
  }

  /// One that comes back after it was cured is not cured.
  private mutating func show(_ id: String, at time: Timestamp) {
    var seen =
      misconceptions[id] ?? MisconceptionHistory(id: id, first: time, last: time)
    seen.times += 1
    seen.last = time
    seen.cured = nil
    misconceptions[id] = seen
  }
}
