import Depth
import Desk
import Engine
import Lab
import Testing

@testable import Tutor

@Suite struct SeriesTests {
  static let lessons = RepositoryLessonTests.lessons

  func pupil(_ journal: LearnerJournal = .nowhere()) -> Pupil {
    Pupil(RepositoryLessonTests.files, journal: journal)
  }

  /// Answers everything, and goes on to the end; says how it ended.
  private func finish(_ pupil: inout Pupil, rightly: Bool) -> String {
    for _ in 0..<60 where pupil.classroom.mode != .free {
      while let answer = pupil.answer(rightly: rightly) { pupil.say("answer \(answer)") }
      if case .challenge(let trying) = pupil.openTask, trying.isOpen {
        pupil.say(rightly ? trying.challenge.solutions[0] : "skip")
      }
      if pupil.classroom.mode != .free { pupil.say("next") }
    }
    return pupil.last
  }

  static let lines = [
    "quiz GT02", "drill edges 2", "interview 6", "quiz", "quiz hit-testing", "quiz 4", "quiz 响应者链",
    "quiz gates",
    "drill", "drill edges", "drill 3", "drill multi-touch 4", "interview",
  ]

  @Test(arguments: lines.prefix(Depth.count(3, nightly: .max)))
  func whoAnswersRightlyHasAllRight(_ line: String) {
    var pupil = pupil()
    #expect(!pupil.say(line).isError)
    guard case .series(_, 1, let count) = pupil.classroom.mode else {
      Issue.record("\(pupil.last)")
      return
    }
    #expect(finish(&pupil, rightly: true).contains("\(count) of \(count) right"))
  }

  @Test(
    arguments: ["quiz chain", "drill gates 3", "interview 8"].prefix(Depth.count(1, nightly: 3)))
  func whoAnswersWronglyIsToldWhyAndGetsThrough(_ line: String) {
    var pupil = pupil()
    pupil.say(line)
    #expect(finish(&pupil, rightly: false).contains("0 of "))
  }

  @Test(arguments: Subject.allCases.prefix(Depth.count(2, nightly: .max)))
  func everySubjectCanBeDrilled(_ subject: Subject) {
    var pupil = pupil()
    #expect(pupil.hear("drill \(subject.rawValue) 3").contains("1/3. "))
    #expect(finish(&pupil, rightly: true).contains("3 of 3 right"))
  }

  @Test func whatIsDrawnComesAgainWithItsSeed() {
    var (first, second) = (pupil(), pupil())
    #expect(first.hear("drill 5") == second.hear("drill 5"))
    #expect(first.hear("skip") == second.hear("skip"))
  }

  @Test func anInterviewTellsTheTimeAndEndsWithASheet() {
    var pupil = pupil()
    #expect(pupil.hear("interview 10").contains("5 questions for 10 minutes"))
    pupil.say("skip")
    #expect(pupil.last.contains(" of 10 minutes"))
    pupil.say("skip; leave")
    #expect(pupil.last.contains("2 skipped."))
    #expect(pupil.last.contains("– 1. "))
    #expect(pupil.last.contains("0/1"))
    #expect(pupil.last.contains("To read: `lesson "))
    #expect(pupil.last.contains("Your own session is back."))
  }

  @Test func reviewAsksWhatIsDue() throws {
    var seconds = 1_000_000.0
    let classroom = Classroom(shelf: Shelf(Self.lessons), seed: 1) {
      Timestamp(seconds: seconds)
    }
    var session = Session()
    func hear(_ line: String) -> String {
      let reply = FrontDesk(classroom: classroom).run(line, in: &session).last
      return reply?.errorMessage ?? reply?.text.joined(separator: "\n") ?? ""
    }
    #expect(hear("review") == "Nothing is due: answer some questions first.")
    _ = hear("quiz three-gates")
    _ = hear("solution")
    _ = hear("leave")
    #expect(hear("review") == "Nothing is due before 1970-01-13.")
    seconds += 86_400
    #expect(hear("review").contains(" things are due; "))
    #expect(classroom.mode.isSeries)
  }

