import Engine
import Testing

/// MO, RC, PR, ED, TX: motion, remote control, presses, the editing menu, text.
extension Demonstration {
  static let otherEvents: [Demonstration] = [
    Demonstration(.mo01, "the window sends a shake to the first responder") {
      on(.s14, "become-first-responder T", "handle T motion")
      expect("shake", "initial", "T")
      also("handler", "T")
      also("offered", ["T"])
      trace("event", "app", "created", ["type": "motion"])
      trace("initial-object", "T", "first-responder")
      trace("delivery", "T", "handled", ["message": "motionBegan"])
    },
    Demonstration(.mo02, "motionBegan, motionEnded, motionCancelled") {
      on(.s14, "rules documents", "become-first-responder T", "handle T motion ended")
      expect("shake", "handler", "T")
      delivered(
        "motionBegan", "T forwarded", "root forwarded", "VC forwarded", "W forwarded",
        "app forwarded", "delegate forwarded", "delegate discarded")
      delivered("motionEnded", "T handled")
      run("handle T motion", "shake cancelled")
      delivered("motionBegan", "T handled")
      delivered("motionCancelled", "T handled")
      delivered("motionEnded")
    },
    Demonstration(.mo03, "a shake is a UIEvent; a sensor's sample is not") {
      on(.s14, "become-first-responder T")
      run("shake")
      trace("event", "app", "created", ["type": "motion"])
      run("sensor gyro")
      trace("sensor", nil, "to-its-handler", ["sensor": "gyro"])
      never("event")
    },
    Demonstration(.rc01, "remote control: media, from an accessory") {
      on(.s14, "become-first-responder T", "handle T remote")
      expect("remote play", "handler", "T")
      trace("event", "app", "created", ["type": "remoteControl"])
      look { stage in
        let calls = (stage.last?.decisions ?? []).compactMap { decision -> Call? in
          if case .delivered(_, let call, _, _) = decision.kind { call } else { nil }
        }
        #expect(calls == [.remoteControl(.play)])
      }
    },
    Demonstration(.rc02, "to the first responder, and up the chain from it") {
      on(.s14, "become-first-responder T", "handle T remote")
      expect("remote play", "handler", "T")
      delivered("remoteControlReceived", "T handled")
      run("unhandle T remote", "handle VC remote")
      expect("remote play", "handler", "VC")
      delivered("remoteControlReceived", "T forwarded", "root forwarded", "VC handled")
    },
    Demonstration(.pr01, "a press goes to what has the focus") {
      on(.s14, "become-first-responder T", "focus F", "handle F presses")
      expect("press select", "initial", "F")
      also("handler", "F")
      trace("initial-object", "F", "focus", ["type": "presses"])
      delivered("pressesBegan", "F handled")
      expect("first-responder", "firstResponder", "T")
    },
    Demonstration(.pr02, "recognizers hear of a press before the view") {
      on(
        .s14, "focus F", "handle F presses",
        "add tap-recognizer G to F allowedPressTypes=select", "add-target G VC pressed:")
      run("press select")
      trace("recognizer", "G", "offered")
      trace("delivery", "F", "handled", ["message": "pressesBegan"])
      trace("recognizer", "G", "ended")
      trace("delivery", "F", "handled", ["message": "pressesCancelled"])
      // A recognizer that fails leaves the press to the view.
      for rules in ["uikit", "documents"] {
        on(
          .s14, "rules \(rules)", "focus F", "handle F presses",
          "add tap-recognizer G to F allowedPressTypes=select numberOfTapsRequired=2")
        run("press select")
        trace("recognizer", "G", "offered")
        run("wait 0.4s")
        trace("recognizer", "G", "failed")
        trace("delivery", "F", "handled", ["message": "pressesEnded"])
      }
      on(
        .s14, "rules documents", "focus F", "handle F presses",
        "add tap-recognizer G to F allowedPressTypes=select")
      run("press select")
      trace("recognizer", "G", "offered")
      trace("recognizer", "G", "ended")
      never("delivery")
    },
    Demonstration(.ed01, "a menu command looks up the chain for who implements it") {
      on(.s14, "become-first-responder T", "handle T menu copy", "handle VC menu paste")
      expect("menu copy", "handler", "T")
      also("offered", ["T"])
      expect("menu paste", "handler", "VC")
      also("offered", ["T", "root", "VC"])
      trace("menu", "T", "cannot-perform", ["command": "paste"])
      trace("menu", "VC", "can-perform", ["command": "paste"])
      expect("menu cut", "handler", nil)
    },
    Demonstration(.ed02, "menu messages go first to the first responder") {
      on(.s14, "become-first-responder T", "handle VC menu copy")
      expect("menu copy", "initial", "T")
      run("set canBecomeFirstResponder V YES", "become-first-responder V")
      expect("menu copy", "initial", "V")
      also("offered", ["V", "root", "VC"])
    },
    Demonstration(.tx01, "a tapped text field becomes first responder") {
      on(.s14)
      expect("first-responder", "firstResponder", nil)
      expect("tap 160 60", "firstResponder", "T")
      on(.s14, "add text-view notes in root 20 340 280 100")
      expect("tap 160 400", "firstResponder", "notes")
    },
    Demonstration(.tx02, "the keyboard appears, and typing goes to the field") {
      on(.s14, "set hardwareKeyboard app NO")
      run("tap 160 60")
      trace("input", "T", "keyboard")
      expect("type \"hi\"", "handler", "T")
      expect("show T text", "value", "hi")
    },
    Demonstration(.tx03, "an input view of its own takes the keyboard's place") {
      on(.s14, "add view pad in nil 0 0 320 200", "set inputView T pad")
      run("tap 160 60")
      trace("input", "T", "input-view", ["view": "pad"])
      count("input", "keyboard", 0)
    },
    Demonstration(.tx04, "any responder can have an input view") {
      on(.s14, "add view pad in nil 0 0 320 200", "set inputView V pad")
      run("set canBecomeFirstResponder V YES")
      expect("become-first-responder V", "accepted", true)
      trace("input", "V", "input-view", ["view": "pad"])
    },
  ]
}
