import Engine

/// The smallest changes that would bring an object an event, or why there are none.
struct HowToAnswer {
  var outcome: SessionOutcome
  var text: [String]
}

extension State {
  /// What brings an object the last event when it is made again: every change that is told has been
  /// tried from where things stand now. Only what a finger settled as it landed, which no change of
  /// now brings back, and an event that cannot be made again are tried from where things stood then.
  /// `now` is how they stand where the event has only been thought of.
  func howTo(
    _ object: Object, from now: State? = nil, watch: Watch = .nobody
  ) throws(RunError) -> HowToAnswer {
    guard let event = lastEvent else { throw noEvent }
    let then = Incident(event).finding(for: object)
    var why: Finding?
    var advice: CurePhrase?
    var hasTried = false
    for trial in [Trial(again: event, in: now ?? self), Trial(past: event, in: self)] {
      guard let trial, let start = trial.run([]) else { continue }
      let teller = Teller(language, scene: scene, rules: start.incident.rules)
      let finding = start.incident.finding(for: object)
      if why == nil { why = finding }
      if start.incident.knows(object), let goal = Goal(object, start.incident) {
        if goal.isReached(by: start) {
          let isNews = !then.gotIt && trial.place == .now(event: event.text)
          return none(
            teller.reason(isNews ? .now(event: event.text) : .already, for: object),
            because: finding, teller)
        }
        let search = try search(trial, for: goal, from: start, watch)
        if let view = object.view, let cover = start.incident.meantCover(of: view),
          search.found.allSatisfy({ !$0.losers.isEmpty })
        {
          let name = start.incident.before.name(of: cover)
          let shares = CurePhrase.shares(name, over: scene.name(of: object))
          return none(shares.text(in: language), because: finding, teller)
        }
        if !search.found.isEmpty {
          var heading: [String] = []
          if case .now = trial.place {
            heading = teller.text(
              Since(event, scene, of: object, then: then, now: finding), event.text)
          }
          heading += teller.heading(
            for: object, trial.place, lost: start.incident.lost(object))
          return answer(search.found, of: trial, heading: heading, teller: teller)
        }
        hasTried = hasTried || search.hasTried
        advice = advice ?? object.view.flatMap { start.incident.advice(for: $0) }
      }
      if event.gesture == nil { break }
    }
    let teller = Teller(language, scene: scene, rules: event.rules)
    return none(
      teller.reason(hasTried ? .notFound : .never, for: object), because: why ?? then, teller,
      advice: advice)
  }

  private func search(
    _ trial: Trial, for goal: Goal, from start: TrialRun, _ watch: Watch
  ) throws(RunError) -> ChangeSearch {
    let judge = CureJudge(goal, from: start, nil)
    var search = ChangeSearch(trial, goal: goal, judge: judge, watch: watch)
    do throws(Stopped) { try search.run(from: start) } catch { throw .stopped }
    return search
  }

  private func answer(
    _ found: [Cure], of trial: Trial, heading: [String], teller: Teller
  ) -> HowToAnswer {
    HowToAnswer(
      outcome: .changes(
        found.map { $0.lines(in: trial.scene) }, before: trial.place.command, reason: nil),
      text: heading
        + found.flatMap { teller.text($0, in: trial.scene) + code(of: $0, in: trial.scene) })
  }

  private func none(
    _ reason: String, because why: Finding, _ teller: Teller, advice: CurePhrase? = nil
  ) -> HowToAnswer {
    let clauses = teller.text(why.clauses) + (advice.map { [$0.text(in: language)] } ?? [])
    return HowToAnswer(
      outcome: .changes(
        [], before: nil, reason: ([reason] + clauses).joined(separator: " ")),
      text: [reason] + clauses)
  }
}

extension Incident {
  /// A control that was hit over a part of a view, which has its own middle: a round button over a bar.
  fileprivate func meantCover(of view: ViewID) -> ViewID? {
    guard case .sibling(_, _, let answer) = HitInquiry(self).stop(of: view),
      let middle = before.convert(before.bounds(of: view).mid, from: view, to: nil),
      let own = before.hitTest(screen: middle, rules: rules), before.isDescendant(own, of: view)
    else { return nil }
    return before.ancestry(of: answer).prefix { !before.isDescendant(view, of: $0) }
      .first { before[$0].kind.isControl }
  }

  /// What to do where UIKit's own views are in the way, of which none is changed.
  fileprivate func advice(for view: ViewID) -> CurePhrase? {
    func name(_ view: ViewID) -> String { before.className(of: .view(view)) }
    switch HitInquiry(self).stop(of: view) {
    case .sibling(_, _, let answer) where SystemClass.dims(name(answer)): return .dimmingAdvice
    case .window(let front, _, _) where SystemClass.isOfKeyboard(name(front)):
      return .keyboardAdvice
    default: return nil
    }
  }
}

/// Why no change is told.
enum NoChange {
  /// There is nothing to get, or nothing that it could get.
  case never
  case already
  /// It did not get it then; the event again would come to it.
  case now(event: String)
  /// No few changes that were tried bring it.
  case notFound
}
