import Engine
import Testing

@Suite("Windows, the application and its queue")
struct WindowTests {
  private func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.addWindow("over", Rect(0, 0, 100, 100))
    try stage.add(.view, "B", in: "over", 10, 10, 50, 50)
    return stage
  }

  @Test(
    "U-WN-01 EV05 X32: a touch goes to the window under the finger; by the documents to the key")
  func underFinger() throws {
    var stage = try stage()
    #expect(stage.hit(20, 20) == "B")
    #expect(stage.hit(200, 200) == "view")
    stage.rules = .documents
    #expect(stage.hit(20, 20) == "view")
    #expect(stage.scene.keyWindow == (try stage.view("window")))
  }

  @Test("U-WN-02: by level, and the last shown first within a level")
  func order() throws {
    var stage = try stage()
    try stage.addWindow("newer")
    #expect(stage.hit(20, 20) == "newer")
    try stage.set(.windowLevel, "over", .number(1))
    #expect(stage.hit(20, 20) == "B")
    try stage.set(.windowLevel, "newer", .number(2))
    #expect(stage.hit(20, 20) == "newer")
    try stage.set(.windowLevel, "newer", .number(-1))
    #expect(stage.hit(200, 200) == "view")
    let names = stage.scene.windowsFrontToBack.map { stage.scene.name(of: $0) }
    #expect(names == ["over", "window", "newer"])
    stage.scene.bringToFront(try stage.view("window"))
    try stage.set(.windowLevel, "over", .number(0))
    #expect(stage.hit(20, 20) == "view")
  }

  @Test("U-WN-02: a window whose search gives nil lets the next one be asked")
  func passedOver() throws {
    var stage = try stage()
    stage.scene.override(try stage.view("over"), hitTest: .passThrough)
    #expect(stage.hit(20, 20) == "B")
    #expect(stage.hit(80, 80) == "view")
  }

  @Test("U-WN-02: a window that is flat has no points, and lets the next one be asked")
  func flat() throws {
    var stage = try stage()
    try stage.set(.transform, "over", .transform(.scale(0, 1)))
    #expect(stage.hit(20, 20) == "view")
  }

  @Test("U-WN-03 EV10: an empty window answers itself and blocks what is under it")
  func blocks() throws {
    var stage = try stage()
    try stage.addWindow("cover")
    #expect(stage.hit(200, 200) == "cover")
  }

  @Test("U-WN-04 U-WN-10: hidden windows get nothing; with no window under it a touch is dropped")
  func hidden() throws {
    var stage = try stage()
    try stage.set(.hidden, "over", .bool(true))
    #expect(stage.hit(20, 20) == "view")
    try stage.set(.hidden, "window", .bool(true))
    stage.tap(20, 20)
    #expect(stage.hit(20, 20) == nil)
    #expect(stage.calls == [])
    #expect(stage.cites(.ev10))
    #expect(stage.scene.touches.isEmpty)
  }

  @Test("U-WN-05 U-WN-06 C13: a touch leaves the key window alone, unless the rules say otherwise")
  func keyWindow() throws {
    var stage = try stage()
    stage.tap(20, 20)
    #expect(stage.scene.keyWindow == (try stage.view("window")))
    stage.rules.touchMakesWindowKey = true
    stage.tap(20, 20)
    #expect(stage.scene.keyWindow == (try stage.view("over")))
  }

  @Test("U-WN-06 C13: a tapped text field makes its window key")
  func textFieldMakesKey() throws {
    var stage = try stage()
    try stage.add(.textField, "field", in: "over", 10, 10, 50, 50)
    stage.tap(20, 20)
    #expect(stage.scene.keyWindow == (try stage.view("over")))
    #expect(stage.firstResponder == "field")
    let rules = stage.decisions.compactMap { decision -> Rule? in
      if case .windowBecameKey = decision.kind { decision.rule } else { nil }
    }
    #expect(rules == [.uWN06])
  }

  @Test(
    "U-WN-06: a text input that becomes first responder makes its window key; no other does")
  func focusMakesKey() throws {
    for (kind, isKey) in [(ViewKind.textField, true), (.textView, true), (.view, false)] {
      var stage = try stage()
      try stage.add(kind, "F", in: "over", 10, 10, 50, 50)
      try stage.set(.canBecomeFirstResponder, "F", .bool(true))
      try stage.become("F")
      #expect((stage.scene.keyWindow == (try stage.view("over"))) == isKey, "\(kind)")
      stage.run { [window = try stage.view("window")] in $0.makeKey(window) }
      try stage.become("F")
      #expect((stage.scene.keyWindow == (try stage.view("over"))) == isKey, "\(kind) again")
      try stage.set(.canResignFirstResponder, "F", .bool(false))
      stage.run { [window = try stage.view("window")] in $0.makeKey(window) }
      try stage.add(.textField, "other", in: "over", 10, 100, 50, 50)
      try stage.become("other")
      #expect(stage.scene.keyWindow == (try stage.view("window")), "\(kind) refuses")
    }
  }

  @Test("U-WN-04: makeKeyAndVisible shows a window, in front of those of its level")
  func keyAndVisible() throws {
    var stage = try stage()
    let (low, over) = (try stage.addWindow("low"), try stage.view("over"))
    try stage.set(.windowLevel, "low", .number(-1))
    try stage.addWindow("peer")
    for name in ["over", "low"] { try stage.set(.hidden, name, .bool(true)) }
    stage.run { $0.makeKeyAndVisible(over) }
    #expect(stage.hit(20, 20) == "B")
    #expect(stage.scene.keyWindow == over)
    stage.run { $0.makeKeyAndVisible(low) }
    #expect(stage.hit(20, 20) == "B")
    #expect(stage.scene.keyWindow == low)
    #expect(stage.scene.value(of: .hidden, of: .view(low)) == .bool(false))
  }

  @Test("U-WN-04: the key window, hidden or removed, hands that on to the visible one in front")
  func handsOn() throws {
    for removes in [false, true] {
      var stage = try stage()
      for (name, level) in [("high", 1.0), ("veiled", 2), ("last", 0)] {
        try stage.addWindow(name, level: level)
      }
      try stage.set(.hidden, "veiled", .bool(true))
      let over = try stage.view("over")
      stage.run { $0.makeKey(over) }
      stage.forget()
      if removes {
        try stage.remove("over")
      } else {
        try stage.set(.hidden, "over", .bool(true))
      }
      let high = try stage.view("high")
      #expect(stage.scene.keyWindow == high)
      #expect(stage.decisions.contains(Decision(.uWN04, .windowBecameKey(high))))
      // Another one that goes is none of its business.
      try stage.set(.hidden, "last", .bool(true))
      #expect(stage.scene.keyWindow == high)
    }
  }

  @Test("U-WN-04: with no window to be seen none is key, and the next one shown becomes it")
  func noneIsKey() throws {
    var stage = Stage()
    try stage.add(.textField, "field", 0, 0, 100, 50)
    try stage.become("field")
    try stage.set(.hidden, "window", .bool(true))
    #expect(stage.scene.keyWindow == nil)
    #expect(stage.decisions.contains(Decision(.uWN04, .noKeyWindow)))
    #expect(stage.scene.input == .none)
    stage.deliver(.shake(cancelled: false))
    #expect(stage.results.initial == nil)
    let (window, object) = (try stage.view("window"), try stage.object("window"))
    try stage.change { delivery throws(SceneError) in try delivery.unset(.hidden, of: object) }
    #expect(stage.scene.keyWindow == window)
    #expect(stage.firstResponder == "field")
  }

  @Test("U-WN-04 U-FR-02: a text input in a hidden window is its first responder, and no more")
  func inHiddenWindow() throws {
    var stage = try stage()
    try stage.add(.textField, "field", in: "over", 10, 10, 50, 50)
    try stage.set(.hidden, "over", .bool(true))
    try stage.become("field")
    let over = try stage.view("over")
    #expect(stage.scene.firstResponder(of: over) == (try stage.responder("field")))
    #expect(stage.scene.keyWindow == (try stage.view("window")))
    stage.deliver(.type("lost"))
    #expect(stage.results.handler == nil)
    // Only a call makes it key.
    stage.run { $0.makeKey(over) }
    #expect(stage.scene.keyWindow == over)
  }

  @Test("U-WN-07 U-GR-03: the recognizers of a touch hear of it before its view")
  func recognizersFirst() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "T", on: "over")
    stage.touch(.began, 20, 20)
    let offered = stage.decisions.firstIndex {
      if case .offered = $0.kind { true } else { false }
    }
    let told = stage.decisions.firstIndex {
      if case .delivered = $0.kind { true } else { false }
    }
    #expect(try #require(offered) < #require(told))
  }

  @Test("U-WN-08 EV03 EV04: the queue is first in, first out, and handles nothing before its turn")
  func queue() throws {
    var stage = try stage()
    let down = Stimulus.touches([
      .touches([TouchChange(finger: 1, phase: .began, point: Point(20, 20))])
    ])
    stage.run { delivery in
      delivery.post(down)
      delivery.post(.shake(cancelled: false))
      delivery.post(.remote(.play))
    }
    #expect(stage.scene.queue.count == 3)
    #expect(stage.story == [])
    var handled: [EventType] = []
    while !stage.scene.queue.isEmpty {
      stage.forget()
      let more = stage.run { $0.pump() }
      #expect(more)
      handled += stage.decisions.compactMap {
        if case .eventCreated(_, let type) = $0.kind { type } else { nil }
      }
    }
    #expect(handled == [.touches, .motion, .remoteControl])
    let none = stage.run { $0.pump() }
    #expect(!none)
  }

  @Test("U-WN-08: the hit test is made when the event is handled, not when it is posted")
  func hitTestAtDispatch() throws {
    var stage = try stage()
    stage.run {
      $0.post(
        .touches([.touches([TouchChange(finger: 1, phase: .began, point: Point(20, 20))])]))
    }
    try stage.set(.hidden, "over", .bool(true))
    stage.run { _ = $0.pump() }
    #expect(stage.scene.touches.map { stage.scene.name(of: $0.view) } == ["view"])
  }

  @Test("U-WN-09: ignoring nests: it takes as many ends as begins")
  func ignoring() throws {
    var stage = try stage()
    for begin in [true, true, false] { stage.run { $0.ignoreEvents(begin) } }
    stage.tap(20, 20)
    #expect(stage.calls == [])
    #expect(stage.cites(.uWN09))
    stage.run { $0.ignoreEvents(false) }
    stage.tap(20, 20)
    #expect(stage.calls.first == "B began")
    // One end too many is no debt.
    stage.run { $0.ignoreEvents(false) }
    stage.run { $0.ignoreEvents(true) }
    stage.forget()
    stage.tap(20, 20)
    #expect(stage.calls == [])
  }

  @Test("U-WN-09: a finger that was down before goes on, even as another one is ignored")
  func ignoringOthers() throws {
    var stage = try stage()
    stage.touch(.began, 20, 20)
    stage.run { $0.ignoreEvents(true) }
    stage.forget()
    stage.touches([
      TouchChange(finger: 1, phase: .ended, point: nil),
      TouchChange(finger: 2, phase: .began, point: Point(200, 200)),
    ])
    #expect(stage.calls.first == "B ended")
    #expect(stage.scene.touches.isEmpty)
    // The ignored finger stays unheard, though events are let through again.
    stage.run { $0.ignoreEvents(false) }
    stage.forget()
    stage.touch(.moved, 210, 210, finger: 2)
    stage.lift(2)
    #expect(stage.calls == [])
  }
}
