import Engine
import Text

/// What a mistake is about, and a scene that gives it away.
public struct MistakeFacts: Equatable, Sendable {
  /// The rule that is got wrong.
  public var rule: Rule
  /// Commands from the scene one starts with.
  public var scene: [String]
  /// The command after which the mistaken rules say something else.
  public var question: String
  /// The member of its result that differs, by its path: `deliveries.1.to`.
  public var field: String

  init(_ rule: Rule, _ scene: [String], _ question: String, _ field: String) {
    self.rule = rule
    self.scene = scene
    self.question = question
    self.field = field
  }
}

/// A mistake in one language.
public struct MistakeText: Equatable, Sendable {
  /// The thought, as a learner would put it.
  public var title: String
  /// What happens instead, and why.
  public var correction: String

  init(_ title: String, _ correction: String) {
    self.title = title
    self.correction = correction
  }
}

extension Mistake {
  public var facts: MistakeFacts { MistakenFacts.facts(self) }

  public func text(in language: Language) -> MistakeText { language.phrases.mistake(self) }

  /// The mistakes that are about a rule.
  public static func about(_ rule: Rule) -> [Mistake] {
    allCases.filter { $0.facts.rule == rule }
  }
}
