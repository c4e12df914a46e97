/// What drills ask about.
public enum Subject: String, CaseIterable, Hashable, Sendable {
  case hitTesting = "hit-testing"
  case gates, order, edges, transforms, overhang, overrides
  case chains
  case firstResponder = "first-responder"
  case nilTargets = "nil-targets"
  case gestures
  case multiTouch = "multi-touch"
}
