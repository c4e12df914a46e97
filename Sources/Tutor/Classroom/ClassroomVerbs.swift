import Engine
import Lab

extension Classroom {
  func answer(
    _ learning: LearningCommand, _ session: inout Session
  ) throws(Refusal) -> LessonAnswer {
    let language = session.state.language
    switch learning {
    case .lessons: return LessonAnswer(try list(language))
    case .lesson(let id, let step):
      return LessonAnswer(try takeUp(id, step: step, in: &session, language))
    case .next: return LessonAnswer(try goOn(&session, language))
    case .back: return LessonAnswer(try goBack(&session, language))
    case .answer(let text): return try hear(text, in: &session, language)
    case .hint: return LessonAnswer(try hint(language))
    case .aside: return LessonAnswer(try aside(language))
    case .solution: return LessonAnswer(try solution(in: &session, language))
    case .skip: return LessonAnswer(try skip(&session, language))
    case .again: return LessonAnswer(try again(&session, language))
    case .leave: return LessonAnswer(try leave(&session, language))
    case .quiz(let topic): return LessonAnswer(try quiz(on: topic, in: &session, language))
    case .drill(let subject, let count):
      return LessonAnswer(try drill(on: subject, count: count, in: &session, language))
    case .interview(let level, let minutes):
      return LessonAnswer(try interview(level, minutes: minutes, in: &session, language))
    case .review(let minutes):
      return LessonAnswer(try review(minutes: minutes, in: &session, language))
    case .daily(let minutes): return LessonAnswer(measure(minutes, language))
    case .progress(let request): return try progress(request, language, width: session.state.width)
    }
  }

  // MARK: Going on

  private func goOn(
    _ session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    if case .lesson(let run)? = activity, run.mayPass { return try moveOn(&session, language) }
    switch activity?.openTask {
    case .question(let questions)? where questions.isOpen:
      let isJudging = questions.current.stage == .judging
      throw Refusal(
        code: "question-open",
        message: isJudging
          ? TutorPhrase.tickThem(questions.current.ticks.count).text(in: language)
          : TutorPhrase.questionOpen.text(in: language))
    case .challenge(let trying)? where trying.isOpen:
      throw Refusal(code: "challenge-open", message: TutorPhrase.challengeOpen.text(in: language))
    default: return try moveOn(&session, language)
    }
  }

  private func moveOn(
    _ session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    switch activity {
    case .lesson(let run)?: return goOn(run, in: &session, language)
    case .series(let series)?: return goOn(series, in: &session, language)
    case nil:
      guard let id = following else {
        throw Refusal(code: "no-lesson", message: TutorPhrase.noActivity.text(in: language))
      }
      following = nil
      return try takeUp(id, step: nil, in: &session, language)
    }
  }

  private func goOn(
    _ lesson: LessonRun, in session: inout Session, _ language: Language
  ) -> LessonLines {
    var run = lesson
    run.goOn()
    guard !run.isAtEnd else {
      remember([.lessonDone(lesson: run.lesson.id)])
      end(&session)
      return LessonLines(run.ending(language) + next(after: run.lesson, language))
    }
    return show(&run, in: &session, language)
  }

  private func goOn(
    _ old: Series, in session: inout Session, _ language: Language
  ) -> LessonLines {
    var series = old
    if series.wantsMore {
      difficulty = min(max(difficulty + (series.openTask.isRight ? 1 : -1), 1), 5)
      if let task = drillTask(series.subject, language) { series.add(task) }
    }
    guard series.goOn(now: now.seconds) else {
      end(&session)
      return LessonLines(ending(of: series, language))
    }
    let text = series.show(in: &session, language)
    activity = .series(series)
    return text.after(timer(of: series, language))
  }

  func show(
    _ run: inout LessonRun, in session: inout Session, _ language: Language
  ) -> LessonLines {
    let text = run.show(in: &session, language, now: now.seconds)
    activity = .lesson(run)
    remember([.lessonStep(lesson: run.lesson.id, step: run.place + 1, of: run.count)])
    return text
  }

  private func next(after lesson: Lesson, _ language: Language) -> [String] {
    let record = learner.record()
    let lessons = shelf.lessons(in: language)
    let open = lessons.filter { $0.id != lesson.id && record.lesson($0.id)?.isDone != true }
    // What comes later first; who began in the middle, or brought a lesson, is led to the others.
    let later = lessons.drop { $0.id != lesson.id }
    let next = open.first { lesson in later.contains { $0.id == lesson.id } } ?? open.first
    following = next?.id
    return [
      next.map { LessonPhrase.nextLesson($0).text(in: language) }
        ?? LessonPhrase.allDone.text(in: language)
    ]
  }

  private func goBack(
    _ session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    guard case .lesson(var run)? = activity else {
      throw Refusal(code: "no-lesson", message: TutorPhrase.noActivity.text(in: language))
    }
    guard run.place > 0 else {
      throw Refusal(code: "first-step", message: TutorPhrase.firstStep.text(in: language))
    }
    run.goBack()
    return show(&run, in: &session, language)
  }

