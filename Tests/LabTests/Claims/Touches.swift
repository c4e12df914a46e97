import Engine
import Testing

@testable import Lab

/// TO: touches, `UITouch` and `UIEvent`.
extension Demonstration {
  static let touches: [Demonstration] = [
    Demonstration(.to01, "one finger, one touch object") {
      on(.s15)
      run("touch 1 began 100 100")
      trace("touch", "pad", "created", ["touch": 1, "finger": 1])
      run("touch 2 began 200 200")
      trace("touch", "pad", "created", ["touch": 2, "finger": 2])
      look { #expect($0.scene.touches.map { $0.id.number } == [1, 2]) }
    },
    Demonstration(.to02, "a finger that moves or lifts changes the same touch object") {
      on(.s1)
      run("touch 1 began 230 320")
      trace("touch", "E", "created", ["touch": 1])
      run("touch 1 moved 235 330")
      trace(
        "touch", nil, "moved",
        ["touch": 1, "previous": ["x": 230, "y": 320], "point": ["x": 235, "y": 330]])
      run("touch 1 moved 240 340")
      trace("touch", nil, "moved", ["touch": 1, "point": ["x": 240, "y": 340]])
      run("touch 1 ended")
      trace("touch", nil, "ended", ["touch": 1, "point": ["x": 240, "y": 340]])
    },
    Demonstration(.to03, "when the finger lifts, the touch object is gone") {
      on(.s1)
      run("touch 1 began 230 320")
      run("touch 1 ended")
      trace("touch", nil, "over", ["touch": 1])
      look { #expect($0.scene.touches.isEmpty) }
      run("touch 1 began 230 320")
      trace("touch", "E", "created", ["touch": 2])
    },
    Demonstration(.to04, "a touch knows its window, view, tap count, time and phase") {
      on(.s1)
      run("touch 1 began 230 320")
      touchIs("E", "W", .began, at: 0)
      run("wait 0.5", "touch 1 moved 90 320")
      touchIs("E", "W", .moved, at: 0.5)
      run("wait 0.25")
      run("touch 1 ended")
      trace("touch", nil, "ended", ["touch": 1])
      look { #expect($0.scene.now == 0.75) }
    },
    Demonstration(.to05, "quick taps at one spot are counted") {
      on(.s1)
      run("tap 230 320 count 2")
      trace("touch", "E", "created", ["tapCount": 1])
      trace("touch", "E", "created", ["tapCount": 2])
      run("wait 1", "tap 230 320")
      trace("touch", "E", "created", ["tapCount": 1])
      run("wait 1", "tap 230 320")
      trace("touch", "E", "created", ["tapCount": 1])
    },
    Demonstration(.to06, "where a touch is depends on whose coordinates are asked for") {
      on(.s1, "touch 1 began 230 320")
      look { stage in
        let touch = stage.scene.touches.first
        #expect(stage.location(touch?.location, in: "E") == Point(50, 100))
        #expect(stage.location(touch?.location, in: "C") == Point(210, 120))
        #expect(touch?.location == Point(230, 320))
      }
      expect("convert 230 320 from nil to E", "point", ["x": 50, "y": 100])
      expect("convert 230 320 from nil to C", "point", ["x": 210, "y": 120])
    },
    Demonstration(.to07, "a touch remembers where it was before") {
      on(.s1, "touch 1 began 230 320", "touch 1 moved 235 330")
      look { stage in
        let touch = stage.scene.touches.first
        #expect(stage.location(touch?.previousLocation, in: "E") == Point(50, 100))
        #expect(stage.location(touch?.location, in: "E") == Point(55, 110))
      }
    },
    Demonstration(.to08, "a touch belongs to its view for life") {
      on(.s1, "rules documents")
      expect("touch 1 began 230 320", "deliveries.0.to", "E")
      expect(
        "touch 1 moved 90 320", "deliveries.0",
        [
          "to": "E", "message": "touchesMoved", "handled": false, "touches": [1],
        ])
      never("point-inside")
      never("hit-view")
      never("delivery", "D")
      expect("touch 1 ended", "deliveries.0.to", "E")
      also("deliveries.0.message", "touchesEnded")
      also("hitView", "E")
      never("point-inside")
      never("delivery", "D")
    },
    Demonstration(.to09, "touchesBegan: fingers land on the view") {
      on(.s1, "handle E touches")
      expect(
        "touch 1 began 230 320", "deliveries",
        [
          ["to": "E", "message": "touchesBegan", "handled": true, "touches": [1]]
        ])
    },
    Demonstration(.to10, "touchesMoved: called again and again") {
      on(.s1, "handle E touches", "touch 1 began 230 320")
      for y in [325, 330, 335] {
        run("touch 1 moved 230 \(y)")
        delivered("touchesMoved", "E handled")
      }
    },
    Demonstration(.to11, "touchesEnded: fingers lift; moving out is no end") {
      on(.s1, "handle E touches", "handle D touches", "touch 1 began 230 320")
      for x in [200, 120, 90] {
        run("touch 1 moved \(x) 320")
        delivered("touchesMoved", "E handled")
        delivered("touchesEnded")
      }
      run("touch 1 ended")
      delivered("touchesEnded", "E handled")
    },
    Demonstration(.to12, "touchesCancelled: the system takes the touch away") {
      on(.s1, "handle E touches", "touch 1 began 230 320")
      run("interrupt")
      delivered("touchesCancelled", "E handled")
      delivered("touchesEnded")
      look { #expect($0.scene.touches.isEmpty) }
      fails("touch 1 ended", "finger-not-down")
    },
    Demonstration(.to13, "every event is of a kind, and came at its time") {
      on(.s14, "become-first-responder T")
      run("touch 1 began 160 170")
      trace("event", "app", "created", ["event": 1, "type": "touches"])
      look { #expect($0.scene.touches.first?.timestamp == 0) }
      run("touch 1 ended", "wait 2", "shake")
      trace("event", "app", "created", ["event": 2, "type": "motion"])
      look { #expect($0.scene.now == 2) }
    },
    Demonstration(.to14, "an event tells which touches are on a view") {
      on(.s1, "rules documents")
      run("touch 1 began 90 320, 2 began 230 320")
      count("event", "created", 1)
      trace("delivery", "D", "forwarded", ["message": "touchesBegan", "touches": [1]])
      trace("delivery", "E", "forwarded", ["message": "touchesBegan", "touches": [2]])
      look { stage in
        let views = stage.scene.touches.map { stage.scene.name(of: $0.view) }
        #expect(views == ["D", "E"])
      }
    },
    Demonstration(.to15, "one event object through the whole touch") {
      on(.s1)
      run("touch 1 began 230 320")
      trace("event", "app", "created", ["event": 1])
      look { #expect($0.scene.touchEvent == 1) }
      run("touch 1 moved 235 330")
      never("event")
      look { #expect($0.scene.touchEvent == 1) }
      run("touch 1 ended")
      never("event")
      run("touch 1 began 230 320")
      trace("event", "app", "created", ["event": 2])
    },
    Demonstration(.to16, "two fingers at one moment: one call, where the view takes several") {
      on(.s15, "handle pad touches")
      run("touch 1 began 100 100, 2 began 200 200")
      delivered("touchesBegan", "pad handled")
      also("deliveries.0.touches", [1, 2])
      on(.s15, "handle pad touches", "set multipleTouchEnabled pad NO")
      run("touch 1 began 100 100, 2 began 200 200")
      delivered("touchesBegan", "pad handled")
      also("deliveries.0.touches", [1])
      trace("touch", "pad", "withheld-second-finger", ["finger": 2])
    },
    Demonstration(.to17, "two fingers one after the other: two calls") {
      on(.s15, "handle pad touches")
      expect("touch 1 began 100 100", "deliveries.0.touches", [1])
      expect("touch 2 began 200 200", "deliveries.0.touches", [2])
      delivered("touchesBegan", "pad handled")
      look { #expect($0.scene.touches.count == 2) }
      on(.s15, "handle pad touches", "set multipleTouchEnabled pad NO")
      expect("touch 1 began 100 100", "deliveries.0.touches", [1])
      expect("touch 2 began 200 200", "deliveries", [])
    },
    Demonstration(
      .to18, "the set's size tells one finger from two, but not when the second is late"
    ) {
      on(.s15, "handle pad touches")
      expect("tap 100 100", "deliveries.0.touches", [1])
      expect("tap 100 100 fingers 2", "deliveries.0.touches", [1, 2])
      expect("touch 1 began 100 100", "deliveries.0.touches", [1])
      expect("touch 2 began 200 200", "deliveries.0.touches", [2])
      look { #expect($0.scene.touches.count == 2) }
    },
  ]

  private static func touchIs(
    _ view: String, _ window: String, _ phase: TouchPhase, at time: Double
  ) -> Step {
    look { stage in
      let touch = stage.scene.touches.first
      #expect(touch.map { stage.scene.name(of: $0.view) } == view)
      #expect(touch.map { stage.scene.name(of: $0.window) } == window)
      #expect(touch?.phase == phase)
      #expect(touch?.timestamp == time)
      #expect(touch?.tapCount == 1)
    }
  }
}

extension Stage {
  /// `locationInView:`.
  func location(_ point: Point?, in name: String) -> Point? {
    guard let point, case .view(let view)? = scene.object(named: name) else { return nil }
    return scene.convert(point, from: nil, to: view)
  }
}
