import CommandLanguage
import Engine
import Lab
import Narration

extension Classroom {
  func answer(
    _ learning: LearningCommand, _ session: inout Session
  ) throws(Refusal) -> LessonAnswer {
    let words = TutorWords(session.state.language)
    switch learning {
    case .lessons: return LessonAnswer(try list(words))
    case .lesson(let id, let step):
      return LessonAnswer(try takeUp(id, step: step, in: &session, words))
    case .next: return LessonAnswer(try goOn(&session, words))
    case .back: return LessonAnswer(try goBack(&session, words))
    case .answer(let text): return try hear(text, in: &session, words)
    case .hint: return LessonAnswer(try hint(words))
    case .solution: return LessonAnswer(try solution(words))
    case .skip: return LessonAnswer(try skip(&session, words))
    case .again: return LessonAnswer(try again(&session, words))
    case .leave: return LessonAnswer(try leave(&session, words))
    case .quiz(let topic): return LessonAnswer(try quiz(on: topic, in: &session, words))
    case .drill(let subject, let count):
      return LessonAnswer(try drill(on: subject, count: count, in: &session, words))
    case .interview(let minutes):
      return LessonAnswer(try interview(minutes: minutes, in: &session, words))
    case .review: return LessonAnswer(try review(&session, words))
    case .progress(let request): return try progress(request, words)
    }
  }

  // MARK: Going on

  private func goOn(
    _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    if case .lesson(let run)? = activity, run.mayPass { return try moveOn(&session, words) }
    switch activity?.atHand {
    case .question(let hearing)? where hearing.isOpen:
      let isJudging = hearing.current.stage == .judging
      throw Refusal(
        code: "question-open", message: isJudging ? words.yesOrNo : words.questionOpen)
    case .challenge(let trying)? where trying.isOpen:
      throw Refusal(code: "challenge-open", message: words.challengeOpen)
    default: return try moveOn(&session, words)
    }
  }

  private func moveOn(
    _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    switch activity {
    case .lesson(let run)?: return goOn(run, in: &session, words)
    case .series(let series)?: return goOn(series, in: &session, words)
    case nil: throw Refusal(code: "no-lesson", message: words.noActivity)
    }
  }

  private func goOn(
    _ lesson: LessonRun, in session: inout Session, _ words: TutorWords
  ) -> [String] {
    var run = lesson
    run.goOn()
    guard !run.isAtEnd else {
      remember([.lessonDone(lesson: run.lesson.id)])
      end(&session)
      return run.ending(words) + next(after: run.lesson, words)
    }
    return show(&run, in: &session, words)
  }

  private func goOn(
    _ old: Series, in session: inout Session, _ words: TutorWords
  ) -> [String] {
    var series = old
    if series.wantsMore {
      difficulty = min(max(difficulty + (series.atHand.isRight ? 1 : -1), 1), 5)
      if let task = drillTask(series.subject, words.language) { series.add(task) }
    }
    guard series.goOn(now: now.seconds) else {
      end(&session)
      return ending(of: series, words)
    }
    let text = series.show(in: &session, words)
    activity = .series(series)
    return timer(of: series, words) + text
  }

  func show(
    _ run: inout LessonRun, in session: inout Session, _ words: TutorWords
  ) -> [String] {
    let text = run.show(in: &session, words, now: now.seconds)
    activity = .lesson(run)
    remember([.lessonStep(lesson: run.lesson.id, step: run.place + 1, of: run.count)])
    return text
  }

  private func next(after lesson: Lesson, _ words: TutorWords) -> [String] {
    let record = learner.record()
    let lessons = shelf.lessons(in: words.language)
    let open = lessons.filter { $0.id != lesson.id && record.lesson($0.id)?.isDone != true }
    // What comes later first; who began in the middle, or brought a lesson, is led to the others.
    let later = lessons.drop { $0.id != lesson.id }
    let next = open.first { lesson in later.contains { $0.id == lesson.id } } ?? open.first
    return [next.map { words.nextLesson($0) } ?? words.allDone]
  }

  private func goBack(
    _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    guard case .lesson(var run)? = activity else {
      throw Refusal(code: "no-lesson", message: words.noActivity)
    }
    guard run.place > 0 else { throw Refusal(code: "first-step", message: words.firstStep) }
    run.goBack()
    return show(&run, in: &session, words)
  }

  private func leave(
    _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    guard let activity else { throw Refusal(code: "no-lesson", message: words.noActivity) }
    end(&session)
    guard case .series(var series) = activity else { return [words.left] }
    series.close()
    return (series.results.isEmpty ? [] : ending(of: series, words)) + [words.left]
  }

  // MARK: Answering

  private func hear(
    _ text: String, in session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> LessonAnswer {
    guard let activity else { throw .noQuestion(words) }
    guard case .question(var hearing) = activity.atHand else {
      throw activity.noQuestion(words)
    }
    let outcome = try hearing.answer(text, words, at: place) {
      self.probe($0, after: $1, words.language)
    }
    self.activity?.atHand = .question(hearing)
    remember(outcome.facts)
    switch self.activity {
    case .lesson(var run)?:
      run.follow(in: &session)
      self.activity = .lesson(run)
    case .series(let series)?: if let next = series.atHand.followUp { session.take(next) }
    case nil: break
    }
    return LessonAnswer(outcome.text, outcome: outcome.result)
  }

  /// Where an answer is given.
  private var place: Hearing.Place {
    switch activity {
    case .series(let series)?:
      Hearing.Place(source: series.kind.source, lesson: nil, now: now.seconds)
    case .lesson(let run)?:
      Hearing.Place(source: .lesson, lesson: run.lesson.id, now: now.seconds)
    case nil: Hearing.Place(source: .lesson, lesson: nil, now: now.seconds)
    }
  }

  private func hint(_ words: TutorWords) throws(Refusal) -> [String] {
    try checkAsked(words)
    guard let outcome = try activity?.atHand.hint(words) else { throw .noQuestion(words) }
    remember(outcome.facts)
    return outcome.text
  }

  private func solution(_ words: TutorWords) throws(Refusal) -> [String] {
    let place = place
    try checkAsked(words)
    guard let outcome = try activity?.atHand.solution(words, place) else {
      throw .noQuestion(words)
    }
    remember(outcome.facts)
    return outcome.text
  }

  private func checkAsked(_ words: TutorWords) throws(Refusal) {
    if let activity, case .nothing = activity.atHand { throw activity.noQuestion(words) }
  }

  private func skip(
    _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    guard activity != nil else { throw .noQuestion(words) }
    remember(activity?.atHand.skip() ?? [])
    return try moveOn(&session, words)
  }

  private func again(
    _ session: inout Session, _ words: TutorWords
  ) throws(Refusal) -> [String] {
    switch activity {
    case .lesson(var run)?:
      let text = run.startOver(in: &session, words)
      activity = .lesson(run)
      return text
    case .series(var series)?:
      let text = series.show(in: &session, words, undoably: true)
      activity = .series(series)
      return text
    case nil: throw .noQuestion(words)
    }
  }
}
