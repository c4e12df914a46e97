import Engine
import Lab
import Testing

@testable import Import

/// Windows that keep touches from all that is in them, and what nobody sees and takes touches all the same.
@Suite struct WindowRepairTests {
  private func report(_ text: String, want: String? = nil) throws -> ImportReport {
    var request = ImportRequest()
    request.want = want
    return try ImportReport.make(Array(text.utf8), request)
  }

  struct Shut: CustomTestStringConvertible {
    var testDescription: String
    var window: String
    var more = ""
    var word: Verdict.Word
    var repair: String?
  }

  static let shut = [
    Shut(
      testDescription: "UIKit's own window, with the app's views in it",
      window:
        "<UIClassicWindow: 0x1; baseClass = UIWindow; frame = (0 0; 375 667); userInteractionEnabled = NO;",
      word: .interactionDisabled, repair: "set userInteractionEnabled classicWindow1 YES"),
    Shut(
      testDescription: "a window of no size", window: "<UIWindow: 0x1; frame = (0 0; 0 0);",
      word: .offScreen, repair: "set frame window1 0 0 375 667"),
    Shut(
      testDescription: "a window of no height", window: "<UIWindow: 0x1; frame = (0 0; 375 0);",
      word: .offScreen, repair: "set frame window1 0 0 375 667"),
    Shut(
      testDescription: "a window of the keyboard's",
      window:
        "<UIRemoteKeyboardWindow: 0x1; frame = (0 0; 375 667); userInteractionEnabled = NO;",
      word: .interactionDisabled, repair: nil),
  ]

  @Test(arguments: shut) func isOpened(_ shut: Shut) throws {
    let text = """
      \(shut.window) layer = <UIWindowLayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 375 667); layer = <CALayer: 0x9>>
         |    | <UIButton: 0x3; frame = (20 100; 100 40); layer = <CALayer: 0x9>>
      """
    let wanted = try #require(try report(text, want: "0x3").wanted)
    #expect(wanted.verdict.word == shut.word)
    #expect(wanted.repairs.first?.commands == shut.repair.map { [$0] })
    let row = try #require(try report(text).table.first { $0.object.node.address == "0x3" })
    #expect(row.repairs.first?.commands == shut.repair.map { [$0] })
    // It brings the tap, and how-to says the same.
    guard let repair = shut.repair else { return }
    var session = Session()
    _ = try ImportWork.run(try DumpReader.read(Array(text.utf8)), kinds: [], in: &session)
    _ = session.run("tap 70 120")
    let told = session.run("how-to button1").last?.text.joined(separator: "\n") ?? ""
    #expect(told.contains(repair))
    _ = session.run(repair)
    let scene = session.state.scene
    #expect(scene.hitTest(screen: Point(70, 120)).map { scene.name(of: $0) } == "button1")
  }

  // MARK: What is not seen

  struct Unseen: CustomTestStringConvertible {
    var testDescription: String
    var view: String
    var isInFront = true
    var isSuspect: Bool
  }

  static let unseen = [
    Unseen(
      testDescription: "React Native's", view: "<RCTView: 0x7; frame = (0 0; 375 667); alpha = 0;",
      isSuspect: true),
    Unseen(
      testDescription: "Flutter's",
      view: "<FlutterTouchInterceptingView: 0x7; frame = (0 0; 375 667); alpha = 0.005;",
      isSuspect: true),
    Unseen(
      testDescription: "behind", view: "<RCTView: 0x7; frame = (0 0; 375 667); alpha = 0;",
      isInFront: false, isSuspect: false),
    Unseen(
      testDescription: "elsewhere", view: "<RCTView: 0x7; frame = (0 300; 375 100); alpha = 0;",
      isSuspect: false),
    Unseen(
      testDescription: "hidden", view: "<RCTView: 0x7; frame = (0 0; 375 667); hidden = YES;",
      isSuspect: false),
    Unseen(
      testDescription: "deaf",
      view: "<RCTView: 0x7; frame = (0 0; 375 667); alpha = 0; userInteractionEnabled = NO;",
      isSuspect: false),
    Unseen(
      testDescription: "UIKit's", view: "<UIView: 0x7; frame = (0 0; 375 667); alpha = 0;",
      isSuspect: false),
  ]

  @Test(arguments: unseen) func isNamedWhereItMayTakeTheTap(_ unseen: Unseen) throws {
    let button = "   |    | <UIButton: 0x3; frame = (20 100; 100 40); layer = <CALayer: 0x9>>"
    let other = "   |    | \(unseen.view) layer = <CALayer: 0x9>>"
    let text =
      "<UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x9>>\n"
      + "   | <RCTRootView: 0x2; frame = (0 0; 375 667); layer = <CALayer: 0x9>>\n"
      + (unseen.isInFront ? [button, other] : [other, button]).joined(separator: "\n")
    let report = try report(text, want: "0x3")
    let verdict = try #require(report.wanted?.verdict)
    #expect(verdict.word == .getsIt)
    #expect(verdict.depends.contains { $0.unknown == .overrides })
    let said = report.text().joined(separator: " ")
    #expect(said.contains("(0x7)") == unseen.isSuspect)
    // With somebody to suspect, what is merely on the way is none.
    #expect(said.contains("RCTRootView") != unseen.isSuspect)
  }
}
