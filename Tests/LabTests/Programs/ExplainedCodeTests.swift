import Engine
import Testing

@testable import Lab

/// What code answered, why, and what else it could have been told.
@Suite("Code is explained")
struct ExplainedCodeTests {
  private static func session(_ code: String, _ lines: String...) -> (Session, Reply?) {
    var session = Session()
    var replies = session.run(code)
    for line in lines { replies += session.run(line) }
    return (session, replies.last)
  }

  @Test func aDecisionOfCodeNamesItsMethodLineAndValue() throws {
    let (_, reply) = Self.session(PastedProgramTests.counter, "tap more")
    let decisions = try #require(reply?.json()["decisions"]?.elements)
    let made = decisions.filter { $0["code"] != nil }
    let inside = try #require(made.first { $0["kind"]?.text == "point-inside" })
    #expect(inside["subject"]?.text == "card")
    #expect(inside["code"]?["class"]?.text == "Card")
    #expect(inside["code"]?["method"]?.text == "point(inside:with:)")
    #expect(inside["code"]?["line"]?.number == 3)
    #expect(inside["code"]?["value"]?.text == "true")
    // Those of UIKit's own name none.
    #expect(made.count < decisions.count)
  }

  @Test func theReplySaysWhatWasAnsweredAndWhere() {
    let (_, reply) = Self.session(PastedProgramTests.counter, "tap more")
    #expect(
      reply?.text.contains(
        "Code ran: Card.point(inside:with:) (line 3 answers true) and Counter.add() (line 19).")
        == true)
  }

  @Test func explainCodeGoesLineByLine() {
    let (_, reply) = Self.session(PastedProgramTests.counter, "tap more", "explain code")
    #expect(
      reply?.text.prefix(4) == [
        "Card.point(inside:with:) of card", "  3  v → more",
        "  3  v.frame.contains(point) → true   (v.frame = (140 -20; 44 44), point = (162, 2))",
        "  3  return true → true",
      ])
  }

  /// A method that asks another class of the program's own is told, and so is the other one.
  @Test func aCallWithinACallIsToldByItself() throws {
    let code = """
      class Outer: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          return super.hitTest(point, with: event)
        }
      }
      class Inner: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return point.x > 10
        }
      }
      class Home: UIViewController {
        let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        override func viewDidLoad() {
          view.addSubview(outer)
          outer.addSubview(inner)
        }
      }
      """
    let (_, reply) = Self.session(code, "tap 5 5")
    let calls = try #require(reply?.code?.calls)
    #expect(
      calls.map { $0.name }.prefix(2) == ["Outer.hitTest(_:with:)", "Inner.point(inside:with:)"])
    #expect(calls.first?.answer == CodeCall.Answer(value: "outer", line: 3))
    #expect(calls.dropFirst().first?.answer == CodeCall.Answer(value: "false", line: 8))
  }

  @Test func whyQuotesTheLineThatAnswered() {
    let (_, reply) = Self.session(PastedProgramTests.counter, "tap more", "why more")
    #expect(
      reply?.text.last
        == "Card.point(inside:with:) of card answered true in line 3: `return true`")
  }

  @Test func noCodeNothingToExplain() {
    var session = Session()
    #expect(session.run("explain code").last?.error?.code == "no-program")
    #expect(session.run("launch").last?.error?.code == "no-program")
    #expect(session.run("suppose Settings.isOn true").last?.error?.code == "no-program")
  }

  static let settings = """
    class Start: UIViewController {
      let help = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
      override func viewDidLoad() {
        if Settings.shared.isNew { view.addSubview(help) }
        help.addTarget(self, action: #selector(go), for: .touchUpInside)
      }
      @objc func go() { print("help") }
    }
    class Other: UIViewController {
      override func viewDidLoad() { print("other") }
    }
    """

  /// What an unknown decided is told, and is decided otherwise where somebody knows better.
  @Test func whatIsSupposedRunsAgain() {
    var (session, replies) = Self.session(Self.settings, "launch Start")
    #expect(
      replies?.text.contains {
        $0.contains("hangs on Settings.shared.isNew")
          && $0.contains("`suppose Settings.shared.isNew true`")
      } == true)
    #expect(session.run("tap 60 220").last?.code?.printed ?? [] == [])
    let reply = session.run("suppose Settings.shared.isNew true").last
    #expect(reply?.isError == false)
    #expect(reply?.code?.notRun.isEmpty == true)
    #expect(session.run("tap 60 220").last?.code?.printed == ["help"])
    replies = session.run("undo").last
    replies = session.run("undo").last
    #expect(session.run("tap 60 220").last?.code?.printed ?? [] == [])
  }

  @Test func anotherControllerIsLaunched() {
    var (session, _) = Self.session(Self.settings)
    #expect(session.run("launch Other").last?.code?.printed == ["other"])
    #expect(session.run("launch").last?.code?.root == "Other")
    let error = session.run("launch Nobody").last?.error
    #expect(error?.code == "unknown-class")
  }
}
