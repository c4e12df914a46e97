import Engine
import Lab

/// What the engine's own decisions say about a question: why, and by which rules.
///
/// The reason is what is decided where the right rules and the mistaken ones part; the way to there is
/// the same for both.
struct Rationale {
  /// The worked path.
  let path: String
  let why: String
  let rules: [Rule]

  init(
    _ sketch: Sketch, _ experiment: Experiment, of subject: Subject, showing aim: Mistake,
    in language: Language
  ) {
    let right = Run(experiment, on: sketch.state)
    let narrator = Narrator(language, scene: right.state.scene, rules: right.state.rules)
    let mistake = aim.text(in: language)
    let told = narrator.brief(right.decisions)
    let about = [aim.entry.rule] + mistake.rules
    // Most reasons are told without it, and it takes another run.
    lazy var parting: Sentence? = {
      var mistaken = sketch.state
      mistaken.rules = aim.rulebook
      return Rationale.parting(
        right, from: Run(experiment, on: mistaken), told: told, narrator: narrator)
    }()
    // Of a chain each link is a decision, and one of them is in dispute.
    let fact =
      (sketch.ask.wanted == .chain ? parting : nil)
      ?? Rationale.sentence(of: told.dropFirst(), citing: about) ?? parting
      ?? Rationale.sentence(of: told.prefix(1), citing: about)
    var reasons = fact.map { [$0.text, mistake.lead] } ?? [mistake.correction]
    // Whose method runs, when the question is whether any does.
    if case .target = sketch.ask.wanted,
      let search = Rationale.sentence(of: told.dropFirst(), citing: [.ac03, .uCT10]),
      search != fact
    {
      reasons.append(search.text)
    }
    why = reasons.dropFirst().reduce(reasons[0]) { [$0, $1].joined(by: .gap, in: language) }
    path = (told.prefix(4) + [fact].compactMap { $0 }).eachOnce.map { $0.text }
      .joined(separator: " ")
    // What the mistake is about, and what of the rest belongs to the same topic or to the subject's.
    let topics = [aim.entry.rule.topic, Topic(subject)]
    let cited =
      Citations.rules(in: [mistake.lead]) + (fact?.rules ?? [])
      + told.dropFirst().flatMap { $0.rules }
    rules = Array(
      ([aim.entry.rule] + cited.filter { topics.contains($0.topic) }).eachOnce.prefix(3))
  }

  /// All that an experiment's commands decide under the rules of a state.
  private struct Run {
    var state: State
    var decisions: [Decision] = []

    init(_ experiment: Experiment, on start: State) {
      state = start
      for command in experiment.commands {
        guard let answer = try? state.answer([command], traced: true) else { break }
        decisions += answer.decisions
      }
    }
  }

  /// The first sentence that cites one of these rules, those that come first before others. The way
  /// down is common to all.
  private static func sentence(
    of told: ArraySlice<Sentence>, citing rules: [Rule]
  ) -> Sentence? {
    for rule in rules {
      for sentence in told
      where sentence.rules.contains(rule) && !sentence.rules.contains(.ht03) {
        return sentence
      }
    }
    return nil
  }

  /// What is decided under the right rules where the mistaken ones decide something else; nil where they
  /// only decide more.
  private static func parting(
    _ right: Run, from wrong: Run, told: [Sentence], narrator: Narrator
  ) -> Sentence? {
    let shared = zip(right.decisions, wrong.decisions).prefix { $0.kind == $1.kind }.count
    guard let decision = right.decisions.dropFirst(shared).first,
      !wrong.decisions.dropFirst(shared).contains(where: { $0.kind == decision.kind })
    else { return nil }
    return switch decision.kind {
    // The whole way up says more than a step of it, and what was in the way more than an answer.
    case .delivered:
      sentence(of: told.dropFirst(), citing: [.ch05, .ch04]) ?? narrator.sentence(decision)
    case .hitTestReturned:
      told.dropFirst().first { !$0.rules.contains(.ht03) } ?? narrator.sentence(decision)
    default: narrator.sentence(decision)
    }
  }
}

extension MistakeText {
  /// What its author cites.
  fileprivate var rules: [Rule] { Citations.rules(in: [correction]) }

  /// What is right in its place, as far as the first rule that it cites.
  var lead: String {
    correction.firstIndex(of: "]").map { String(correction[...$0]) } ?? correction
  }
}

extension Array where Element: Equatable {
  /// Each once, where it came first.
  fileprivate var eachOnce: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
