import Engine
import Lab
import Listing
import Tutor

/// Does the tutor teach? The figures of docs/teaching.md, through the tutor at its own verbs.
struct TeachingTable {
  /// How often each learner comes.
  let runs: Int
  /// How many sittings of each are passed over: what was mended on the first ones is measured on others.
  let passed: Int
  /// Is each sitting printed in which the wrong thing was named, or nothing?
  let showsFailures: Bool
  /// Of which subjects the rows are; all where none is named.
  let subjects: [Subject]
  /// Whose rows; all where none is named.
  let mistakes: Set<Mistake>

  init(
    runs: Int = 100, from passed: Int = 0, on subjects: [Subject] = [],
    making mistakes: [Mistake] = [],
    showingFailures: Bool = false
  ) {
    self.runs = runs
    self.passed = passed
    self.mistakes = Set(mistakes.isEmpty ? Mistake.allCases : mistakes)
    showsFailures = showingFailures
    self.subjects = subjects.isEmpty ? Subject.allCases : subjects
  }

  /// A sitting's seed is its learner's place and its number, so that a row measured alone is the same. The
  /// learner's chance is not the tutor's.
  private func sit(
    _ mind: SimulatedLearner.Mind, _ place: Int, _ number: Int, _ subject: Subject?,
    questions: Int
  ) -> DrillSitting {
    let seed = place * 1_000 + passed + number + 1
    var random = DrillRandom(seed: UInt64(seed) + 1_000_000)
    return DrillSitting(
      SimulatedLearner(mind: mind), on: subject, questions: questions, seed: seed, &random)
  }

  private func show(_ sitting: DrillSitting, isFailure: Bool, _ number: Int) {
    guard showsFailures, isFailure else { return }
    let named = sitting.named.map { "\($0.key.rawValue) after \($0.value)" }.joined(separator: ", ")
    print("    sitting \(number + 1), named: \(named.isEmpty ? "nothing" : named)")
    for answer in sitting.answers { print("      " + answer) }
  }

  // MARK: Independent learners

  func reportIndependent() {
    print("\nindependent learners, 8 questions of a drill, 10 % slips, n = \(runs) each")
    var shares: [Double] = []
    for (place, idea) in IndependentIdea.allCases.enumerated()
    where subjects.contains(idea.subject) {
      var (alone, other) = (0, 0)
      for number in 0..<runs {
        let sitting = sit(
          .independent(idea), 200 + place, number, idea.subject, questions: 8)
        let named = Set(sitting.named.keys)
        let isFound = !named.isDisjoint(with: idea.names) && named.isSubset(of: idea.names)
        if isFound { alone += 1 }
        if !named.isSubset(of: idea.names) { other += 1 }
        show(sitting, isFailure: !isFound, number)
      }
      shares.append(Double(alone) / Double(runs))
      print(
        "  " + "\(idea.rawValue) (\(idea.subject.rawValue))".rightPadded(46)
          + percent(alone, of: runs).leftPadded(7)
          + "   another named in \(percent(other, of: runs))")
    }
    conclude(shares)
  }

  private func conclude(_ shares: [Double]) {
    let sorted = shares.sorted()
    guard let least = sorted.first else { return }
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    print(
      "  mean \(percent(mean)), least \(percent(least)), middle \(percent(sorted[sorted.count / 2])), "
        + "rows \(sorted.count), sittings \(sorted.count * runs)")
  }

  /// In how many questions that show a mistake the independent learner and the program's mistake say the
  /// same, and the first in which they do not: a difference of pictures, or a slip of ours.
  func reportAgreement() {
    print("\nindependent learners and the program's mistakes, n = \(runs) questions each")
    for idea in IndependentIdea.allCases {
      guard let mistake = idea.names.first else { continue }
      var maker = DrillMaker(seed: 3)
      var (same, count) = (0, 0)
      var example: String?
      for number in 0..<runs {
        guard
          let drill = maker.item(
            on: idea.subject, difficulty: 1 + number % 5, telling: [mistake]),
          let scene = PlainScene(drill.item.scene)
        else { continue }
        count += 1
        let said = idea.answer(scene, commands: drill.query, field: drill.field) ?? drill.answer
        let expected = drill.answer(under: mistake)
        if AnswerKey(said) == AnswerKey(expected) {
          same += 1
        } else if example == nil {
          example =
            (drill.item.scene + ["\(drill.query) -> \(drill.field)"]).joined(separator: "; ")
            + " | right \(drill.answer), mistake \(expected), learner \(said)"
        }
      }
      print("  " + idea.rawValue.rightPadded(34) + percent(same, of: count).leftPadded(7))
      if let example { print("      " + example) }
    }
  }

