import Engine
import Lab

/// The tutor: answers what a learner says about lessons, and remembers.
///
/// It is a class because a session keeps no hold of it, and one learner sits at one desk.
public final class Classroom {
  let shelf: Shelf
  var learner: Learner
  var random: DrillRandom
  var maker: DrillMaker
  /// Of the drill at hand, from 1 to 5.
  var difficulty = 2
  private let clock: () -> Timestamp
  /// Nil where a learner may name none.
  let files: LearnerFiles?
  var activity: Activity?
  private var hasToldThatTextIsEnglish = false
  /// Was it said already, in what is going on, that answers look like guessing?
  var hasToldOfGuessing = false
  /// The learner's own session, while a lesson has its place.
  private var home: Session?
  /// The lesson that `next` begins, once another has ended.
  var following: String?
  /// What the activity is told in.
  var spoken = Language.english

  /// In a box of its own: it holds whole sessions, and is handed from one to another.
  indirect enum Activity: Sendable {
    case lesson(LessonRun)
    case series(Series)

    var openTask: OpenTask {
      get {
        switch self {
        case .lesson(let run): run.openTask
        case .series(let series): series.openTask
        }
      }
      set {
        switch self {
        case .lesson(var run):
          run.openTask = newValue
          self = .lesson(run)
        case .series(var series):
          series.openTask = newValue
          self = .series(series)
        }
      }
    }
  }

  /// What the learner is doing, for a prompt to show.
  public enum Mode: Equatable, Sendable {
    case free
    case lesson(String, step: Int, of: Int)
    case series(String, step: Int, of: Int)
  }

  public init(
    shelf: Shelf, journal: LearnerJournal = .nowhere(), seed: UInt64,
    files: LearnerFiles? = nil, clock: @escaping () -> Timestamp
  ) {
    self.shelf = shelf
    learner = Learner(journal: journal)
    random = DrillRandom(seed: seed)
    maker = DrillMaker(seed: seed)
    self.clock = clock
    self.files = files
  }

  /// With a clock of its own, and nothing kept: what is said is the same each time.
  public convenience init(
    shelf: Shelf, rehearsing seed: UInt64, journal: LearnerJournal = .nowhere(),
    files: LearnerFiles? = nil
  ) {
    // 1 January 2026.
    var seconds = 1_767_225_600.0
    self.init(shelf: shelf, journal: journal, seed: seed, files: files) {
      seconds += 10
      return Timestamp(seconds: seconds)
    }
  }

  public var mode: Mode {
    switch activity {
    case .lesson(let run)?: .lesson(run.lesson.id, step: run.place + 1, of: run.count)
    case .series(let series)?:
      .series(series.kind.rawValue, step: series.place + 1, of: series.count)
    case nil: .free
    }
  }

  /// Ids and titles, for completion.
  public func lessons(in language: Language) -> [(id: String, title: String)] {
    shelf.lessons(in: language).map { ($0.id, $0.title) }
  }

  /// The learner's own session, which a lesson may have put away.
  public func own(_ session: Session) -> Session { home ?? session }

  /// Does the lesson wait for nothing but to go on?
  public var onlyGoesOn: Bool {
    switch activity {
    case .lesson(let run)?: !run.openTask.isOpen
    case .series(let series)?: !series.openTask.isOpen
    case nil: false
    }
  }

  var now: Timestamp { clock() }

  /// Answers what is about lessons; it may put the session into another scene.
  public func respond(
    to learning: LearningCommand, in session: inout Session
  ) throws(Refusal) -> LessonAnswer {
    speak(session.state.language)
    let before = asked
    var answer = try self.answer(learning, &session)
    if let asked, learning.tellsWhatIsAsked || asked.id != before?.id { answer.question = asked }
    answer.warnings = complaint(session.state.language)
    return answer
  }

  /// Is a question or a challenge at hand, which what happens in the session may concern?
  public var hasOpenTask: Bool { open != nil }

  /// After a line: whoever looks at what happens has looked, and a challenge may be done.
  /// `wasOpen`: so it was before the line.
  public func follow(_ replies: inout [Reply], in session: Session, wasOpen: Bool) {
    speak(session.state.language)
    if case .question(var questions)? = activity?.openTask, wasOpen,
      replies.contains(where: { $0.error == nil && $0.showsWhatHappens }), questions.look()
    {
      activity?.openTask = .question(questions)
      replies[replies.count - 1].text.append(
        TutorPhrase.lookCounts.text(in: session.state.language))
    }
    guard case .challenge(var trying)? = activity?.openTask, !trying.isThrough, !replies.isEmpty
    else { return }
    let look = trying.look(at: session.state, session.state.language)
    replies[replies.count - 1].text += look.text
    activity?.openTask = .challenge(trying)
    if look.isSolved { remember([.challenge(item: trying.challenge.id, isSolved: true)]) }
  }

  /// A line, once, where the record cannot be kept.
  private func complaint(_ language: Language) -> [String] {
    learner.takeComplaint().map { [$0.text(in: language)] } ?? []
  }

  func remember(_ facts: [LearnerEvent.Fact]) {
    guard !facts.isEmpty else { return }
    learner.remember(facts, at: now)
  }

  /// Keeps what could not be kept yet; says what is wrong where it cannot be.
  public func close(_ language: Language) -> String? {
    learner.flush()
    return complaint(language).first
  }

  /// Before the first lesson or question that is not wholly in the learner's language.
  func tellsOnceThatTextIsEnglish(_ language: Language, of lessons: [Lesson]) -> [String] {
    guard !hasToldThatTextIsEnglish, lessons.contains(where: { $0.hasEnglish }) else { return [] }
    let text = LessonPhrase.textIsEnglish.text(in: language)
    hasToldThatTextIsEnglish = !text.isEmpty
    return hasToldThatTextIsEnglish ? [text] : []
  }

  /// What the learner's own session goes by.
  var ownRules: Rulebook? { home?.state.rules }

  // MARK: Coming and going

  /// Puts the learner's own session away, unless that is done already.
  func begin(_ activity: Activity, _ session: inout Session) {
    if home == nil { home = session }
    spoken = session.state.language
    hasToldOfGuessing = false
    self.activity = activity
  }

  /// Brings the learner's own session back.
  func end(_ session: inout Session) {
    activity = nil
    if var own = home {
      own.speak(session.state.language)
      session = own
    }
    home = nil
  }
}
