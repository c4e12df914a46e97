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
      + insets + selections + scrolls + accessories + sections + updates)
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
