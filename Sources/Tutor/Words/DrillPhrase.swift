import Engine
import Lab

/// What drills say.
enum DrillPhrase: Phrase {
  /// The whole question.
  case ask(Ask)
  /// The first hint: where the right answer and the mistaken one part. The second is what is right in
  /// place of the mistake.
  case whereToLook(Ask, Mistake)
  /// No answer; of a person, or of something else.
  case nobody
  case nothing

  var english: String {
    switch self {
    case .ask(let ask): EnglishDrills.ask(ask)
    case .whereToLook(let ask, let aim): EnglishDrills.whereToLook(ask, aim)
    case .nobody: "nobody"
    case .nothing: "none"
    }
  }

  var chinese: String {
    switch self {
    case .ask(let ask): ChineseDrills.ask(ask)
    case .whereToLook(let ask, let aim): ChineseDrills.whereToLook(ask, aim)
    case .nobody: "没有"
    case .nothing: "没有"
    }
  }
}

extension Ask.Wanted {
  /// An answer of the engine's, as a choice has it.
  func choice(_ answer: String, in language: Language) -> String {
    guard answer == Choice.nobody else { return answer }
    return (isPerson ? DrillPhrase.nobody : .nothing).text(in: language)
  }

  /// Is the answer somebody, and not a message or a number?
  private var isPerson: Bool {
    switch self {
    case .hitView, .handler, .chain, .firstResponder, .target, .hearers, .firstHearer: true
    case .actions, .firstAction, .lastMessage, .touchCount, .lastState: false
    }
  }
}
