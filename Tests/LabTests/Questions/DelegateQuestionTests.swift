import Testing

@testable import Lab

/// Delegates by command: what is said of them, and how one finds out.
@Suite struct DelegateQuestionTests {
  private static func desk() -> Desk {
    Desk(
      "add view A 0 0 200 200", "add button B in A 0 0 80 40", "add tap-recognizer T to A",
      "add-target T controller tapped:")
  }

  @Test func aRefusalIsToldAndMended() {
    var desk = Self.desk()
    desk.run("delegate T should-receive NO for B")
    desk.run("add view C in A 100 100 50 50")
    let tap = desk.run("tap 40 20")
    #expect(tap.prose.contains("T does not receive the touch of finger 1"))
    let why = desk.run("why-not T").prose
    #expect(why.contains("its delegate says NO for touches in B"))
    #expect(why.contains("With `delegate T should-receive YES for B` T would have received it."))
    #expect(desk.run("tap 120 120").prose.contains("T, on A, recognizes the tap"))
  }

  @Test(arguments: [
    ("delegate T should-begin NO", "delegate T should-begin YES"),
    ("delegate T should-receive NO", "delegate T should-receive YES"),
    ("delegate T should-receive-event NO", "delegate T should-receive-event YES"),
    ("override T should-receive-event NO", "override T should-receive-event YES"),
    (
      "override C gesture-recognizer-should-begin NO",
      "override C gesture-recognizer-should-begin YES for T"
    ),
    ("set allowedTouchTypes T pencil", "set allowedTouchTypes T direct,pencil"),
  ])
  func howTo(obstacle: String, remedy: String) {
    var desk = Self.desk()
    desk.run("add view C in A 100 100 50 50")
    desk.run(obstacle)
    desk.run("tap 120 120")
    #expect(desk.run("how-to T").prose.contains(remedy), "\(obstacle)")
  }

  @Test func anAnswerIsShownAndTakenAway() {
    var desk = Self.desk()
    desk.run("delegate T should-receive NO for B")
    desk.run("override A gesture-recognizer-should-begin NO for pan")
    let tree = desk.run("tree").prose
    #expect(tree.contains("delegate should-receive NO for B"))
    #expect(tree.contains("gestureRecognizerShouldBegin NO for UIPanGestureRecognizer"))
    desk.run("undelegate T should-receive")
    desk.run("unoverride A gesture-recognizer-should-begin")
    #expect(!desk.run("tree").prose.contains("NO for"))
    #expect(desk.error("undelegate T") == "nothing-to-take-away")
  }

  @Test(arguments: [
    "delegate A should-begin NO", "delegate delegate should-begin NO", "delegate T frobnicate NO",
    "delegate T should-begin", "delegate T should-receive NO for T",
    "delegate T require-failure-of T", "override A can-prevent NO", "on T failed do wait 1",
    "on T view-did-load do wait 1",
  ])
  func whatIsWrongChangesNothing(line: String) {
    var desk = Self.desk()
    let before = desk.session.state
    #expect(desk.error(line) != nil, "\(line)")
    #expect(desk.session.state == before, "\(line)")
  }

  @Test func aCommandWaitsForACall() {
    var desk = Desk("add view A 0 0 200 200", "add pan-recognizer P to A")
    desk.run("on P changed do \"set enabled P NO; set enabled P YES\"")
    let reply = desk.run("drag 20 20 to 180 20")
    #expect(reply.result["recognizers"]?.elements.first?["states"]?.elements.last == "cancelled")
    #expect(reply.prose.contains("set enabled P NO"))
    #expect(
      desk.run("drag 20 20 to 180 20").result["recognizers"]?.elements.first?["states"]?.elements
        .last == "cancelled")
    var tapped = Desk("add tap-recognizer T to view", "on T ended do set hidden view YES")
    tapped.run("tap 50 50")
    #expect(tapped.ask("show view hidden", "value") == true)
  }

  @Test("U-SV-10: a scroll view's own pan calls too, and its drag may be broken off in the call")
  func aScrollViewsPanCalls() {
    var desk = Desk(
      "add scroll-view S 0 0 320 400 contentSize=320,4000",
      "on S.panGestureRecognizer began do set scrollEnabled S NO")
    let reply = desk.run("drag 100 300 to 100 100")
    #expect(reply.result["recognizers"]?.elements.first?["states"]?.elements.last == "cancelled")
    // What its first move goes beyond ten points is scrolled with it (MO-02).
    #expect(desk.ask("show S contentOffset", "value.y") == 10)
  }

  @Test func decisionsSayWhoWasAsked() {
    var desk = Self.desk()
    desk.run("delegate T should-begin YES")
    let asked = desk.run("tap 150 150").json().encoded
    #expect(
      asked.contains(
        "\"kind\":\"gesture-question\",\"subject\":\"T\",\"verdict\":\"yes\",\"question\":\"should-begin\""
      ))
  }
}
