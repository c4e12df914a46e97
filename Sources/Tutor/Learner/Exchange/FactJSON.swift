import Lab

extension LearnerEvent.Fact {
  /// The first version of files that may hold it.
  var version: Int {
    switch self {
    case .measured: 2
    case .answered, .hinted, .diagnosed, .cured, .skipped, .challenge, .lessonStep, .lessonDone: 1
    }
  }

  /// What sort of thing happened. A sort that is new needs a new version of the files that hold it.
  public var kind: String {
    switch self {
    case .answered: "answered"
    case .hinted: "hinted"
    case .diagnosed: "diagnosed"
    case .cured: "cured"
    case .skipped: "skipped"
    case .measured: "measured"
    case .challenge: "challenge"
    case .lessonStep: "lesson-step"
    case .lessonDone: "lesson-done"
    }
  }

  /// All else about it.
  public var body: JSON {
    switch self {
    case .answered(let answer):
      .object(
        ("item", .string(answer.item)), ("rules", .array(answer.rules.map { .string($0) })),
        ("right", .bool(answer.isRight)), ("attempt", .number(Double(answer.attempt))),
        ("hints", .number(Double(answer.hints))), ("solution", .bool(answer.sawSolution)),
        ("misconception", text(answer.misconception)), ("seconds", .number(answer.seconds)),
        ("source", .string(answer.source.rawValue)), ("lesson", text(answer.lesson)),
        ("told", answer.told?.json ?? .null))
    case .hinted(let item, let level):
      .object(("item", .string(item)), ("level", .number(Double(level))))
    case .diagnosed(let misconception, let item, let isSure):
      .object(
        ("misconception", .string(misconception)), ("item", .string(item)), ("sure", .bool(isSure)))
    case .cured(let misconception): .object(("misconception", .string(misconception)))
    case .skipped(let item): .object(("item", .string(item)))
    case .measured(let minutes): .object(("minutes", .number(Double(minutes))))
    case .challenge(let item, let isSolved):
      .object(("item", .string(item)), ("solved", .bool(isSolved)))
    case .lessonStep(let lesson, let step, let steps):
      .object(
        ("lesson", .string(lesson)), ("step", .number(Double(step))),
        ("of", .number(Double(steps))))
    case .lessonDone(let lesson): .object(("lesson", .string(lesson)))
    }
  }

  private func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// What `kind` and `body` of some other fact say; members that it does not know are left out.
  public init(kind: String, body: JSON) throws(MemberError) {
    let body = Members(body)
    switch kind {
    case "answered": self = .answered(try LearnerAnswer(body))
    case "hinted":
      self = .hinted(item: try body.name("item"), level: try body.count("level"))
    case "diagnosed":
      self = .diagnosed(
        misconception: try body.name("misconception"), item: try body.name("item"),
        isSure: try body.optionalFlag("sure") ?? false)
    case "cured": self = .cured(misconception: try body.name("misconception"))
    case "skipped": self = .skipped(item: try body.name("item"))
    case "measured": self = .measured(minutes: try body.count("minutes"))
    case "challenge":
      self = .challenge(item: try body.name("item"), isSolved: try body.flag("solved"))
    case "lesson-step":
      self = .lessonStep(
        lesson: try body.name("lesson"), step: try body.count("step"), of: try body.count("of"))
    case "lesson-done": self = .lessonDone(lesson: try body.name("lesson"))
    default: throw MemberError("kind")
    }
  }
}

extension LearnerAnswer {
  fileprivate init(_ body: Members) throws(MemberError) {
    guard let source = Source(rawValue: try body.name("source")) else {
      throw MemberError("source")
    }
    self.init(
      item: try body.name("item"), rules: try body.names("rules"),
      isRight: try body.flag("right"), attempt: try body.count("attempt"),
      hints: try body.count("hints"), sawSolution: try body.flag("solution"),
      misconception: try body.optionalName("misconception"),
      seconds: try body.number("seconds"), source: source,
      lesson: try body.optionalName("lesson"),
      told: try body.optionalObject("told").map { (told) throws(MemberError) in try Told(told) })
  }
}
