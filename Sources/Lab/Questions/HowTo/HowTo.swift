import CommandLanguage
import Engine
import Narration

/// The smallest changes that would bring an object an event, or why there are none.
struct HowToAnswer {
  var result: JSON
  var text: [String]
}

extension State {
  /// What would have brought an object the last event. Every change that is told has been tried.
  func howTo(
    _ object: Object, watch: Watch = .nobody
  ) throws(RunError) -> HowToAnswer {
    guard let event = lastEvent else { throw .noEventYet }
    let incident = Incident(event)
    let teller = Teller(language, scene: scene, rules: event.rules)
    let why = incident.finding(for: object)
    guard incident.knows(object), let goal = Goal(object, incident) else {
      return none(teller.reason(.never, for: object), because: why, teller)
    }
    let trial = Trial(event: event, language: language)
    guard let start = trial.run([]) else {
      return none(teller.reason(.never, for: object), because: why, teller)
    }
    if goal.isReached(by: start) {
      return none(teller.reason(.already, for: object), because: why, teller)
    }
    var search = ChangeSearch(trial, goal: goal, watch: watch)
    do throws(Stopped) { try search.run(from: start) } catch { throw .stopped }
    guard !search.found.isEmpty else {
      let reason: NoChange = search.hasTried ? .notFound : .never
      return none(teller.reason(reason, for: object), because: why, teller)
    }
    return HowToAnswer(
      result: .object(
        (
          "changes",
          .array(search.found.map { .array($0.map { .string($0.command) }) })
        ), ("reason", .null)),
      text: heading(for: object, incident, teller) + search.found.flatMap { teller.text($0) })
  }

  private func heading(for object: Object, _ incident: Incident, _ teller: Teller) -> [String] {
    guard let lost = incident.lost(object) else { return [teller.heading(for: object)] }
    return [teller.text(lost), teller.keeping(for: object)]
  }

  private func none(_ reason: String, because why: Finding, _ teller: Teller) -> HowToAnswer {
    let clauses = why.clauses.map { teller.text($0) }
    return HowToAnswer(
      result: .object(
        ("changes", .array([])),
        ("reason", .string(([reason] + clauses).joined(separator: " ")))),
      text: [reason] + clauses)
  }
}

/// Why no change is told.
enum NoChange {
  /// There is nothing to get, or nothing that it could get.
  case never
  case already
  /// No few changes that were tried bring it.
  case notFound
}
