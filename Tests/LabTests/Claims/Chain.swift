import Engine
import Testing

/// CH: the responder chain.
extension Demonstration {
  /// As the documents tell it: no window scene, and no delegate in the chain.
  private static let asTold = ["rules documents", "set delegate app plain"]

  static let chain: [Demonstration] = [
    Demonstration(.ch01, "responders are linked together, each link for a reason") {
      on(.s1)
      expect("chain E", "chain", ["E", "C", "A", "W", "scene", "app", "delegate"])
      trace("next", "E", "superview", ["next": "C"])
      trace("next", "C", "superview", ["next": "A"])
      trace("next", "A", "superview", ["next": "W"])
      trace("next", "W", "window-scene", ["next": "scene"])
      trace("next", "scene", "application", ["next": "app"])
      trace("next", "app", "delegate", ["next": "delegate"])
      trace("next", "delegate", "end", ["next": nil])
    },
    Demonstration(.ch02, "UIResponder declares four touch methods, three of motion, one of remote")
    {
      look { _ in
        #expect(
          TouchMessage.allCases.map { $0.touchMethod }
            == ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"])
        #expect(
          MotionMessage.allCases.map { $0.method }
            == ["motionBegan", "motionEnded", "motionCancelled"])
        #expect(Call.remoteControl(.play).method == "remoteControlReceived")
      }
      on(.s11)
      for responder in ["I", "VC", "W", "app", "delegate"] {
        for method in ["began", "moved", "ended", "cancelled"] {
          run("handle \(responder) touches \(method)")
        }
        for method in ["began", "ended", "cancelled"] {
          run("handle \(responder) motion \(method)")
        }
        run("handle \(responder) remote")
      }
      expect("tap 120 140", "handler", "I")
      for responder in ["I", "VC", "W", "app"] { run("unhandle \(responder) touches") }
      expect("tap 120 140", "handler", "delegate")
    },
    Demonstration(.ch03, "the chain ends at the application; a delegate that responds comes after")
    {
      on(.s11).then(asTold)
      expect("chain I", "chain", ["I", "S", "T", "VC", "W", "app"])
      trace("next", "app", "delegate-is-no-link", ["next": nil])
      run("set delegate app delegate")
      expect("chain I", "chain", ["I", "S", "T", "VC", "W", "app", "delegate"])
      run("rules uikit")
      expect("chain I", "chain", ["I", "S", "T", "VC", "W", "scene", "app", "delegate"])
    },
    Demonstration(.ch04, "each responder handles the event or passes it on") {
      on(.s11, "handle T touches")
      expect("tap 120 140", "handler", "T")
      delivered("touchesBegan", "I forwarded", "S forwarded", "T handled")
      delivered("touchesEnded", "I forwarded", "S forwarded", "T handled")
      never("delivery", "VC")
      never("delivery", "W")
      never("delivery", "app")
    },
    Demonstration(.ch05, "a view that overrides no touches method hands touches on") {
      on(.s11, "handle VC touches")
      expect("tap 120 140", "handler", "VC")
      delivered("touchesBegan", "I forwarded", "S forwarded", "T forwarded", "VC handled")
      also(
        "deliveries.0", ["to": "I", "message": "touchesBegan", "handled": false, "touches": [1]])
      also(
        "deliveries.3", ["to": "VC", "message": "touchesBegan", "handled": true, "touches": [1]])
    },
    Demonstration(.ch06, "by calling super several objects handle one event") {
      on(.s11, "handle I touches then super", "handle T touches")
      run("tap 120 140")
      delivered("touchesBegan", "I handled-then-forwarded", "S forwarded", "T handled")
      run("handle I touches")
      run("tap 120 140")
      delivered("touchesBegan", "I handled")
    },
    Demonstration(.ch07, "an event that nobody handles is discarded") {
      on(.s11).then(asTold)
      expect("tap 120 140", "handler", nil)
      trace("delivery", "app", "forwarded", ["message": "touchesBegan"])
      trace("delivery", "app", "discarded", ["message": "touchesBegan"])
    },
    Demonstration(.ch08, "after a view comes its controller, or else its superview") {
      on(.s11)
      expect("chain I", "chain.1", "S")
      trace("next", "I", "superview", ["next": "S"])
      trace("next", "S", "superview", ["next": "T"])
      trace("next", "T", "controller-of-view", ["next": "VC"])
    },
    Demonstration(.ch09, "after a controller comes what holds its view") {
      on(.s12)
      expect("chain K", "chain.1", "RV")
      trace("next", "K", "superview-of-controller-view", ["next": "RV"])
      expect("chain R", "chain.1", "W")
      trace("next", "R", "window-of-root-controller", ["next": "W"])
    },
    Demonstration(.ch10, "after a window comes the application; in UIKit its scene comes between") {
      on(.s11, "rules documents")
      expect("chain W", "chain", ["W", "app", "delegate"])
      run("rules uikit")
      expect("chain W", "chain", ["W", "scene", "app", "delegate"])
    },
    Demonstration(.ch11, "a delegate is in the chain if it is a responder of its own") {
      on(.s11)
      expect("chain app", "chain", ["app", "delegate"])
      expect("tap 120 140", "handler", nil)
      trace("delivery", "delegate", "discarded")
      for delegate in ["plain", "S", "VC"] {
        run("set delegate app \(delegate)")
        expect("chain app", "chain", ["app"])
        trace("next", "app", "delegate-is-no-link", ["next": nil])
        expect("tap 120 140", "handler", nil)
        trace("delivery", "app", "discarded")
      }
    },
    Demonstration(.ch12, "the left figure") {
      on(.s11).then(asTold)
      run("touch 1 began 120 140")
      delivered(
        "touchesBegan", "I forwarded", "S forwarded", "T forwarded", "VC forwarded", "W forwarded",
        "app forwarded", "app discarded")
    },
    Demonstration(.ch13, "the right figure") {
      on(.s12).then(asTold)
      run("touch 1 began 120 160")
      delivered(
        "touchesBegan", "I forwarded", "KV forwarded", "K forwarded", "RV forwarded",
        "R forwarded", "W forwarded", "app forwarded", "app discarded")
    },
    Demonstration(.ch14, "one set of rules; the path follows the structure") {
      on(.s11, "rules documents")
      expect("chain I", "chain", ["I", "S", "T", "VC", "W", "app", "delegate"])
      on(.s12, "rules documents")
      expect("chain I", "chain", ["I", "KV", "K", "RV", "R", "W", "app", "delegate"])
      run("add view box in RV 0 0 320 480", "move KV to box")
      expect("chain I", "chain", ["I", "KV", "K", "box", "RV", "R", "W", "app", "delegate"])
    },
    Demonstration(.ch15, "from the topmost view straight to the window: only without a controller")
    {
      on(.s11Bare).then(asTold)
      expect("chain I", "chain", ["I", "S", "T", "W", "app"])
      run("add controller VC in W view=T")
      expect("chain I", "chain", ["I", "S", "T", "VC", "W", "app"])
    },
    Demonstration(.ch16, "there is no single chain: each is read off the live objects") {
      on(.s12, "add view J in RV 20 420 100 40")
      expect("chain I", "chain", ["I", "KV", "K", "RV", "R", "W", "scene", "app", "delegate"])
      expect("chain J", "chain", ["J", "RV", "R", "W", "scene", "app", "delegate"])
    },
    Demonstration(.ch17, "an overridden nextResponder changes the chain") {
      on(.s11).then(asTold)
      run("override I next W")
      expect("tap 120 140", "hitView", "I")
      asked("W inside", "T inside", "S inside", "I inside")
      delivered(
        "touchesBegan", "I forwarded", "W forwarded", "app forwarded", "app discarded")
      expect("chain I", "chain", ["I", "W", "app"])
      trace("next", "I", "overridden", ["next": "W"])
    },
    Demonstration(.ch18, "call super, not the next responder") {
      on(.s11).then(asTold)
      run("set canBecomeFirstResponder I YES", "become-first-responder I")
      run("handle I motion then super", "shake")
      delivered(
        "motionBegan", "I handled-then-forwarded", "S forwarded", "T forwarded", "VC forwarded",
        "W forwarded", "app forwarded", "app discarded")
      run("handle I motion then next", "shake")
      trace("delivery", "I", "forwards-by-hand", ["message": "motionBegan"], rule: .ch18)
    },
    Demonstration(.ch19, "the chain has six uses") {
      on(.s14, "set canBecomeFirstResponder V YES", "become-first-responder V")
      run(
        "handle VC touches", "handle VC motion", "handle VC remote", "handle VC action save:",
        "handle VC menu paste")
      for event in [
        "tap 160 170", "shake", "remote play", "send save: to nil from V", "menu paste",
      ] {
        expect(event, "handler", "VC")
      }
      expect("tap 160 60", "firstResponder", "T")
      expect("type \"hi\"", "handler", "T")
    },
  ]
}

extension Script {
  /// S11 without its controller.
  static let s11Bare = Script(
    "add window W 0 0 320 480",
    "add view T in W 0 0 320 480",
    "add view S in T 20 60 280 300",
    "add view I in S 40 40 120 80")
}

extension Step {
  /// More lines, each of which must succeed.
  func then(_ lines: [String], at place: Place = #_sourceLocation) -> Step {
    Step { stage in
      perform(&stage)
      for line in lines { stage.run(line, at: place) }
    }
  }
}