  // MARK: The program's own mistakes

  func reportRulebooks() {
    print("\nthe program's own mistakes, 8 questions of a drill, n = \(runs) each")
    var shares: [Double] = []
    for subject in subjects {
      for mistake in subject.mistakes where mistakes.contains(mistake) {
        var (alone, right) = (0, 0)
        var counts: [Int] = []
        for number in 0..<runs {
          let place = Mistake.allCases.firstIndex(of: mistake) ?? 0
          let sitting = sit(.rulebook([mistake]), place, number, subject, questions: 8)
          let named = sitting.named
          show(sitting, isFailure: named[mistake] == nil || named.count > 1, number)
          if let count = named[mistake] {
            right += 1
            counts.append(count)
            if named.count == 1 { alone += 1 }
          }
        }
        counts.sort()
        shares.append(Double(alone) / Double(runs))
        print(
          "  " + "\(subject.rawValue) / \(mistake.rawValue)".rightPadded(52)
            + percent(alone, of: runs).leftPadded(7)
            + "   named \(percent(right, of: runs)), after \(counts.isEmpty ? 0 : counts[counts.count / 2])"
        )
      }
    }
    conclude(shares)
  }

  // MARK: No subject

  func reportMixed() {
    var (eight, sixteen, other, count) = (0, 0, 0, 0)
    var missed: [(Mistake, Int)] = []
    for (place, mistake) in Mistake.allCases.enumerated() where mistakes.contains(mistake) {
      let before = sixteen
      defer { missed.append((mistake, max(1, runs / 10) - (sixteen - before))) }
      for number in 0..<max(1, runs / 10) {
        let sitting = sit(.rulebook([mistake]), 300 + place, number, nil, questions: 16)
        let named = sitting.named
        if showsFailures, named[mistake] == nil { print("  " + mistake.rawValue) }
        show(sitting, isFailure: named[mistake] == nil, number)
        count += 1
        if named.keys.contains(where: { $0 != mistake }) { other += 1 }
        guard let after = named[mistake] else { continue }
        sixteen += 1
        if after <= 8 { eight += 1 }
      }
    }
    print(
      "\nno subject, one mistake: named within 8 in \(percent(eight, of: count)), within 16 in "
        + "\(percent(sixteen, of: count)), another in \(percent(other, of: count)), n = \(count)")
    let most = missed.filter { $0.1 * 2 > max(1, runs / 10) }.sorted { $0.1 > $1.1 }
    print("  rarely: " + most.map { "\($0.0.rawValue) (\($0.1))" }.joined(separator: ", "))
  }

  // MARK: Nobody's mistakes

  func reportInnocent() {
    print("\nnobody's mistakes, 8 questions of each drill, n = \(runs) each")
    var (guessers, slippers, told, toldKnowing, count) = (0, 0, 0, 0, 0)
    for (place, subject) in Subject.allCases.enumerated() where subjects.contains(subject) {
      var (guessing, slipping) = (0, 0)
      for number in 0..<runs {
        let guesser = sit(.guesser, 400 + place, number, subject, questions: 8)
        let slipper = sit(.knows, 450 + place, number, subject, questions: 8)
        show(guesser, isFailure: !guesser.named.isEmpty, number)
        show(slipper, isFailure: !slipper.named.isEmpty, number)
        if !guesser.named.isEmpty { guessing += 1 }
        if !slipper.named.isEmpty { slipping += 1 }
        if guesser.wasToldOfGuessing { told += 1 }
        if slipper.wasToldOfGuessing { toldKnowing += 1 }
        count += 1
      }
      guessers += guessing
      slippers += slipping
      print(
        "  " + subject.rawValue.rightPadded(20)
          + "guessers accused \(percent(guessing, of: runs)), "
          + "who only slip \(percent(slipping, of: runs))")
    }
    print(
      "  in all: guessers \(percent(guessers, of: count)), who only slip \(percent(slippers, of: count)); "
        + "told of guessing \(percent(told, of: count)) and \(percent(toldKnowing, of: count)), n = \(count)"
    )
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    whole > 0 ? percent(Double(part) / Double(whole)) : "–"
  }

  private func percent(_ share: Double) -> String { (share * 100).padded(1, digits: 1) + "%" }
}
