import Engine
import Testing

@testable import Lab

/// A controller that is pasted runs: one cell, told in a reply, with all that a session does to cells.
@Suite("A pasted program")
struct PastedProgramTests {
  static let counter = """
    class Card: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        for v in subviews where v.frame.contains(point) { return true }
        return super.point(inside: point, with: event)
      }
    }
    class Counter: UIViewController {
      let card = Card()
      let more = UIButton(type: .system)
      var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        card.frame = CGRect(x: 40, y: 200, width: 200, height: 120)
        view.addSubview(card)
        more.frame = CGRect(x: 140, y: -20, width: 44, height: 44)
        more.addTarget(self, action: #selector(add), for: .touchUpInside)
        card.addSubview(more)
      }
      @objc func add() {
        count += 1
        print("count", count)
      }
    }
    """

  /// Line by line, as a pipe has it.
  static func session(_ code: String) -> (session: Session, replies: [Reply]) {
    var session = Session()
    var replies: [Reply] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      replies += session.run(String(line))
    }
    return (session, replies)
  }

  @Test func itIsOneCellAndItsControllerIsRoot() throws {
    let (session, replies) = Self.session(Self.counter)
    let reply = try #require(replies.last)
    #expect(reply.text == ["Counter is the root controller now; its code made card and more."])
    #expect(session.cells.count == 1)
    #expect(reply.commands == nil)
    let result = reply.json()["result"]
    #expect(result?["root"]?.text == "Counter")
    #expect(result?["made"]?.elements.map { $0.text } == ["card", "more"])
    #expect(
      result?["ran"]?.elements.contains { $0["method"]?.text == "Counter.viewDidLoad()" } == true)
  }

  @Test func itsMethodsRunAndRememberWhatTheyDid() {
    var (session, _) = Self.session(Self.counter)
    #expect(session.run("tap more").last?.code?.printed == ["count 1"])
    #expect(session.run("tap more").last?.code?.printed == ["count 2"])
    #expect(session.run("undo").last?.isError == false)
    #expect(session.run("tap more").last?.code?.printed == ["count 2"])
  }

  @Test func typedLinesAreStatementsOfIt() {
    var (session, _) = Self.session(Self.counter)
    #expect(session.run("more.isHidden = true").last?.isError == false)
    #expect(session.run("tap 200 200").last?.code?.printed == [])
    #expect(session.run("more.isHidden = false").last?.isError == false)
    #expect(session.run("tap 200 200").last?.code?.printed == ["count 1"])
    // Cells that run again lead to the same.
    #expect(session.answeredCells.map { $0.reply.code?.printed ?? [] }.last == ["count 1"])
  }

  @Test func aClassBehindTheOneThatUsesItIsKnown() {
    let halves = Self.counter.components(separatedBy: "class Counter")
    let turned = "class Counter" + halves[1] + "\n" + halves[0]
    var (session, _) = Self.session(turned)
    #expect(session.cells.count == 1)
    #expect(session.run("tap more").last?.code?.printed == ["count 1"])
    let rows = turned.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    #expect(Session().linesOfProgram(in: rows + ["tap more"]) == rows.count - 1)
  }

  @Test func whoCrashesIsToldAndTheSceneStays() throws {
    var (session, _) = Self.session(
      Self.counter.replacing(
        "count += 1", with: "count += 1\n    let gone: UIView? = nil\n    gone!.isHidden = true"))
    let before = session.state.scene
    let reply = try #require(session.run("tap more").last)
    #expect(reply.error == nil)
    #expect(reply.text.first?.contains("Unexpectedly found nil") == true)
    #expect(reply.json()["result"]?["crash"]?["line"]?.number == 22)
    #expect(session.state.scene == before)
    #expect(session.run("tap 60 250").last?.isError == false)
  }

  @Test func whatIsNotKnownIsNamed() throws {
    let (_, replies) = Self.session(
      Self.counter.replacing(
        "super.viewDidLoad()",
        with: "super.viewDidLoad()\n    Analytics.log(1)\n    if Settings.shared.isOn { print(1) }")
    )
    let text = try #require(replies.last).text
    #expect(text.contains { $0.contains("Analytics.log(1) (line 13)") })
    #expect(
      text.contains {
        $0
          == "Line 14 hangs on Settings.shared.isOn, which nobody here knows; it was taken for false. "
          + "`suppose Settings.shared.isOn true` has it otherwise."
      })
  }

  /// Outlets of no storyboard have stand-ins; a delegate's methods stand in an extension below the class.
  @Test func aControllerAsAppsHaveIt() throws {
    var (session, replies) = Self.session(
      """
      import Combine
      final class Login: UIViewController {
        @IBOutlet weak var table: UITableView!
        private lazy var email: UITextField = {
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          field.delegate = self
          return field
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(email)
          let tap = UITapGestureRecognizer(target: self, action: #selector(hide))
          tap.delegate = self
          view.addGestureRecognizer(tap)
        }
        @objc private func hide() { view.endEditing(true); print("hidden") }
      }
      extension Login: UITextFieldDelegate {
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          field.resignFirstResponder()
          return false
        }
      }
      extension Login: UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { email.isFirstResponder }
      }
      """)
    #expect(replies.last?.text.contains { $0.contains("table (UITableView)") } == true)
    #expect(session.run("tap 300 400").last?.code?.printed == [])
    #expect(session.run("become-first-responder email").last?.isError == false)
    #expect(session.run("tap 300 400").last?.code?.printed == ["hidden"])
  }

  @Test func codeIsPrintedAsItWasPasted() {
    var (session, _) = Self.session(Self.counter)
    #expect(session.run("code").last?.text.joined(separator: "\n") == Self.counter)
  }

  @Test func objectiveCRunsToo() {
    var (session, _) = Self.session(
      """
      @implementation LoginController
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIButton *go = [UIButton buttonWithType:UIButtonTypeSystem];
        go.frame = CGRectMake(20, 60, 100, 44);
        [go addTarget:self action:@selector(go:) forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:go];
      }
      - (void)go:(UIButton *)sender { NSLog(@"went %@", NSStringFromCGRect(sender.frame)); }
      @end
      """)
    #expect(
      session.run("tap go").last?.code?.printed.first?.hasSuffix("went {{20, 60}, {100, 44}}")
        == true)
  }

  /// A file of implementation alone, as most projects have it: its interface stands in a header.
  private static let implementation = """
    #import "SignInController.h"
    #define kMargin 20

    @interface SignInController () <UITextFieldDelegate>
    @property (nonatomic, strong) UITextField *email;
    @property (nonatomic, strong) UIButton *go;
    @end

    @implementation SignInController
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.email = [[UITextField alloc] initWithFrame:CGRectMake(kMargin, 100, 200, 40)];
      self.email.delegate = self;
      [self.view addSubview:self.email];
      self.go = [UIButton buttonWithType:UIButtonTypeSystem];
      self.go.frame = CGRectMake(kMargin, 160, 200, 44);
      [self.go addTarget:self action:@selector(go:) forControlEvents:UIControlEventTouchUpInside];
      [self.view addSubview:self.go];
    }

    #pragma mark - Actions

    - (void)go:(UIButton *)sender { NSLog(@"at %.0f%@", sender.frame.origin.x, self.email.text); }
    - (BOOL)textFieldShouldReturn:(UITextField *)field { NSLog(@"return"); return YES; }
    @end
    """

  @Test func anImplementationWithoutItsHeaderRuns() {
    let rows = Self.implementation.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    var session = Session()
    #expect(session.linesOfProgram(in: rows + ["tap go"]) == rows.count)
    let reply = session.run(Self.implementation).last
    #expect(reply?.code?.root == "SignInController")
    #expect(session.run("tap go").last?.code?.printed == ["at 20"])
    _ = session.run("become-first-responder email")
    #expect(session.run("key return").last?.code?.printed == ["return"])
  }

  /// `YES` and a semicolon are Objective-C's where the code before is.
  @Test func aStatementIsInTheLanguageOfItsProgram() {
    var session = Session()
    _ = session.run(Self.implementation)
    let reply = session.run("go.hidden = YES;").last
    #expect(reply?.isError == false && reply?.code?.notRun.isEmpty == true)
    #expect(session.run("show go hidden").last?.text == ["YES"])
  }

  /// Line by line the interface waits for the rest, and says so.
  @Test func anImplementationInPiecesRuns() {
    let (session, replies) = Self.session(Self.implementation)
    var after = session
    #expect(!replies.contains { $0.isError })
    #expect(after.run("tap go").last?.code?.printed == ["at 20"])
  }

  /// What stands within another call is no variable's.
  @Test func anObjectHasTheNameOfWhatItIsStoredIn() {
    let (session, _) = Self.session(
      Self.counter.replacing(
        "super.viewDidLoad()",
        with: "let row = UIStackView(arrangedSubviews: [UILabel()]); view.addSubview(row)"))
    #expect(
      session.state.scene.object(named: "row").map { session.state.scene.className(of: $0) }
        == "UIStackView")
    #expect(session.state.scene.object(named: "label") != nil)
  }

  /// An expression that is typed alone says what it comes to.
  @Test(arguments: [
    ("controller.count", "1"), ("more.isHidden", "false"), ("let x = 5\nx + 1", "6"),
    ("let items = [more, card]\nitems.count", "2"), ("more.superview", "card (Card)"),
    ("card.point(inside: CGPoint(x: 150, y: 0), with: nil)", "true"),
    ("more.frame.origin", "(140.0, -20.0)"),
  ])
  func anExpressionSaysItsValue(_ code: String, _ value: String) {
    var (session, _) = Self.session(Self.counter)
    _ = session.run("tap more")
    var last: Reply?
    for line in code.split(separator: "\n") { last = session.run(String(line)).last }
    #expect(last?.code?.value == value)
    #expect(last?.text == [value])
    #expect(last?.json()["result"]?["printed"]?.elements.map { $0.text } == [value])
  }

  /// What fingers have done counts from where they landed, or from where code had it count.
  @Test(arguments: [
    ("UIPanGestureRecognizer", "r.translation(in: view).x", "drag 100 300 to 200 300", "100.0"),
    ("UIPanGestureRecognizer", "r.velocity(in: view).x > 500", "fling right at 100 300", "true"),
    ("UIPinchGestureRecognizer", "r.scale", "pinch 150 300 scale 2", "2.0"),
  ])
  func gesturesTellHowFar(_ kind: String, _ asked: String, _ event: String, _ value: String) {
    var session = Session()
    _ = session.run("device iphone-17")
    _ = session.run(
      """
      class Home: UIViewController {
        var sum: CGFloat = 0
        override func viewDidLoad() {
          view.addGestureRecognizer(\(kind)(target: self, action: #selector(go(_:))))
        }
        @objc func go(_ r: \(kind)) { if r.state == .ended { print(\(asked)) } }
      }
      """)
    #expect(session.run(event).last?.code?.printed == [value])
  }

  @Test func aTranslationThatIsSetBackCountsAgain() {
    var session = Session()
    _ = session.run("device iphone-17")
    _ = session.run(
      """
      class Home: UIViewController {
        var sum: CGFloat = 0
        override func viewDidLoad() {
          view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(go(_:))))
        }
        @objc func go(_ r: UIPanGestureRecognizer) {
          sum += r.translation(in: view).x
          r.setTranslation(.zero, in: view)
          if r.state == .ended { print(sum) }
        }
      }
      """)
    #expect(session.run("drag 100 300 to 200 300").last?.code?.printed == ["100.0"])
    #expect(session.run("drag 100 300 to 150 300").last?.code?.printed == ["150.0"])
  }

  /// A method that comes later is an answer of objects that are there.
  @Test func anExtensionReachesObjectsThatAreThere() {
    var session = Session()
    _ = session.run(
      Self.counter.replacing(
        "class Card: UIView {", with: "class Other: UIView {}\nclass Card: UIView {"))
    _ = session.run("let other = Other(frame: CGRect(x: 0, y: 100, width: 50, height: 50))")
    _ = session.run("view.addSubview(other)")
    _ = session.run(
      """
      extension Other {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      """)
    #expect(
      session.run("other.point(inside: .zero, with: nil)").last?.code?.value == "false")
    #expect(session.run("tap 10 110").last?.code?.calls.first?.name == "Other.point(inside:with:)")
  }

  @Test func whatComesToNothingSaysNothing() {
    var (session, _) = Self.session(Self.counter)
    for line in ["more.isHidden = true", "card.setNeedsLayout()", "let y = 3"] {
      #expect(session.run(line).last?.code?.value == nil)
    }
  }

  @Test func eachTypedStatementIsACellOfItsOwn() {
    var (session, _) = Self.session(Self.counter)
    #expect(session.linesOfProgram(in: ["more.isHidden = true", "card.alpha = 0.5"]) == 1)
    _ = session.run("more.isHidden = true")
    _ = session.run("card.alpha = 0.5")
    #expect(session.cells.count == 3)
    #expect(session.run("undo").last?.text == ["Taken back: card.alpha = 0.5."])
  }

  /// Commands and code act on one scene: a trial of a repair asks the code too.
  @Test func repairsAreTriedWithTheCode() throws {
    var (session, _) = Self.session(Self.counter)
    #expect(session.run("set hidden card YES").last?.isError == false)
    #expect((session.run("tap 200 200").last?.code?.printed ?? []) == [])
    let reply = try #require(session.run("how-to more").last)
    guard case .session(.changes(let changes, _, _)) = reply.outcome else {
      Issue.record("\(reply.outcome)")
      return
    }
    #expect(changes.contains { $0 == ["set hidden card NO"] })
  }
}
