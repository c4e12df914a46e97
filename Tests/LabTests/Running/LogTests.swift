import Testing

@testable import Lab

/// `log on` prints what a class would that overrides a method and prints its name in it.
@Suite struct LogTests {
  struct Logged: CustomTestStringConvertible, Sendable {
    let before: [String]
    let event: String
    let lines: [String]

    init(_ before: [String], _ event: String, _ lines: String...) {
      self.before = before
      self.event = event
      self.lines = lines
    }

    var testDescription: String { "\(before.last ?? ""): \(event)" }
  }

  private static let inner = [
    "add view T 0 0 200 200 class=Outer", "add view I in T 0 0 100 100 class=Inner",
    "handle T touches", "handle controller touches",
  ]

  @Test(
    "CH06: whoever overrides the method prints, and of those above only whom it comes to",
    arguments: [
      Logged(
        inner + ["handle I touches then super"], "touch 1 began 50 50",
        "-[Inner touchesBegan:withEvent:]", "-[Outer touchesBegan:withEvent:]"),
      Logged(
        inner + ["handle I touches"], "touch 1 began 50 50", "-[Inner touchesBegan:withEvent:]"),
      Logged(
        inner, "tap 50 50", "-[Outer touchesBegan:withEvent:]", "-[Outer touchesEnded:withEvent:]"),
      // A control that overrides nothing prints nothing.
      Logged(["add button B 0 0 100 100"], "tap 50 50"),
      Logged(
        ["handle controller motion then super", "handle app motion"], "shake",
        "-[UIViewController motionBegan:withEvent:]", "-[UIApplication motionBegan:withEvent:]",
        "-[UIViewController motionEnded:withEvent:]", "-[UIApplication motionEnded:withEvent:]"),
      Logged(
        ["handle controller remote"], "remote play",
        "-[UIViewController remoteControlReceivedWithEvent:]"),
      Logged(
        ["handle view presses", "focus view"], "press select",
        "-[UIView pressesBegan:withEvent:]", "-[UIView pressesEnded:withEvent:]"),
      Logged(
        [
          "set canBecomeFirstResponder view YES", "become-first-responder view",
          "handle controller menu copy",
        ], "menu copy", "-[UIViewController copy:]"),
    ])
  func overridden(_ logged: Logged) {
    var desk = Desk(lines: logged.before + ["log on"])
    let reply = desk.run(logged.event)
    let printed = reply.text.suffix(reply.literalLines).filter { $0.hasPrefix("-[") }
    #expect(Array(printed) == logged.lines)
  }
}
