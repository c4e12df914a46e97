import Engine
import Lab

/// Questions and challenges one after the other: a quiz, a drill, what is due, an interview.
struct Series: Sendable {
  enum Kind: String, Sendable {
    case quiz, drill, review, interview

    var source: LearnerAnswer.Source {
      switch self {
      case .quiz: .quiz
      case .drill: .drill
      case .review: .review
      case .interview: .interview
      }
    }
  }

  indirect enum Task: Sendable {
    case question(Question, Scope)
    case challenge(Attempt)

    var start: State {
      switch self {
      case .question(let question, _): question.start
      case .challenge(let attempt): attempt.start
      }
    }

    fileprivate mutating func retell(_ lessons: [Lesson]) {
      switch self {
      case .question(let question, let scope):
        guard let item = lessons.item(question.item.id) else { return }
        self = .question(question.saying(item), scope)
      case .challenge(var attempt):
        attempt.retell(lessons)
        self = .challenge(attempt)
      }
    }

    var rules: [Rule] {
      switch self {
      case .question(let question, _): question.item.rules
      case .challenge(let attempt): attempt.challenge.rules
      }
    }
  }

  let kind: Kind
  private(set) var tasks: [Task]
  /// How many there will be: a drill's are made one by one.
  let count: Int
  let subject: Subject?
  /// Of an interview: how long it is meant to take, and when it began.
  let minutes: Int?
  let begun: Double
  private(set) var place = 0
  var openTask: OpenTask
  private(set) var results: [Bool] = []
  /// What has been asked so far, with what came of it.
  private(set) var done: [OpenTask] = []

  /// Nil without tasks.
  init?(
    _ kind: Kind, _ tasks: [Task], count: Int? = nil, subject: Subject? = nil,
    minutes: Int? = nil, now: Double
  ) {
    guard let first = tasks.first else { return nil }
    self.kind = kind
    self.tasks = tasks
    self.count = count ?? tasks.count
    self.subject = subject
    self.minutes = minutes
    begun = now
    openTask = Self.openTask(first, label: "1/\(self.count)", now: now)
  }

  private static func openTask(_ task: Task, label: String, now: Double) -> OpenTask {
    switch task {
    case .question(let question, let scope):
      var asking = PosedQuestion(question: question, label: label)
      asking.since = now
      asking.scope = scope
      return .question(QuestionStack(asking))
    case .challenge(let attempt): return .challenge(Trying(attempt, label: label))
    }
  }

  /// Does it wait for the next one to be made?
  var wantsMore: Bool { tasks.count == place + 1 && tasks.count < count }

  /// Goes on in the lessons' language; what was made for a drill stays as it is.
  mutating func retell(_ lessons: [Lesson]) {
    openTask.retell(lessons)
    for index in tasks.indices { tasks[index].retell(lessons) }
  }

  mutating func add(_ task: Task) { tasks.append(task) }

  /// Goes on; false at the end.
  mutating func goOn(now: Double) -> Bool {
    results.append(openTask.isRight)
    done.append(openTask)
    place += 1
    guard place < tasks.count else { return false }
    openTask = Self.openTask(tasks[place], label: "\(place + 1)/\(count)", now: now)
    return true
  }

  /// Leaves what is open; what is answered counts, if only at a first try.
  mutating func close() {
    guard !openTask.isOpen || openTask.wasTried, results.count == place else { return }
    results.append(openTask.isRight)
    done.append(openTask)
  }

  /// Puts the task's scene before the learner, and asks.
  mutating func show(
    in session: inout Session, _ language: Language, undoably: Bool = false
  ) -> LessonLines {
    session.take(Session(state: start), undoably: undoably)
    openTask.startOver()
    let picture = LessonLines(picture: openTask.picture(on: session.state))
    let scene = scene(language, isDrawn: !picture.isEmpty)
    return [scene, picture, LessonLines(openTask.text(language))].spaced
  }

  /// The scene of the task, without what happened in it before: who was hit then is no hint.
  private var start: State {
    var start = Session(state: tasks[place].start)
    start.forgetEvent()
    return start.state
  }

  /// A drill's own commands are all its scene; a lesson's scene has grown too long to tell. What is
  /// said in one's own words needs none.
  private func scene(_ language: Language, isDrawn: Bool) -> LessonLines {
    if case .question(let question, _) = tasks[place], case .recall = question.item.form {
      return []
    }
    guard case .question(let question, _) = tasks[place], kind == .drill else {
      var session = Session(state: start)
      let tree = session.run("tree").last?.text ?? []
      // A long one stands behind `tree`, where there is a picture.
      guard !isDrawn || tree.count <= 14 else {
        return [SeriesPhrase.theSceneIsLong.text(in: language)]
      }
      return LessonLines([SeriesPhrase.theScene.text(in: language)] + tree)
    }
    return question.item.scene.map { LessonLines(command: $0) }.joined
      .after([SeriesPhrase.theScene.text(in: language)])
  }
}
