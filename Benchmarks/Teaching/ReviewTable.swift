import Desk
import Lab
import Tutor

/// Ninety days of twenty minutes: what is remembered by who reviews as the tutor says, by who keeps to
/// fixed intervals, and by who does not review. All have taken the same lessons in the first twenty days.
struct ReviewTable {
  private static let day = 86_400.0
  private static let (days, minutes) = (90, 20.0)
  private static let (first, second) = (60.0, 20.0)
  /// Of a box with fixed intervals, in days; a wrong answer goes back to the first.
  private static let intervals = [1, 3, 7, 16, 35, 60]

  /// What the tutor's sittings came to.
  private final class Tally {
    var (questions, seconds, second, wrong, unread, drills) = (0, 0.0, 0, 0, 0, 0)

    func text(of sittings: Int) -> String {
      func each(_ count: Int) -> String { (Double(count) / Double(sittings)).padded(1, digits: 1) }
      return "\(each(Int(seconds / 60))) minutes, \(each(questions)) questions "
        + "(\(each(drills)) made on the spot), \(each(second)) of them second ones, \(each(wrong)) wrong, "
        + "\(each(unread)) answers not understood"
    }
  }

  private let tally = Tally()
  private let shelf = Shelf(builtIn: ())
  private let lessons: [Lesson]
  private let rules: [String]

  init() {
    lessons = shelf.lessons(in: .english)
    rules = Set(lessons.flatMap { $0.items }.flatMap { $0.rules }.map { $0.rawValue }).sorted()
  }

  func report(learners: Int) {
    print(
      "\nreview, \(Self.days) days, \(Int(Self.minutes)) minutes a day, \(rules.count) rules, learners: \(learners)"
    )
    var sums = [Double](repeating: 0, count: 6)
    for seed in 1...learners {
      let outcomes = [tutored(UInt64(seed)), boxed(UInt64(seed)), alone()].flatMap { [$0.0, $0.1] }
      for place in sums.indices { sums[place] += outcomes[place] / Double(learners) }
    }
    print(
      "  a sitting of the tutor's, of a day, on the average: "
        + tally.text(of: learners * Self.days))
    for (name, place) in [("as the tutor says", 0), ("fixed intervals", 2), ("no review", 4)] {
      print(
        "  " + name.rightPadded(20)
          + "recalled at the end \(percent(sums[place])), 30 days later \(percent(sums[place + 1]))"
      )
    }
  }

  private func percent(_ share: Double) -> String { (share * 100).padded(1, digits: 1) + "%" }

  /// When a lesson is taken.
  private func lessons(on day: Int) -> ArraySlice<Lesson> {
    let share = (lessons.count + 19) / 20
    return lessons.dropFirst(day * share).prefix(share)
  }

  /// How much is recalled on the day after, and a month after that.
  private func outcome(_ memory: KnownForgetting) -> (Double, Double) {
    func mean(_ day: Int) -> Double {
      rules.reduce(0) { $0 + memory.recall($1, at: Double(day) * Self.day) } / Double(rules.count)
    }
    return (mean(Self.days), mean(Self.days + 30))
  }

  private func alone() -> (Double, Double) {
    var memory = KnownForgetting()
    for day in 0..<20 {
      for item in lessons(on: day).flatMap({ $0.items }) {
        for rule in item.rules { memory.practise(rule.rawValue, at: Double(day) * Self.day) }
      }
    }
    return outcome(memory)
  }

  // MARK: As the tutor says

  private final class Desk {
    var seconds = 0.0
    var news: [LearnerEvent] = []
  }

  private func tutored(_ seed: UInt64) -> (Double, Double) {
    let desk = Desk()
    var memory = KnownForgetting()
    var random = DrillRandom(seed: seed)
    var record = LearnerRecord()
    let journal = LearnerJournal(
      read: {
        defer { desk.news = [] }
        return JournalNews(events: desk.news)
      }, keep: { _ in JournalNews() })
    let classroom = Classroom(shelf: shelf, journal: journal, seed: seed) {
      Timestamp(seconds: desk.seconds)
    }
    for day in 0..<Self.days {
      desk.seconds = Double(day) * Self.day
      for lesson in lessons(on: day) {
        for item in lesson.items {
          let knows = known(
            item.rules.first?.rawValue, memory, at: desk.seconds, &random, choices: 4)
          for rule in item.rules { memory.practise(rule.rawValue, at: desk.seconds) }
          let answer = LearnerAnswer(
            item: item.id, rules: item.rules, isRight: knows, seconds: Self.first,
            lesson: lesson.id)
          let event = record.event(.answered(answer), at: Timestamp(seconds: desk.seconds))
          record.add(event)
          desk.news.append(event)
        }
      }
      sit(classroom, desk, &memory, &random)
    }
    return outcome(memory)
  }

