extension Topic {
  public var english: String {
    switch self {
    case .events: "events and the queue"
    case .hitTesting: "hit-testing"
    case .gates: "gates"
    case .order: "order"
    case .edges: "edges"
    case .transforms: "transforms"
    case .overhang: "outside the parent"
    case .overrides: "overrides"
    case .windows: "windows"
    case .chains: "the responder chain"
    case .controllers: "controllers"
    case .firstResponder: "first responder"
    case .touches: "touches"
    case .multiTouch: "multi-touch"
    case .gestures: "gestures"
    case .scrolling: "scrolling"
    case .controls: "controls"
    case .nilTargets: "nil targets"
    case .otherEvents: "motion, remote, presses"
    case .text: "menus and text"
    case .recipes: "recipes"
    }
  }
}
