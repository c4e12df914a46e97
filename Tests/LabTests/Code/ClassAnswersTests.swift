import Depth
import Lab
import Testing

/// A class in the forms that people write does what the command for it says.
@Suite struct ClassAnswersTests {
  private static let point =
    "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
  private static let hitTest =
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"

  static let methods: [(String, [String])] = [
    (
      "\(point) { bounds.insetBy(dx: -10, dy: -20).contains(point) }",
      ["override c point-inside inset -10 -20"]
    ),
    (
      """
      \(point) {
        let area = self.bounds.inset(by: UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8))
        return area.contains(point)
      }
      """, ["override c point-inside inset -8"]
    ),
    (
      """
      \(point) {
        if CGRect(x: 0, y: 0, width: 5, height: 5).contains(point) { return true }
        return CGRect(x: 9, y: 9, width: 35, height: 35).contains(point)
      }
      """, ["override c point-inside rects 0 0 5 5, 9 9 35 35"]
    ),
    (
      "\(point) { hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2 }",
      ["override c point-inside ellipse"]
    ),
    ("\(point) { return false }", ["override c point-inside never"]),
    // RE03: at least 44 points, by the view's own size.
    (
      """
      \(point) {
        let dx = max(0, 84 - bounds.width) / 2
        return bounds.insetBy(dx: -dx, dy: -dx).contains(point)
      }
      """, ["override c point-inside inset -17"]
    ),
    ("\(hitTest) { nil }", ["override c hit-test nil"]),
    ("\(hitTest) { self }", ["override c hit-test self"]),
    (
      "\(hitTest) {\n let hit = super.hitTest(point, with: event)\n return hit === self ? nil : hit\n}",
      ["override c hit-test pass-through"]
    ),
    (
      """
      \(hitTest) {
        guard let hit = super.hitTest(point, with: event), hit != self else { return nil }
        return hit
      }
      """, ["override c hit-test pass-through"]
    ),
    (
      "\(hitTest) {\n if let hit = super.hitTest(point, with: event) { return hit }\n return b\n}",
      ["override c hit-test fallback b"]
    ),
    (
      "\(hitTest) { let v = super.hitTest(point, with: event); if v == self { return b } else { return v } }",
      ["override c hit-test redirect b"]
    ),
    (
      """
      \(hitTest) {
        let p = convert(point, to: b)
        if b.point(inside: p, with: event) { return b }
        return super.hitTest(point, with: event)
      }
      """, ["override c hit-test first b"]
    ),
    // What every tutorial prints: it asks its subviews wherever the point is.
    (
      """
      \(hitTest) {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        for subview in subviews.reversed() {
          let p = subview.convert(point, from: self)
          if let hit = subview.hitTest(p, with: event) { return hit }
        }
        return nil
      }
      """, ["override c point-inside always", "override c hit-test pass-through"]
    ),
    ("override var next: UIResponder? { window }", ["override c next window"]),
    (
      "override var canBecomeFirstResponder: Bool { get { return true } }",
      ["set canBecomeFirstResponder c YES"]
    ),
    (
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }",
      ["handle c touchesBegan then super"]
    ),
    ("@objc func save(_ sender: Any?) {}", ["handle c action save:"]),
    ("@IBAction func go() { }", ["handle c action go"]),
  ]

  private static let scene = [
    "add view a 0 0 200 200", "add button b in a 110 10 80 44",
    "add view c in a 60 60 50 50 class=Card", "add view inner in c 30 30 40 40",
  ]

  @Test(arguments: methods)
  func aMethod(_ method: String, _ command: [String]) {
    SameAnswers.check("class Card: UIView {\n\(method)\n}", command, in: Self.scene)
  }

  /// The same where the class is known before its object is made.
  @Test(arguments: methods.prefix(Depth.count(2, nightly: .max)))
  func aMethodOfALaterObject(_ method: String, _ command: [String]) {
    let make = Array(Self.scene[2...])
    let before = Array(Self.scene[..<2])
    let own = SameAnswers.outcomes(of: before + ["class Card: UIView {\n\(method)\n}"] + make)
    #expect(own == SameAnswers.outcomes(of: before + make + command), "\(method)")
  }

  static let searches: [(String, String)] = [
    (
      "guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return nil }",
      "subviews.reversed()"
    ),
    (
      "if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }",
      "subviews.reversed()"
    ),
  ]

  /// UIView's own search, written by hand, changes nothing (HT03).
  @Test(arguments: searches)
  func aSearchByHand(_ gates: String, _ order: String) {
    let code = """
      class Card: UIView {
        \(Self.hitTest) {
          \(gates)
          if !self.point(inside: point, with: event) { return nil }
          for subview in \(order) {
            let inside = subview.convert(point, from: self)
            if let hit = subview.hitTest(inside, with: event) { return hit }
          }
          return self
        }
      }
      """
    for change in [
      "set hidden c YES", "set alpha c 0.005", "set userInteractionEnabled c NO",
      "set hidden inner YES", "set alpha c 1",
    ] {
      SameAnswers.check(code, [], in: Self.scene + [change])
    }
  }

  @Test func objectiveC() {
    let code = """
      @interface Card : UIView
      @end
      @implementation Card
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point);
      }
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        if (hit == self) return nil;
        return hit;
      }
      - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        [super touchesBegan:touches withEvent:event];
      }
      - (BOOL)canBecomeFirstResponder { return YES; }
      @end
      """
    SameAnswers.check(
      code,
      [
        "override c point-inside inset -10", "override c hit-test pass-through",
        "handle c touchesBegan then super", "set canBecomeFirstResponder c YES",
      ], in: Self.scene)
  }

  // MARK: Delegates

  private static let gestures = [
    "add view a 0 0 200 200", "add button b in a 10 10 80 44", "add view c in a 100 100 80 80",
    "add tap-recognizer r to a", "add pan-recognizer p to a", "add-target r controller go",
    "handle controller action go",
  ]
  private static let taps = [
    "tap 20 20", "tap 120 120", "tap 60 150", "drag 120 120 160 160", "double-tap 60 150",
  ]

  static let delegates: [(String, [String])] = [
    (
      "func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {"
        + " touch.view !== b }", ["delegate r should-receive NO for b"]
    ),
    (
      "func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {"
        + " return !(touch.view is UIControl) }", ["delegate r should-receive NO for b"]
    ),
    (
      "func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {"
        + " return touch.view == a }",
      ["delegate r should-receive YES for a", "delegate r should-receive NO"]
    ),
    (
      "func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }",
      ["delegate r should-begin NO"]
    ),
    (
      "func gestureRecognizer(_ g: UIGestureRecognizer, shouldRequireFailureOf o:"
        + " UIGestureRecognizer) -> Bool { if o === p { return true }; return false }",
      ["delegate r require-failure-of p"]
    ),
  ]

  @Test(arguments: delegates)
  func aDelegate(_ method: String, _ command: [String]) {
    let own = SameAnswers.outcomes(
      of: Self.gestures + [
        "class D: NSObject, UIGestureRecognizerDelegate { \(method) }", "let d = D()",
        "r.delegate = d",
      ], asked: Self.taps)
    #expect(own == SameAnswers.outcomes(of: Self.gestures + command, asked: Self.taps), "\(method)")
  }

  @Test func aDelegateInObjectiveC() {
    let code = """
      @interface D : NSObject <UITextFieldDelegate>
      @end
      @implementation D
      - (BOOL)textField:(UITextField *)f shouldChangeCharactersInRange:(NSRange)r replacementString:(NSString *)s {
        return NO;
      }
      @end
      """
    let scene = ["add text-field t"]
    let asked = ["become-first-responder t", "type a", "show t text"]
    #expect(
      SameAnswers.outcomes(of: scene + [code, "D *d = [D new];", "t.delegate = d;"], asked: asked)
        == SameAnswers.outcomes(of: scene + ["delegate t should-change NO"], asked: asked))
  }
}
