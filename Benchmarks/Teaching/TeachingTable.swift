import CommandLanguage
import Engine
import Listing
import Tutor

/// Does the tutor teach? The figures of docs/teaching.md.
struct TeachingTable {
  /// How often each learner comes.
  let runs: Int
  private var random = DrillRandom(seed: 1)
  private var pools: [Subject: TeachingPool] = [:]

  init(runs: Int = 1000) {
    self.runs = runs
    for subject in Subject.allCases { pools[subject] = TeachingPool(on: subject, count: 300) }
  }

  mutating func report() {
    reportDrills()
    print("\nnamed within 8 questions, of \(runs) learners who make one mistake, on each subject")
    for subject in Subject.allCases { reportSubject(subject) }
    reportTwins()
    reportPairs()
    reportMixed()
  }

  // MARK: Drills

  /// 10,000 questions: how long they take, and whether they are what they should be.
  private func reportDrills() {
    var maker = DrillMaker(seed: 10_000)
    var drills: [DrillItem] = []
    let time = ContinuousClock().measure {
      for number in 0..<10_000 {
        let subject = Subject.allCases[number % Subject.allCases.count]
        if let drill = maker.item(on: subject, difficulty: 1 + number / 12 % 5) {
          drills.append(drill)
        }
      }
    }
    let keys = drills.map { ($0.item.scene + [$0.query, $0.field]).joined(separator: "\n") }
    let diagnosing = drills.filter { drill in drill.choices.contains { !$0.mistakes.isEmpty } }
    let twice = drills.filter { drill in
      Set(drill.choices.map { AnswerKey($0.answer) }).count < drill.choices.count
        || drill.choices.filter { $0.answer == drill.answer }.count != 1
    }
    let (listed, agreeing) = listings(drills)
    print("drills               \(drills.count) in \(time), \(Set(keys).count) different")
    print("                     \(diagnosing.count) with a choice that diagnoses")
    print("                     \(twice.count) with a choice that is there or right twice")
    print("                     \(agreeing) of \(listed) keys are the documents' listing's")
  }

  private func listings(_ drills: [DrillItem]) -> (asked: Int, agreeing: Int) {
    var asked = 0
    var agreeing = 0
    for drill in drills where drill.field == "hitView" {
      let words = drill.query.split(separator: " ")
      guard words.count == 3, let x = Double(words[1]), let y = Double(words[2]),
        let question = try? Question(drill.item, on: .init())
      else { continue }
      asked += 1
      let listed = ListedView.hitView(Point(x, y), in: question.start.scene)
      if listed ?? Choice.nobody == drill.answer { agreeing += 1 }
    }
    return (asked, agreeing)
  }

  // MARK: One mistake, or none

  mutating func reportSubject(_ subject: Subject) {
    guard var pool = pools[subject] else { return }
    let candidates = subject.mistakes
    var wrongly = 0
    for _ in 0..<runs {
      var learner = SimulatedLearner([])
      let run = TeachingRun(&learner, in: &pool, among: candidates, questions: 8, &random)
      if !run.named.isEmpty { wrongly += 1 }
    }
    print("\n\(subject.rawValue): who makes none is accused in \(percent(wrongly, of: runs))")
    for mistake in candidates {
      var learner = SimulatedLearner([mistake])
      var counts: [Int] = []
      var other = 0
      for _ in 0..<runs {
        let run = TeachingRun(&learner, in: &pool, among: candidates, questions: 8, &random)
        if let count = run.named[mistake] { counts.append(count) }
        if run.named.keys.contains(where: { $0 != mistake }) { other += 1 }
      }
      counts.sort()
      print(
        "  " + mistake.rawValue.rightPadded(40) + percent(counts.count, of: runs).leftPadded(7)
          + "   after \(counts.isEmpty ? 0 : counts[counts.count / 2])"
          + "   another one named in \(percent(other, of: runs))")
    }
    pools[subject] = pool
  }