  /// A review has one try for each question: the minutes are those of all that is due.
  @Test func aReviewAsksOnce() throws {
    var seconds = 1_000_000.0
    let classroom = Classroom(shelf: Shelf(Self.lessons), seed: 1) { Timestamp(seconds: seconds) }
    var session = Session()
    for item in Self.lessons.flatMap({ $0.items }).prefix(30) {
      classroom.remember([.answered(LearnerAnswer(item: item.id, rules: item.rules, isRight: true))]
      )
    }
    seconds += 30 * 86_400
    _ = FrontDesk(classroom: classroom).run("review", in: &session)
    var (asked, second) = (0, 0)
    for _ in 0..<40 {
      guard let question = classroom.openQuestion else {
        guard classroom.mode.isSeries else { break }
        _ = FrontDesk(classroom: classroom).run("next", in: &session)
        continue
      }
      let labels = Choice.labels(for: question.choices)
      guard
        let wrong = question.choices.indices.first(where: {
          !question.isRight([question.choices[$0]])
        }),
        case .choice = question.item.form
      else {
        _ = FrontDesk(classroom: classroom).run("skip", in: &session)
        continue
      }
      asked += 1
      if classroom.isAtSecondQuestion { second += 1 }
      _ = FrontDesk(classroom: classroom).run("answer \(labels[wrong])", in: &session)
      #expect(classroom.openQuestion?.item.id != question.item.id)
    }
    #expect(asked > 3 && second * 2 <= asked)
  }

  /// Few questions cover much; what has few is asked on scenes made on the spot; what needs its lesson
  /// takes nobody's place; and the day's minutes are kept to.
  @Test(arguments: [(5, 5), (20, 20), (180, 60)])
  func aReviewCoversWhatIsDue(_ minutes: Int, _ most: Int) throws {
    let pool = Pool(Self.lessons)
    let record = LearnerRecord(
      Rule.allCases.enumerated().map { index, rule in
        LearnerEvent(
          time: Timestamp(seconds: 0), place: Double(index),
          fact: .answered(
            LearnerAnswer(item: "old", rules: [rule], isRight: false, attempt: 1)))
      })
    let plan = ReviewPlan(record, on: Day(number: 30), pool)
    #expect(!plan.homeless.isEmpty)
    var random = DrillRandom(seed: 1)
    let count = ReviewPlan.questions(in: minutes, record, on: Day(number: 30))
    let chosen = plan.chosen(count, &random)
    #expect(chosen.count <= max(most * 3, 60) && chosen.count >= min(most, 30))
    var covered: Set<Rule> = []
    for choice in chosen {
      switch choice {
      case .entry(let entry): covered.formUnion(entry.rules)
      case .drill(let mistake): covered.insert(mistake.entry.rule)
      }
    }
    #expect(covered.count > chosen.count)
  }

  /// An interviewer nods; what was wrong is told at the end. Interviews of other days stand beside it.
  @Test func anInterviewTellsAtItsEnd() throws {
    var seconds = 1_000_000.0
    let classroom = Classroom(shelf: Shelf(Self.lessons), seed: 6) { Timestamp(seconds: seconds) }
    var session = Session()
    func hear(_ line: String) -> String {
      let reply = FrontDesk(classroom: classroom).run(line, in: &session).last
      return reply?.errorMessage ?? reply?.text.joined(separator: "\n") ?? ""
    }
    for day in 0..<2 {
      seconds += Double(day) * 86_400
      _ = hear("interview 6")
      var ending = ""
      while classroom.mode.isSeries {
        if let question = classroom.openQuestion, let choice = question.choices.last {
          var said = hear("answer \(question.choices.count == 1 ? choice : "1")")
          // An order is nodded at part by part.
          for part in question.choices where said.hasPrefix("Noted: ") {
            said = hear("answer \(part)")
          }
          #expect(said == "Noted. `next` goes on.")
          ending = hear("next")
        } else {
          ending = hear("skip")
        }
      }
      #expect(ending.contains(" skipped."))
      #expect(ending.contains("Earlier interviews: ") == (day == 1))
    }
  }

