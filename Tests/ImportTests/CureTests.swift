import Engine
import Testing

@testable import Import

/// Screens of apps in which a first answer would mend one control and break another.
@Suite("cures of imported screens") struct CureTests {
  private static let screen = """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x200>>
       | <UIView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x201>>

    """

  private func report(_ body: String, want: String? = nil) throws -> ImportReport {
    var request = ImportRequest()
    request.want = want
    return try ImportReport.make(Array((CureTests.screen + body).utf8), request)
  }

  /// A round button that overhangs its bar: it lies over the tabs as is meant, and the bar has to reach as
  /// far as it does.
  @Test func aRoundButtonOverABar() throws {
    let body = """
         |    | <UITabBar: 0x102; frame = (0 761; 390 83); layer = <CALayer: 0x202>>
         |    |    | _home <UITabBarButton: 0x103; frame = (2 1; 191 48); layer = <CALayer: 0x203>>
         |    |    | _account <UITabBarButton: 0x104; frame = (197 1; 191 48); layer = <CALayer: 0x204>>
         |    |    | _round <Shop.RoundButton: 0x105; baseClass = UIButton; frame = (165 -32; 60 60); layer = <CALayer: 0x205>>
      """
    let account = try #require(try report(body, want: "account").wanted)
    #expect(account.verdict.isFine && !account.verdict.isPartial)
    #expect(account.verdict.shared?.with == "round")
    #expect(account.repairs.isEmpty)
    let round = try #require(try report(body, want: "round").wanted)
    #expect(round.repairs.map { $0.commands } == [["override tabBar1 point-inside inset -32"]])
    let text = try report(body).text().joined(separator: " ")
    #expect(text.contains("round lies over a part of home, account, and takes its own taps"))
  }

  /// A field holds a view of UIKit's own, which takes the touch for it: only what covers both is at fault.
  @Test func aFieldUnderAnOverlay() throws {
    let wanted = try #require(
      try report(
        """
           |    | _email <UITextField: 0x102; frame = (24 220; 345 44); layer = <CALayer: 0x202>>
           |    |    | <_UITextLayoutCanvasView: 0x103; frame = (7 2; 331 40); layer = <CALayer: 0x203>>
           |    | _overlay <Shop.Overlay: 0x104; frame = (0 0; 390 844); alpha = 0.02; layer = <CALayer: 0x204>>
        """, want: "email"
      ).wanted)
    #expect(wanted.repairs.first?.commands == ["set userInteractionEnabled overlay NO"])
    #expect(!wanted.repairs.contains { $0.commands.joined().contains("textLayoutCanvasView") })
  }

  /// No scrolling comes to it, unless the content reaches so far.
  @Test func whatLiesBeyondItsContent() throws {
    let row = try #require(
      try report(
        """
           |    | <UIScrollView: 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x202>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    | _low <UIButton: 0x103; frame = (20 900; 350 50); layer = <CALayer: 0x203>>
        """
      ).table.first { $0.object.name == "low" })
    #expect(
      row.repairs.map { $0.commands } == [
        ["set contentSize scrollView1 390 950", "set contentOffset scrollView1 0 106"]
      ])
  }

  /// It decides no touch, and is drawn and told.
  @Test func whatClipsStaysSo() throws {
    let told = try report(
      "   |    | _box <UIView: 0x102; frame = (0 0; 90 40); clipsToBounds = YES; layer = <CALayer: 0x202>>"
    )
    let scene = told.imported.scene
    let box = try #require(scene.object(named: "box"))
    #expect(scene.value(of: .clipsToBounds, of: box) == .bool(true))
  }

  /// What is printed along is not said to be missing.
  @Test func whatTheDumpTellsIsKnown() throws {
    let recognizer = """
         |    | <UIButton: 0x102; frame = (20 60; 90 40); enabled = NO; layer = <CALayer: 0x202>>
      <UITapGestureRecognizer: 0x300; state = Possible; view = <UIView: 0x101>; target= <(action=close, target=<Shop.Home 0x400>)>>
      """
    let told = try report(recognizer)
    #expect(told.text().first == "3 views, 1 window. Read as recursiveDescription, recognizers.")
    #expect(told.imported.unknown == [.overrides])
    // Another view has some that nobody has printed.
    let other = try report(
      "   |    | <UIView: 0x110; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x3>; layer = <CALayer: 0x2>>\n"
        + recognizer)
    #expect(other.imported.unknown == [.recognizers, .overrides])
    #expect(other.text()[1].hasPrefix("Not in such a dump: other recognizers' kinds"))
  }
}
