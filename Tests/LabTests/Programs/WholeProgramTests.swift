import Engine
import Testing

@testable import Lab

/// Small whole programs, each with what is done to it and what it prints or what is said.
@Suite("Whole programs")
struct WholeProgramTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Before the program is there.
    var before: [String] = []
    var code: String
    var lines: [String] = []
    /// All that is printed, in order.
    var printed: [String] = []
    /// Some of the sentences of the last reply.
    var said: [String] = []

    var testDescription: String { name }
  }

  @Test(
    arguments: initializers + values + events + keys + timeAndNotifications + alerts + lists
      + insets + selections + scrolls + accessories + sections + updates + screens + languages
      + bars + texts)
  func aProgramDoesWhatUIKitDoes(_ one: Case) {
    var session = Session()
    for line in one.before { _ = session.run(line) }
    var replies = session.run(one.code)
    for line in one.lines { replies += session.run(line) }
    #expect(replies.flatMap { $0.code?.printed ?? [] } == one.printed)
    #expect(replies.allSatisfy { $0.code?.notRun.isEmpty ?? true })
    let last = replies.last?.text.joined(separator: "\n") ?? ""
    for sentence in one.said { #expect(last.contains(sentence), "\(last)") }
  }

  static func swift(
    _ name: String, members: String = "", load: String, after: String = "", _ lines: String...,
    printed: [String] = [], said: [String] = []
  ) -> Case {
    let code = """
      class Screen: UIViewController {
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      \(members)
      override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      \(load)
      }
      }
      \(after)
      """
    return Case(name: name, code: code, lines: lines, printed: printed, said: said)
  }

  static func objectiveC(
    _ name: String, methods: String, before: String = "", _ lines: String...,
    printed: [String] = [], said: [String] = []
  ) -> Case {
    let code = """
      \(before)
      @interface Screen : UIViewController
      @end
      @implementation Screen
      \(methods)
      @end
      """
    return Case(name: name, code: code, lines: lines, printed: printed, said: said)
  }

  /// Objects of a class from another file are what its name tells, and are made as they are.
  @Test func aClassOfAnotherFileIsKnownByItsName() {
    var session = Session()
    let one = Self.swift(
      "",
      load: """
        let go = PrimaryButton(title: "Go")
        go.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view.addSubview(go)
        guard let card = RemoteCard() as Any? else { fatalError() }
        assert(Shop.shared.isOpen)
        """, after: "extension Screen { @objc func tapped() { print(\"go\") } }")
    let text = session.run(one.code).flatMap { $0.text }.joined(separator: "\n")
    #expect(text.contains("PrimaryButton (UIButton)"))
    #expect(!text.contains("PrimaryButton("))
    #expect(session.run("tap go").last?.text.last == "printed: go")
  }

  /// What is stored declares it.
  @Test func aClassWithoutItsHeaderKeepsWhatItIsGiven() {
    var session = Session()
    let replies = session.run(
      """
      @implementation Screen
      - (UIView *)head {
        if (!_head) { _head = [[UIView alloc] init]; _head.tag = 7; }
        return _head;
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.count = 3;
        NSLog(@"%ld %d", (long)self.head.tag, _count + 1);
      }
      @end
      """)
    #expect(replies.flatMap { $0.code?.printed ?? [] } == ["7 4"])
    #expect(
      replies.flatMap { $0.code?.notRun ?? [] }.map { $0.remark }
        == [.assumed(AssumedClass(name: "Screen", superclass: "UIViewController"))])
  }

  /// A crash leaves everything as it was, and `explain code` tells what ran.
  @Test func aCrashLeavesNothing() {
    var session = Session()
    let one = Self.swift(
      "",
      members: """
        var items: [Int] = []
        @objc func act() {
          items.append(1)
          if items.count == 1 { print(items[3]) }
        }
        """, load: "button.addTarget(self, action: #selector(act), for: .touchUpInside)")
    _ = session.run(one.code)
    #expect(session.run("tap button").last?.text.first?.contains("Index out of range") == true)
    #expect(session.run("items.count").last?.text == ["0"])
    let told = session.run("explain code").flatMap { $0.text }
    #expect(told.contains { $0.contains("items.count == 1 → true") })
    #expect(told.last?.contains("stops here") == true)
    #expect(session.run("explain").last?.error?.code == "event-crashed")
  }

  /// A method that nobody wrote is a crash where the whole class is here.
  @Test func aMissingMethodCrashes() {
    var session = Session()
    let one = Self.objectiveC(
      "",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          UIButton *go = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 90, 90)];
          [go addTarget:self action:@selector(vanish:) forControlEvents:UIControlEventTouchUpInside];
          [self.view addSubview:go];
        }
        """)
    _ = session.run(one.code)
    let text = session.run("tap go").flatMap { $0.text }.joined(separator: "\n")
    #expect(text.contains("-[Screen vanish:]: unrecognized selector sent to instance"))
  }

  /// Heads and attributes over several rows, typed row by row.
  @Test func headsGoOn() {
    var session = Session()
    let rows = [
      "@MainActor", "final class Screen: UIViewController,", "  UITextFieldDelegate {",
      "  override func viewDidLoad() { super.viewDidLoad(); print(\"here\") }", "}",
      "@available(iOS 17, *)", "extension Screen: UIScrollViewDelegate,", "  UITableViewDelegate",
      "{", "}",
    ]
    let replies = rows.flatMap { session.run($0) }
    #expect(replies.allSatisfy { $0.error == nil })
    #expect(replies.flatMap { $0.code?.printed ?? [] }.first == "here")
    #expect(session.cells.count == 1)
  }

  /// What is declared after a start that crashes is known all the same.
  @Test func whatComesAfterACrashIsKept() {
    var session = Session()
    let crashing = """
      class A: UIViewController {
        var model: String!
        override func viewDidLoad() { super.viewDidLoad(); title = model + "" }
      }
      """
    for line in ["class Helper {}", crashing, "launch A"] { _ = session.run(line) }
    _ = session.run("class B: UIViewController {\n override func viewDidLoad() { print(1) }\n}")
    #expect(session.run("launch B").last?.text.contains("printed: 1") == true)
  }

  @Test func whatHangsOnAnUnknownIsSaidThoughItIsNegated() {
    var session = Session()
    let one = Self.swift("", load: "button.isHidden = !Flags.isOn")
    let text = session.run(one.code).flatMap { $0.text }.joined(separator: "\n")
    #expect(text.contains("hangs on Flags.isOn"))
    #expect(!text.contains("Not known here"))
  }

  @Test func aWeakOutletGivesItsStandInItsName() {
    var session = Session()
    let one = Self.swift("", members: "@IBOutlet weak var email: UITextField!", load: "")
    _ = session.run(one.code)
    #expect(session.state.scene.object(named: "email") != nil)
  }

  @Test func whatRanIsToldStepByStep() {
    var session = Session()
    let one = Self.swift(
      "",
      members: """
        var count: Int? = 3
        @objc func act() {
          guard let count = count else { return }
          if count == 4 || count == 3 { print("x") }
        }
        """, load: "button.addTarget(self, action: #selector(act), for: .touchUpInside)")
    _ = session.run(one.code)
    _ = session.run("tap button")
    let text = session.run("explain code").flatMap { $0.text }.joined(separator: "\n")
    for part in ["let count = count → 3", "count == 4 → false", "count == 3 → true"] {
      #expect(text.contains(part), "\(text)")
    }
  }
}
