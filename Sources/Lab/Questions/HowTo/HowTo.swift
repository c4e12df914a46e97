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
    let search = try search(trial, goal, start, watch)
    if !search.found.isEmpty {
      return answer(search.found, [], heading(for: object, incident, teller), teller)
    }
    var hasTried = search.hasTried
    // What is settled as a finger lands, or was taken since, no change of now brings back.
    if let trial = trial.fromLanding, let first = trial.gesture?.commands.first,
      let start = trial.run([])
    {
      let search = try self.search(trial, goal, start, watch)
      if !search.found.isEmpty {
        return answer(
          search.found, [JSON.Member(name: "before", value: .string(first))],
          [teller.heading(for: object, before: first)], teller)
      }
      hasTried = hasTried || search.hasTried
    }
    return none(teller.reason(hasTried ? .notFound : .never, for: object), because: why, teller)
  }

  private func search(
    _ trial: Trial, _ goal: Goal, _ start: Attempt, _ watch: Watch
  ) throws(RunError) -> ChangeSearch {
    var search = ChangeSearch(trial, goal: goal, watch: watch)
    do throws(Stopped) { try search.run(from: start) } catch { throw .stopped }
    return search
  }

  private func answer(
    _ found: [[Step]], _ members: [JSON.Member], _ heading: [String], _ teller: Teller
  ) -> HowToAnswer {
    let changes = JSON.array(found.map { .array($0.map { .string($0.command) }) })
    return HowToAnswer(
      result: .object(
        [JSON.Member(name: "changes", value: changes)] + members
          + [JSON.Member(name: "reason", value: .null)]),
      text: heading + found.flatMap { teller.text($0) })
  }

  private func heading(for object: Object, _ incident: Incident, _ teller: Teller) -> [String] {
    guard let lost = incident.lost(object) else { return [teller.heading(for: object)] }
    return [teller.text(lost), teller.keeping(for: object)]
  }

  private func none(_ reason: String, because why: Finding, _ teller: Teller) -> HowToAnswer {
    let clauses = teller.text(why.clauses)
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