  private func leave(
    _ session: inout Session, _ language: Language
  ) throws(Refusal) -> [String] {
    // What was said in one's own words counts as it was proposed.
    if case .question(let questions)? = activity?.openTask, questions.current.stage == .judging {
      let isAny = questions.current.ticks.contains(true)
      _ = try hear(isAny ? "yes" : "none", in: &session, language)
    }
    guard let activity else {
      throw Refusal(code: "no-lesson", message: TutorPhrase.noActivity.text(in: language))
    }
    end(&session)
    guard case .series(var series) = activity else { return [LessonPhrase.left.text(in: language)] }
    series.close()
    return (series.results.isEmpty ? [] : ending(of: series, language)) + [
      LessonPhrase.left.text(in: language)
    ]
  }

  // MARK: Answering

  private func hear(
    _ text: String, in session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonAnswer {
    guard let activity else { throw .noQuestion(language) }
    guard case .question(var questions) = activity.openTask else {
      throw activity.noQuestion(language)
    }
    var place = place
    place.screen = session.state
    let outcome = try questions.answer(
      text, language, at: place, believing: belief(in: questions.current.scope)
    ) { self.probe($1, believing: $0, after: $2, language) }
    self.activity?.openTask = .question(questions)
    hasToldOfGuessing = hasToldOfGuessing || outcome.hasToldOfGuessing
    let before = learner.record().held.filter { $0.hasShown }
    remember(outcome.facts)
    let fading = fading(since: before, language)
    switch self.activity {
    case .lesson(var run)?:
      run.follow(in: &session)
      self.activity = .lesson(run)
    case .series(let series)?: if let next = series.openTask.followUp { session.take(next) }
    case nil: break
    }
    tellWhatHappened(in: &session)
    return LessonAnswer(outcome.followUp.after(outcome.text + fading), outcome: outcome.result)
  }

  /// Once a question is answered, what it asked about has happened: `why`, `explain` and `timeline`
  /// speak of it.
  private func tellWhatHappened(in session: inout Session) {
    guard case .question(let questions)? = activity?.openTask, !questions.isOpen,
      let question = questions.stack.last?.question, let experiment = question.experiment,
      session.state.scene == question.start.scene
    else { return }
    var tried = Session(state: question.start)
    guard tried.run(experiment.truth.commands).allSatisfy({ $0.error == nil }) else { return }
    session.recall(eventOf: tried.state)
  }

  /// What a right answer has done to thoughts that were named.
  private func fading(
    since before: [MisconceptionHistory], _ language: Language
  ) -> [String] {
    let record = learner.record()
    return before.flatMap { old -> [String] in
      guard let new = record.misconceptions.first(where: { $0.id == old.id }),
        new.resisted.count > old.resisted.count, let mistake = Mistake(rawValue: new.id)
      else { return [] }
      let title = mistake.text(in: language).title
      return [
        new.cured == nil
          ? TutorPhrase.fading(title).text(in: language)
          : TutorPhrase.cured(title).text(in: language)
      ]
    }
  }

  /// Where an answer is given.
  private var place: QuestionStack.Place {
    switch activity {
    case .series(let series)?:
      QuestionStack.Place(source: series.kind.source, lesson: nil, now: now.seconds)
    case .lesson(let run)?:
      QuestionStack.Place(source: .lesson, lesson: run.lesson.id, now: now.seconds)
    case nil: QuestionStack.Place(source: .lesson, lesson: nil, now: now.seconds)
    }
  }

  private func hint(_ language: Language) throws(Refusal) -> [String] {
    try checkAsked(language)
    guard let outcome = try activity?.openTask.hint(language) else { throw .noQuestion(language) }
    remember(outcome.facts)
    return outcome.text
  }

  private func aside(_ language: Language) throws(Refusal) -> LessonLines {
    guard case .lesson(let run)? = activity, !run.asides(language).isEmpty else {
      throw Refusal(code: "no-aside", message: LessonPhrase.noAside.text(in: language))
    }
    return run.asides(language)
  }

  private func solution(
    in session: inout Session, _ language: Language
  ) throws(Refusal) -> [String] {
    let place = place
    try checkAsked(language)
    guard let outcome = try activity?.openTask.solution(language, place) else {
      throw .noQuestion(language)
    }
    tellWhatHappened(in: &session)
    remember(outcome.facts)
    return outcome.text
  }

  private func checkAsked(_ language: Language) throws(Refusal) {
    if let activity, case .nothing = activity.openTask { throw activity.noQuestion(language) }
  }

  private func skip(
    _ session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    guard activity != nil else { throw .noQuestion(language) }
    let model = activity?.openTask.modelAnswer(at: place, language) ?? []
    remember(activity?.openTask.skip() ?? [])
    return [LessonLines(model), try moveOn(&session, language)].spaced
  }

  private func again(
    _ session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    switch activity {
    case .lesson(var run)?:
      let text = run.startOver(in: &session, language)
      activity = .lesson(run)
      return LessonLines(text)
    case .series(var series)?:
      let text = series.show(in: &session, language, undoably: true)
      activity = .series(series)
      return text
    case nil: throw .noQuestion(language)
    }
  }
}
