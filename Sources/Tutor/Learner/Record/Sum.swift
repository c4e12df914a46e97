/// What events come to, one after another.
struct Sum: Equatable, Sendable {
  var mastery: [String: Mastery] = [:]
  var memories: [ReviewTarget: Memory] = [:]
  /// Of every item, whatever it is about.
  var itemMemories: [String: Memory] = [:]
  /// What was answered on each day, second tries not counted.
  var days: [Int: DayHistory] = [:]
  var lessons: [String: LessonHistory] = [:]
  /// Challenges: what was solved once stays solved.
  var solved: Set<String> = []
  var misconceptions: [String: MisconceptionHistory] = [:]
  var totals = Totals()
  /// How fast the learner forgets.
  var pace = ForgettingPace()
  /// A day's minutes of review, where the learner has set them.
  var minutes: Int?
  /// What the learner seems to think.
  var belief = LearnerModel()
  private var lastTold: Day?

  mutating func take(_ event: LearnerEvent) {
    let time = event.time
    switch event.fact {
    case .answered(let answer): take(answer, at: time)
    case .hinted: totals.hints += 1
    case .diagnosed(let id, _, let isSure): show(id, isSure: isSure, at: time)
    case .cured(let id): misconceptions[id]?.cured = time
    case .skipped: totals.skipped += 1
    case .measured(let minutes): self.minutes = minutes
    case .challenge(let item, let isSolved):
      if isSolved, solved.insert(item).inserted { totals.challenges += 1 }
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
    if let told = answer.told { take(told, of: answer, at: time) }
    guard let evidence = answer.evidence else { return }
    totals.answers += 1
    switch evidence {
    case .knows:
      totals.right += 1
      totals.unassisted += 1
    case .helped: totals.right += 1
    case .doesNotKnow: break
    }
    days[time.day.number, default: DayHistory()].take(answer)
    for rule in Set(answer.rules) {
      mastery[rule, default: Mastery()].take(answer, evidence, on: time.day)
    }
    let targets: Set<ReviewTarget> =
      answer.rules.isEmpty ? [.item(answer.item)] : Set(answer.rules.map { .rule($0) })
    // With help anybody is right.
    if evidence != .helped {
      let guess = answer.told.map { 1 / Double(max(2, $0.choices)) } ?? Tracing.guess
      pace.take(
        targets.compactMap { memories[$0] }.sorted { $0.stability < $1.stability },
        isKnown: evidence == .knows, guess: guess, on: time.day)
    }
    let grade = Memory.Grade(evidence)
    for target in targets { Self.keep(&memories[target], grade, on: time.day) }
    Self.keep(&itemMemories[answer.item], grade, on: time.day)
  }

  /// What was told long ago counts less. A thought that was named is gone after right answers, on two
  /// days and without help, to questions that it gets wrong; another wrong answer says nothing for it.
  private mutating func take(_ told: Told, of answer: LearnerAnswer, at time: Timestamp) {
    if let last = lastTold, time.day > last {
      belief.relax(by: 1 - power(0.5, Double(time.day - last) / Prior.halfLife))
    }
    lastTold = max(lastTold ?? time.day, time.day)
    belief.update(told)
    for id in told.here { misconceptions[id]?.resisted = [] }
    guard answer.evidence == .knows else { return }
    for id in told.elsewhere + told.nowhere {
      guard var held = misconceptions[id], held.cured == nil else { continue }
      if !held.resisted.contains(time.day) { held.resisted.append(time.day) }
      if held.resisted.count >= MisconceptionHistory.daysToCure { held.cured = time }
      misconceptions[id] = held
    }
  }

  private static func keep(_ memory: inout Memory?, _ grade: Memory.Grade, on day: Day) {
    if memory == nil {
      memory = Memory(first: grade, on: day)
    } else {
      memory?.take(grade, on: day)
    }
  }

  /// One that comes back after it was cured is not cured.
  private mutating func show(_ id: String, isSure: Bool, at time: Timestamp) {
    var seen =
      misconceptions[id] ?? MisconceptionHistory(id: id, first: time, last: time)
    seen.times += 1
    seen.last = time
    seen.cured = nil
    seen.resisted = []
    seen.isSure = seen.isSure || isSure
    misconceptions[id] = seen
  }
}
