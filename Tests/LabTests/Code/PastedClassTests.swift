import Lab
import Testing

/// Classes without a controller, pasted into a scene that commands made.
@Suite struct PastedClassTests {
  private func session(_ lines: [String]) -> (session: Session, replies: [Reply]) {
    var session = Session()
    var replies: [Reply] = []
    for line in lines {
      replies += session.run(line)
      #expect(replies.last?.error == nil, "\(line): \(replies.last?.errorMessage ?? "")")
    }
    return (session, replies)
  }

  private static let card = """
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
      required init?(coder: NSCoder) { fatalError("not used") }
      func setUp() {
        addSubview(buy)
        self.addSubview(shade)
        shade.frame = bounds
        buy.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    """

  /// An object of that class that is there becomes one of the program's, where it is.
  @Test func whoIsThereIsAdopted() {
    var (session, replies) = session(["add view c 5 6 50 60 class=Card", Self.card])
    #expect(
      replies.last?.text == ["Known now: Card. c is a Card.", "The code made buy and shade."])
    #expect(session.run("show c frame").last?.text == ["(5 6; 50 60)"])
    #expect(session.run("show shade frame").last?.text == ["(0 0; 50 60)"])
    #expect(session.run("c.subviews.count").last?.text == ["2"])
  }

  /// And so does one that a command makes later, with views of its own.
  @Test func whoComesLaterIsAdopted() {
    var (session, _) = session([
      Self.card, "add view c 5 6 50 60 class=Card", "add view d 5 6 9 9 class=Card",
    ])
    #expect(session.run("d.buy === c.buy").last?.text == ["false"])
    #expect(session.run("show shade2 frame").last?.text == ["(0 0; 9 9)"])
  }

  /// A controller's class that does nothing as it comes is that of the root controller.
  @Test func aControllersClass() {
    var (session, replies) = session([
      "add button b 20 20 80 44",
      "class Home: UIViewController { override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { print(1) } }",
    ])
    #expect(replies.last?.text == ["Known now: Home. controller is a Home."])
    #expect(session.run("tap 200 300").last?.text.last == "printed: 1")
    #expect(session.run("show b hidden").last?.error == nil)
  }

  /// Whom a class names may come after it.
  @Test func whomItNamesMayComeLater() {
    let code = """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit == inner ? nil : hit
        }
      }
      """
    var (session, _) = session([code, "add view c 0 0 50 50 class=Card"])
    #expect(session.run("hit-test 5 5").last?.result.encoded.contains("\"c\"") == true)
    _ = session.run("add view inner in c 0 0 20 20")
    let after = session.run("hit-test 5 5").last
    #expect(after?.result.encoded.contains("\"hitView\":\"view\"") == true, "\(after as Any)")
  }

  /// What an app's class holds besides; the button that it stores is made each time.
  @Test(arguments: [
    "private var bag = Set<AnyCancellable>()", "let names = [\"a\", \"b\"]",
    "var first: String { items[0].name }", "func log(_ n: Int) { send(\"n = \\(n)\") }",
    "var t: (Int, Int) = (1, 2)", "enum State { case on, off(Int) }",
    "struct Row { var a = 0x1F }", "subscript(i: Int) -> Int { i }",
    "typealias Done = (Bool) -> Void",
    "static func a<T: View>(_ x: T...) async throws -> T where T: B { x[0] }",
    "func b() { switch x { case .a: go(); default: break } }",
    "func c() {\n  do { try d() } catch { print(error) }\n  while true { e() }\n}",
    "func f() { guard case .on = state else { return } }",
    "func g() { let text = \"\"\"\n  one { two\n  \"\"\" }",
    "#if DEBUG\n  let debug = Flag.on\n#endif", "@Published var title: String? = nil",
    "var k = \\Row.a", "deinit { NotificationCenter.default.removeObserver(self) }",
  ])
  func whatIsBesides(_ member: String) {
    let code = """
      final class Card: UIView {
        \(member)
        let buy = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(buy)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func go() {}
      }
      """
    var (session, replies) = session([
      code, "let c = Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9))", "view.addSubview(c)",
    ])
    for reply in replies { #expect(reply.code?.crash == nil, "\(reply.text)") }
    #expect(session.run("c.subviews.first === c.buy").last?.text == ["true"])
  }

  @Test func aCellInObjectiveC() {
    let code = """
      #import "OrderCell.h"
      @interface OrderCell : UITableViewCell
      @property (nonatomic, copy) void (^onRetry)(void);
      @end
      @implementation OrderCell {
        NSInteger _count;
        UIButton *_retry;
      }
      #pragma mark - Life
      @synthesize onRetry = _onRetry;
      + (CGFloat)height { return 44 - 2; }
      - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
        if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
          _retry = [UIButton buttonWithType:UIButtonTypeSystem];
          _retry.frame = CGRectMake(1, 2, 3, 4);
          [self addSubview:_retry];
        }
        return self;
      }
      - (void)retry:(id)sender { self.onRetry(); }
      @end
      """
    var (session, _) = session([
      code, "OrderCell *cell = [[OrderCell alloc] initWithStyle:0 reuseIdentifier:@\"a\"];",
    ])
    #expect(session.run("show retry frame").last?.text == ["(1 2; 3 4)"])
  }

  /// A class that is declared again takes its objects with it.
  @Test func aClassDeclaredAgain() {
    func answer(_ text: String) -> String {
      "class Card: UIView { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { \(text) } }"
    }
    var (session, _) = session(["add view c 0 0 50 50 class=Card", answer("false"), "tap 300 300"])
    #expect(session.run("hit-test 5 5").last?.result.encoded.contains("\"view\"") == true)
    _ = session.run(answer("true"))
    #expect(session.run("hit-test 5 5").last?.result.encoded.contains("\"c\"") == true)
  }

  /// `touchesBegan` that hangs on what is stored: each object by its own.
  @Test func whatIsStoredDecides() {
    let code = """
      class Card: UIView {
        var isOpen = false
        override var canBecomeFirstResponder: Bool { isOpen }
      }
      """
    var (session, _) = session([
      "add view c class=Card", "add view d class=Card", code, "d.isOpen = true",
    ])
    #expect(session.run("c.becomeFirstResponder()").last?.text.last == "false")
    #expect(session.run("d.becomeFirstResponder()").last?.text.last == "true")
  }

  @Test func aLongLoopEnds() {
    let code = """
      class Slow: UIView {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          while true {}
        }
      }
      """
    var (session, _) = session(["add view s 0 0 50 50 class=Slow", code])
    let reply = session.run("tap 5 5").last
    #expect(reply?.code?.crash?.reason == .tooManySteps)
  }
}