  /// Mistakes that no question tells apart.
  private func reportTwins() {
    let drills = pools.values.flatMap { $0.drills }
    var twins: [String] = []
    for (index, first) in Mistake.allCases.enumerated() {
      for second in Mistake.allCases[(index + 1)...]
      where !drills.contains(where: { $0.answer(under: first) != $0.answer(under: second) }) {
        twins.append("\(first.rawValue) = \(second.rawValue)")
      }
    }
    print("\nnot to be told apart: " + (twins.isEmpty ? "none" : twins.joined(separator: ", ")))
  }

  // MARK: Two mistakes

  private mutating func reportPairs() {
    var (both, count) = (0, 0)
    var hidden: [String] = []
    var low: [String] = []
    for _ in 0..<100 {
      let first = Mistake.allCases[random.below(Mistake.allCases.count)]
      let second = Mistake.allCases[random.below(Mistake.allCases.count)]
      let subjects =
        Self.home(of: first) == Self.home(of: second)
        ? [Self.home(of: first)] : [Self.home(of: first), Self.home(of: second)]
      guard first != second else { continue }
      var pool = TeachingPool(subjects.flatMap { pools[$0]?.drills ?? [] })
      let name = "\(first.rawValue) with \(second.rawValue)"
      guard Self.showBoth(first, second, in: pool) else {
        hidden.append(name)
        continue
      }
      let candidates = Mistake.allCases.filter { mistake in
        subjects.contains { $0.mistakes.contains(mistake) }
      }
      var learner = SimulatedLearner([first, second])
      let tries = max(1, runs / 20)
      var found = 0
      for _ in 0..<tries {
        let run = TeachingRun(&learner, in: &pool, among: candidates, questions: 16, &random)
        if run.named[first] != nil, run.named[second] != nil { found += 1 }
      }
      both += found
      count += tries
      if found * 10 < tries * 9 { low.append("\(name) \(percent(found, of: tries))") }
    }
    print(
      "\ntwo mistakes, 16 questions: both named in \(percent(both, of: count)) of \(count) runs")
    for name in low.sorted() { print("  below 90%: " + name) }
    for name in hidden.sorted() { print("  one hides the other: " + name) }
  }

  /// The subject whose drills are made to show a mistake; of several, the special one.
  private static func home(of mistake: Mistake) -> Subject {
    Subject.allCases.last { $0.mistakes.contains(mistake) } ?? .hitTesting
  }

  /// Is there a question about which each of two mistakes makes a difference to the other?
  private static func showBoth(
    _ first: Mistake, _ second: Mistake, in pool: TeachingPool
  ) -> Bool {
    let together = pool.drills.map { $0.answer(under: first, and: second) }
    func differs(from mistake: Mistake) -> Bool {
      zip(pool.drills, together).contains { $0.answer(under: mistake) != $1 }
    }
    return differs(from: first) && differs(from: second)
  }

  // MARK: No subject

  /// Nobody says what the learner is weak in: all mistakes are candidates.
  private mutating func reportMixed() {
    var pool = TeachingPool(Subject.allCases.flatMap { pools[$0]?.drills ?? [] })
    var (eight, sixteen, count) = (0, 0, 0)
    for mistake in Mistake.allCases {
      var learner = SimulatedLearner([mistake])
      for _ in 0..<max(1, runs / 50) {
        let run = TeachingRun(
          &learner, in: &pool, among: Mistake.allCases, questions: 16, &random)
        count += 1
        if let named = run.named[mistake] {
          sixteen += 1
          if named <= 8 { eight += 1 }
        }
      }
    }
    print(
      "\none mistake, no subject given: named within 8 questions in \(percent(eight, of: count)), "
        + "within 16 in \(percent(sixteen, of: count))")
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    return (Double(part) * 100 / Double(whole)).padded(1, digits: 1) + "%"
  }
}
