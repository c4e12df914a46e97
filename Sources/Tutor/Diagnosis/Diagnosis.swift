import Engine
import Lab

/// What leads to a wrong answer: the mistakes under whose rules it is the right one.
public struct Diagnosis: Equatable, Sendable {
  public var mistakes: [Mistake]

  /// `tested`: those that a second question is there for. It is put down to them, or to what its scope
  /// is about, and to nothing else; any other question at last to any mistake.
  ///
  /// The author knows best what leads one to a choice: where there is a remark on it, only what that
  /// names counts. Another mistake may give the same answer by chance.
  public init(
    _ question: Question, given: [String], in scope: Scope = .anything,
    testing tested: [Mistake] = []
  ) {
    let remarks = given.filter { !question.isRight([$0]) }.compactMap {
      question.item.remark(on: $0)
    }
    guard remarks.isEmpty else {
      mistakes = Mistake.allCases.filter { mistake in
        remarks.contains { $0.mistakes.contains(mistake) } && question.gives(given, under: mistake)
      }
      return
    }
    // Who leaves something out may not know it; that shows no wrong idea.
    let found = question.holdsNothingWrong(given) ? [] : question.mistakes(giving: given)
    // Those about what the question is about come first.
    let rules = question.item.rules
    let near = found.filter { scope.mistakes?.contains($0) ?? true }
    let far = tested.isEmpty ? found : []
    let suspects =
      [found.filter { tested.contains($0) }, near, far].first { !$0.isEmpty } ?? []
    mistakes =
      suspects.filter { rules.contains($0.entry.rule) }
      + suspects.filter { !rules.contains($0.entry.rule) }
  }
}

extension Question {
  /// Those whose rulebook gives this answer. A mistake that changes nothing here gives the right
  /// one, and is not among them where the answer is wrong.
  public func mistakes(giving answer: [String]) -> [Mistake] {
    Mistake.allCases.filter { gives(answer, under: $0) }
  }

  /// Those who make one of these do not answer it rightly.
  var mistakesThatShow: [Mistake] { Mistake.allCases.filter { !gives(expected, under: $0) } }

  /// Is it what somebody answers who makes this mistake?
  func gives(_ answer: [String], under mistake: Mistake) -> Bool {
    guard let mistaken = try? self.answer(under: start.rules.with(mistake)) else { return false }
    return isSame(answer, mistaken)
  }

  /// What somebody gives who takes this choice: of several right ones those, too.
  func answer(with choice: String) -> [String] {
    switch item.form {
    case .multiple, .claims(_, .allThatHold):
      expected.contains { AnswerKey($0) == AnswerKey(choice) } ? expected : expected + [choice]
    default: [choice]
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
    if let remark = item.remark(on: choice) { return .remark(remark.text) }
    let mistakes = mistakes(giving: answer(with: choice))
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
    guard let commands = question.experiment?.commands else { return nil }
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
      Narrator(language, scene: right.scene, rules: right.rules).sentence($0).text
    }
    self.mistaken = mistaken.dropFirst(shared).first.map {
      Narrator(language, scene: wrong.scene, rules: rules).sentence($0).text
    }
  }
}
