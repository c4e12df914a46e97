import Lab
import Testing

/// Lines that are typed while a program runs: statements of it, as in a method of the root controller.
@Suite struct TypedBesideProgramTests {
  private static let program = """
    class Order { var n = 3; func bump() { n += 1 } }
    class C: UIViewController {
      let b = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      var order = Order()
      var count = 0
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(b) }
      func go() { count += 1; print("go", count) }
    }
    """

  private func session() -> Session {
    var session = Session()
    for reply in session.run(Self.program) { #expect(reply.error == nil) }
    return session
  }

  @Test(arguments: [
    (["order.n"], "3"), (["self.order.n"], "3"), (["controller.order.n"], "3"),
    (["order.bump()", "order.n"], "4"), (["order.n = 9", "print(order.n)"], "printed: 9"),
    (["count += 1", "count"], "1"), (["go()"], "printed: go 1"),
    (["let count = 7", "count"], "7"), (["title = \"Home\"", "self.title"], "Home"),
    (["present(UIViewController(), animated: false)", "presentedViewController != nil"], "true"),
    (["b.isHidden = true", "show hidden b"], "YES"),
  ])
  func namesAreTheControllers(_ lines: [String], _ last: String) {
    var session = session()
    var replies: [Reply] = []
    for line in lines {
      replies = session.run(line)
      for reply in replies { #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")") }
    }
    #expect(replies.last?.text.last == last)
  }

  /// What is wrong in it is an error, and nothing has changed.
  @Test(arguments: [
    ("order.m", "unknown-member", 7, []), ("order.nn = 3", "unknown-member", 7, ["n"]),
    ("b.isHiden = true", "unknown-member", 3, ["isHidden"]),
    ("let x = unheardOf", "unknown-name", 9, []), ("b.isHidden = 5", "wrong-type", 3, []),
    ("b.tag = cuont", "unknown-name", 9, ["count"]),
  ])
  func errors(_ line: String, _ code: String, _ column: Int, _ meant: [String]) throws {
    var session = session()
    let (scene, cells) = (session.state.scene, session.cells)
    let error = try #require(session.run(line).last?.error)
    #expect(error.code == code)
    #expect(error.column == column)
    #expect(error.suggestions == meant)
    #expect(session.state.scene == scene)
    #expect(session.cells == cells)
    #expect(session.run("count").last?.text == ["0"])
  }

  /// What a method that runs then does not know is no error of the line.
  @Test func theFilesOwnNamesAreTold() {
    var session = Session()
    _ = session.run(
      "class C: UIViewController {\n  override func viewDidLoad() {}\n"
        + "  func log() { Analytics.log() }\n}")
    let reply = session.run("log()").last
    #expect(reply?.error == nil)
    #expect(reply?.text.contains { $0.contains("Analytics.log() (line 3)") } == true)
  }

  /// A file that comes row by row has its own line numbers: of comments, imports and blank rows too.
  @Test(arguments: [
    """
    // A screen.

    import UIKit

    class C: UIViewController {
      let b = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      override func viewDidLoad() {
        view.addSubview(b)
        b.addTarget(self, action: #selector(go), for: .touchUpInside)
      }

      @objc func go() { print("12") }
    }
    """,
    """
    /* A screen
       of two classes. */
    class Other {}

    // MARK: The screen
    class C: UIViewController {
      let b = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
      override func viewDidLoad() {
        view.addSubview(b)
        b.addTarget(self, action: #selector(go), for: .touchUpInside)
      }
      @objc func go() { print("12") }
    }
    """,
    """
    #import "C.h"

    @interface C ()
    @property UIButton *b;
    @end

    @implementation C
    - (void)viewDidLoad {
      self.b = [[UIButton alloc] initWithFrame:CGRectMake(20, 100, 100, 44)];
      [self.view addSubview:self.b];
      [self.b addTarget:self action:@selector(go) forControlEvents:UIControlEventTouchUpInside]; }
    - (void)go { NSLog(@"12"); }
    @end
    """,
  ])
  func linesAreTheFiles(_ file: String) {
    var session = Session()
    let rows = file.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (number, row) in (["tap 5 5"] + rows).enumerated() {
      for reply in session.run(row, number: number + 1) { #expect(reply.error == nil) }
    }
    let reply = session.run("tap b").last
    #expect(reply?.text.last == "printed: 12")
    #expect(reply?.text.contains { $0.contains("(line 12)") } == true)
  }

  /// Classes that come one after the other are one app, and what was told is not told again.
  @Test func aLaterClassIsToldAlone() {
    var session = Session()
    let first = session.run(
      "class C: UIViewController {\n  override func viewDidLoad() { print(\"loaded\") }\n}")
    #expect(first.last?.text.last == "printed: loaded")
    #expect(session.run("class Helper {}").last?.text == ["Known now: Helper."])
    #expect(session.cells.count == 1)
  }
}
