import Depth
import Lab
import Testing

/// Swift and Objective-C that is typed, and the commands that it is.
@Suite struct TypedCodeTests {
  /// The commands of the last lines; what is set up must go well.
  func commands(_ code: String, after setup: [String] = []) throws -> [String] {
    var session = Session()
    for line in setup {
      for reply in session.run(line) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
      }
    }
    var commands: [String] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      for reply in session.run(String(line)) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        commands += reply.commands ?? []
      }
    }
    #expect(!session.isGatheringCode)
    return commands
  }

  static let scene = [
    "add view a 0 0 200 200", "add button b in a 10 10 80 44", "add view c",
    "add tap-recognizer r to c",
  ]

  @Test(arguments: [
    (
      "let v = UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4))",
      ["add view v in nil 1 2.5 3 4"]
    ),
    ("let v = UIView()", ["add view v in nil 0 0 0 0"]),
    ("let v: UIView = .init()", ["add view v in nil 0 0 0 0"]),
    ("let w = UIWindow(frame: .zero)", ["add window w 0 0 0 0 hidden=YES"]),
    ("let k = UIViewController()", ["add controller k in nil"]),
    (
      "let 卡片 = UILabel(frame: CGRect(origin: .zero, size: CGSize(width: 9, height: 9)))",
      ["add label 卡片 in nil 0 0 9 9"]
    ),
    ("a.addSubview(c)", ["move c to a"]),
    ("view.insertSubview(c, at: 0)", ["move c to view at 0"]),
    ("view.bringSubviewToFront(a)", ["bring-to-front a"]),
    ("c.removeFromSuperview()", ["move c to nil"]),
    ("b.isHidden = true", ["set hidden b YES"]),
    ("b.frame.origin.x = 30", ["set frame b 30 10 80 44"]),
    ("b.center.y += 5", ["set center b 50 37"]),
    ("b.frame = a.bounds.insetBy(dx: 20, dy: 20)", ["set frame b 20 20 160 160"]),
    ("b.alpha = 0.5 / 2", ["set alpha b 0.25"]),
    ("c.transform = CGAffineTransform(rotationAngle: .pi / 2)", ["set transform c 0 1 -1 0 0 0"]),
    ("c.transform = .identity", ["set transform c identity"]),
    (
      "b.addTarget(self, action: #selector(go), for: .touchUpInside)",
      ["add-target b controller go"]
    ),
    (
      "b.addTarget(nil, action: #selector(Card.save(_:)), for: [.touchDown, .touchUpInside])",
      ["add-target b nil save: for touch-down, touch-up-inside"]
    ),
    ("b.setTitle(\"Buy; now\", for: .normal)", ["set text b \"Buy; now\""]),
    ("a.hitTest(CGPoint(x: 20, y: 20), with: nil)", ["hit-test 20 20 in a"]),
    ("a.point(inside: CGPoint(x: 1, y: 1), with: nil)", ["point-inside a 1 1"]),
    ("b.convert(CGPoint.zero, to: nil)", ["convert 0 0 from b to nil"]),
    ("a.convert(CGPoint(x: 1, y: 1), from: b)", ["convert 1 1 from b to a"]),
    ("b.superview?.isHidden = true", ["set hidden a YES"]),
    ("b.isHidden", ["show b hidden"]), ("b.next", ["chain b"]),
    ("view.endEditing(true)", ["end-editing force"]),
    (
      "UIApplication.shared.sendAction(#selector(copy(_:)), to: nil, from: b, for: nil)",
      ["send copy: to nil from b"]
    ),
    (
      "UIView.animate(withDuration: 1) { a.alpha = 0 }",
      ["animate a alpha=0 over 1s"]
    ),
    ("b.backgroundColor = UIColor.red", []), ("b.layer.cornerRadius = 8", ["set cornerRadius b 8"]),
    ("b.layer.zPosition = -1", ["set zPosition b -1"]), ("b.layer.borderWidth = 1", []),
    (
      "b.mask = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))",
      ["add view view2 in nil 0 0 9 9", "set mask b 0 0 9 9"]
    ),
    ("b.mask = nil", ["set mask b none"]),
    (
      "b.layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)",
      ["set transform3D b 1 0 0 0 0 0 1 0 0 -1 0 0 0 0 0 1"]
    ),
    ("b.transform3D = CATransform3DIdentity", ["set transform3D b identity"]),
    (
      "UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { b.alpha = 0.5 }",
      ["animate b alpha=0.5 over 0.5s allowUserInteraction"]
    ),
    ("import UIKit", []), ("// nothing", []),
    ("a.isHidden = true; a.alpha = 1 // both", ["set hidden a YES", "set alpha a 1"]),
    ("b.frame = CGRect(x: 1 + 2, y: 3 * 4, width: 80, height: 44)", ["set frame b 3 12 80 44"]),
    (
      "view.addSubview(UISearchBar(frame: CGRect(x: 0, y: 0, width: 90, height: 44)))",
      ["add view searchBar in nil 0 0 90 44 class=UISearchBar", "move searchBar to view"]
    ),
    ("for v in [a, b] { v.isHidden = true }", ["set hidden a YES", "set hidden b YES"]),
    ("if a.isHidden { b.alpha = 0 } else { b.alpha = 0.5 }", ["set alpha b 0.5"]),
  ])
  func swift(_ code: String, _ expected: [String]) throws {
    #expect(try commands(code, after: Self.scene) == expected)
  }

  @Test(arguments: [
    (
      "UIView *v = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)];",
      ["add view v in nil 1 2 3 4"]
    ),
    ("UIButton *v = [UIButton new];", ["add button v in nil 0 0 0 0"]),
    ("[a addSubview:c];", ["move c to a"]),
    ("[[b superview] addSubview:c];", ["move c to a"]),
    ("a.hidden = YES;", ["set hidden a YES"]),
    ("[a setHidden:YES];", ["set hidden a YES"]),
    ("[a setUserInteractionEnabled:NO]", ["set userInteractionEnabled a NO"]),
    (
      "[b addTarget:self action:@selector(go:) forControlEvents:UIControlEventTouchUpInside];",
      ["add-target b controller go:"]
    ),
    ("[b setTitle:@\"Buy\" forState:UIControlStateNormal];", ["set text b \"Buy\""]),
    ("[a hitTest:CGPointMake(20, 20) withEvent:nil];", ["hit-test 20 20 in a"]),
    ("[a.superview insertSubview:c atIndex:0];", ["move c to view at 0"]),
    ("c.transform = CGAffineTransformMakeScale(2, 2);", ["set transform c 2 0 0 2 0 0"]),
    (
      "[UIView animateWithDuration:0.5 delay:0 options:UIViewAnimationOptionAllowUserInteraction "
        + "animations:^{ c.alpha = 0.5; } completion:nil];",
      ["animate c alpha=0.5 over 0.5s allowUserInteraction"]
    ),
    (
      "[UIView animateWithDuration:0.5 animations:^{ c.alpha = 0.5; }];",
      ["animate c alpha=0.5 over 0.5s"]
    ),
  ])
  func objectiveC(_ code: String, _ expected: [String]) throws {
    #expect(try commands(code, after: Self.scene) == expected)
  }

  /// Where something is wrong, the caret stands under it, and nothing has changed.
  @Test(arguments: [
    ("a.addSubview(d)", "unknown-name", 14), ("a.isHiden = true", "unknown-member", 3),
    ("let v = Card()", "unknown-name", 9), ("a.addSubview(c))", "code-unexpected", 16),
    ("a.addSubveiw(c)", "unknown-member", 3),
  ])
  func errors(_ code: String, _ problem: String, _ column: Int) throws {
    var session = Session()
    for line in Self.scene { _ = session.run(line) }
    let before = session.state.scene
    let error = try #require(session.run(code).last?.error)
    #expect(error.code == problem)
    #expect(error.column == column)
    #expect(session.state.scene == before)
    for language in Language.allCases { #expect(!error.text(in: language).isEmpty) }
  }

  /// A row of code keeps its own number and caret.
  @Test func anErrorInALaterRow() throws {
    var session = Session()
    #expect(session.run("view.addSubview(", number: 7).isEmpty)
    let reply = try #require(session.run("  wndow)", number: 8).first)
    #expect(reply.line == 8)
    #expect(reply.error?.column == 3)
    #expect(reply.error?.suggestions == ["window"])
  }

  @Test func whatIsNeverClosedIsTold() throws {
    var session = Session()
    #expect(session.run("class Card: UIView {").isEmpty)
    #expect(session.endCode().first?.error?.code == "code-unclosed")
    #expect(!session.isGatheringCode)
    #expect(session.endCode().isEmpty)
  }

  /// After a command, before one, and in the place of a cell.
  @Test(arguments: [
    ["tap 5 5; a.isHidden = true"], ["a.isHidden = true; tap 5 5"],
    ["a.alpha = 0.5; a.isHidden = true; tap 5 5; wait 1"], ["tap 5 5", "edit 1 a.isHidden = true"],
    ["tap 5 5", "tap 6 6", "edit 1 a.isHidden = true; a.tag = 5", "undo", "redo"],
  ])
  func besideCommands(_ lines: [String]) {
    var session = Session()
    for line in Self.scene { _ = session.run(line) }
    let count = session.cells.count
    for line in lines {
      let placed = line.hasPrefix("edit 1 ") ? "edit \(count + 1) " + line.dropFirst(7) : line
      for reply in session.run(placed) {
        #expect(reply.error == nil, "\(placed): \(reply.errorMessage ?? "")")
      }
    }
    #expect(session.run("show a hidden").last?.text == ["YES"])
  }

  @Test func aWrongEditInCodeChangesNothing() {
    var session = Session()
    for line in Self.scene + ["tap 5 5"] { _ = session.run(line) }
    let cells = session.cells
    let code = "edit \(cells.count) nobody.isHidden = true"
    #expect(session.run(code).last?.error != nil)
    #expect(session.cells == cells)
  }

  /// The commands' own lines stay commands.
  @Test(arguments: [
    "hit-test (60, 60)", "set a.hidden = YES", "add view v (0 0; 5 5)", "tap 5 5; wait 1",
    "hitTest 60 60", "becomeFirstResponder a", "note let it be", "# let a = b", "let", "class",
  ])
  func commandsStay(_ line: String) {
    var session = Session()
    for line in Self.scene { _ = session.run(line) }
    #expect(session.run(line).allSatisfy { $0.commands == nil })
  }

  @Test func jsonHasBoth() throws {
    var session = Session()
    let reply = try #require(session.run("view.isHidden = true").first)
    let json = reply.json().encoded
    #expect(
      json.contains("\"command\":\"view.isHidden = true\",\"commands\":[\"set hidden view YES\"]"))
  }

  static let long: [String] = [
    String(repeating: "(", count: 100_000),
    "a.isHidden = " + String(repeating: "!", count: 100_000) + "true",
    "a.tag = " + String(repeating: "1 + ", count: 25_000) + "1",
    "a" + String(repeating: ".superview", count: 10_000) + ".tag = 1",
    "a.addSubview(" + String(repeating: "[[b ", count: 25_000),
    "class A: UIView { func f() " + String(repeating: "{", count: 100_000),
    "a.tag = " + String(repeating: "true ? ", count: 15_000),
    String(repeating: "a.isHidden = true\n", count: 6_000),
  ]

  /// Nesting and length end in a message, soon.
  @Test(arguments: long.prefix(Depth.count(1, nightly: .max)))
  func hundredKilobytes(_ code: String) {
    var session = Session()
    for line in Self.scene { _ = session.run(line) }
    for line in code.split(separator: "\n") { _ = session.run(String(line)) }
    _ = session.endCode()
    #expect(session.run("show a tag").last?.error == nil)
  }

  /// What is half code leads to the command, once.
  @Test(arguments: [
    ("a.frame = 10 10 100 100", "set a.frame 10 10 100 100"),
    ("a.frame = (10, 10, 100, 100)", "set a.frame 10 10 100 100"),
    ("a.center = 30 30;", "set a.center 30 30"),
    ("a.alpha = .5", "set a.alpha .5"),
  ])
  func halfCodeLeadsToTheCommand(_ line: String, _ command: String) throws {
    var session = Session()
    _ = session.run("add view a 0 0 50 50")
    let replies = session.run(line)
    #expect(replies.count == 1)
    #expect(replies.first?.error?.suggestions == [command])
    #expect(session.run(command).first?.error == nil)
  }

  @Test(arguments: ["a.frame = here", "a.frame = CGRect(x: b)", "a.frame == 1 2 3 4"])
  func otherCodeLeadsNowhere(_ line: String) throws {
    var session = Session()
    _ = session.run("add view a 0 0 50 50")
    #expect(session.run(line).first?.error?.suggestions == [])
  }
}
