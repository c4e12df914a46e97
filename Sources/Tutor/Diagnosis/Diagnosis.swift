import Engine
import Lab
import Narration

/// What leads to a wrong answer: the mistakes under whose rules it is the right one.
public struct Diagnosis: Equatable, Sendable {
  public var mistakes: [Mistake]

  /// Nothing is known.
  init() { mistakes = [] }

  public init(_ question: Question, given: [String]) {
    // Who leaves something out may not know it; that shows no wrong idea.
    let found = question.holdsNothingWrong(given) ? [] : question.mistakes(giving: given)
    // Those about what the question is about come first.
    let rules = question.item.rules
    mistakes =
      found.filter { rules.contains($0.facts.rule) }
      + found.filter { !rules.contains($0.facts.rule) }
  }
}

extension Question {
  /// Those whose rulebook gives this answer. A mistake that changes nothing here gives the right
  /// one, and is not among them where the answer is wrong.
  public func mistakes(giving answer: [String]) -> [Mistake] {
    Mistake.allCases.filter { mistake in
      guard let mistaken = try? self.answer(under: start.rules.with(mistake)) else { return false }
      return isSame(answer, mistaken)
    }
  }

  /// Why a choice is wrong, as far as there is a reason to give.
  public enum Explanation: Equatable, Sendable {
    /// The author says why.
    case remark(String)
    case mistakes([Mistake])
    /// It is an object of the scene, and the decisions tell what kept the event from it.
    case object(Object)
  }

  /// Nil where nothing explains it.
  public func explanation(of choice: String) -> Explanation? {
    if let remark = item.remark(on: choice) { return .remark(remark) }
    let wrong: [String] =
      switch item.form {
      // One choice among several is wrong by itself.
      case .multiple, .claims(_, .allThatHold):
        expected.contains { AnswerKey($0) == AnswerKey(choice) } ? expected : expected + [choice]
      default: [choice]
      }
    let mistakes = mistakes(giving: wrong)
    if !mistakes.isEmpty { return .mistakes(mistakes) }
    return start.scene.object(named: choice).map { .object($0) }
  }
}

/// Two decision paths, where they part.
public struct Contrast: Equatable, Sendable {
  /// How many decisions they share.
  public var shared: Int
  /// What is decided next by the rules; nil where nothing is.
  public var truth: String?
  /// What is decided next by the mistake.
  public var mistaken: String?

  public init?(_ question: Question, _ mistake: Mistake) {
    guard let commands = question.commands else { return nil }
    var (right, wrong) = (question.start, question.start)
    wrong.rules = right.rules.with(mistake)
    let rules = wrong.rules
    guard let truth = try? right.answer(commands, traced: true).decisions,
      let mistaken = try? wrong.answer(commands, traced: true).decisions
    else { return nil }
    let shared = zip(truth, mistaken).prefix { $0.kind == $1.kind }.count
    guard shared < max(truth.count, mistaken.count) else { return nil }
    let language = question.start.language
    self.shared = shared
    self.truth = truth.dropFirst(shared).first.map {
      Narrator(language, scene: right.scene, rules: right.rules).sentence($0)
    }
    self.mistaken = mistaken.dropFirst(shared).first.map {
      Narrator(language, scene: wrong.scene, rules: rules).sentence($0)
    }
  }
}
