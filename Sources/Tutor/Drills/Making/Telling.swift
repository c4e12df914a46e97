import CommandLanguage
import Documents
import Engine
import Lab
import Narration
import Text

/// What the engine's own decisions say about a question: why, and by which rules.
///
/// The reason is what is decided where the right rules and the mistaken ones part; the way to there is
/// the same for both.
struct Telling {
  /// The worked path.
  let path: String
  let why: String
  let rules: [Rule]

  init(
    _ sketch: Sketch, _ truth: Truth, of subject: Subject, showing aim: Mistake,
    _ language: Language
  ) {
    let right = Run(truth, on: sketch.state)
    let narrator = Narrator(language, scene: right.state.scene, rules: right.state.rules)
    let mistake = aim.text(in: language)
    let told = narrator.brief(right.decisions)
    let about = [aim.facts.rule] + Citations.rules(in: [mistake.correction])
    // Most reasons are told without it, and it takes another run.
    lazy var parting: String? = {
      var mistaken = sketch.state
      mistaken.rules = aim.rulebook
      return Telling.parting(right, Run(truth, on: mistaken), told, narrator)
    }()
    // Of a chain each link is a decision, and one of them is in dispute.
    let fact =
      (sketch.ask.wanted == .chain ? parting : nil)
      ?? Telling.sentence(of: told.dropFirst(), citing: about) ?? parting
      ?? Telling.sentence(of: told.prefix(1), citing: about)
    let words = TutorWords(language)
    var reasons = fact.map { [$0, mistake.lead] } ?? [mistake.correction]
    // Whose method runs, when the question is whether any does.
    if case .target = sketch.ask.wanted,
      let search = Telling.sentence(of: told.dropFirst(), citing: [.ac03, .uCT10]), search != fact
    {
      reasons.append(search)
    }
    why = reasons.dropFirst().reduce(reasons[0]) { words.joined($0, $1) }
    path = (told.prefix(4) + [fact].compactMap { $0 }).unique.joined(separator: " ")
    // What the mistake is about, and what of the rest belongs to the same topic or to the subject's.
    let topics = [aim.facts.rule.topic, Topic(subject)]
    let cited = Citations.rules(in: [mistake.lead, fact ?? ""] + told.dropFirst())
    rules = Array(
      ([aim.facts.rule] + cited.filter { topics.contains($0.topic) }).unique.prefix(3))
  }

  /// What a truth's commands decide under the rules of a state.
  private struct Run {
    var state: State
    var decisions: [Decision] = []

    init(_ truth: Truth, on start: State) {
      state = start
      for command in truth.commands.split(separator: ";") {
        do throws(CommandError) {
          decisions += try state.answer(command.trimmed, traced: true).decisions
        } catch {
          break
        }
      }
    }
  }

  /// The first sentence that cites one of these rules, those that come first before others. The way
  /// down is common to all.
  private static func sentence(of told: ArraySlice<String>, citing rules: [Rule]) -> String? {
    for rule in rules {
      for sentence in told {
        let cited = Citations.rules(in: [sentence])
        if cited.contains(rule), !cited.contains(.ht03) { return sentence }
      }
    }
    return nil
  }

  /// What is decided under the right rules where the mistaken ones decide something else; nil where they
  /// only decide more.
  private static func parting(
    _ right: Run, _ wrong: Run, _ told: [String], _ narrator: Narrator
  ) -> String? {
    let shared = zip(right.decisions, wrong.decisions).prefix { $0.kind == $1.kind }.count
    guard let decision = right.decisions.dropFirst(shared).first,
      !wrong.decisions.dropFirst(shared).contains(where: { $0.kind == decision.kind })
    else { return nil }
    return switch decision.kind {
    // The whole way up says more than a step of it, and what was in the way more than an answer.
    case .delivered:
      sentence(of: told.dropFirst(), citing: [.ch05, .ch04]) ?? narrator.sentence(decision)
    case .hitTestReturned:
      told.dropFirst().first { !Citations.rules(in: [$0]).contains(.ht03) }
        ?? narrator.sentence(decision)
    default: narrator.sentence(decision)
    }
  }
}

extension MistakeText {
  /// What is right in its place, as far as the first rule that it cites.
  var lead: String {
    correction.firstIndex(of: "]").map { String(correction[...$0]) } ?? correction
  }
}

extension Array where Element: Equatable {
  /// Each once, where it came first.
  fileprivate var unique: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