  /// A day's review at the prompt.
  private func sit(
    _ classroom: Classroom, _ desk: Desk, _ memory: inout KnownForgetting,
    _ random: inout DrillRandom
  ) {
    var session = Session()
    let begun = desk.seconds
    var left: Double { Self.minutes * 60 - (desk.seconds - begun) }
    var last = ""
    var isOver = false
    while left > 0, !isOver {
      // Who has time left asks again.
      if classroom.mode == .free {
        _ = FrontDesk(classroom: classroom).run("review", in: &session)
        isOver = classroom.mode == .free
        continue
      }
      guard let question = classroom.openQuestion else {
        _ = FrontDesk(classroom: classroom).run("next", in: &session)
        continue
      }
      let isFirst = question.item.id != last
      last = question.item.id
      desk.seconds += isFirst ? Self.first : Self.second
      let knows = known(
        question.item.rules.first?.rawValue, memory, at: desk.seconds, &random,
        choices: question.choices.count)
      if isFirst {
        for rule in question.item.rules { memory.practise(rule.rawValue, at: desk.seconds) }
        tally.questions += 1
        if question.item.id.hasPrefix("drill") { tally.drills += 1 }
        if classroom.isAtSecondQuestion { tally.second += 1 }
        if !knows { tally.wrong += 1 }
      }
      var isUnderstood = false
      for answer in answers(question, knows: knows, &random) where !isUnderstood {
        let replies = FrontDesk(classroom: classroom).run("answer \(answer)", in: &session)
        isUnderstood = replies.allSatisfy { $0.errorMessage == nil }
      }
      if !isUnderstood {
        tally.unread += 1
        _ = FrontDesk(classroom: classroom).run("skip", in: &session)
      }
    }
    tally.seconds += desk.seconds - begun
    if classroom.mode != .free { _ = FrontDesk(classroom: classroom).run("leave", in: &session) }
  }

  /// What to say, by the labels of choices; where the form of an answer is not known, the next will do.
  private func answers(
    _ question: Question, knows: Bool, _ random: inout DrillRandom
  ) -> [String] {
    let labels = Choice.labels(for: question.choices)
    func said(_ answers: [String]) -> String {
      let said = answers.map { answer in
        question.choices.firstIndex { AnswerKey($0) == AnswerKey(answer) }.map { labels[$0] }
          ?? answer
      }
      return said.isEmpty ? "nobody" : said.joined(separator: ", ")
    }
    guard !knows else {
      return [said(question.expected), question.expected.joined(separator: " > ")]
    }
    if case .order = question.item.form { return [said(question.expected.reversed())] }
    let wrong = question.choices.filter { !question.isRight([$0]) }
    if !wrong.isEmpty { return [said([wrong[random.below(wrong.count)]])] }
    return ["nobody", "no", "yes", "7777"].filter { !question.isRight([$0]) }
  }

  private func known(
    _ rule: String?, _ memory: KnownForgetting, at now: Double, _ random: inout DrillRandom,
    choices: Int
  ) -> Bool {
    guard let rule else { return true }
    return random.fraction() < memory.recall(rule, at: now)
      || random.fraction() < 1 / Double(max(4, choices))
  }

  // MARK: Fixed intervals

  private func boxed(_ seed: UInt64) -> (Double, Double) {
    var memory = KnownForgetting()
    var random = DrillRandom(seed: seed)
    var boxes: [String: (box: Int, due: Int)] = [:]
    let items = lessons.flatMap { $0.items }.filter { item in
      if case .recall = item.form { false } else { item.standsAlone }
    }
    func take(_ item: Item, on day: Int, at now: Double) {
      let knows = known(item.rules.first?.rawValue, memory, at: now, &random, choices: 4)
      for rule in item.rules.map({ $0.rawValue }) {
        memory.practise(rule, at: now)
        let old = boxes[rule]?.box ?? -1
        let box = knows ? min(old + 1, Self.intervals.count - 1) : 0
        boxes[rule] = (box, day + Self.intervals[box])
      }
    }
    for day in 0..<Self.days {
      let begun = Double(day) * Self.day
      for item in lessons(on: day).flatMap({ $0.items }) { take(item, on: day, at: begun) }
      var now = begun
      let due = boxes.filter { $0.value.due <= day }.sorted {
        ($0.value.due, $0.key) < ($1.value.due, $1.key)
      }
      for (rule, _) in due where now - begun < Self.minutes * 60 {
        // One that was covered by another question meanwhile is no longer due.
        guard let current = boxes[rule], current.due <= day else { continue }
        let asking = items.filter { item in item.rules.contains { $0.rawValue == rule } }
        guard !asking.isEmpty else { continue }
        now += Self.first
        take(asking[random.below(asking.count)], on: day, at: now)
      }
    }
    return outcome(memory)
  }
}
