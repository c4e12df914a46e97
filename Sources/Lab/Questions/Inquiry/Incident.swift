import Engine

/// An event that has happened, as the questions about it see it.
struct Incident {
  let occasion: Occasion
  /// Those of the event itself: `pump` may have handled others before.
  let decisions: ArraySlice<Decision>
  let earlier: ArraySlice<Decision>
  let results: Results
  /// What the event met. Ids and names are looked up here, and objects made later are not in it.
  let before: Scene
  let after: Scene
  let rules: Rulebook

  init(
    command: SceneCommand, before: Scene, after: Scene, decisions: [Decision], results: Results,
    rules: Rulebook
  ) {
    occasion = Occasion(command, before: before, decisions: decisions)
    let start = decisions.lastIndex {
      if case .eventDequeued = $0.kind { true } else { false }
    }
    self.decisions = decisions[(start ?? 0)...]
    earlier = decisions[..<(start ?? 0)]
    self.results = results
    self.before = before
    self.after = after
    self.rules = rules
  }

  init(_ event: LastEvent) {
    self.init(
      command: event.command, before: event.before, after: event.after,
      decisions: event.decisions, results: event.results, rules: event.rules)
  }

  /// The first decision of a kind.
  func first(_ matches: (Decision.Kind) -> Bool) -> Decision? {
    decisions.first { matches($0.kind) }
  }

  /// Was it there when the event came?
  func knows(_ object: Object) -> Bool { before.has(object) }

  /// Events that were dropped unseen (U-WN-09).
  var ignored: Decision? { first { if case .eventIgnored = $0 { true } else { false } } }
}

extension Scene {
  /// Is an object there that may be of a later scene?
  func has(_ object: Object) -> Bool {
    let isMade =
      switch object {
      case .view(let id): id.number < views.count
      case .controller(let id): id.number < controllers.count
      case .recognizer(let id): id.number < recognizers.count
      case .layer(let id): id.number < layers.count
      case .windowScene, .application, .delegate, .own: true
      }
    return isMade && exists(object)
  }
}
