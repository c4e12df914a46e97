import Testing

@testable import Lab

/// Two events on two lines are a second apart; on one line they keep their own time.
@Suite struct PaceTests {
  private static func desk() -> Desk {
    Desk(
      "add view A 0 0 200 200", "add tap-recognizer once to A",
      "add tap-recognizer twice to A numberOfTapsRequired=2", "require once to-fail twice",
      "add-target once controller one:", "add-target twice controller two:")
  }

  private static func actions(_ lines: [String]) -> [String] {
    var session = desk().session
    return lines.flatMap { session.run($0) }.flatMap { reply in
      (reply.result["actions"]?.elements ?? []).compactMap { $0["selector"]?.text }
    }
  }

  @Test(arguments: [
    (["tap 50 50", "tap 50 50", "wait 1"], ["one:", "one:"]),
    (["tap 50 50; tap 50 50", "wait 1"], ["two:"]),
    (["tap 50 50 count 2", "wait 1"], ["two:"]),
    (["tap 50 50", "wait 0.1", "tap 50 50", "wait 1"], ["two:"]),
    (["tap 50 50; add view B 0 0 1 1; tap 50 50", "wait 1"], ["two:"]),
    (["tap 50 50", "add view B 0 0 1 1; tap 50 50", "wait 1"], ["one:", "one:"]),
    // A finger that is down goes on in its own time.
    (
      [
        "touch 1 began 50 50", "touch 1 ended", "touch 1 began 50 50", "touch 1 ended", "wait 1",
      ], ["one:", "one:"]
    ),
    (["post tap 50 50", "post tap 50 50", "pump", "pump", "wait 1"], ["one:", "one:"]),
    (["tap 50 50", "shake"], ["one:"]),
  ])
  func linesAndTime(lines: [String], expected: [String]) {
    #expect(Self.actions(lines) == expected, "\(lines)")
  }

  @Test func whatTheSecondDecidesIsToldFirst() {
    var desk = Self.desk()
    desk.run("tap 50 50")
    let reply = desk.run("tap 150 150")
    #expect(reply.text.first?.hasPrefix("twice goes from possible to failed") == true)
    #expect(desk.run("explain").text.first?.hasPrefix("twice goes from possible") == true)
    #expect(reply.result["hitView"] == "A")
    #expect(reply.result["actions"]?.elements.count == 1)
    #expect(
      reply.result["recognizers"]?.elements.first { $0["name"] == "once" }?["states"]
        == ["possible", "ended", "possible"])
  }

  /// A line that is wrong takes no time.
  @Test func aWrongLineTakesNoTime() {
    var desk = Self.desk()
    desk.run("tap 50 50")
    let before = desk.session.state.scene.now
    _ = desk.session.run("tap 5 5 in Z")
    _ = desk.session.run("touch 1 moved 5 5")
    #expect(desk.session.state.scene.now == before)
  }

  /// Cells that run again know which of them were typed on one line.
  @Test func cellsKeepTheirLines() {
    var desk = Self.desk()
    desk.run("tap 50 50; tap 50 50")
    desk.run("edit 1 add view A 0 0 200 100")
    #expect(desk.session.state.scene.now < 1)
    let states = desk.session.state.scene
    _ = desk.session.run("undo")
    _ = desk.session.run("redo")
    #expect(desk.session.state.scene == states)
  }

  @Test(arguments: [
    ("handle A touches", "touch 1 began 5 5; touch 1 moved 6 6", "A"),
    ("handle A touches", "touch 1 began 5 5; touch 1 ended", "A"),
    ("handle A touches ended", "tap 5 5", "A"),
    ("handle view touches moved", "drag 5 5 to 50 50", "view"),
    ("handle A touches", "post tap 5 5; pump", "A"),
  ])
  func theHandlerIsWhoeverHandles(behaviour: String, lines: String, handler: String) {
    var desk = Desk("add view A 0 0 200 200", behaviour)
    let last = desk.session.run(lines).last
    #expect(last?.result["handler"]?.text == handler)
  }

  @Test func pressesAndTypingHaveActions() {
    var desk = Desk(
      "add view A 0 0 200 200", "add tap-recognizer T to A allowedPressTypes=select",
      "add-target T controller go:", "focus A")
    let press = desk.run("press select").result
    #expect(press["actions"]?.elements.first?["selector"] == "go:")
    #expect(press["recognizers"]?.elements.first?["states"] == ["possible", "ended"])
    var field = Desk(
      "add text-field F 0 0 200 40", "add-target F controller edited: for editing-changed",
      "become-first-responder F")
    for line in ["type \"a\"", "key b"] {
      #expect(field.run(line).result["actions"]?.elements.first?["selector"] == "edited:")
    }
    #expect(desk.run("shake").result["actions"] == nil)
  }
}
