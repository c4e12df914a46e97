import Testing

@testable import Lab

/// Controls, the keyboard and animations by command: what is said of them, and how one finds out.
@Suite struct ControlQuestionTests {
  @Test(
    "A control that declines a touch, and what brings it",
    arguments: [
      (
        "override B begin-tracking NO", "tap B", "beginTracking says NO",
        "unoverride B begin-tracking"
      ),
      (
        "override B continue-tracking NO", "drag 40 40 to 60 40", "continueTracking says NO",
        "unoverride B continue-tracking"
      ),
    ])
  func declines(_ obstacle: String, _ event: String, _ why: String, _ remedy: String) {
    var desk = Desk("add button B 20 20 80 40", "add-target B controller go:")
    desk.run(obstacle)
    desk.run(event)
    #expect(desk.run("why-not B").prose.contains(why))
    #expect(desk.run("how-to B").prose.contains(remedy))
    desk.run(remedy)
    #expect(desk.run(event).prose.contains("sends go: to controller"))
  }

  /// An action hangs on UIControl's own touchesBegan.
  @Test(arguments: [
    ("handle B touches", true), ("handle B touches then next", true),
    ("handle B touchesBegan", true), ("handle B touches then super", false),
    ("handle B touchesEnded", false), ("remove", false),
  ])
  func aHandlerThatKeepsTheAction(_ line: String, _ isTold: Bool) {
    let told = "B's touchesBegan does not call super"
    var desk = Desk("add button B 20 20 80 40", "add-target B controller go")
    if line.hasPrefix("remove") {
      desk.run("remove-target B controller")
      desk.run("handle B touches")
      #expect(!desk.run("tap B").prose.contains(told))
      return
    }
    desk.run(line)
    #expect(desk.run("tap B").prose.contains(told) == isTold)
    #expect(desk.run("why B").prose.contains(told) == isTold)
    desk.run("set enabled B NO")
    #expect(!desk.run("tap B").prose.contains(told))
  }

  @Test func aThumbThatIsMissed() {
    var desk = Desk("add slider S 20 20 200 40", "tap 200 40")
    #expect(desk.run("why-not S").prose.contains("misses S's thumb"))
    #expect(desk.run("how-to S").prose.contains("override S begin-tracking YES"))
  }

  @Test func theKeyboardIsInTheWay() {
    var desk = Desk("add text-field F 20 40 200 40", "add button B 20 400 200 40", "tap F")
    #expect(desk.run("tap 60 420").prose.contains("B gets the tap"))
    desk.run("set hardwareKeyboard app NO")
    #expect(desk.run("tree").prose.contains("hardwareKeyboard NO"))
    #expect(desk.run("tap 60 420").prose.contains("the keyboard stands there"))
    #expect(desk.run("why-not B").prose.contains("the keyboard stands there"))
    #expect(desk.run("how-to B").prose.contains("end-editing"))
    #expect(desk.run("hit-test 60 420").prose.contains("the keyboard stands there"))
    let map = desk.run("map").prose
    #expect(map.contains("under the keyboard") && map.contains("45.0 %"))
    desk.run("end-editing")
    #expect(desk.run("tap 60 420").prose.contains("B gets the tap"))
  }

  @Test("What an animation keeps out is tried while it runs")
  func animation() {
    var desk = Desk("add button A 0 0 100 100", "tap 300 300", "animate A alpha=0.5 over 0.5s")
    #expect(desk.run("why-not A at 50 50").prose.contains("it is being animated"))
    let ways = desk.run("how-to A at 50 50").prose
    #expect(ways.contains("wait 0.5") && ways.contains("the animation of A is over"))
    #expect(ways.contains("set allowsUserInteractionDuringAnimation A YES"))
  }

  @Test func anActionWithoutATarget() {
    var desk = Desk("add button B 20 20 80 40")
    #expect(desk.run("add-action B refresh").prose.contains("B.addAction(UIAction"))
    #expect(desk.run("tree").prose.contains("primaryActionTriggered → UIAction refresh"))
    #expect(desk.run("code").prose.contains("for: .primaryActionTriggered"))
    let tap = desk.run("tap B")
    #expect(tap.prose.contains("B runs its UIAction refresh, for primaryActionTriggered."))
    #expect(desk.error("remove-action B other") == "nothing-to-take-away")
    desk.run("remove-action B refresh")
    #expect(!desk.run("tap B").prose.contains("UIAction"))
  }

  @Test("code prints what was set on recognizers that UIKit has made")
  func ownRecognizers() {
    var desk = Desk(
      "add scroll-view S 0 0 320 200", "set S.panGestureRecognizer minimumNumberOfTouches 2",
      "add navigation-controller N", "set enabled N.interactivePopGestureRecognizer NO",
      "add tap-recognizer T to S", "require S.panGestureRecognizer to-fail T")
    let code = desk.run("code").prose
    #expect(code.contains("S.panGestureRecognizer.minimumNumberOfTouches = 2"))
    #expect(code.contains("N.interactivePopGestureRecognizer!.isEnabled = false"))
    #expect(code.contains("S.panGestureRecognizer.require(toFail: T)"))
    #expect(!code.contains("cancelsTouchesInView"))
  }
}
