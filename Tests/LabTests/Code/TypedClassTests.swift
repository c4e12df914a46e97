import Depth
import Lab
import Testing

/// Classes, and what they override.
extension TypedCodeTests {
  @Test func whatWaitsForItsView() throws {
    let code = """
      let once = UITapGestureRecognizer(target: self, action: #selector(go))
      let twice = UITapGestureRecognizer()
      twice.numberOfTapsRequired = 2
      once.require(toFail: twice)
      a.addGestureRecognizer(twice)
      a.addGestureRecognizer(once)
      let glow = CALayer()
      glow.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      a.layer.addSublayer(glow)
      """
    #expect(
      try commands(code, after: Self.scene) == [
        "add tap-recognizer twice to a numberOfTapsRequired=2",
        "add tap-recognizer once to a", "add-target once controller go",
        "require once to-fail twice", "add layer glow in a 0 0 5 5",
      ])
  }

  @Test func whatIsMadeWhereItIsHandedOnGetsAName() throws {
    let code = """
      a.addSubview(UISearchBar(frame: CGRect(x: 0, y: 0, width: 90, height: 44)))
      a.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
      """
    #expect(
      try commands(code, after: Self.scene) == [
        "add view searchBar1 in nil 0 0 90 44 class=UISearchBar", "move searchBar1 to a",
        "add tap-recognizer tap1 to a", "add-target tap1 controller go",
      ])
  }

  /// A class with one method, in the forms that people write, and the override that it is.
  @Test(arguments: [
    (
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -20).contains(point) }",
      "override c point-inside inset -10 -20"
    ),
    (
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n  let area = self.bounds.inset(by: UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8))\n  return area.contains(point)\n}",
      "override c point-inside inset -8"
    ),
    (
      "override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { if CGRect(x: 0, y: 0, width: 5, height: 5).contains(p) { return true }\n return CGRect(x: 9, y: 9, width: 5, height: 5).contains(p) }",
      "override c point-inside rects 0 0 5 5, 9 9 5 5"
    ),
    (
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { UIBezierPath(ovalIn: bounds).contains(point) }",
      "override c point-inside ellipse"
    ),
    (
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { let path = UIBezierPath(); path.move(to: .zero); path.addLine(to: CGPoint(x: 9, y: 0)); path.addLine(to: CGPoint(x: 0, y: 9)); path.close(); return path.contains(point) }",
      "override c point-inside polygon 0 0 9 0 0 9"
    ),
    (
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return false }",
      "override c point-inside never"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }",
      "override c hit-test nil"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }",
      "override c hit-test self"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n let hit = super.hitTest(point, with: event)\n return hit === self ? nil : hit\n}",
      "override c hit-test pass-through"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n guard let hit = super.hitTest(point, with: event), hit != self else { return nil }\n return hit\n}",
      "override c hit-test pass-through"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n if let hit = super.hitTest(point, with: event) { return hit }\n return b\n}",
      "override c hit-test fallback b"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { let v = super.hitTest(point, with: event); if v == self { return b } else { return v } }",
      "override c hit-test redirect b"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n let p = convert(point, to: b)\n if b.point(inside: p, with: event) { return b }\n return super.hitTest(point, with: event)\n}",
      "override c hit-test first b"
    ),
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { b.point(inside: b.convert(point, from: self), with: event) ? b : super.hitTest(point, with: event) }",
      "override c hit-test first b"
    ),
    ("override var next: UIResponder? { window }", "override c next window"),
    (
      "override var canBecomeFirstResponder: Bool { get { return true } }",
      "set canBecomeFirstResponder c YES"
    ),
    (
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); print(\"b\") }",
      "handle c touchesBegan then super"
    ),
    ("@objc func save(_ sender: Any?) {}", "handle c action save:"),
    ("@IBAction func go() { }", "handle c action go"),
    (
      "override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: \"s\", modifierFlags: [.command, .shift], action: #selector(save))] }",
      "add-key-command c shift+cmd+s save"
    ),
  ])
  func overrides(_ method: String, _ expected: String) throws {
    let code =
      "class Card: UIView {\n\(method)\n}\nlet c = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))"
    #expect(
      try commands(code, after: ["add view a 0 0 200 200", "add button b in a 10 10 80 44"])
        == ["add view c in nil 0 0 50 50 class=Card", expected])
    // An object that is there already gets it at once.
    #expect(
      try commands(
        "class Card: UIView {\n\(method)\n}",
        after: ["add view a", "add button b in a", "add view c class=Card"]) == [expected])
  }

  static let searchesByHand: [(String, String, SearchSituation?)] = [
    (
      "guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return nil }",
      "subviews.reversed()", nil
    ),
    (
      "if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }",
      "subviews.reversed()", nil
    ),
    (
      "guard isUserInteractionEnabled, alpha > 0.01 else { return nil }", "subviews.reversed()",
      .hidden
    ),
    (
      "guard !isHidden, isUserInteractionEnabled else { return nil }", "subviews.reversed()",
      .transparent
    ),
    ("guard !isHidden, alpha > 0.01 else { return nil }", "subviews.reversed()", .interactionOff),
    (
      "guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return nil }", "subviews",
      .overlapping
    ),
  ]

  /// UIView's own search, written by hand, is no override; what differs is told with the scene that
  /// shows it.
  @Test(arguments: searchesByHand.prefix(Depth.count(1, nightly: .max)))
  func aSearchByHand(_ gates: String, _ order: String, _ differs: SearchSituation?) throws {
    let code = """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
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
    var session = Session()
    _ = session.run("add view c class=Card; override c hit-test nil")
    var replies: [Reply] = []
    for line in code.split(separator: "\n") { replies += session.run(String(line)) }
    let reply = try #require(replies.last)
    guard let differs else {
      #expect(reply.commands == ["unoverride c hit-test"], "\(reply.errorMessage ?? "")")
      return
    }
    guard case .code(.search(let difference))? = reply.error?.problem else {
      Issue.record("\(reply.errorMessage ?? "no error")")
      return
    }
    #expect(difference.situation == differs)
  }

  @Test(.enabled(if: Depth.isNightly)) func aSearchByHandInObjectiveC() throws {
    let code = """
      @implementation Card
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
        if (![self pointInside:point withEvent:event]) return nil;
        for (UIView *subview in [self.subviews reverseObjectEnumerator]) {
          CGPoint inside = [self convertPoint:point toView:subview];
          UIView *hit = [subview hitTest:inside withEvent:event];
          if (hit) return hit;
        }
        return self;
      }
      @end
      """
    #expect(
      try commands(code, after: ["add view c class=Card", "override c hit-test nil"])
        == ["unoverride c hit-test"])
  }

  @Test func objectiveCOverrides() throws {
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
        NSLog(@"began");
        [super touchesBegan:touches withEvent:event];
      }
      - (BOOL)canBecomeFirstResponder { return YES; }
      @end
      """
    #expect(
      try commands(code, after: ["add view c class=Card"]) == [
        "override c point-inside inset -10", "override c hit-test pass-through",
        "handle c touchesBegan then super", "set canBecomeFirstResponder c YES",
      ])
  }

  /// A class as it stands in an app: what it keeps and what it does besides is left aside.
  @Test func aRealClass() throws {
    let code = """
      final class Card: UIView {
        private let inset: CGFloat = -10
        private(set) var isOpen = false { didSet { setNeedsLayout() } }
        var onTap: (() -> Void)?
        private lazy var label: UILabel = {
          let label = UILabel()
          return label
        }()
        @IBOutlet weak var button: UIButton!
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        required init?(coder: NSCoder) { fatalError("not used") }
        private func setUp() { addSubview(label) }
        override func layoutSubviews() {
          super.layoutSubviews()
          label.frame = bounds
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return bounds.insetBy(dx: self.inset, dy: inset).contains(point)
        }
        @objc func save(_ sender: Any?) {}
      }
      """
    let setup = ["add view c class=Card"]
    #expect(
      try commands(code, after: setup)
        == ["override c point-inside inset -10", "handle c action save:"])
    var session = Session()
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    #expect(
      replies.last?.text == [
        "Card is known now. let x = Card() makes one.",
        "Left aside: isOpen, onTap, button, layoutSubviews(), intrinsicContentSize."
          + " Only the lines that make and place views are run.",
      ])
  }

  /// What a class stores is made with each object, by the lines of its initializer.
  @Test func aClassMakesItsViews() throws {
    let code = """
      class Card: UIView {
        let buy = UIButton(type: .system)
        private lazy var shade: UIView = {
          let view = UIView()
          view.alpha = 0.5
          return view
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        func setUp() {
          addSubview(buy)
          self.addSubview(shade)
          shade.frame = bounds
          buy.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          buy.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        @objc func go() { onTap?() }
      }
      let a = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
      """
    #expect(
      try commands(code) == [
        "add view a in nil 0 0 50 60 class=Card", "handle a action go",
        "add button buy in nil 0 0 0 0", "add view shade in nil 0 0 0 0", "set alpha shade 0.5",
        "move buy to a", "move shade to a", "set frame shade 0 0 50 60", "set frame buy 1 2 3 4",
        "add-target buy a go for touch-up-inside",
      ])
    var session = Session()
    for line in code.split(separator: "\n") { _ = session.run(String(line)) }
    let second = session.run("let b = Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9))")
    #expect(second.last?.commands?.contains("move b_buy to b") == true)
    #expect(second.last?.commands?.contains("set frame b_shade 0 0 9 9") == true)
  }

  /// Only whether a handler passes the event on counts; that may hang on nothing.
  @Test func whatAHandlerDoes() throws {
    let plain = """
      class Card: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          if isOpen { close() }
          counter += 1
          super.touchesBegan(touches, with: event)
        }
      }
      """
    let setup = ["add view c class=Card"]
    #expect(try commands(plain, after: setup) == ["handle c touchesBegan then super"])
    let hanging = """
      class Card: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          if isOpen { super.touchesBegan(touches, with: event) }
        }
      }
      """
    var session = Session()
    _ = session.run("add view c class=Card")
    let reply = hanging.split(separator: "\n").flatMap { session.run(String($0)) }.last
    #expect(reply?.error != nil)
  }

  /// What hangs on a value that may change is refused where it is asked for.
  @Test(arguments: ["var isOpen = true", "let isOpen: Bool", "let isOpen = UIButton().isHidden"])
  func aStoredValueIsUnknown(_ property: String) throws {
    let code = """
      class Card: UIView {
        \(property)
        override var canBecomeFirstResponder: Bool { isOpen }
      }
      """
    var session = Session()
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    let error = try #require(replies.last?.error)
    guard case .code(.gap(.storedValue)) = error.problem else {
      Issue.record("\(error.problem)")
      return
    }
  }

  @Test(arguments: ["touchesBegun(_ t: Set<UITouch>, with e: UIEvent?)", "hitTst()"])
  func aMethodSpeltWrongly(_ method: String) throws {
    var session = Session()
    let reply = try #require(
      session.run("class Card: UIView { override func \(method) {} }").last)
    #expect(reply.error?.suggestions.isEmpty == false)
  }

  /// A class says all that it overrides: what is said no longer is taken away.
  @Test func aClassDeclaredAgain() throws {
    let setup = ["add view c class=Card", "override c hit-test nil", "handle c touches"]
    #expect(
      try commands("class Card: UIView { override var next: UIResponder? { nil } }", after: setup)
        == [
          "unoverride c hit-test", "unhandle c touchesBegan", "unhandle c touchesMoved",
          "unhandle c touchesEnded", "unhandle c touchesCancelled", "override c next nil",
        ])
  }
}
