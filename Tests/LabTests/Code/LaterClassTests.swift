import Lab
import Testing

/// Classes whose methods hang on the object, or on somebody who is made later.
@Suite struct LaterClassTests {
  /// The commands of each line, and what it said besides.
  func run(_ code: String) throws -> (commands: [String], text: String) {
    var session = Session()
    var commands: [String] = []
    var text: [String] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      for reply in session.run(String(line)) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        commands += reply.commands ?? []
        text += reply.text
      }
    }
    return (commands, text.joined(separator: " "))
  }

  static let atLeast44 = """
    @implementation SmallButton
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGRect bounds = self.bounds;
      CGFloat width = MAX(44.0 - bounds.size.width, 0);
      CGFloat height = MAX(44.0 - bounds.size.height, 0);
      bounds = CGRectInset(bounds, -0.5 * width, -0.5 * height);
      return CGRectContainsPoint(bounds, point);
    }
    @end

    """

  @Test("PI05 RE03: a region of at least 44 points follows the size")
  func regionFollowsSize() throws {
    let found = try run(
      Self.atLeast44 + """
        SmallButton *b = [[SmallButton alloc] initWithFrame:CGRectMake(100, 100, 20, 30)];
        b.frame = CGRectMake(100, 100, 60, 40);
        b.hidden = YES;
        b.frame = CGRectMake(100, 100, 60, 60);
        """)
    #expect(
      found.commands == [
        "add button b in nil 100 100 20 30 class=SmallButton",
        "override b point-inside inset -12 -7", "set frame b 100 100 60 40",
        "override b point-inside inset 0 -2", "set hidden b YES", "set frame b 100 100 60 60",
        "override b point-inside inset 0",
      ])
    #expect(found.text.contains("SmallButton is: it is taken for a UIButton."))
  }

  @Test func anotherObjectOfThatNameIsLeftAlone() throws {
    let found = try run(
      Self.atLeast44 + """
        SmallButton *b = [[SmallButton alloc] initWithFrame:CGRectMake(100, 100, 20, 30)];
        remove b
        add button b 0 0 10 10
        b.hidden = YES;
        """)
    #expect(found.commands.last == "set hidden b YES")
  }

  /// What is run at hundreds of points comes to an end soon.
  @Test func aLongLoopIsRefused() {
    let code = """
      @interface Slow : UIView
      @end
      @implementation Slow
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        for (int i = 0; i < 100000; i++) { }
        return CGRectContainsPoint(self.bounds, point);
      }
      @end
      """
    var session = Session()
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    #expect(replies.last?.error != nil)
  }

  @Test("PI07: a distance from the middle is the ellipse where the view is as wide as high")
  func circle() throws {
    let code = """
      class Round: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
        }
      }
      let r = Round(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      """
    #expect(try run(code).commands.last == "override r point-inside ellipse")
  }

  @Test func noRegionIsRefused() {
    var session = Session()
    let code = """
      class Odd: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < point.y }
      }
      """
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    #expect(replies.last?.error?.problem == .code(.gap(.regionForm)))
  }

  @Test("RE15: a bar asks the button that sticks out of it, which comes with it")
  func asksAnother() throws {
    let code = """
      class Bar: UIView {
        let middle = UIButton(frame: CGRect(x: 130, y: -30, width: 60, height: 60))
        override init(frame: CGRect) { super.init(frame: frame); addSubview(middle) }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let there = self.convert(point, to: self.middle)
          guard self.middle.point(inside: there, with: event) else { return super.hitTest(point, with: event) }
          return self.middle
        }
      }
      let bar = Bar(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
      """
    #expect(try run(code).commands.contains("override bar hit-test first middle"))
  }

  @Test("RE07: a window over others lets through what its root view alone would take")
  func exceptsRootView() throws {
    let code = """
      class Overlay: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard let hit = super.hitTest(point, with: event) else { return nil }
          return rootViewController?.view == hit ? nil : hit
        }
      }
      let w = Overlay(frame: UIScreen.main.bounds)
      let root = UIViewController()
      w.rootViewController = root
      """
    #expect(
      try run(code).commands == [
        "add window w 0 0 320 480 class=Overlay hidden=YES", "add controller root in nil",
        "move root to w", "override w hit-test except root.view",
      ])
  }

  @Test func whomAClassNamesMayComeLater() throws {
    let code = """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit == inner ? nil : hit
        }
      }
      let c = Card(frame: .zero)
      """
    let before = try run(code)
    #expect(before.commands == ["add view c in nil 0 0 0 0 class=Card"])
    #expect(before.text.contains("Card names inner, which is not here"))
    let after = try run(code + "\nlet inner = UIView()")
    #expect(after.commands.last == "override c hit-test except inner")
  }

  @Test("HT03: a search that counts down is UIView's own, and what a trial cannot vary is refused")
  func countsDown() throws {
    func search(_ condition: String) -> String {
      """
      @interface Card : UIView
      @end
      @implementation Card
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (self.hidden || !self.userInteractionEnabled || self.alpha <= 0.01) return nil;
        if (![self pointInside:point withEvent:event]) return nil;
        NSInteger count = self.subviews.count;
        for (NSInteger i = count - 1; i >= 0; i--) {
          UIView *child = self.subviews[i];
          CGPoint there = [self convertPoint:point toView:child];
          UIView *hit = [child hitTest:there withEvent:event];
          if (hit\(condition)) { return hit; }
        }
        return self;
      }
      @end
      """
    }
    #expect(try run(search("")).text == "Card is known now. let x = Card() makes one.")
    var session = Session()
    let replies = search(" && child.tag == 7").split(separator: "\n").flatMap {
      session.run(String($0))
    }
    #expect(replies.last?.error?.problem == .code(.gap(.hitTestForm)))
  }

  @Test func aCellHasWhatItsContentViewHas() throws {
    let found = try run(
      "add table-view t\nadd table-cell c in t\nlet b = UIButton()\nc.contentView.addSubview(b)")
    #expect(found.commands.last == "move b to c")
    var session = Session()
    _ = session.run("add table-view t; add table-cell c in t")
    let reply = session.run("c.contentView.isUserInteractionEnabled = false").last
    #expect(reply?.error != nil)
  }

  @Test(arguments: [
    (
      "controller.present(UIViewController(), animated: true)",
      "present viewController1 from controller"
    ),
    ("view.insertSubview(UIView(), at: 0)", "move view1 to view at 0"),
    ("nav.pushViewController(UIViewController(), animated: true)", "push viewController1 on nav"),
    (
      "nav.viewControllers = [UIViewController(), UIViewController()]",
      "move viewController2 to nav"
    ),
  ])
  func whoIsMadeWhereItIsNamedGetsAName(_ line: String, _ command: String) throws {
    let found = try run("add navigation-controller nav in controller\n" + line)
    #expect(found.commands.last == command)
  }
}
