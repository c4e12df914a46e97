import Engine
import Testing

/// AC: action messages and controls.
extension Demonstration {
  /// What a tap on the button of S6 logs, with the method in three classes, in two, in one.
  static func nilTargetLog(_ className: String) -> Step {
    log(
      "-[\(className) \(Script.action)] ",
      " <YKNoteEventHandlingButton: 0x…; baseClass = UIButton; frame = (60 60; 100 100); "
        + "opaque = NO; layer = <CALayer: 0x…>>")
  }

  static let actions: [Demonstration] = [
    Demonstration(.ac01, "a control tells its target, and the chain is not walked") {
      on(.s4)
      run("tap 100 100")
      sent("btn1Tapped: → VC from btn1")
      trace("control-event", "btn1", "sent", ["event": "touchUpInside"])
      trace("action", "VC", "sent", ["sender": "btn1", "event": "touchUpInside"])
      count("action", "implements", 0)
      count("action", "does-not-implement", 0)
      delivered("touchesBegan", "btn1 tracked")
    },
    Demonstration(.ac02, "action messages use the chain, and are no events") {
      on(.s14, "handle VC action save:")
      expect("send save: to nil from V", "handler", "VC")
      also("offered", ["V", "root", "VC"])
      trace("action", "V", "does-not-implement", ["selector": "save:"])
      trace("action", "VC", "implements")
      trace("action", "VC", "sent")
      never("event")
      never("delivery")
    },
    Demonstration(.ac03, "a nil target: up the chain from the control to who implements it") {
      on(
        .s6, "handle button action \(Script.action)", "handle handingView action \(Script.action)",
        "handle VC action \(Script.action)")
      run("tap 160 210")
      trace("action", "button", "search-from-sender")
      trace("action", "button", "implements")
      sent("\(Script.action) → button from button")
      on(.s6, "handle VC action \(Script.action)")
      run("tap 160 210")
      trace("action", "button", "does-not-implement")
      trace("action", "handingView", "does-not-implement")
      trace("action", "root", "does-not-implement")
      trace("action", "VC", "implements")
      sent("\(Script.action) → VC from button")
      // With a first responder elsewhere UIKit starts there, the documents at the control.
      for (rules, start, target) in [
        ("documents", "search-from-sender", "button"),
        ("uikit", "search-from-first-responder", "VC"),
      ] {
        on(
          .s6, "rules \(rules)", "add text-field field in root 0 400 100 40",
          "become-first-responder field", "handle button action \(Script.action)",
          "handle VC action \(Script.action)")
        run("tap 160 210")
        trace("action", target == "VC" ? "field" : "button", start)
        sent("\(Script.action) → \(target) from button")
      }
    },
    Demonstration(.ac04, "log 1: the button's own method runs") {
      on(
        .s6, "handle button action \(Script.action)", "handle handingView action \(Script.action)",
        "handle VC action \(Script.action)", "log on")
      run("tap 160 210")
      nilTargetLog("YKNoteEventHandlingButton")
      sent("\(Script.action) → button from button")
    },
    Demonstration(.ac05, "log 2: without the button's, the view's method runs") {
      on(
        .s6, "handle handingView action \(Script.action)", "handle VC action \(Script.action)",
        "log on")
      run("tap 160 210")
      nilTargetLog("YKNoteEventHandingView")
      sent("\(Script.action) → handingView from button")
    },
    Demonstration(.ac06, "log 3: without both, the controller's method runs") {
      on(.s6, "handle VC action \(Script.action)", "log on")
      run("tap 160 210")
      trace("action", "button", "does-not-implement")
      trace("action", "handingView", "does-not-implement")
      trace("action", "root", "does-not-implement")
      trace("action", "VC", "sent")
      nilTargetLog("YKNoteEventHandingViewController")
      sent("\(Script.action) → VC from button")
    },
    Demonstration(.ac07, "for touch-up-inside, with the control as argument") {
      on(.s6, "handle VC action \(Script.action)")
      run("touch 1 began 160 210")
      sent()
      expect(
        "touch 1 ended", "actions.0",
        [
          "selector": .string(Script.action), "target": "VC", "sender": "button",
          "event": "touchUpInside",
        ])
      run("touch 1 began 160 210", "touch 1 moved 160 500")
      run("touch 1 ended")
      trace("control-event", "button", "sent", ["event": "touchUpOutside"])
      sent()
    },
  ]
}
