import Engine
import Lab
import System
import Testing

@testable import Import

/// Storyboards and xibs as Xcode writes them, with the code of their classes: one app, whichever comes first.
@Suite struct StoryboardTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    var file: String
    var code: String
    /// What is printed as the app starts.
    var starts: [String]
    /// Lines that are typed, and what each prints.
    var steps: [(line: String, printed: [String])]
    var testDescription: String { file }
  }

  static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/") + "/Storyboards/"
  }()

  static func text(_ name: String) -> String {
    guard let bytes = try? TextFile.read(folder + name, limit: 1 << 20) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// On a phone with a safe area.
  static func session() -> Session {
    var session = Session()
    _ = session.run("device iphone-17")
    return session
  }

  @discardableResult
  static func take(_ file: String, into session: inout Session) throws -> FileAnswer {
    let dump = try DumpFile.read(folder + file)
    return try ImportWork.run(dump, kinds: [], in: &session)
  }

  static let screens: [Screen] = [
    Screen(
      file: "Checkout.storyboard", code: "Checkout.swift",
      starts: [
        "from a coder", "label connected", "awake 0.5", "radius 8.0 from the storyboard true",
      ],
      steps: [
        ("tap buyButton", ["bought 1 Buy now true"]), ("tap gift", ["gift false"]),
        ("tap imageView", ["photo true"]),
      ]),
    Screen(
      file: "Notes.storyboard", code: "Notes.swift", starts: ["notes Notes true"],
      steps: [
        ("tap sort", ["sorted"]), ("tap star2", ["star Bread"]),
        ("tap noteLabel", ["prepare openNote", "detail of Milk"]),
        ("tap done", ["back from DetailViewController finished"]),
        ("tap add", ["prepare newNote", "editing"]),
        ("tap cancel", ["back from EditViewController -"]), ("tap sort", ["sorted"]),
      ]),
    Screen(
      file: "Tabs.storyboard", code: "Tabs.swift", starts: [],
      steps: [
        ("tap segmentedControl", ["level 1"]), ("tap stepper", ["stepped 1.0"]),
        ("tap 300 815", ["about true"]),
      ]),
    Screen(
      file: "Embedded.storyboard", code: "Embedded.swift",
      starts: ["embedding picker", "picker loaded true", "host loaded 1"],
      steps: [("tap pick", ["picked it"])]),
    Screen(
      file: "Keypad.storyboard", code: "Keypad.m", starts: ["2 digits"],
      steps: [("tap 50 100", ["shown 01"]), ("tap 120 100", ["shown 012"])]),
    Screen(
      file: "SignUp.storyboard", code: "SignUp.swift", starts: [],
      steps: [
        ("tap nameField", []), ("type Ann", []), ("key return", ["return in Name"]),
        ("key return", ["return in Mail"]), ("tap joinButton", ["joined as Ann"]),
      ]),
    Screen(
      file: "Settings.storyboard", code: "Settings.swift", starts: ["sound true"],
      steps: [("tap soundSwitch", ["sound false"]), ("tap more", ["row 0 1"])]),
    Screen(
      file: "CardView.xib", code: "CardView.swift", starts: [],
      steps: [("tap likeButton", ["likes 1 true"]), ("tap likeButton", ["likes 2 true"])]),
    Screen(
      file: "PhotoCell.xib", code: "PhotoCell.swift", starts: [],
      steps: [("tap heart", ["heart 0 Heart"]), ("tap heart3", ["heart 2 Heart"])]),
    Screen(
      file: "Steps.storyboard", code: "Steps.swift", starts: ["step view 1"],
      steps: [
        ("swipe left at stepView", ["swiped"]),
        ("tap control", ["from FirstStepViewController", "second helper true"]),
      ]),
  ]

  private func check(_ screen: Screen, _ session: Session, started printed: [String]) {
    var session = session
    #expect(printed == screen.starts)
    for (line, printed) in screen.steps {
      let replies = session.run(line)
      #expect(replies.allSatisfy { !$0.isError }, "\(line): \(replies.flatMap { $0.text })")
      #expect(replies.flatMap { $0.code?.printed ?? [] } == printed, "\(line)")
    }
  }

  @Test(arguments: screens) func fileAfterCode(_ screen: Screen) throws {
    var session = Self.session()
    _ = session.run(Self.text(screen.code))
    let answer = try Self.take(screen.file, into: &session)
    check(screen, session, started: answer.printed)
  }

  @Test(arguments: screens) func codeAfterFile(_ screen: Screen) throws {
    var session = Self.session()
    try Self.take(screen.file, into: &session)
    let replies = session.run(Self.text(screen.code))
    check(screen, session, started: replies.flatMap { $0.code?.printed ?? [] })
  }

  /// What a session keeps needs no file: its lines, run again, are the same app.
  @Test(arguments: screens.filter { ["Notes.storyboard", "CardView.xib"].contains($0.file) })
  func aKeptSessionIsTheSameApp(_ screen: Screen) throws {
    var session = Self.session()
    _ = session.run(Self.text(screen.code))
    try Self.take(screen.file, into: &session)
    var again = Session()
    var replies: [Reply] = []
    for cell in session.cells { replies = again.run(cell.text) }
    check(screen, again, started: replies.last?.code?.printed ?? [])
    #expect(session.run("undo").last?.isError == false)
    #expect(session.run("redo").last?.isError == false)
    #expect(again.state.scene == session.state.scene)
  }

  @Test func aloneItIsItsInitialScene() throws {
    var session = Self.session()
    let answer = try Self.take("Checkout.storyboard", into: &session)
    #expect(
      answer.text.prefix(2) == [
        "Checkout.storyboard is part of the app now: one scene. CheckoutViewController is the root controller; its view holds imageView, totalLabel, gift and buyButton.",
        "Of classes in other files only the name is known: CheckoutViewController (UIViewController) and RoundedButton (UIButton).",
      ])
    let scene = session.state.scene
    let buy = try #require(scene.object(named: "buyButton")?.view)
    #expect(scene.frame(of: buy) == Rect(20, 782, 362, 50))
    #expect(scene.className(of: .view(buy)) == "RoundedButton")
    let reply = session.run("tap buyButton").last
    #expect(
      reply?.text.first
        == "buyButton gets the tap and sends buyTapped: to controller. [U-CT-06, AC01]")
  }

  @Test func otherScenesCanBeLaunched() throws {
    var session = Self.session()
    let answer = try Self.take("Notes.storyboard", into: &session)
    #expect(
      answer.text.contains(
        "More scenes: NotesViewController, DetailViewController, EditViewController. `launch NotesViewController` starts with it."
      ))
    #expect(session.run("launch edit").last?.isError == false)
    #expect(session.state.scene.object(named: "cancel") != nil)
    #expect(session.run("launch DetailViewController").last?.isError == false)
    #expect(session.state.scene.object(named: "done") != nil)
    #expect(session.state.scene.screen.size == Size(402, 874))
    #expect(session.run("launch Nobody").last?.error?.code == "unknown-class")
    #expect(
      session.run("storyboard").last?.text == [
        "Notes.storyboard: 4 scenes: UINavigationController (initial), NotesViewController (list), DetailViewController, EditViewController (edit)."
      ])
  }

  @Test func anIPadHasAnotherSizeClass() throws {
    var session = Session()
    _ = session.run("device ipad")
    try Self.take("Keypad.storyboard", into: &session)
    #expect(session.state.scene.object(named: "button") != nil)
    #expect(session.state.scene.object(named: "button2") == nil)
  }

  @Test func aPastedFileIsRead() throws {
    let dump = try DumpReader.read(Array(Self.text("CardView.xib").utf8))
    #expect(dump.storyboard?.name == "CardView.xib")
    let other = try DumpReader.read(Array(Self.text("Tabs.storyboard").utf8))
    #expect(other.storyboard?.name == "Main.storyboard")
    #expect(other.formats == [.storyboard])
  }

  @Test func theReportNamesControls() throws {
    var request = ImportRequest()
    request.want = "pick"
    let dump = try DumpFile.read(Self.folder + "Embedded.storyboard")
    let report = try ImportReport.make(dump, request)
    #expect(report.wanted?.verdict.word == .getsIt)
    #expect(report.imported.commands.count == 1)
    request.redacts = true
    request.want = nil
    let text = try ImportReport.make(dump, request).imported.commands.joined()
    #expect(!text.contains(text: "\"Pick\""))
  }

  // MARK: As an app crashes

  @Test func anOutletThatTheClassDoesNotHave() throws {
    var session = Self.session()
    _ = session.run(
      "class CheckoutViewController: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"
    )
    let answer = try Self.take("Checkout.storyboard", into: &session)
    #expect(
      answer.text.contains {
        $0.contains(
          text:
            "NSUnknownKeyException: [<CheckoutViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key buyButton."
        )
      })
  }

  @Test func anAttributeThatTheClassDoesNotHaveIsLogged() throws {
    var session = Self.session()
    _ = session.run(
      """
      class CheckoutViewController: UIViewController {
        @IBOutlet var buyButton: UIButton!
        @IBOutlet var gift: UISwitch!
        @IBOutlet var totalLabel: UILabel!
        override func viewDidLoad() { print("loaded", gift.isOn) }
      }
      class RoundedButton: UIButton {}
      """)
    let answer = try Self.take("Checkout.storyboard", into: &session)
    #expect(
      answer.printed == [
        "Failed to set (cornerRadius) user defined inspected property on (RoundedButton): this class is not key value coding-compliant for the key cornerRadius.",
        "Failed to set (note) user defined inspected property on (RoundedButton): this class is not key value coding-compliant for the key note.",
        "loaded true",
      ])
    // It has no such method: nobody answers.
    #expect(session.run("tap gift").last?.isError == false)
  }

  @Test func aSegueThatIsNone() throws {
    var session = Self.session()
    _ = session.run(Self.text("Steps.swift"))
    try Self.take("Steps.storyboard", into: &session)
    let reply = session.run("firstStepViewController.wrong()").last
    #expect(
      reply?.text.first?.contains(
        text:
          "NSInvalidArgumentException: Receiver (<FirstStepViewController>) has no segue with identifier 'nowhere'"
      ) == true)
    let other = session.run(
      "UIStoryboard(name: \"Steps\", bundle: nil).instantiateViewController(withIdentifier: \"Third\")"
    ).last
    #expect(
      other?.text.first?.contains(
        text: "doesn't contain a view controller with identifier 'Third'") == true)
  }

  @Test func chineseIsSpoken() throws {
    var session = Self.session()
    _ = session.run("lang zh-Hans")
    let answer = try Self.take("Notes.storyboard", into: &session)
    #expect(
      answer.text.first
        == "Notes.storyboard 已加入 App：4 个 scene。root view controller 是 UINavigationController，它的视图里有 tableView、sort、add。"
    )
  }
}

extension FileAnswer {
  /// What the app printed as it started.
  fileprivate var printed: [String] {
    text.compactMap { $0.hasPrefix("printed: ") ? String($0.dropFirst(9)) : nil }
  }
}
