import Engine
import Testing

@testable import Lab

/// FR: the first responder.
extension Demonstration {
  static let firstResponders: [Demonstration] = [
    Demonstration(.fr01, "the first responder hears first of what is no touch") {
      on(.s14, "set canBecomeFirstResponder V YES")
      expect("become-first-responder V", "accepted", true)
      expect("shake", "offered.0", "V")
      delivered(
        "motionBegan", "V forwarded", "root forwarded", "VC forwarded", "W forwarded",
        "scene forwarded", "app forwarded", "delegate forwarded", "delegate discarded")
    },
    Demonstration(.fr02, "to become it, an object says that it can, and is asked") {
      on(.s14)
      expect("become-first-responder V", "accepted", false)
      also("firstResponder", nil)
      trace("become-first-responder", "V", "cannot-become")
      run("set canBecomeFirstResponder V YES")
      expect("become-first-responder V", "accepted", true)
      also("firstResponder", "V")
    },
    Demonstration(.fr03, "not in viewWillAppear, but in viewDidAppear") {
      on(.s14, "add controller M in nil", "set canBecomeFirstResponder M.view YES")
      run(
        "on M view-will-appear do become-first-responder M.view",
        "on M view-did-appear do become-first-responder M.view")
      expect("present M from VC", "moments.0.moment", "viewWillAppear")
      also("moments.0.result.accepted", false)
      also("moments.1.moment", "viewDidAppear")
      also("moments.1.result.accepted", true)
      expect("first-responder", "firstResponder", "M.view")
      // A text field that asks too early gets its keyboard all the same: UIKit remembers.
      for (rules, first) in [("documents", nil), ("uikit", "field")] as [(String, JSON)] {
        on(.s14, "rules \(rules)", "add controller M in nil", "add text-field field in M.view")
        run("on M view-will-appear do become-first-responder field")
        expect("present M from VC", "moments.0.result.accepted", false)
        expect("first-responder", "firstResponder", first)
      }
    },
    Demonstration(.fr04, "what the first responder cannot handle goes up the chain") {
      on(.s14, "set canBecomeFirstResponder V YES", "become-first-responder V")
      run("handle VC motion")
      expect("shake", "handler", "VC")
      also("initial", "V")
      also("offered", ["V", "root", "VC"])
      delivered("motionBegan", "V forwarded", "root forwarded", "VC handled")
    },
    Demonstration(.fr05, "who is first depends on the kind of event") {
      on(.s14, "focus F", "become-first-responder T", "handle T menu copy")
      expect("tap 160 170", "deliveries.0.to", "V")
      for (event, first) in [
        ("press select", "F"), ("shake", "T"), ("remote play", "T"), ("menu copy", "T"),
      ] {
        expect(event, "initial", .string(first))
      }
    },
    Demonstration(
      .fr06, "the hit-test view is first for its touch, and not the app's first responder"
    ) {
      on(.s14, "become-first-responder T")
      expect(
        "tap 160 170", "deliveries.0",
        [
          "to": "V", "message": "touchesBegan", "handled": false, "touches": [1],
        ])
      also("firstResponder", "T")
      expect("first-responder", "firstResponder", "T")
    },
    Demonstration(.fr07, "a tapped text field becomes it by itself, anything else must be told") {
      on(.s14, "set canBecomeFirstResponder V YES")
      expect("tap 160 170", "firstResponder", nil)
      expect("tap 160 60", "firstResponder", "T")
      expect("tap 160 170", "firstResponder", "T")
    },
  ]
}
