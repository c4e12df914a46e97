import CommandLanguage
import Documents
import Engine
import Lab
import Narration

/// What the engine's own decisions say about a question: why, and by which rules.
struct Telling {
  /// The worked path.
  let path: String
  let why: String?
  let rules: [Rule]

  init(_ sketch: Sketch, _ truth: Truth, _ language: Language) {
    var state = sketch.state
    var decisions: [Decision] = []
    for command in truth.commands.split(separator: ";") {
      do throws(CommandError) {
        decisions += try state.answer(command.trimmed, traced: true).decisions
      } catch {
        break
      }
    }
    let narrator = Narrator(language, scene: state.scene, rules: state.rules)
    let told = narrator.brief(decisions)
    path = told.prefix(4).joined(separator: " ")
    // What was found comes first, then the way there, then what was in the way: that is the reason.
    let reason = told.dropFirst().first { !Telling.rules(cited: $0).contains(.ht03) }
    why = reason ?? told.dropFirst().first ?? told.first
    var rules: [Rule] = []
    for sentence in [why ?? ""] + told {
      for rule in Telling.rules(cited: sentence) where !rules.contains(rule) { rules.append(rule) }
    }
    self.rules = Array(rules.prefix(3))
  }

  /// `… [GT03, HT02]`: the rules that a sentence names at its end.
  private static func rules(cited sentence: String) -> [Rule] {
    guard sentence.hasSuffix("]"), let open = sentence.lastIndex(of: "[") else { return [] }
    return sentence[sentence.index(after: open)...].dropLast().split(separator: ",")
      .compactMap { Rule(rawValue: $0.trimmed) }
  }
}
