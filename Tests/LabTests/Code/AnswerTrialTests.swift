import Lab
import Testing

/// Delegates and overrides that ask more than who it is: the code is put to each view there is, and to
/// each recognizer.
@Suite struct AnswerTrialTests {
  private func run(_ lines: [String]) -> (commands: [String], errors: [String]) {
    var session = Session()
    let replies = lines.flatMap { $0.split(separator: "\n") }.flatMap { session.run(String($0)) }
    return (replies.flatMap { $0.commands ?? [] }, replies.compactMap { $0.errorMessage })
  }

  private static let stage = [
    "add view panel 20 20 200 200", "add button b in panel 10 10 80 44",
    "add tap-recognizer t to view",
  ]

  private func delegate(_ body: String) -> [String] {
    Self.stage + [
      """
      class D: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          \(body)
        }
      }
      """, "let d = D()", "t.delegate = d",
    ]
  }

  @Test(
    "U-GR-22: which views' touches a delegate refuses",
    arguments: [
      ("return !(touch.view is UIControl)", ["NO for b"]),
      ("if touch.view is UIButton { return false }; return true", ["NO for b"]),
      ("if let _ = touch.view as? UIButton { return false }; return true", ["NO for b"]),
      ("return !(touch.view?.isKind(of: UIButton.self) ?? false)", ["NO for b"]),
      ("return touch.view?.isDescendant(of: panel) == false", ["NO for panel", "NO for b"]),
      (
        "if let v = touch.view, v.isDescendant(of: panel) { return false }; return true",
        ["NO for panel", "NO for b"]
      ),
      (
        "guard touch.view == g.view else { return false }; return true",
        ["NO for panel", "NO for b"]
      ),
      ("return touch.view?.superview != panel", ["NO for b"]),
      ("return touch.view?.isMember(of: UIView.self) == true", ["NO for b"]),
    ])
  func touches(_ body: String, _ said: [String]) {
    let found = run(delegate(body))
    #expect(found.errors == [])
    #expect(found.commands == said.map { "delegate t should-receive " + $0 })
  }

  @Test func aButtonThatComesLaterIsAskedAboutToo() {
    let found = run(
      delegate("return !(touch.view is UIControl)") + [
        "let c = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))",
        "panel.addSubview(c)", "c.isHidden = true",
      ])
    #expect(
      found.commands == [
        "delegate t should-receive NO for b", "add button c in nil 0 100 50 50",
        "move c to panel", "delegate t should-receive NO for c", "set hidden c YES",
      ])
  }

  /// Typed commands make views too.
  @Test func aButtonThatIsTypedIsAskedAboutToo() {
    var session = Session()
    for line in delegate("return !(touch.view is UIControl)").flatMap({ $0.split(separator: "\n") })
    {
      _ = session.run(String(line))
    }
    let told = session.run("add button c in panel 0 100 50 50").flatMap { $0.text }
    #expect(told.last == "→ delegate t should-receive NO for c")
    // Both are taken back together.
    #expect(session.run("undo").first?.errorMessage == nil)
    #expect(session.cells.last?.text == "delegate t should-receive NO for b")
  }

  @Test func wherePlaceDecidesNothingIsSaid() {
    let found = run(delegate("return touch.location(in: view).x > 100"))
    #expect(found.commands == [] && found.errors.count == 1)
    #expect(found.errors.first?.contains("before there is a touch") == true)
  }

  @Test("In Objective-C, by the class of a cell's content view")
  func contentViews() {
    let found = run([
      "add table-view list", "add table-cell row in list 0 0 320 44",
      "add tap-recognizer t to view",
      """
      @interface D : NSObject <UIGestureRecognizerDelegate>
      @end
      @implementation D
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldReceiveTouch:(UITouch *)touch {
        if ([NSStringFromClass([touch.view class]) isEqualToString:@"UITableViewCellContentView"]) {
          return NO;
        }
        return YES;
      }
      @end
      """, "D *d = [D new];", "t.delegate = d;",
    ])
    #expect(found.errors == [])
    #expect(found.commands == ["delegate t should-receive NO for row"])
  }

  @Test("U-GR-28: a scroll view's class answers for its own pan")
  func ownPan() {
    let code = [
      """
      class Outer: UIScrollView, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { return other.view is UIScrollView }
      }
      """, "let outer = Outer(frame: CGRect(x: 0, y: 0, width: 320, height: 400))",
      "let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))",
      "view.addSubview(outer)", "outer.addSubview(list)",
    ]
    let found = run(code)
    #expect(found.errors == [])
    #expect(
      found.commands.last == "simultaneous outer.panGestureRecognizer list.panGestureRecognizer")
    // Nobody else may be that pan's delegate: the class says it, and no delegate is set.
    var session = Session()
    for line in ["add scroll-view s 0 0 99 99", "add table-view l in s 0 0 99 99"] {
      _ = session.run(line)
    }
    let text = session.run("simultaneous s.panGestureRecognizer l.panGestureRecognizer")
      .flatMap { $0.text }.joined(separator: "\n")
    #expect(text.contains("class SScrollView: UIScrollView, UIGestureRecognizerDelegate {"))
    #expect(text.contains("other === l.panGestureRecognizer") && !text.contains(".delegate ="))
  }

  @Test("U-SV-14: touchesShouldCancel by class, with what UIScrollView itself says")
  func cancelling() {
    let found = run([
      """
      class Scroll: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool {
          if view is UIButton { return true }
          return super.touchesShouldCancel(in: view)
        }
      }
      """, "let s = Scroll(frame: CGRect(x: 0, y: 0, width: 320, height: 400))",
      "view.addSubview(s)", "let b = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))",
      "let w = UISwitch(frame: CGRect(x: 0, y: 90, width: 50, height: 50))",
      "s.addSubview(b)", "s.addSubview(w)",
    ])
    #expect(found.errors == [])
    #expect(
      found.commands.filter { $0.hasPrefix("override") } == [
        "override s touches-should-cancel YES for b"
      ])
  }

  /// Classes that are each made from the other, a loop that does not end, and a great many views.
  @Test func whatWouldTakeForeverIsRefused() {
    var session = Session()
    func run(_ code: String) -> [Reply] {
      code.split(separator: "\n").flatMap { session.run(String($0)) }
    }
    let asked = """
      func gestureRecognizer(
        _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { return other is UIPanGestureRecognizer }
      """
    _ = run("class A: UIScrollView {}\nclass B: A {}")
    #expect(!run("class A: B {\n" + asked + "\n}").isEmpty)
    #expect(!run("class B: A {\n" + asked + "\n}").isEmpty)
    let endless = """
      var n = 0
      for i in stride(from: 0, to: 1, by: 0) { n = 1 }
      while true { n = 2 }
      return touch.view is UIButton
      """
    for line in delegate(endless).flatMap({ $0.split(separator: "\n") }) {
      _ = session.run(String(line))
    }
    #expect(session.run("tap 5 5").count == 1)
  }

  @Test func otherRecognizersByTheirClass() {
    let found = run([
      "add view p 0 0 100 100", "add pan-recognizer pan to view", "add tap-recognizer tap to p",
      """
      class D: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { return g is UIPanGestureRecognizer && other is UITapGestureRecognizer }
      }
      """, "let d = D()", "pan.delegate = d",
    ])
    #expect(found.errors == [])
    #expect(found.commands == ["delegate pan simultaneous YES with tap"])
  }
}
