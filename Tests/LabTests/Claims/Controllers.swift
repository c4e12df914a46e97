import Engine
import Testing

/// VC: view controllers.
extension Demonstration {
  static let controllers: [Demonstration] = [
    Demonstration(.vc01, "a controller is a responder") {
      on(.s11, "handle VC touches")
      expect("tap 120 140", "hitView", "I")
      also("handler", "VC")
    },
    Demonstration(.vc02, "after the root controller comes the window") {
      on(.s11)
      expect("chain VC", "chain.1", "W")
      trace("next", "VC", "window-of-root-controller", ["next": "W"])
    },
    Demonstration(.vc03, "after a child controller comes the superview of its view") {
      on(.s12)
      expect("chain K", "chain.1", "RV")
      also("chain.2", "R")
      trace("next", "K", "superview-of-controller-view", ["next": "RV"])
    },
    Demonstration(.vc04, "after a presented controller comes the one that presents it") {
      on(.s13, "rules documents")
      expect("chain M.view", "chain", ["M.view", "M", "R", "W", "app", "delegate"])
      trace("next", "M", "presenter", ["next": "R"])
      trace("next", "R", "window-of-root-controller", ["next": "W"])
    },
  ]
}
