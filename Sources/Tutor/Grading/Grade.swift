import Engine

/// What one learner has made of a lesson's questions and challenges.
public struct Grade: Equatable, Sendable {
  /// As it was given.
  public let name: String
  /// One for each task of the lesson, in its order.
  public let results: [Result]
  /// The thoughts that the tutor has named and that are not gone, by their ids.
  public let named: [String]
  /// Those that alone lead to one of the wrong answers: one thought among others.
  public let suspected: [String]

  /// How one task went.
  public struct Result: Equatable, Sendable {
    public enum Standing: String, Sendable {
      case right, wrong, skipped
      /// It was not answered.
      case open
    }

    public var standing = Standing.open
    /// Wrong answers before the right one, or without one.
    public var wrong = 0
    /// Hints, and looks at what the engine says.
    public var hints = 0
    /// The solution was shown.
    public var sawSolution = false

    public var isAlone: Bool { standing == .right && wrong == 0 && hints == 0 && !sawSolution }
  }

  public var alone: Int { results.count { $0.isAlone } }
  public var right: Int { results.count { $0.standing == .right } }
  public var wrong: Int { results.count { $0.standing == .wrong } }
  public var skipped: Int { results.count { $0.standing == .skipped } }

  init(_ name: String, _ results: [Result], named: [String], suspected: [String]) {
    (self.name, self.results) = (name, results)
    (self.named, self.suspected) = (named, suspected)
  }

  /// What events come to, whatever their order.
  public init(_ name: String, _ events: [LearnerEvent], of tasks: [String]) {
    self.name = name
    let record = LearnerRecord(events)
    var results: [String: Result] = [:]
    for task in tasks { results[task] = Result() }
    var suspected: Set<String> = []
    for event in record.events {
      guard let task = event.fact.task else { continue }
      if case .answered(let answer) = event.fact, let thought = answer.misconception,
        results[task] != nil || answer.source == .lesson
      {
        suspected.insert(thought)
      }
      results[task]?.take(event.fact)
    }
    self.results = tasks.map { results[$0] ?? Result() }
    let named = record.held.filter { $0.hasShown }.map { $0.id }
    self.named = named
    self.suspected = suspected.subtracting(named).sorted()
  }
}

extension Grade.Result {
  /// What comes after it was solved changes nothing.
  fileprivate mutating func take(_ fact: LearnerEvent.Fact) {
    guard standing != .right else { return }
    switch fact {
    case .answered(let answer):
      hints = max(hints, answer.hints)
      if answer.sawSolution {
        sawSolution = true
        standing = .wrong
      } else if answer.isRight {
        standing = .right
      } else {
        wrong += 1
        standing = .wrong
      }
    case .challenge(_, let isSolved):
      if isSolved { standing = .right } else { sawSolution = true }
    case .hinted(_, let level): hints = max(hints, level)
    case .skipped: if standing == .open { standing = .skipped }
    case .diagnosed, .cured, .measured, .lessonStep, .lessonDone: break
    }
  }
}

extension LearnerEvent.Fact {
  /// Is it about a question or a challenge?
  public var isOfATask: Bool { task != nil }

  /// The question or challenge that it is about.
  fileprivate var task: String? {
    switch self {
    case .answered(let answer): answer.item
    case .hinted(let item, _), .skipped(let item), .challenge(let item, _): item
    case .diagnosed, .cured, .measured, .lessonStep, .lessonDone: nil
    }
  }
}
