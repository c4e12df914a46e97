import Depth
import Lab
import Testing

/// Classes as one finds them in apps: what nobody here understands is left aside by name, and the rest
/// stands.
extension TypedCodeTests {
  static let passingThrough: [(String, [String])] = [
    // What every tutorial prints.
    (
      """
      guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
      for subview in subviews.reversed() {
        let p = subview.convert(point, from: self)
        if let hit = subview.hitTest(p, with: event) { return hit }
      }
      return nil
      """, ["override c point-inside always", "override c hit-test pass-through"]
    ),
    (
      """
      guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
      guard self.point(inside: point, with: event) else { return nil }
      for subview in subviews.reversed() where !subview.isHidden {
        guard let hit = subview.hitTest(convert(point, to: subview), with: event) else { continue }
        return hit
      }
      return nil
      """, ["override c hit-test pass-through"]
    ),
    (
      """
      if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
      for subview in subviews.reversed() {
        if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
          return hit
        }
      }
      return self
      """, ["override c point-inside always"]
    ),
    (
      "let hit = super.hitTest(point, with: event)\nreturn hit === self ? nil : hit",
      ["override c hit-test pass-through"]
    ),
  ]

  /// A search that differs from UIView's own in what commands can say.
  @Test(arguments: passingThrough.prefix(Depth.count(1, nightly: .max)))
  func aSearchThatPassesThrough(_ body: String, _ expected: [String]) throws {
    let code = """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      \(body)
        }
      }
      """
    #expect(try commands(code, after: ["add view c class=Card"]) == expected)
  }

