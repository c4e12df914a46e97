import Engine
import Lab

/// What an answer has told about a learner: of the mistakes that show in its question, which lead to
/// this very answer and which do not. All others lead to the right one.
///
/// It is kept with the answer, so that what is believed of a learner can be made anew from the record;
/// as text, since other versions of the program know other mistakes.
public struct Told: Equatable, Sendable {
  /// How many answers somebody who guesses might give.
  public var choices: Int
  public var isRight: Bool
  /// Those whose own answer this is.
  public var here: [String] = []
  /// Those that lead to another wrong one.
  public var elsewhere: [String] = []
  /// Those whose answer is not on offer, so that who makes them has to guess.
  public var nowhere: [String] = []
  /// The learner said so, or answered again after a wrong try.
  public var isUnsure = false

  public init(choices: Int, isRight: Bool) {
    self.choices = choices
    self.isRight = isRight
  }

  /// Would who makes this mistake have answered wrongly?
  public func shows(_ mistake: String) -> Bool {
    here.contains(mistake) || elsewhere.contains(mistake) || nowhere.contains(mistake)
  }

  init(_ asking: PosedQuestion, given: [String], isRight: Bool, isUnsure: Bool) {
    let question = asking.question
    self.init(choices: question.answersToGuess, isRight: isRight)
    self.isUnsure = isUnsure || asking.tries > 0
    let remarks = given.filter { !question.isRight([$0]) }.compactMap {
      question.item.remark(on: $0)
    }
    let offered = Set(question.choices.map { AnswerKey($0) })
    for mistake in Mistake.allCases {
      let answer = try? question.answer(under: question.start.rules.with(mistake))
      guard let answer, !question.isSame(answer, question.expected) else { continue }
      if question.isSame(answer, given) {
        // The author knows best what leads one to a choice.
        let isMeant = remarks.isEmpty || remarks.contains { $0.mistakes.contains(mistake) }
        if isMeant { here.append(mistake.rawValue) } else { nowhere.append(mistake.rawValue) }
      } else if offered.isEmpty || answer.allSatisfy({ offered.contains(AnswerKey($0)) }) {
        elsewhere.append(mistake.rawValue)
      } else {
        nowhere.append(mistake.rawValue)
      }
    }
  }
}

extension Question {
  /// Among how many answers a guess is made.
  var answersToGuess: Int {
    let count = choices.count
    switch item.form {
    case .choice, .claims(_, .theOneThatHolds), .claims(_, .theOneThatFails): return max(2, count)
    case .multiple, .claims(_, .allThatHold): return 1 << min(max(1, count), 8) - 1
    case .order: return (1...min(max(2, count), 6)).reduce(1, *)
    case .predict, .recall:
      switch typedKind {
      case .yesOrNo: return 2
      case .number: return 10
      case .names(let names): return max(2, min(names.count, 12))
      case .word: return 6
      }
    }
  }
}
