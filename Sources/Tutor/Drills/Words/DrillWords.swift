import CommandLanguage
import Engine
import Text

/// The words of drills. A language is one file beside this one.
struct DrillWords: Sendable {
  let language: Language

  init(_ language: Language) { self.language = language }

  /// The whole question.
  func ask(_ ask: Ask) -> String {
    switch language {
    case .english: EnglishDrills.ask(ask)
    case .simplifiedChinese: ChineseDrills.ask(ask)
    }
  }

  /// The first hint: where the right answer and the mistaken one part. The second is what is right in
  /// place of the mistake.
  func whereToLook(_ ask: Ask, _ aim: Mistake) -> String {
    switch language {
    case .english: EnglishDrills.whereToLook(ask, aim)
    case .simplifiedChinese: ChineseDrills.whereToLook(ask, aim)
    }
  }

  /// An answer of the engine's, as a choice has it.
  func choice(_ answer: String, of wanted: Ask.Wanted) -> String {
    guard answer == Choice.nobody else { return answer }
    let isPerson = wanted.isPerson
    return switch language {
    case .english: isPerson ? "nobody" : "none"
    case .simplifiedChinese: isPerson ? "谁也没有" : "没有"
    }
  }
}

extension Ask.Wanted {
  /// Is the answer somebody, and not a message or a number?
  fileprivate var isPerson: Bool {
    switch self {
    case .hitView, .handler, .chain, .firstResponder, .target, .hearers, .firstHearer: true
    case .actions, .lastMessage, .touchCount: false
    }
  }
}
