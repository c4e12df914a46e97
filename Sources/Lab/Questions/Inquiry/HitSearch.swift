import Engine

/// One search for a hit-test view, read from its decisions: what each view that was asked made of
/// the point.
struct HitSearch {
  struct Facts {
    var gates: [Decision] = []
    var inside: Decision?
    var flat: Decision?
    var override: Decision?
    /// Nil until it answered; then what it answered.
    var answer: ViewID??

    /// Did it ask its subviews?
    var letsIn: Bool {
      guard gates.isEmpty, flat == nil,
        case .pointInside(_, _, true, _)? = inside?.kind
      else { return false }
      return true
    }
  }

  var facts: [ViewID: Facts] = [:]
  /// Windows in the order in which they were asked.
  var windows: [ViewID] = []
  var notKey: [ViewID: Decision] = [:]
  /// What ended it: the hit view, or that there is none.
  var end: Decision?
  private(set) var answer: ViewID?
  /// Decisions were made beyond what is kept.
  var isCut = false

  /// The searches of an event, one a finger that landed, in order.
  static func all(in incident: Incident) -> [HitSearch] {
    var searches: [HitSearch] = []
    var current: HitSearch?
    for decision in incident.decisions {
      guard decision.kind.isOfSearch else { continue }
      var search = current ?? HitSearch()
      search.read(decision)
      current = search
      if search.end != nil {
        searches.append(search)
        current = nil
      }
    }
    if var search = current {
      search.isCut = true
      search.answer = incident.results.fingers.first?.hitView
      searches.append(search)
    }
    return searches
  }

  /// Facts from decisions that were not kept the first time.
  func adding(_ decisions: [Decision]) -> HitSearch {
    var longer = self
    for decision in decisions { longer.read(decision) }
    return longer
  }

  private mutating func read(_ decision: Decision) {
    switch decision.kind {
    case .windowAsked(let window, _): windows.append(window)
    case .windowPassedOver(let window, .notKey), .windowPassedOver(let window, .noScene):
      notKey[window] = decision
    case .gateClosed(let view, _, _), .presentation(.outOfWindow(let view, _)):
      facts[view, default: Facts()].gates.append(decision)
    case .pointInside(let view, _, _, _): facts[view, default: Facts()].inside = decision
    case .flatTransform(let view): facts[view, default: Facts()].flat = decision
    case .hitTestOverridden(let view, _, _, _): facts[view, default: Facts()].override = decision
    case .hitTestReturned(let view, let answer): facts[view, default: Facts()].answer = answer
    case .hitView(let view):
      answer = view
      end = decision
    case .noHitView, .editing(.keyboardTakes): end = decision
    default: break
    }
  }
}

extension Decision.Kind {
  fileprivate var isOfSearch: Bool {
    switch self {
    case .windowAsked, .windowPassedOver, .gateClosed, .presentation(.outOfWindow), .pointInside,
      .flatTransform,
      .hitTestOverridden, .hitTestReturned, .hitView, .noHitView:
      true
    default: isKeyboards
    }
  }

  /// The keyboard stood there: no window was asked (U-FR-18).
  var isKeyboards: Bool { if case .editing(.keyboardTakes) = self { true } else { false } }
}
