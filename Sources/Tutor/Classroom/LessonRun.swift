import CommandLanguage
import Lab
import Narration

/// A lesson being taken.
struct LessonRun: Sendable {
  let lesson: Lesson
  private(set) var place: Int
  private var thread: Thread
  /// What the learner was given last; another scene is their own doing.
  private var given: State?
  var hearing: Hearing?
  var trying: Trying?
  /// How the questions went that were put so far.
  private(set) var results: [String: Bool] = [:]

  init(_ lesson: Lesson, at place: Int, language: Language) {
    self.lesson = lesson
    self.place = place
    thread = Thread(lesson, language: language)
  }

  var count: Int { lesson.steps.count }
  var isAtEnd: Bool { place >= count }

  /// Is something at hand that wants an answer?
  var isOpen: Bool { hearing?.isOpen == true || trying?.isOpen == true }

  // MARK: Steps

  mutating func goOn() {
    keepResult()
    place += 1
  }

  mutating func goBack() { place -= 1 }

  private mutating func keepResult() {
    guard let hearing, results[hearing.stack[0].item.id] == nil else { return }
    results[hearing.stack[0].item.id] = hearing.isRight
  }

  /// Shows the step at hand, and puts its scene before the learner.
  mutating func show(
    in session: inout Session, _ words: TutorWords, now: Double
  ) -> [String] {
    (hearing, trying) = (nil, nil)
    let step = lesson.steps[place]
    var text = step.prose.flatMap { $0.lines }
    if thread.place > place { thread = Thread(lesson, language: words.language) }
    thread.speak(words.language)
    while thread.place < place { _ = thread.advance() }
    switch step.content {
    case .nothing: break
    case .session:
      let shown = thread.advance()
      text += give(thread.session, to: &session, words)
      if let shown, !shown.block.isQuiet { text += shown.lines }
    case .item(let item):
      text += put(item, in: &session, words, now)
      return text
    case .challenge(let challenge):
      text += put(challenge, in: &session, words)
      return text
    }
    if !isLastStep { text.append(words.goesOn) }
    return text
  }

  private var isLastStep: Bool { place == count - 1 }

  private mutating func put(
    _ item: Item, in session: inout Session, _ words: TutorWords, _ now: Double
  ) -> [String] {
    guard let question = try? Question(item, on: thread.session.state) else { return [] }
    var asking = Asking(question: question, label: item.id)
    asking.since = now
    hearing = Hearing(asking)
    let note = give(thread.session(with: item.scene), to: &session, words)
    return note + asking.text(words)
  }

  private mutating func put(
    _ challenge: Challenge, in session: inout Session, _ words: TutorWords
  ) -> [String] {
    guard let attempt = try? Attempt(challenge, on: thread.session.state) else { return [] }
    let trying = Trying(attempt)
    self.trying = trying
    let note = give(thread.session(with: challenge.scene), to: &session, words)
    return note + trying.text(words)
  }

  /// Swaps the scene; what the learner made meanwhile is not lost.
  private mutating func give(
    _ next: Session, to session: inout Session, _ words: TutorWords
  ) -> [String] {
    let isOwn = given.map { $0.scene != session.state.scene } ?? false
    given = next.state
    guard session.state.scene != next.state.scene || session.cells.count != next.cells.count
    else { return [] }
    session.take(next)
    return isOwn ? [words.sceneIsBack] : []
  }

  /// The scene that the question or challenge at hand began with.
  mutating func startOver(in session: inout Session, _ words: TutorWords) -> [String] {
    let step = lesson.steps[place]
    switch step.content {
    case .challenge(let challenge):
      session.take(thread.session(with: challenge.scene))
      trying?.startOver()
      return [words.afresh] + (trying?.text(words) ?? [])
    case .item(let item):
      session.take(thread.session(with: item.scene))
      return [words.afresh] + (hearing?.current.text(words) ?? [])
    case .session, .nothing:
      session.take(thread.session)
      return [words.afresh]
    }
  }

  /// A question that follows is asked on its own scene.
  mutating func follow(in session: inout Session) {
    guard let asking = hearing?.current, !asking.probed.isEmpty else { return }
    given = asking.question.start
    session.take(Session(state: asking.question.start))
  }

  // MARK: The end

  func ending(_ words: TutorWords) -> [String] {
    [words.done(lesson, right: results.values.count { $0 }, of: results.count)]
  }
}

extension Thread.Shown {
  /// The commands and what they answered, as at the prompt.
  fileprivate var lines: [String] {
    exchanges.flatMap { command, replies in
      ["> " + command]
        + replies.flatMap { reply in reply.errorMessage.map { [$0] } ?? reply.text }
    }
  }
}
