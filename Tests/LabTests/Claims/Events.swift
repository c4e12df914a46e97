import Engine
import Testing

/// EV: events and the event queue.
extension Demonstration {
  static let events: [Demonstration] = [
    Demonstration(.ev01, "an event tells the app what the user did") {
      on(.s14, "become-first-responder T")
      for (stimulus, type) in [
        ("touch 1 began 160 170", "touches"), ("shake", "motion"),
        ("remote play", "remoteControl"), ("press select", "presses"),
      ] {
        run(stimulus)
        count("event", "created", 1)
        trace("event", "app", "created", ["type": .string(type)])
      }
    },
    Demonstration(.ev02, "three families of event, and presses besides") {
      look { _ in
        #expect(
          EventType.allCases.prefix(4).map { $0.rawValue }
            == ["touches", "motion", "remoteControl", "presses"])
      }
      on(.s14, "become-first-responder T")
      run("tap 160 170")
      trace("event", "app", "created", ["type": "touches"])
      run("shake")
      trace("event", "app", "created", ["type": "motion"])
      run("remote play")
      trace("event", "app", "created", ["type": "remoteControl"])
      run("press select")
      trace("event", "app", "created", ["type": "presses"])
    },
    Demonstration(.ev03, "an event waits in the queue until it is handled") {
      on(.s1)
      expect("post touch 1 began 230 320", "length", 1)
      trace("queue", "app", "queued", ["type": "touches", "length": 1])
      never("point-inside")
      never("delivery")
      expect("queue", "length", 1)
      expect("pump", "length", 0)
      also("hitView", "E")
      delivered(
        "touchesBegan", "E forwarded", "C forwarded", "A forwarded", "W forwarded",
        "scene forwarded", "app forwarded", "delegate forwarded", "delegate discarded")
      expect("queue", "length", 0)
    },
    Demonstration(.ev04, "what came first is handled first") {
      on(.s1)
      run("post tap 90 320", "post shake", "post tap 230 320")
      expect("queue", "events", ["touches", "motion", "touches"])
      expect("pump", "hitView", "D")
      trace("queue", "app", "taken", ["type": "touches", "length": 2])
      run("pump")
      trace("queue", "app", "taken", ["type": "motion", "length": 1])
      trace("event", "app", "created", ["type": "motion"])
      expect("pump", "hitView", "E")
      also("length", 0)
    },
    Demonstration(.ev05, "the documents send a touch to the key window, UIKit to the one under it")
    {
      on(.twoWindows, "rules documents")
      expect("tap 160 240", "window", "W1")
      trace("window", "W2", "not-key")
      trace("window", "W1", "asked")
      trace("hit-view", "W1", "found")
      asked("W1 inside")
      run("rules uikit")
      expect("tap 160 240", "window", "W2")
      trace("window", "W2", "asked")
      asked("W2 inside")
      notAsked("W1")
    },
    Demonstration(.ev06, "a touch starts at its view, a shake at the first responder") {
      on(.s14)
      expect("become-first-responder T", "accepted", true)
      expect("tap 160 170", "deliveries.0.to", "V")
      also("hitView", "V")
      expect("shake", "initial", "T")
      trace("initial-object", "T", "first-responder", ["type": "motion"])
      expect("remote play", "initial", "T")
    },
    Demonstration(.ev07, "the touches of a moment come in one event") {
      on(.s15)
      expect(
        "touch 1 began 100 100, 2 began 200 200", "fingers",
        [["finger": 1, "hitView": "pad"], ["finger": 2, "hitView": "pad"]])
      count("event", "created", 1)
      also("deliveries.0.touches", [1, 2])
    },
    Demonstration(.ev08, "finding goes down, responding goes up") {
      on(.s1, "rules documents", "set delegate app plain")
      run("touch 1 began 230 320")
      trace("event", "app", "created")
      trace("window", "W", "asked")
      trace("point-inside", "W", "inside")
      trace("point-inside", "A", "inside")
      trace("point-inside", "C", "inside")
      trace("point-inside", "E", "inside")
      trace("hit-view", "E", "found")
      trace("delivery", "E", "forwarded", ["message": "touchesBegan"])
      trace("delivery", "C", "forwarded")
      trace("delivery", "A", "forwarded")
      trace("delivery", "W", "forwarded")
      trace("delivery", "app", "forwarded")
      trace("delivery", "app", "discarded")
    },
    Demonstration(.ev09, "seven steps, and then the chain: not “nothing is done”") {
      on(.s1, "rules documents", "set delegate app plain")
      run("post touch 1 began 230 320")
      trace("queue", "app", "queued")
      run("pump")
      trace("queue", "app", "taken")
      trace("window", "W", "asked")
      asked("W inside", "A inside", "C inside", "E inside")
      trace("hit-view", "E", "found")
      delivered(
        "touchesBegan", "E forwarded", "C forwarded", "A forwarded", "W forwarded",
        "app forwarded", "app discarded")
    },
    Demonstration(.ev10, "a touch without a view is abandoned") {
      on(.s1, "set userInteractionEnabled W NO")
      expect("post tap 230 320", "length", 1)
      expect("pump", "hitView", nil)
      trace("queue", "app", "taken", ["length": 0])
      trace("gate", "W", "interaction-disabled")
      trace("hit-view", nil, "none")
      never("delivery")
      also("deliveries", [])
    },
  ]
}

extension Script {
  static let twoWindows = Script(
    "add window W1 0 0 320 480", "add window W2 0 0 320 480", "key-window W1")
}
