import Engine
import Testing

/// Recognizers that wait until others have failed.
extension RecognitionTests {
  @Test("U-GR-13: without a requirement the single tap does not wait")
  func singleAndDouble() throws {
    var stage = try stage()
    try stage.recognizer(.tap, "one", on: "B")
    try stage.recognizer(.tap, "two", on: "B", taps: 2)
    stage.tap(50, 50)
    #expect(stage.story(of: "one") == ["ended"])
    stage.wait(0.1)
    stage.tap(50, 50)
    #expect(stage.story(of: "two") == ["ended"])
  }

  @Test("U-GR-14: fewer taps do not prevent more; more prevent fewer")
  func moreTaps() throws {
    for order in [["one", "two"], ["two", "one"]] {
      var stage = try stage()
      for name in order {
        try stage.recognizer(.tap, name, on: "B", taps: name == "one" ? 1 : 2)
      }
      let two = try stage.recognizer("two")
      stage.tap(50, 50)
      stage.wait(0.1)
      stage.tap(50, 50)
      #expect(stage.story(of: "one") == ["ended", "failed"])
      #expect(stage.causes(of: "one").last == .prevented(by: two))
      #expect(stage.story(of: "two") == ["ended"])
    }
  }

  /// One, two and three taps; each waits for the next to fail.
  static let chains: [(Int, String)] = [(1, "one"), (2, "two"), (3, "three")]

  @Test("U-GR-13: a chain of three: each waits for the one with more taps", arguments: chains)
  func chainOfThree(taps: Int, winner: String) throws {
    var stage = try stage()
    let one = try stage.recognizer(.tap, "one", on: "B")
    let two = try stage.recognizer(.tap, "two", on: "B", taps: 2)
    let three = try stage.recognizer(.tap, "three", on: "B", taps: 3)
    try stage.scene.require(one, toFail: two)
    try stage.scene.require(two, toFail: three)
    for _ in 0..<taps {
      stage.tap(50, 50)
      #expect(stage.story(of: "one").contains("ended") == false)
      stage.wait(0.1)
    }
    stage.wait(1)
    let ended = ["one", "two", "three"].filter { stage.story(of: $0).contains("ended") }
    #expect(ended == [winner])
    #expect(
      [one, two, three].allSatisfy { stage.scene[$0].state == .possible })
  }

  @Test("U-GR-13: one that waits goes when the other has failed, and no later")
  func waits() throws {
    var stage = try stage()
    let one = try stage.recognizer(.tap, "one", on: "B")
    let two = try stage.recognizer(.tap, "two", on: "B", taps: 2)
    try stage.scene.require(one, toFail: two)
    stage.tap(50, 50)
    #expect(stage.cites(.uGR13))
    stage.wait(0.34)
    #expect(stage.story(of: "one") == [])
    stage.wait(0.02)
    #expect(stage.story.filter { !$0.hasPrefix("B ") } == ["two failed", "one ended"])
  }

  @Test("U-GR-13: the required one recognized, the dependent one fails")
  func requiredWins() throws {
    var stage = try stage()
    let one = try stage.recognizer(.tap, "one", on: "A")
    let two = try stage.recognizer(.tap, "two", on: "B", taps: 2)
    try stage.scene.require(one, toFail: two)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50)
    #expect(stage.story(of: "two") == ["ended"])
    #expect(stage.story(of: "one") == ["failed"])
    #expect(stage.causes(of: "one") == [.requiredToFail(two)])
  }

  @Test("U-GR-13: the required one is cancelled, and that is no failure")
  func requiredIsCancelled() throws {
    var stage = try stage()
    try stage.set(.multipleTouchEnabled, "B", .bool(true))
    let one = try stage.recognizer(.tap, "one", on: "B")
    let pan = try stage.recognizer(.pan, "pan", on: "B")
    try stage.scene.require(one, toFail: pan)
    stage.touch(.began, 50, 50)
    stage.touch(.moved, 90, 50)
    stage.touch(.began, 60, 60, finger: 2)
    stage.touches([TouchChange(finger: 1, phase: .cancelled, point: nil)])
    stage.touch(.began, 50, 50)
    stage.lift()
    #expect(stage.scene[pan].state == .cancelled)
    #expect(stage.causes(of: "one").contains(.requiredToFail(pan)))
    #expect(!stage.story(of: "one").contains("ended"))
  }

  @Test("U-GR-13: a required recognizer that sees nothing of the touch keeps nobody waiting")
  func requiredElsewhere() throws {
    var stage = try stage()
    let one = try stage.recognizer(.tap, "one", on: "B")
    let two = try stage.recognizer(.tap, "two", on: "sibling", taps: 2)
    try stage.scene.require(one, toFail: two)
    stage.tap(50, 50)
    #expect(stage.story(of: "one") == ["ended"])
  }

  @Test("U-GR-13: a required recognizer that is disabled keeps nobody waiting")
  func requiredDisabled() throws {
    var stage = try stage()
    let one = try stage.recognizer(.tap, "one", on: "B")
    let two = try stage.recognizer(.tap, "two", on: "B", taps: 2)
    try stage.scene.require(one, toFail: two)
    stage.tap(50, 50)
    try stage.set(.enabled, "two", .bool(false))
    #expect(stage.story(of: "one") == ["ended"])
  }

  @Test("A circle of requirements is refused")
  func requirementCircle() throws {
    var stage = try stage()
    let ids = try ["a", "b", "c"].map { try stage.recognizer(.tap, $0, on: "B") }
    try stage.scene.require(ids[0], toFail: ids[1])
    try stage.scene.require(ids[1], toFail: ids[2])
    #expect(throws: SceneError.requirementCircle(ids[2], ids[0])) {
      try stage.scene.require(ids[2], toFail: ids[0])
    }
    #expect(throws: SceneError.requirementCircle(ids[0], ids[0])) {
      try stage.scene.require(ids[0], toFail: ids[0])
    }
  }

  @Test("A pan that waits for a swipe begins when that fails, in the same touch")
  func panAfterSwipe() throws {
    var stage = try stage()
    let pan = try stage.recognizer(.pan, "P", on: "A")
    let swipe = try stage.recognizer(.swipe, "S", on: "A")
    try stage.scene.require(pan, toFail: swipe)
    stage.drag(Point(20, 20), Point(20, 90), steps: 4)
    #expect(stage.story(of: "S") == ["failed"])
    #expect(stage.story(of: "P") == ["began", "changed", "changed", "changed", "ended"])
    stage.forget()
    stage.drag(Point(20, 20), Point(90, 20), steps: 4)
    #expect(stage.story(of: "S") == ["ended"])
    #expect(stage.story(of: "P") == ["failed"])
  }
}