  /// An order may be said part by part; who says all of it begins anew.
  @Test func anOrderIsNoddedAtPartByPart() throws {
    let lesson = try #require(
      Self.lessons.first { lesson in
        lesson.items.contains { if case .order = $0.form { $0.standsAlone } else { false } }
      })
    let place = try #require(
      lesson.steps.firstIndex { step in
        if case .item(let item) = step.content, case .order = item.form {
          item.standsAlone
        } else {
          false
        }
      })
    let task = Pool(Self.lessons).entries.first { $0.lesson.id == lesson.id && $0.place == place }
      .flatMap { Pool(Self.lessons).task(of: $0, in: .english) }
    guard case .question(let question, _)? = task else {
      Issue.record("no order")
      return
    }
    var questions = QuestionStack(PosedQuestion(question: question, label: "1"))
    let room = QuestionStack.Place(source: .interview, lesson: nil, now: 0)
    func say(_ words: String) throws -> String {
      try questions.answer(
        words, .english, at: room, believing: QuestionStack.Belief(model: LearnerModel())
      ) { _, _, _ in nil }.text.joined()
    }
    let order = question.expected
    #expect(try say(order[0]) == "Noted: \(order[0]). And then?")
    #expect(try say(order[0]).hasPrefix("Noted: \(order[0])."))
    for part in order.dropFirst().dropLast() { #expect(try say(part).hasPrefix("Noted: ")) }
    #expect(try say(order[order.count - 1]) == "Noted. `next` goes on.")
    #expect(questions.isRight)
    questions = QuestionStack(PosedQuestion(question: question, label: "1"))
    _ = try say(order[order.count - 1])
    #expect(try say(order.joined(separator: ", ")) == "Noted. `next` goes on.")
    #expect(questions.isRight)
  }

  /// What an interviewer asks next can be answered, one after the other, with the model answer beside.
  /// A day's measure that was set is kept, and `review` keeps to it.
  @Test func theMeasureOfADayIsKept() {
    var events: [LearnerEvent] = []
    let journal = LearnerJournal(read: { JournalNews(events: events) }) {
      events += $0
      return JournalNews()
    }
    var pupil = pupil(journal)
    #expect(pupil.hear("review daily 5") == "From now on `review` keeps to 5 minutes a day.")
    #expect(LearnerRecord(events).dailyMinutes == 5)
    events += Rule.allCases.prefix(60).enumerated().map { index, rule in
      LearnerEvent(
        time: Timestamp(seconds: 0), place: Double(index),
        fact: .answered(LearnerAnswer(item: "old", rules: [rule], isRight: false)))
    }
    var later = self.pupil(journal)
    // No question has shown how long it takes: a minute each.
    later.say("review")
    guard case .series("review", 1, let count) = later.classroom.mode else {
      Issue.record("\(later.last)")
      return
    }
    #expect(count <= 15)
    #expect(pupil.say("review daily 0").isError && pupil.say("review daily").isError)
  }

  /// Where the key stands among sentences is chance; names stand by the alphabet.
  @Test func sentencesAreShuffled() throws {
    let items = Self.lessons.flatMap { $0.items }
    let claims = try #require(
      items.first { if case .claims = $0.form { $0.scene.first == "reset" } else { false } })
    let question = try Question(claims, on: State())
    var random = DrillRandom(seed: 2)
    let orders = Set((0..<20).map { _ in question.shuffled(&random).choices })
    #expect(orders.count > 3)
    #expect(orders.allSatisfy { Set($0) == Set(question.choices) })
    let shuffled = question.shuffled(&random)
    #expect(shuffled.isRight(question.expected))
    #expect(shuffled.saying(claims).choices == shuffled.choices)
  }

  /// Who was hit in the lesson is no hint where the question stands alone.
  @Test func noQuestionShowsAnOldHit() {
    for line in ["quiz hit-testing", "quiz three-gates", "quiz touches"] {
      var pupil = pupil()
      pupil.say(line)
      for _ in 0..<6 where pupil.classroom.mode != .free {
        #expect(!pupil.last.contains("hit view"))
        pupil.say("skip")
      }
    }
  }

  @Test func progressIsShownAndTakenElsewhere() throws {
    var pupil = pupil()
    #expect(!pupil.hear("progress").contains("%"))
    pupil.say("lesson events; next")
    _ = finish(&pupil, rightly: true)
    #expect(pupil.hear("progress").contains("100%"))
    let exported = pupil.say("progress export json")
    let events = try ProgressFile.events(
      in: Array(exported.lines(width: 40).joined(separator: "\n").utf8))
    #expect(!events.isEmpty)
    #expect(LearnerRecord(events).lesson("events")?.isDone == true)
  }

  /// A thought that leads there is told, tested on a fresh scene, and hardly held after a right answer.
  @Test func aSuspicionIsToldAndTested() throws {
    var pupil = pupil()
    pupil.say("drill gates 20")
    for _ in 0..<20 {
      guard case .question(let questions) = pupil.openTask else { break }
      let question = questions.current.question
      let telling = Mistake.allCases.compactMap { mistake -> String? in
        guard let answer = try? question.answer(under: Rulebook.uikit.with(mistake)),
          !question.isRight(answer), question.mistakes(giving: answer) == [mistake],
          question.choices.contains(answer[0])
        else { return nil }
        return answer[0]
      }
      guard let wrong = telling.first else {
        pupil.say("skip")
        continue
      }
      let reply = pupil.say("answer \(wrong)")
      #expect(reply.result["correct"] == .bool(false))
      #expect(reply.result["misconception"] == .null)
      #expect(pupil.last.contains("One thought that leads there"))
      guard pupil.openTask.isOpen, let right = pupil.answer(rightly: true) else { continue }
      #expect(pupil.hear("answer \(right)").contains("is hardly yours."))
      return
    }
    Issue.record("No question told one mistake from all others.")
  }
}

extension Classroom.Mode {
  fileprivate var isSeries: Bool { if case .series = self { true } else { false } }
}
