import Lab

/// What a learner's knowledge is told by: the subjects of drills, and what there are no drills on.
public enum Topic: String, CaseIterable, Hashable, Sendable {
  case events
  case hitTesting = "hit-testing"
  case gates, order, edges, transforms, overhang, overrides, windows
  case chains, controllers
  case firstResponder = "first-responder"
  case touches
  case multiTouch = "multi-touch"
  case gestures, scrolling, controls
  case nilTargets = "nil-targets"
  case otherEvents = "other-events"
  case text, recipes

  public init(_ subject: Subject) {
    self =
      switch subject {
      case .hitTesting: .hitTesting
      case .gates: .gates
      case .order: .order
      case .edges: .edges
      case .transforms: .transforms
      case .overhang: .overhang
      case .overrides: .overrides
      case .chains: .chains
      case .firstResponder: .firstResponder
      case .nilTargets: .nilTargets
      case .gestures: .gestures
      case .multiTouch: .multiTouch
      }
  }
}
