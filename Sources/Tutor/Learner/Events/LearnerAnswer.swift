import Engine

/// One answer to one question.
///
/// Rules and misconceptions are kept as text: other versions of the program have others, and what
/// they kept is not lost here.
public struct LearnerAnswer: Equatable, Sendable {
  public var item: String
  public var rules: [String]
  public var isRight: Bool
  /// Which try it was at this showing of the question, from 1.
  public var attempt: Int
  /// How many hints came before it.
  public var hints: Int
  public var sawSolution: Bool
  /// The one that gives this very answer, where just one does.
  public var misconception: String?
  /// From the question to the answer.
  public var seconds: Double
  public var source: Source
  public var lesson: String?
  /// What it tells about what the learner thinks; nil of what older programs kept.
  public var told: Told?

  public enum Source: String, CaseIterable, Sendable {
    case lesson, quiz, drill, review, interview
  }

  public init(
    item: String, rules: [String], isRight: Bool, attempt: Int = 1, hints: Int = 0,
    sawSolution: Bool = false, misconception: String? = nil, seconds: Double = 0,
    source: Source = .lesson, lesson: String? = nil, told: Told? = nil
  ) {
    self.item = item
    self.rules = rules
    self.isRight = isRight
    self.attempt = attempt
    self.hints = hints
    self.sawSolution = sawSolution
    self.misconception = misconception
    // A clock may be set back while a question waits.
    self.seconds = max(0, seconds)
    self.source = source
    self.lesson = lesson
    self.told = told
  }

  public init(
    item: String, rules: [Rule], isRight: Bool, attempt: Int = 1, hints: Int = 0,
    sawSolution: Bool = false, misconception: String? = nil, seconds: Double = 0,
    source: Source = .lesson, lesson: String? = nil, told: Told? = nil
  ) {
    self.init(
      item: item, rules: rules.map { $0.rawValue }, isRight: isRight, attempt: attempt,
      hints: hints, sawSolution: sawSolution, misconception: misconception, seconds: seconds,
      source: source, lesson: lesson, told: told)
  }

  /// Something other than the learner's knowledge had a part in it.
  public var isAssisted: Bool {
    attempt > 1 || hints > 0 || sawSolution || told?.isUnsure == true
  }

  /// What it tells about what the learner knows.
  public enum Evidence: Sendable {
    case knows
    case doesNotKnow
    /// Right, but with help.
    case helped
  }

  /// Nil of a second try: the first has told already, and fewer choices are left to guess from.
  public var evidence: Evidence? {
    guard attempt == 1 else { return nil }
    guard isRight else { return .doesNotKnow }
    return isAssisted ? .helped : .knows
  }
}
