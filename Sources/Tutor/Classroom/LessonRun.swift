import Lab

/// A lesson being taken.
struct LessonRun: Sendable {
  private let file: LessonFile
  private(set) var lesson: Lesson
  private(set) var place: Int
  private var thread: Thread
  /// What the learner was given last; another scene is their own doing.
  private var given: State?
  var openTask = OpenTask.nothing
  /// How the questions and challenges went that were put so far.
  private(set) var results: [String: Bool] = [:]
  /// The questions that are answered, for who comes back to them.
  private var answered: [String: QuestionStack] = [:]

  /// What the lessons have taught that this one needs.
  private let taughtBefore: Taught

  init(_ file: LessonFile, at place: Int, after taught: Taught, language: Language) {
    self.file = file
    lesson = file.lesson(in: language)
    taughtBefore = taught
    self.place = place
    thread = Thread(lesson, language: language)
  }

  var count: Int { lesson.steps.count }
  var isAtEnd: Bool { place >= count }

  /// Goes on in another language, at the same place.
  mutating func speak(_ language: Language) {
    lesson = file.lesson(in: language)
    openTask.retell([lesson])
    for id in answered.keys { answered[id]?.retell([lesson]) }
  }

  // MARK: Steps

  mutating func goOn() {
    note()
    place += 1
  }

  mutating func goBack() {
    if isDecided { note() }
    repeat { place -= 1 } while place > 0 && isBlank(place)
  }

  /// A step that only makes the scene, and says nothing.
  private func isBlank(_ place: Int) -> Bool {
    guard lesson.steps[place].prose.isEmpty else { return false }
    switch lesson.steps[place].content {
    case .nothing: return true
    case .demonstration(let demonstration): return demonstration.isQuiet
    case .item, .challenge: return false
    }
  }

  /// Is it known how the learner did, whatever a second question may still ask?
  private var isDecided: Bool {
    switch openTask {
    case .nothing: false
    case .question(let questions): questions.wasAnswered
    case .challenge(let trying): !trying.isOpen
    }
  }

  /// The first time counts: who comes back has seen the answer.
  private mutating func note() {
    guard let id = openTask.id else { return }
    if results[id] == nil { results[id] = openTask.isRight }
    if case .question(let questions) = openTask, questions.wasAnswered { answered[id] = questions }
  }

  /// What was answered, solved or skipped in this lesson holds nobody up a second time.
  var mayPass: Bool { openTask.id.map { results[$0] != nil } ?? true }

  /// Shows the step at hand, and puts its scene before the learner.
  mutating func show(
    in session: inout Session, _ language: Language, now: Double
  ) -> LessonLines {
    // Who solved a challenge knows that the scene was its own.
    if case .challenge = openTask { given = nil }
    openTask = .nothing
    while place + 1 < count, isBlank(place) { place += 1 }
    let step = lesson.steps[place]
    let prose = LessonLines(prose: place == 0 ? untitled(step.prose) : step.prose, language)
    if thread.place > place { thread = Thread(lesson, language: language) }
    thread.speak(language)
    while thread.place < place { _ = thread.advance() }
    switch step.content {
    case .nothing: return [prose, goesOn(language)].spaced
    case .demonstration:
      let shown = thread.advance()
      let note = give(thread.session, to: &session, language)
      return [prose, note, shown?.told ?? [], goesOn(language)].spaced
    case .item(let item):
      guard let question = try? Question(item, on: thread.session.state, after: thread.commands)
      else { return prose }
      var asking = PosedQuestion(question: question, label: item.id)
      asking.since = now
      asking.scope = scope
      openTask = .question(answered[item.id] ?? QuestionStack(asking))
    case .challenge(let challenge):
      guard let attempt = try? Attempt(challenge, on: thread.session.state, after: thread.commands)
      else { return prose }
      openTask = .challenge(Trying(attempt, label: challenge.id))
    }
    let note = give(openTask.followUp ?? asked, to: &session, language)
    let picture = LessonLines(picture: openTask.picture(on: session.state))
    let asked = LessonLines(openTask.textAgain(language))
    return [prose, note, picture, asked, solvedBefore(language)].spaced
  }

  /// What the step at hand leaves aside.
  func asides(_ language: Language) -> LessonLines {
    LessonLines(prose: isAtEnd ? [] : lesson.steps[place].prose.asides, language)
  }

  /// What has been taught by the step at hand.
  private var scope: Scope {
    var taught = taughtBefore
    taught.take(lesson, upTo: place)
    return .taught(taught)
  }

  private func solvedBefore(_ language: Language) -> LessonLines {
    guard case .challenge(let trying) = openTask, results[trying.challenge.id] == true else {
      return []
    }
    return [LessonPhrase.solvedBefore.text(in: language)]
  }

  /// The title has been told already.
  private func untitled(_ prose: [Paragraph]) -> [Paragraph] {
    prose.first == .heading(lesson.title) ? Array(prose.dropFirst()) : prose
  }

  private func goesOn(_ language: Language) -> LessonLines {
    place == count - 1 ? [] : [LessonPhrase.goesOn.text(in: language)]
  }

  /// The scene of the question or challenge at hand.
  private var asked: Session {
    var asked =
      switch lesson.steps[place].content {
      case .item(let item): thread.session(with: item.scene)
      case .challenge(let challenge): thread.session(with: challenge.scene)
      case .demonstration, .nothing: thread.session
      }
    // Who was hit before is no hint.
    asked.forgetEvent()
    return asked
  }

  /// Swaps the scene; what the learner made meanwhile is not lost.
  private mutating func give(
    _ next: Session, to session: inout Session, _ language: Language
  ) -> LessonLines {
    let isOwn = isOwn(session)
    given = next.state
    session.take(next, undoably: isOwn)
    return isOwn ? [LessonPhrase.sceneIsBack.text(in: language)] : []
  }

  /// Has the learner made another scene of it?
  private func isOwn(_ session: Session) -> Bool {
    given.map { $0.scene != session.state.scene } ?? false
  }

  mutating func startOver(in session: inout Session, _ language: Language) -> [String] {
    session.take(asked, undoably: isOwn(session))
    given = session.state
    openTask.startOver()
    return [LessonPhrase.afresh.text(in: language)] + openTask.textAgain(language)
  }

  /// Another question followed, and has its own scene.
  mutating func follow(in session: inout Session) {
    guard let next = openTask.followUp else { return }
    session.take(next, undoably: isOwn(session))
    given = next.state
  }

  func ending(_ language: Language) -> [String] {
    [
      LessonPhrase.done(lesson, LessonScore(results, of: lesson)).text(in: language)
    ]
  }
}

extension Thread.Shown {
  /// The commands and what they answered, as at the prompt; nothing of a quiet block.
  fileprivate var told: LessonLines {
    guard !demonstration.isQuiet else { return [] }
    return exchanges.flatMap { command, replies in
      [LessonLines(command: command)]
        + replies.map { reply in LessonLines(reply.errorMessage.map { [$0] } ?? reply.text) }
    }.joined
  }
}
