import Engine
import Testing

/// NE: what is no responder, and what is no event.
extension Demonstration {
  static let limits: [Demonstration] = [
    Demonstration(.ne01, "a layer is no responder") {
      on(.s1, "add layer shine in E 0 0 100 200")
      expect("tap 230 320", "hitView", "E")
      notAsked("shine")
      fails("chain shine", "wrong-kind")
    },
    Demonstration(.ne02, "only responders handle events") {
      on(.s4, "add layer shine in P 0 0 100 100", "add tap-recognizer G to P")
      fails("handle shine touches", "wrong-kind")
      fails("handle G touches", "wrong-kind")
      for responder in ["app", "VC", "R", "W", "btn1"] {
        run("handle \(responder) touches")
      }
      expect("tap 10 450", "handler", "R")
    },
    Demonstration(.ne03, "Core Motion does not use the chain") {
      on(.s14, "become-first-responder T", "handle T motion")
      expect("sensor gyro", "handler", nil)
      also("offered", [])
      trace("sensor", nil, "to-its-handler", ["sensor": "gyro"])
      never("delivery")
      never("initial-object")
      expect("first-responder", "firstResponder", "T")
      expect("shake", "handler", "T")
    },
    Demonstration(.ne04, "action messages are not events") {
      on(.s6, "handle VC action \(Script.action)")
      run("tap 160 210")
      count("event", "created", 1)
      trace("event", "app", "created", ["type": "touches"])
      trace("action", "VC", "sent")
      sent("\(Script.action) → VC from button")
    },
  ]
}
