import Engine
import Lab

/// A question as it is written or made, before it is put to a scene.
public struct Item: Equatable, Sendable {
  public var id: String
  public var ask: String
  /// Commands that make the scene what it should be, on top of what is there.
  public var scene: [String]
  public var form: Form
  /// Confirms a right answer with the reason, in one sentence.
  public var why: String?
  /// What is said to wrong choices.
  public var wrong: [Remark]
  /// From vague to a worked example.
  public var hints: [String]
  public var rules: [Rule]
  /// Can it be understood outside its lesson? Then it is asked in quizzes, reviews and interviews too.
  public var standsAlone = true
  /// Whom an interviewer would ask it, where the author says so.
  public var levels: [InterviewLevel] = []
  /// The point that its key depends on, where nobody outside Apple knows or the documents differ.
  public var contested: Rule?

  public enum Form: Equatable, Sendable {
    case choice(Truth, [String])
    /// The truth is an array: its elements are right, the other choices wrong.
    case multiple(Truth, [String])
    /// The truth is an array: the choices in that order.
    case order(Truth, [String])
    /// The value itself is typed.
    case predict(Truth)
    case claims([Claim], ClaimQuestion)
    case recall(ModelAnswer)
  }

  /// Which of some statements are the answer.
  public enum ClaimQuestion: Equatable, Sendable {
    case theOneThatHolds, allThatHold, theOneThatFails
  }

  public struct Remark: Equatable, Sendable {
    public var choice: String
    /// Those that the author says lead there.
    public var mistakes: [Mistake]
    public var text: String

    public init(choice: String, mistakes: [Mistake] = [], text: String) {
      self.choice = choice
      self.mistakes = mistakes
      self.text = text
    }
  }

  public init(
    id: String, ask: String, scene: [String] = [], form: Form, why: String? = nil,
    wrong: [Remark] = [], hints: [String] = [], rules: [Rule] = []
  ) {
    self.id = id
    self.ask = ask
    self.scene = scene
    self.form = form
    self.why = why
    self.wrong = wrong
    self.hints = hints
    self.rules = rules
  }

  var isRecall: Bool { if case .recall = form { true } else { false } }

  /// Is its answer a count?
  var asksForNumber: Bool {
    switch form {
    case .predict(let truth), .choice(let truth, _): truth.field.hasSuffix("count")
    case .multiple, .order, .claims, .recall: false
    }
  }

  public func remark(on choice: String) -> Remark? {
    wrong.first { AnswerKey($0.choice) == AnswerKey(choice) }
  }
}

/// For what is said in one's own words.
public struct ModelAnswer: Equatable, Sendable {
  public var text: String
  public var points: [Point]
  /// What an interviewer asks next.
  public var followUps: [FollowUp]

  public init(text: String, points: [Point], followUps: [FollowUp] = []) {
    self.text = text
    self.points = points
    self.followUps = followUps
  }

  /// A question after the question, and what would be a good answer.
  public struct FollowUp: Equatable, Sendable {
    public var ask: String
    public var model: String

    public init(ask: String, model: String) {
      self.ask = ask
      self.model = model
    }
  }

  /// Something to mention, words any of which show that it was, and words that only somebody says who has it wrong.
  public struct Point: Equatable, Sendable {
    public var text: String
    public var keywords: [String]
    public var refutations: [String]

    public init(text: String, keywords: [String], refutations: [String] = []) {
      self.text = text
      self.keywords = keywords
      self.refutations = refutations
    }
  }

  /// Which of its points an answer seems to mention: a proposal.
  public func proposals(for answer: String) -> [Bool] {
    let mention = Mention(answer)
    return points.map { mention.mentions($0) }
  }

  /// The follow-up about a point that was missed: the first that speaks of it, else the first of all.
  func followUp(after ticks: [Bool]) -> Int? {
    let missed = zip(ticks, points).first { !$0.0 }?.1
    let fitting = missed.flatMap { point in
      followUps.firstIndex { Mention($0.ask + " " + $0.model).mentions(point) }
    }
    return fitting ?? (followUps.isEmpty ? nil : 0)
  }

  /// So much of it makes an answer good.
  static let goodShare = 0.66

  func isGood(_ ticks: [Bool]) -> Bool {
    Double(ticks.count { $0 }) >= Double(ticks.count) * Self.goodShare
  }
}
