import Engine
import Text

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
    names = Names(scene: scene, rules: rules)
    phrases = language.phrases
  }

  /// One decision, with its rule in brackets.
  public func sentence(_ decision: Decision) -> String {
    cited(phrases.decision(decision.kind, names), [decision.rule])
  }

  /// Decisions of which several may be told as one.
  public func sentence(_ alike: [Decision]) -> String {
    Condenser.passages(of: alike).map { text($0) }.joined(separator: phrases.gap)
  }

  /// A chain as prose writes it: of a very long one the first and last few.
  public func path(_ responders: [Responder]) -> String {
    phrases.remark(.chain(responders), names)
  }

  func sentence(_ remark: Remark, _ rules: [Rule]) -> String {
    cited(phrases.remark(remark, names), rules)
  }

  /// A sentence with rules in brackets, each once.
  private func cited(_ sentence: String, _ rules: [Rule]) -> String {
    guard !rules.isEmpty else { return sentence }
    var seen: [Rule] = []
    for rule in rules where !seen.contains(rule) { seen.append(rule) }
    return sentence + " [" + seen.map { $0.rawValue }.joined(separator: ", ") + "]"
  }

  func text(_ passage: Passage) -> String {
    switch passage.content {
    case .decision(let decision): sentence(decision)
    case .remark(let remark, let rules): sentence(remark, rules)
    }
  }
}
