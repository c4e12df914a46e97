import Depth
import Engine
import Testing

@testable import Lab

/// Of scenes made by chance: no sentence names a view, a number or a rule that is not in what was
/// decided.
@Suite struct ProseTests {
  private static func played(_ seed: Int) -> [(event: LastEvent, reply: Reply)] {
    var chance = RandomScenes(seed: seed)
    let (lines, _) = chance.scene()
    var desk = Desk()
    for line in lines { desk.attempt(line) }
    return (0..<6).compactMap { _ in
      let reply = desk.attempt(chance.event()).last
      guard let reply, let event = desk.session.state.lastEvent else { return nil }
      return (event, reply)
    }
  }

  @Test(arguments: 0..<Depth.count(6, nightly: 40), Language.allCases)
  func aSentenceKeepsToItsDecision(seed: Int, language: Language) {
    for (event, _) in Self.played(seed) {
      let narrator = Narrator(language, scene: event.after, rules: event.rules)
      var told: [Decision] = []
      for decision in event.decisions where !told.contains(decision) {
        told.append(decision)
        check(narrator.sentence(decision).text, against: [decision], event.after)
      }
    }
  }

  /// Of what is said of many, the numbers may be counts.
  @Test(arguments: 0..<Depth.count(6, nightly: 40), Language.allCases)
  func aFullExplanationKeepsToTheDecisions(seed: Int, language: Language) {
    for (event, _) in Self.played(seed) {
      let narrator = Narrator(language, scene: event.after, rules: event.rules)
      for paragraph in narrator.full(event.decisions) {
        check(paragraph, against: event.decisions, event.after, counts: true)
      }
    }
  }

  /// But for those who would have been expected, whose sentences are known by their rules.
  @Test(arguments: 0..<Depth.count(6, nightly: 40))
  func aReplyNamesOnlyWhoWasThere(seed: Int) {
    let others: Set = ["HT07", "HT13", "FR07", "HT05"]
    for (event, reply) in Self.played(seed) {
      for paragraph in reply.text where !paragraph.hasPrefix("Under `rules") {
        guard others.isDisjoint(with: rules(in: paragraph)) else { continue }
        check(paragraph, against: event.decisions, event.after, counts: true, ofOutcome: true)
      }
    }
  }

  private func check(
    _ text: String, against decisions: [Decision], _ scene: Scene, counts: Bool = false,
    ofOutcome: Bool = false
  ) {
    var contents = Contents()
    for decision in decisions { contents.read(decision.kind, scene) }
    let cited = rules(in: text)
    #expect(!cited.isEmpty || counts, "\(text)")
    if !ofOutcome {
      #expect(cited.isSubset(of: decisions.map { $0.rule.rawValue }), "\(text)")
    }
    var said = text.replacing(/\[[A-Z][A-Z0-9, -]*\]/, with: "")
    for name in contents.names.sorted(by: { $0.count > $1.count }) {
      said = said.replacing(name, with: "·")
    }
    for name in said.matches(of: /\b[VRW][0-9]*\b/).map({ String($0.0) }) {
      #expect(scene.object(named: name) == nil, "\(name) was not decided about: \(text)")
    }
    let known = contents.numbers.union(["0.01"])
    for number in said.matches(of: /-?[0-9]+(\.[0-9]+)?/).map({ String($0.0) }) {
      let isCount = counts && (Int(number).map { $0 > 0 && $0 <= decisions.count } ?? false)
      #expect(known.contains(number) || isCount, "\(number) is not in the decisions: \(text)")
    }
  }

  private func rules(in text: String) -> Set<String> {
    var rules: Set<String> = []
    for match in text.matches(of: /\[([A-Z][A-Z0-9, -]*)\]/) {
      rules.formUnion(match.1.split(separator: ", ").map { String($0) })
    }
    return rules
  }
}

/// The names and numbers that decisions hold, found by looking into them.
private struct Contents {
  var names: Set<String> = []
  var numbers: Set<String> = []

  mutating func read(_ value: Any, _ scene: Scene) {
    switch value {
    case let view as ViewID: names.insert(scene.name(of: view))
    case let recognizer as RecognizerID: names.insert(scene.name(of: recognizer))
    case let controller as ControllerID: names.insert(scene.name(of: Object.controller(controller)))
    case let responder as Responder: names.insert(scene.name(of: responder))
    case let object as Object: names.insert(scene.name(of: object))
    case let word as WordID: names.insert(scene.text(of: word))
    case let fingers as FingerSet: numbers.formUnion(fingers.fingers.map { String($0) })
    case let number as Int: numbers.insert(String(number))
    case let number as Double:
      numbers.insert(Numbers.text(number))
      numbers.insert(Numbers.distance(number))
    case let number as Float: numbers.insert(Numbers.text(Double(number)))
    default: for child in Mirror(reflecting: value).children { read(child.value, scene) }
    }
  }
}
