import Engine
import Lab

/// What is due, asked again: as few questions as cover it, in the time there is for it.
extension Classroom {
  func review(
    minutes: Int?, in session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    let record = learner.record()
    let lessons = shelf.lessons(in: language)
    let plan = ReviewPlan(record, on: now.day, Pool(lessons))
    guard !plan.due.isEmpty else {
      let next = record.reviews(on: now.day).first { !plan.isHomeless($0.target) }?.day
      return LessonLines(
        [SeriesPhrase.nothingDue(plan.homeless.isEmpty ? next : nil).text(in: language)]
          + elsewhere(plan, lessons: lessons, language: language))
    }
    let minutes = minutes ?? record.dailyMinutes ?? ReviewPlan.usualMinutes
    let left = ReviewPlan.questions(in: minutes, record, on: now.day)
    guard left > 0 else { return [SeriesPhrase.enoughToday(minutes).text(in: language)] }
    var tasks: [Series.Task] = []
    var asked: [Lesson] = []
    let chosen = plan.chosen(left, &random)
    for choice in chosen {
      switch choice {
      case .entry(let entry):
        guard let task = plan.pool.task(of: entry, in: language) else { continue }
        asked.append(entry.lesson)
        tasks.append(task)
      case .drill(let mistake):
        maker.language = language
        guard let made = maker.item(difficulty: 2, telling: [mistake]),
          let question = try? Question(made.item, on: State(language: language))
        else { continue }
        tasks.append(.question(question, .subject(made.subject)))
      }
    }
    return try begin(.review, tasks: tasks, in: &session, language: language).after(
      [SeriesPhrase.due(plan.due.count, questions: tasks.count).text(in: language)]
        + elsewhere(plan, lessons: lessons, language: language)
        + tellsOnceThatTextIsEnglish(language, of: asked))
  }

  /// Sets how long a day's review is to take.
  func measure(_ minutes: Int, _ language: Language) -> [String] {
    remember([.measured(minutes: minutes)])
    return [SeriesPhrase.measured(minutes).text(in: language)]
  }

  /// What is due and needs its lesson around it.
  private func elsewhere(
    _ plan: ReviewPlan, lessons: [Lesson], language: Language
  ) -> [String] {
    let needed = lessons.filter { lesson in plan.homeless.contains { lesson.asks(about: $0) } }
    return needed.isEmpty
      ? [] : [SeriesPhrase.inLessons(needed.prefix(3).map { $0.id }).text(in: language)]
  }
}

extension Lesson {
  fileprivate func asks(about rule: String) -> Bool {
    items.contains { $0.rules.contains { $0.rawValue == rule } }
  }
}

/// Which questions cover what is due.
struct ReviewPlan {
  /// For a day, where the learner has set nothing.
  static let usualMinutes = 20
  /// What a question takes, as long as nobody knows better.
  private static let usualSeconds = 60.0
  private static let mostQuestions = 60
  /// Rules with fewer questions than this are asked about on scenes made on the spot too.
  private static let fewItems = 2
  /// In so many days what was asked today is to be recalled still.
  private static let horizon = 14
  private static let least = 0.001

  let pool: Pool
  /// What asking about each is worth: by how much likelier it is recalled later.
  private(set) var due: [ReviewTarget: Double] = [:]
  /// Rules that are due, and of which no question can be put outside its lesson.
  private(set) var homeless: [String] = []
  private let entries: [Pool.Entry]
  private let drills: [String: [Mistake]]
  private let record: LearnerRecord
  private let today: Day

  enum Choice {
    case entry(Pool.Entry)
    case drill(Mistake)
  }

  init(_ record: LearnerRecord, on today: Day, _ pool: Pool) {
    self.pool = pool
    self.record = record
    self.today = today
    entries = pool.questions.filter { !$0.isRecall }
    drills = Self.drills
    let targets = record.due(on: today).map { $0.target }
    var items: [ReviewTarget: Int] = [:]
    for entry in entries {
      items[.item(entry.id), default: 0] += 1
      for rule in Set(entry.rules) { items[.rule(rule.rawValue), default: 0] += 1 }
    }
    for target in targets {
      var isHome = (items[target] ?? 0) > 0
      if case .rule(let name) = target {
        // Rules of other versions are no business of this one.
        guard Rule(rawValue: name) != nil else { continue }
        isHome = isHome || drills[name] != nil
        if !isHome { homeless.append(name) }
      }
      guard isHome else { continue }
      due[target] = max(Self.least, record.gain(target, after: Self.horizon, askedOn: today))
    }
  }

  func isHomeless(_ target: ReviewTarget) -> Bool {
    if case .rule(let name) = target { homeless.contains(name) } else { false }
  }

  private static let drills: [String: [Mistake]] = {
    var drills: [String: [Mistake]] = [:]
    for subject in Subject.allCases {
      for mistake in subject.mistakes
      where drills[mistake.entry.rule.rawValue]?.contains(mistake) != true {
        drills[mistake.entry.rule.rawValue, default: []].append(mistake)
      }
    }
    return drills
  }()

  /// How many questions fit into so many minutes of this day, by how long they have taken so far.
  static func questions(in minutes: Int, _ record: LearnerRecord, on today: Day) -> Int {
    let totals = record.totals
    let seconds =
      totals.answers < 10
      ? usualSeconds : min(max(totals.seconds / Double(totals.answers), 20), 180)
    let left = Double(minutes) * 60 - (record.day(today)?.reviewSeconds ?? 0)
    return left <= 0 ? 0 : max(1, min(mostQuestions, Int((left / seconds).rounded())))
  }

  /// Each time the question that covers most of what is still open; of a rule with few questions, one
  /// made on the spot as often.
  func chosen(_ count: Int, _ random: inout DrillRandom) -> [Choice] {
    var open = due
    var rest = random.some(entries.count, of: entries)
    var chosen: [Choice] = []
    func gain(_ entry: Pool.Entry) -> Double {
      let rules = Set(entry.rules).reduce(0) { $0 + (open[.rule($1.rawValue)] ?? 0) }
      let need = rules + (open[.item(entry.id)] ?? 0)
      // Of two questions the one that was not asked lately.
      return need * (1 - 0.5 * (record.memory(ofItem: entry.id)?.recall(on: today) ?? 0))
    }
    while chosen.count < count, !open.isEmpty {
      let gains = rest.map { gain($0) }
      let best = gains.indices.max { gains[$0] < gains[$1] }
      if let best, gains[best] > 0 {
        let entry = rest.remove(at: best)
        let covered = entry.rules.filter { open[.rule($0.rawValue)] != nil }
        if covered.count == 1, let only = covered.first, let mistakes = drills[only.rawValue],
          entries.count(where: { $0.rules.contains(only) }) < Self.fewItems || random.chance(25),
          let mistake = random.pick(from: mistakes)
        {
          chosen.append(.drill(mistake))
        } else {
          chosen.append(.entry(entry))
        }
        for rule in entry.rules { open[.rule(rule.rawValue)] = nil }
        open[.item(entry.id)] = nil
        continue
      }
      // What is left can be made only.
      let left = open.keys.compactMap { target -> String? in
        if case .rule(let name) = target { name } else { nil }
      }.sorted()
      guard let name = left.first(where: { drills[$0] != nil }),
        let mistake = random.pick(from: drills[name] ?? [])
      else { break }
      chosen.append(.drill(mistake))
      open[.rule(name)] = nil
    }
    return chosen
  }
}
