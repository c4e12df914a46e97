import Engine
import Testing

/// How touches end that nobody lifts.
extension TouchTests {
  @Test("U-TD-12 TO12: an interruption cancels every touch in flight, and ends nothing")
  func interruption() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    stage.touch(.began, 90, 320, finger: 2)
    stage.forget()
    stage.deliver(.interrupt)
    #expect(Set(stage.calls) == ["E cancelled", "D cancelled"])
    #expect(stage.scene.touches.isEmpty)
    stage.forget()
    stage.touch(.moved, 231, 320)
    stage.lift()
    #expect(stage.calls == [])
  }

  @Test("U-TD-13 C10: a removed view's touch is cancelled, or silently let go")
  func removal() throws {
    for removedView in RemovedView.allCases {
      for name in ["E", "C"] {
        var stage = try stage()
        stage.rules.removedView = removedView
        stage.touch(.began, 230, 320)
        stage.forget()
        try stage.remove(name)
        #expect(stage.calls == (removedView == .cancelsTouch ? ["E cancelled"] : []))
        #expect(stage.scene.touches.isEmpty)
        stage.forget()
        stage.touch(.moved, 231, 320)
        stage.lift()
        #expect(stage.calls == [])
        // The finger is free for another touch.
        stage.tap(160, 100)
        #expect(stage.calls.first == "view began")
      }
    }
  }

  @Test("C10: a pan of the removed view, or of one in it, does not stay open for ever")
  func removalEndsGestures() throws {
    for removedView in RemovedView.allCases {
      for (owner, removed) in [("E", "E"), ("C", "C"), ("E", "C")] {
        var stage = try stage()
        stage.rules.removedView = removedView
        let pan = try stage.recognizer(.pan, "P", on: owner)
        stage.drag(Point(230, 300), Point(230, 340), lifts: false)
        #expect(stage.scene[pan].state == .changed)
        try stage.move(removed, to: nil)
        #expect(stage.scene[pan].state == .possible)
        #expect(stage.causes(of: "P").last == .viewRemoved)
        #expect(stage.scene.touches.isEmpty)
      }
    }
  }

  @Test(
    "C10 U-TD-03: recognizers of the views that stay follow the finger on, and it has no view",
    arguments: RemovedView.allCases, [true, false])
  func removalLeavesGestures(removedView: RemovedView, isForGood: Bool) throws {
    var stage = try stage()
    stage.rules.removedView = removedView
    try stage.recognizer(.longPress, "L", on: "C")
    let own = try stage.recognizer(.pan, "own", on: "E")
    stage.touch(.began, 230, 320)
    stage.forget()
    if isForGood { try stage.remove("E") } else { try stage.move("E", to: nil) }
    #expect(stage.calls == (removedView == .cancelsTouch ? ["E cancelled"] : []))
    #expect(stage.story(of: "own") == ["failed"])
    #expect(stage.scene[own].state == .possible)
    #expect(stage.scene.touches.map(\.receiver) == [nil])
    stage.wait(0.5)
    stage.touch(.moved, 235, 320)
    #expect(stage.results.fingers.map(\.hitView) == [nil])
    stage.lift()
    #expect(stage.story(of: "L") == ["began", "changed", "ended"])
    #expect(stage.story(of: "E") == (removedView == .cancelsTouch ? ["cancelled"] : []))
    #expect(stage.scene.touches.isEmpty && stage.scene.fingersDown.isEmpty)
  }

  @Test("C10 U-GR-15: a button that has gone keeps no tap from recognizers above")
  func removalEndsProtection() throws {
    var stage = try stage()
    try stage.add(.button, "B", in: "C", 20, 20, 50, 50)
    try stage.recognizer(.tap, "T", on: "C")
    stage.touch(.began, 50, 230)
    try stage.move("B", to: nil)
    stage.lift()
    #expect(stage.story(of: "T") == ["ended"])
  }

  @Test("C10: a view that is gone before a held-back end reaches it hears no end any more")
  func removalBeforeEnd() throws {
    for removedView in RemovedView.allCases {
      for owner in ["E", "C"] {
        var stage = try stage()
        stage.rules.removedView = removedView
        let tap = try stage.recognizer(.tap, "T", on: owner, taps: 2)
        stage.tap(230, 320)
        stage.forget()
        try stage.move("E", to: nil)
        #expect(stage.scene[tap].state == .possible)
        stage.wait(1)
        #expect(stage.calls == (removedView == .cancelsTouch ? ["E cancelled"] : []))
        #expect(stage.scene.touches.isEmpty)
      }
    }
  }

  @Test("C10: a finger whose touch is gone is still on the screen until it lifts")
  func removalLeavesFinger() throws {
    for removedView in RemovedView.allCases {
      var stage = try stage()
      stage.rules.removedView = removedView
      stage.touch(.began, 230, 320)
      try stage.remove("E")
      #expect(stage.scene.fingersDown == [1])
      stage.lift()
      #expect(stage.scene.fingersDown.isEmpty)
    }
  }

  @Test("C10: a control taken off the screen in mid-touch is as new when it comes back")
  func removalEndsTracking() throws {
    for removedView in RemovedView.allCases {
      var stage = try stage()
      stage.rules.removedView = removedView
      try stage.add(.button, "B", 10, 10, 50, 50)
      try stage.target("controller", "go:", of: "B")
      stage.touch(.began, 20, 20)
      try stage.move("B", to: nil)
      stage.lift()
      try stage.move("B", to: "view")
      stage.tap(20, 20)
      #expect(stage.actions == ["go: to controller"])
    }
  }

  @Test("Moved within its window a view keeps its touch")
  func moved() throws {
    var stage = try stage()
    stage.touch(.began, 230, 320)
    try stage.move("E", to: "view")
    stage.lift()
    #expect(stage.calls == ["E began", "E ended"])
  }
}
