import Engine
import Lab

/// Would a question be answered rightly by who knows only how questions are made?
struct FairLint {
  private(set) var messages: [Spoken] = []
  private let item: Item

  init(_ item: Item, on state: State) {
    self.item = item
    guard let question = try? Question(item, on: state) else { return }
    checkLength(question)
    checkAsk(question)
    checkClaims(question)
  }

  /// Of a sound question, what its words in another language could spoil.
  init(translated item: Item, on state: State) {
    self.item = item
    guard let question = try? Question(item, on: state) else { return }
    checkLength(question)
    checkAsk(question)
  }

  /// One sentence that says it all beside some that say little.
  private static let farLonger = 1.5

  /// A sentence that is far longer than all others is the right one, as a rule.
  private mutating func checkLength(_ question: Question) {
    guard question.choices.count > 2, question.expected.count == 1,
      let longest = Self.longest(of: question), question.isRight([longest])
    else { return }
    let others = question.choices.filter { $0 != longest }.map { Layout.width(of: $0) }
    let width = Layout.width(of: longest)
    if let next = others.max(), width > 24, Double(width) > Double(next) * Self.farLonger {
      note(.farLongest(width, next: next))
    }
  }

  /// The choice that stands out by its length, where choices are sentences.
  static func longest(of question: Question, in language: Language = .english) -> String? {
    let sentences = question.choices.filter {
      (language == .simplifiedChinese ? Layout.width(of: $0) > 12 : $0.contains(" "))
        && !$0.contains(text: " > ")
    }
    guard sentences.count == question.choices.count else { return nil }
    return question.choices.max { Layout.width(of: $0) < Layout.width(of: $1) }
  }

  /// A question that names one choice and no other asks for that one.
  private mutating func checkAsk(_ question: Question) {
    guard question.choices.count > 2, question.expected.count == 1,
      let right = question.expected.first,
      right.count > 3, item.ask.contains(text: right),
      !question.choices.contains(where: { $0 != right && item.ask.contains(text: $0) })
    else { return }
    note(.namesRight(right))
  }

  /// A comparison with what is not there fails whatever happens.
  private mutating func checkClaims(_ question: Question) {
    guard case .claims(let claims, _) = item.form else { return }
    for (number, claim) in claims.enumerated() {
      for proof in claim.proofs where proof.isEqual && Self.objects.contains(proof.truth.field) {
        let name = proof.value
        guard AnswerKey(name) != AnswerKey(Choice.nobody),
          question.start.scene.object(named: name) == nil,
          !proof.truth.commands.contains(text: name)
        else { continue }
        note(.comparesWithNothing(claim: number + 1, name))
      }
    }
  }

  private mutating func note(_ fault: QuestionFault) { messages.append(Spoken(fault)) }

  /// Members of results that are objects of the scene.
  private static let objects = ["hitView", "handler", "initial", "firstResponder"]
}

/// Lines of Swift that a compiler refuses: what is read only is overridden, not assigned.
enum EchoLint {
  private static let readOnly = [
    ".canBecomeFirstResponder = ", ".canResignFirstResponder = ", ".isFirstResponder = ",
    ".next = ", ".undoManager = ", ".superview = ", ".window = ", ".subviews = ",
  ]

  static func faults(of shown: Thread.Shown) -> [LessonFault] {
    shown.exchanges.flatMap { command, replies in
      replies.flatMap { $0.text }.compactMap { line in
        readOnly.first { line.contains(text: $0) }.map {
          .doesNotCompile(command, property: $0.trimmed)
        }
      }
    }
  }
}

/// Questions that ask the same with other numbers.
struct TwinLint {
  private var places: [String: String] = [:]

  /// The id of an earlier twin.
  mutating func twin(of item: Item) -> String? {
    guard let signature = Self.signature(item) else { return nil }
    if let first = places[signature] { return first }
    places[signature] = item.id
    return nil
  }

  /// The words of the question and what is asked of the engine, without its numbers.
  private static func signature(_ item: Item) -> String? {
    let truth: String
    switch item.form {
    case .choice(let asked, _), .multiple(let asked, _), .order(let asked, _), .predict(let asked):
      truth = asked.commands + asked.field
    case .claims(let claims, _):
      truth = claims.flatMap { $0.proofs.map { $0.text } }.joined(separator: "\n")
    case .recall: return nil
    }
    return ([item.ask, truth] + item.scene).map { withoutNumbers($0) }.joined(separator: "\n")
  }

  private static func withoutNumbers(_ text: String) -> String {
    String(text.filter { !$0.isNumber && $0 != "." && $0 != "-" })
  }
}
