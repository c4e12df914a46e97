import Engine

/// Tells what the engine decided, in words.
///
/// It says nothing that the decisions do not say: names come from the scene, numbers and rules from
/// the decisions.
public struct Narrator: Sendable {
  public var language: Language
  public var names: Names
  let phrases: Phrases

  /// `scene` is the scene after the command.
  public init(_ language: Language, scene: Scene, rules: Rulebook = .uikit) {
    self.language = language
    phrases = language.phrases
    names = Names(scene: scene, rules: rules, marked: phrases.name)
  }

  public func sentence(_ decision: Decision) -> Sentence {
    Sentence(phrases.decision(decision.kind, names), [decision.rule])
  }

  /// Decisions of which several may be told as one.
  public func text(_ alike: [Decision]) -> String {
    Condenser.passages(of: alike).map { sentence($0).text }.joined(separator: phrases.gap)
  }

  func sentence(_ remark: Remark, _ rules: [Rule]) -> Sentence {
    Sentence(phrases.remark(remark, names), rules)
  }

  func sentence(_ passage: Passage) -> Sentence {
    switch passage.content {
    case .decision(let decision): sentence(decision)
    case .remark(let remark, let rules): sentence(remark, rules)
    }
  }
}
