import Engine

/// One search for a hit-test view, read from its decisions: what each view that was asked made of
/// the point.
///
/// Nothing is made ready: of ten thousand views that were asked, an inquiry wants to know a dozen.
struct HitSearch {
  struct Facts {
    var gates: [Decision] = []
    var inside: Decision?
    var flat: Decision?
    var override: Decision?

    /// Did it ask its subviews?
    var letsIn: Bool {
      guard gates.isEmpty, flat == nil,
        case .pointInside(_, _, true, _)? = inside?.kind
      else { return false }
      return true
    }
  }

  private var decisions: ArraySlice<Decision>
  /// What ended it: the hit view, or that there is none.
  private(set) var end: Decision?
  private(set) var answer: ViewID?
  /// Decisions were made beyond what is kept.
  let isCut: Bool

  /// The searches of an event, one a finger that landed, in order.
  static func all(in incident: Incident) -> [HitSearch] {
    let decisions = incident.decisions
    var searches: [HitSearch] = []
    var start = decisions.startIndex
    for index in decisions.indices where decisions[index].kind.endsSearch {
      let end = decisions[index]
      var answer: ViewID?
      if case .hitView(let view) = end.kind { answer = view }
      searches.append(
        HitSearch(decisions: decisions[start...index], end: end, answer: answer, isCut: false))
      start = index + 1
    }
    let rest = decisions[start...]
    if rest.contains(where: { $0.kind.isOfSearch }) {
      searches.append(
        HitSearch(
          decisions: rest, answer: incident.results.fingers.first?.hitView, isCut: true))
    }
    return searches
  }

  /// With decisions that were not kept the first time.
  func adding(_ decisions: [Decision]) -> HitSearch {
    var longer = self
    longer.decisions += decisions
    return longer
  }

  /// The window that was asked last.
  var frontWindow: ViewID? {
    for decision in decisions.reversed() {
      if case .windowAsked(let window, _) = decision.kind { return window }
    }
    return nil
  }

  /// Why a window was not asked: it is not key, or not in the scene in use.
  func passing(over window: ViewID) -> Decision? {
    decisions.last { decision in
      switch decision.kind {
      case .windowPassedOver(window, .notKey), .windowPassedOver(window, .noScene): true
      default: false
      }
    }
  }

  func asks(_ view: ViewID) -> Bool { decisions.contains { $0.kind.asked == view } }

  /// Nil where the view was not asked.
  func facts(of view: ViewID) -> Facts? {
    var facts: Facts?
    for decision in decisions where decision.kind.asked == view {
      var found = facts ?? Facts()
      switch decision.kind {
      case .pointInside: found.inside = decision
      case .flatTransform: found.flat = decision
      case .hitTestOverridden: found.override = decision
      case .hitTestReturned: break
      default: found.gates.append(decision)
      }
      facts = found
    }
    return facts
  }

  /// The views that answered with a view, with what they answered.
  var answers: some Sequence<(view: ViewID, answer: ViewID)> {
    decisions.lazy.compactMap { decision in
      guard case .hitTestReturned(let view, let answer?) = decision.kind else { return nil }
      return (view, answer)
    }
  }
}

extension Decision.Kind {
  /// The view that was asked about the point.
  fileprivate var asked: ViewID? {
    switch self {
    case .gateClosed(let view, _, _), .presentation(.outOfWindow(let view, _)),
      .pointInside(let view, _, _, _), .flatTransform(let view),
      .hitTestOverridden(let view, _, _, _), .hitTestReturned(let view, _):
      view
    default: nil
    }
  }

  fileprivate var endsSearch: Bool {
    switch self {
    case .hitView, .noHitView: true
    default: isKeyboards
    }
  }

  fileprivate var isOfSearch: Bool {
    switch self {
    case .windowAsked, .windowPassedOver: true
    default: asked != nil || endsSearch
    }
  }

  /// The keyboard stood there: no window was asked (U-FR-18).
  var isKeyboards: Bool { if case .editing(.keyboardTakes) = self { true } else { false } }
}
