import Testing

@testable import Lab

/// Questions about a tap that was not made, and about the last event alone.
@Suite struct AskedPointTests {
  @Test func whyNotAtAPoint() {
    var desk = Desk("add view A 0 0 100 100", "add button B in A 200 10 40 40", "tap 50 50")
    let asked = desk.run("why-not B at 220 30").text
    #expect(asked.first?.contains("outside") == true || asked.joined().contains("HT"))
    // Nothing has been tapped: the last event is the one before.
    #expect(desk.run("why").text.contains { $0.contains("app → window → view → A (answered)") })
    desk.run("tap 220 30")
    #expect(desk.run("why-not B").text == asked)
  }

  @Test func howToAtAPoint() {
    var desk = Desk("add view A 0 0 100 100 hidden=YES")
    #expect(desk.run("how-to A at 50 50").text.contains("  set hidden A NO"))
  }

  /// Before anything has happened a question is about a tap on the view itself.
  @Test func aQuestionBeforeAllIsAboutATap() {
    var desk = Desk("add view A 0 0 100 100", "add button B in A 60 60 80 80")
    #expect(
      desk.run("how-to B").text.prefix(2) == [
        "B gets `tap B` after any one of these lines; each has been tried:",
        "  set frame A 0 0 140 140",
      ])
    let why = desk.run("why-not B").text
    #expect(why.first == "Nothing has happened yet, so this is about `tap B`:")
    desk.run("tap B")
    #expect(desk.run("why-not B").text == Array(why.dropFirst()))
  }

  @Test func whyAloneIsAboutWhoeverGotIt() {
    var desk = Desk("add button buy 200 200 80 40", "tap buy")
    #expect(desk.run("why").text == desk.run("why buy").text)
    var nothing = Desk()
    _ = nothing.attempt("why")
    #expect(nothing.code == "no-event-yet")
  }

  @Test(arguments: [
    ("tap -5 -5", true), ("press-and-hold 400 10", true), ("touch 1 began 10 900", true),
    ("tap 5 5", false),
  ])
  func aPointOffTheScreenIsToldSo(_ line: String, _ isOff: Bool) {
    var desk = Desk()
    #expect(desk.run(line).text.contains { $0.contains("is off the screen") } == isOff)
  }

  /// The middle of what is seen, not of the whole.
  @Test(arguments: [
    ("add scroll-view S 0 300 100 100; add view T in S 0 50 100 200", "tap T", "(50, 375)"),
    ("add view T 280 0 80 80", "tap T", "(300, 40)"),
    ("add view T 40 40 80 80; set transform T rotate 45", "tap T", "(80, 80)"),
  ])
  func aNameIsItsVisibleMiddle(_ scene: String, _ line: String, _ point: String) {
    var desk = Desk()
    desk.run(scene)
    desk.run(line)
    #expect(desk.run("draw").text.contains { $0.contains(point) })
  }
}