  /// A length that a class keeps and never sets is what it begins with.
  @Test(arguments: [
    ("var margin: CGFloat = 20", "", "override c point-inside inset -20"),
    ("private var margin = CGFloat(8)", "", "override c point-inside inset -8"),
    ("@IBInspectable var margin: CGFloat = 20", "", "override c point-inside inset -20"),
    ("var margin: CGFloat = 20", "func grow() { margin = 30 }", nil),
    ("var margin: CGFloat = 20", "func grow() { self.margin += 10 }", nil),
    ("var margin: CGFloat", "", nil),
  ])
  func aLengthThatIsKept(_ property: String, _ method: String, _ expected: String?) throws {
    let code = """
      class Card: UIView {
        \(property)
        \(method)
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -margin, dy: -margin).contains(point)
        }
      }
      """
    var session = Session()
    _ = session.run("add view c class=Card")
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    let reply = try #require(replies.last)
    if let expected {
      #expect(reply.commands == [expected], "\(reply.errorMessage ?? "")")
    } else {
      #expect(
        reply.error != nil || reply.text.joined().contains("point(inside:with:) is left aside"))
    }
  }

  /// What is in a class besides, and what the reply says of it; the button that it stores is made each time.
  @Test(arguments: [
    ("private var bag = Set<AnyCancellable>()", "bag"),
    ("let names = [\"a\", \"b\"]", "names"),
    ("var first: String { items[0].name }", "first"),
    ("func log(_ n: Int) { send(\"n = \\(n)\") }", "log(_:)"),
    ("lazy var store = try! Store.at(\"a\")", "store"),
    ("var t: (Int, Int) = (1, 2)", "t"),
    ("enum State { case on, off(Int) }", "State"),
    ("struct Row { var a = 0x1F }", "Row"),
    ("subscript(i: Int) -> Int { i }", "subscript"),
    ("typealias Done = (Bool) -> Void", "Done"),
    ("class func make() -> Self { Self() }", "make()"),
    ("static func a<T: View>(_ x: T...) async throws -> T where T: B { x[0] }", "a(_:)"),
    ("func b() { switch x { case .a: go(); default: break } }", "b()"),
    ("func c() {\n  do { try d() } catch { print(error) }\n  while true { e() }\n}", "c()"),
    ("func f() { guard case .on = state else { return } }", "f()"),
    ("func g() { let text = \"\"\"\n  one { two\n  \"\"\" }", "g()"),
    ("#if DEBUG\n  let debug = Flag.on\n#endif", ""),
    ("@Published var title: String? = nil", "title"),
    ("var k = \\Row.a", "k"),
    ("deinit { NotificationCenter.default.removeObserver(self) }", ""),
    (
      "func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {\n"
        + "  cell.textLabel?.text = items[p.row]\n  return cell\n}",
      "tableView(_:cellForRowAt:)"
    ),
  ])
  func whatIsBesides(_ member: String, _ name: String) throws {
    let code = """
      final class Card: UIView {
        \(member)
        let buy = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(buy)
        }
        @objc func go() {}
      }
      let c = Card(frame: .init(x: 0, y: 0, width: 9, height: 9))
      """
    var session = Session()
    var replies: [Reply] = []
    for line in code.split(separator: "\n") { replies += session.run(String(line)) }
    for reply in replies { #expect(reply.error == nil, "\(reply.errorMessage ?? "")") }
    #expect(
      replies.last?.commands == [
        "add view c in nil 0 0 9 9 class=Card", "handle c action go",
        "add button buy in nil 0 0 0 0", "move buy to c",
      ])
    let said = replies.flatMap { $0.text }.first { $0.hasPrefix("Left aside: ") }
    #expect(
      name.isEmpty ? said == nil : said?.hasPrefix("Left aside: \(name)") == true, "\(said ?? "")")
  }

  /// What a view says of itself is nobody who comes later.
  @Test func aRegionOfSubviews() throws {
    var session = Session()
    let reply = session.run(
      "class Card: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {"
        + " subviews.contains { $0.frame.contains(p) } } }")
    #expect(reply.last?.error != nil)
  }

  /// A method that no command says is named with why, and the class stands without it.
  @Test func aMethodThatNobodyCanSay() throws {
    let code = """
      class Card: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 5 }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      let c = Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      """
    #expect(
      try commands(code) == ["add view c in nil 0 0 9 9 class=Card", "handle c touchesBegan"])
    var session = Session()
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    #expect(
      replies.first?.text.contains { $0.hasPrefix("point(inside:with:) is left aside. No command") }
        == true)
  }

  /// Who hears once that a class is not known hears no more of it.
  @Test(arguments: [
    "class Pay: MDCButton {}\nlet p = Pay(frame: .zero)\nview.addSubview(p)\np.isHidden = true",
    "let b = MDCButton()\nview.addSubview(b)\nb.isHidden = true",
    "extension Home: UITableViewDelegate {}\nlet h = Home()\nh.title = \"a\"",
    """
    class Card: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 5 }
    }
    let c = Card(frame: .zero)
    view.addSubview(c)
    """,
  ])
  func oneMessageForAClass(_ code: String) {
    var session = Session()
    let replies = code.split(separator: "\n").flatMap { session.run(String($0)) }
    #expect(replies.count { $0.error != nil } == 1, "\(replies.map { $0.errorMessage ?? "" })")
  }

  /// A cell of Objective-C's, with all that stands in such a file.
  @Test func aCellInObjectiveC() throws {
    let code = """
      #import "OrderCell.h"
      @interface OrderCell : UITableViewCell
      @property (nonatomic, copy) void (^onRetry)(void);
      @end
      @implementation OrderCell {
        NSInteger _count;
      }
      #pragma mark - Life
      @synthesize onRetry = _onRetry;
      + (CGFloat)height { return 44 - 2; }
      - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
        if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
          _retry = [UIButton buttonWithType:UIButtonTypeSystem];
          _retry.frame = CGRectMake(1, 2, 3, 4);
          for (int i = 0; i < 3; i++) { [self log:@"a", i]; }
          [self addSubview:_retry];
        }
        return self;
      }
      - (void)retry:(id)sender { dispatch_async(q, ^{ self.count++; }); }
      @end
      OrderCell *cell = [[OrderCell alloc] initWithFrame:CGRectMake(0, 0, 9, 9)];
      """
    #expect(
      try commands(code) == [
        "add table-cell cell in nil 0 0 9 9 class=OrderCell", "handle cell action height",
        "handle cell action retry:", "add button retry in nil 0 0 0 0", "set frame retry 1 2 3 4",
        "move retry to cell",
      ])
  }

  /// The row that is wrong, and not the one in which its class begins.
  @Test func theRowOfAPaste() throws {
    var session = Session()
    let rows = ["class Card: UIView {", "  func a() {", "    go(", "  }", "}"]
    var replies: [Reply] = []
    for (index, row) in rows.enumerated() { replies += session.run(row, number: 10 + index) }
    replies += session.endCode()
    #expect(replies.last?.line == 12)
  }
}
