import Engine
import Lab
import Testing

@testable import Import

/// What a developer is told to do, on screens where the first thought would be wrong.
@Suite struct AdviceTests {
  private static let screen = """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x200>>
       | <UIView: 0x101; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x300>; layer = <CALayer: 0x201>>

    """

  private func report(_ body: String, want: String? = nil) throws -> ImportReport {
    var request = ImportRequest()
    request.want = want
    return try ImportReport.make(Array((AdviceTests.screen + body).utf8), request)
  }

  /// A tap recognizer that puts the keyboard away takes the touch before the table selects (U-SV-23).
  @Test func aRowIsLostToARecognizerAbove() throws {
    let report = try report(
      """
         |    | <UITableView: 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x202>; contentOffset: {0, 0}; contentSize: {390, 900}>
         |    |    | <UITableViewCell: 0x103; frame = (0 100; 390 44); layer = <CALayer: 0x203>>
         |    |    |    | <UITableViewCellContentView: 0x104; frame = (0 0; 390 44); layer = <CALayer: 0x204>>
         |    |    |    |    | <UILabel: 0x105; frame = (16 0; 300 44); text = 'Lisbon'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x205>>
      <UITapGestureRecognizer: 0x300; state = Possible; view = <UIView: 0x101>; target= <(action=endEditing, target=<Shop.SearchController 0x400>)>>
      """, want: "Lisbon")
    let wanted = try #require(report.wanted)
    #expect(report.imported.scene[try #require(wanted.object.view)].kind == .tableCell)
    #expect(wanted.verdict.word == .takenBy)
    #expect(wanted.verdict.by == "endEditing")
    #expect(wanted.verdict.rule == .uSV23)
    #expect(wanted.repairs.first?.commands == ["set cancelsTouchesInView endEditing NO"])
  }

  /// Nobody's own view is in the way, and nothing of the keyboard's is to be overridden.
  @Test func theKeyboardIsNobodysOwn() throws {
    let report = try report(
      """
         |    | <UIButton: 0x102; frame = (20 700; 350 50); layer = <CALayer: 0x202>>
      <UIRemoteKeyboardWindow: 0x110; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x210>>
         | <UIInputSetContainerView: 0x111; frame = (0 0; 390 844); layer = <CALayer: 0x211>>
         |    | <UIInputSetHostView: 0x112; frame = (0 508; 390 336); layer = <CALayer: 0x212>>
      """, want: "0x102")
    let wanted = try #require(report.wanted)
    #expect(wanted.verdict.word == .windowInFront)
    #expect(wanted.verdict.isByKeyboard)
    #expect(wanted.repairs.isEmpty)
    #expect(report.text().contains { $0.contains("keyboardLayoutGuide") })
  }

  /// “Sometimes it works”: the middle does, and what sticks out does not (HT13).
  @Test func aButtonThatSticksOut() throws {
    let body = """
         |    | _bar <UIView: 0x102; frame = (0 761; 390 83); layer = <CALayer: 0x202>>
         |    |    | _plus <UIButton: 0x103; frame = (163 -28; 64 64); layer = <CALayer: 0x203>>
      """
    let wanted = try #require(try report(body, want: "plus").wanted)
    #expect(wanted.verdict.word == .getsIt)
    let part = try #require(wanted.verdict.elsewhere.first)
    #expect(part.word == .outsideSuperview)
    #expect(part.by == "bar")
    #expect(!wanted.repairs.isEmpty)
    let table = try report(body)
    #expect(table.text().contains { $0.contains("outside-superview bar at (195, 739.4)") })
    // Where the rest of it is cut off nobody taps it.
    let cut = body.replacing("0 761; 390 83)", with: "0 761; 390 83); clipsToBounds = YES")
    #expect(try report(cut, want: "plus").wanted?.verdict.isPartial == false)
  }

  @Test func whatIsScrolledAwayIsNoFault() throws {
    let report = try report(
      """
         |    | <UIScrollView: 0x102; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x202>; contentOffset: {0, 500}; contentSize: {390, 2400}>
         |    |    | _top <UIButton: 0x103; frame = (20 20; 350 50); layer = <CALayer: 0x203>>
         |    |    | _low <UIButton: 0x104; frame = (20 3000; 350 50); layer = <CALayer: 0x204>>
      """)
    let scrolls = Dictionary(
      uniqueKeysWithValues: report.table.map { ($0.object.name, $0.verdict.scrolls) })
    #expect(scrolls["top"] == "scrollView1")
    // No scrolling comes so far.
    #expect(scrolls["low"] == .some(nil))
    #expect(report.text().contains { $0.contains("until a scroll view brings it back: top.") })
  }

  /// A cell's content view lies over what was put beside it: it belongs inside, and UIKit's class has no
  /// subclass.
  @Test func aButtonBesideTheContentView() throws {
    let report = try report(
      """
         |    | <UITableView: 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x202>; contentOffset: {0, 0}; contentSize: {390, 900}>
         |    |    | <Shop.OrderCell: 0x103; baseClass = UITableViewCell; frame = (0 100; 390 120); layer = <CALayer: 0x203>>
         |    |    |    | <UIButton: 0x104; frame = (290 40; 80 40); layer = <CALayer: 0x204>>
         |    |    |    |    | <UIButtonLabel: 0x105; frame = (10 9; 60 22); text = 'Reorder'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x205>>
         |    |    |    | <UITableViewCellContentView: 0x106; frame = (0 0; 390 120); layer = <CALayer: 0x206>>
         |    |    |    |    | <UILabel: 0x107; frame = (16 12; 200 20); text = 'Order 4711'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x207>>
      """, want: "Reorder")
    let wanted = try #require(report.wanted)
    // What the button shows is its own, and what the cell shows the cell's.
    #expect(wanted.object.name == "reorder")
    #expect(wanted.verdict.by == "tableViewCellContentView1")
    #expect(wanted.repairs.first?.commands == ["move reorder to tableViewCellContentView1"])
    #expect(!wanted.repairs.contains { $0.commands.contains { $0.hasPrefix("override") } })
  }

  /// A badge takes no touches: what one sees stays as it is, and what is tapped there is kept.
  @Test func whatChangesLeastComesFirst() throws {
    let badge = """
         |    | _cart <UIButton: 0x102; frame = (330 60; 44 44); layer = <CALayer: 0x202>>
         |    | _badge <Shop.BadgeView: 0x103; frame = (340 66; 30 30); layer = <CALayer: 0x203>>

      """
    let wanted = try #require(try report(badge, want: "cart").wanted)
    #expect(wanted.repairs.first?.commands == ["set userInteractionEnabled badge NO"])
    let used = try #require(
      try report(
        badge + "   |    |    | <UIButton: 0x104; frame = (0 0; 5 5); layer = <CALayer: 0x204>>",
        want: "cart"
      ).wanted)
    #expect(used.repairs.first?.commands == ["override badge hit-test pass-through"])
    #expect(used.repairs.first?.code.first == "class BadgeView: UIView {")
  }

  @Test func aContainerWithoutSizeGrows() throws {
    let wanted = try #require(
      try report(
        """
           |    | _box <UIView: 0x102; frame = (20 300; 0 0); layer = <CALayer: 0x202>>
           |    |    | _more <UIButton: 0x103; frame = (0 0; 44 44); layer = <CALayer: 0x203>>
        """, want: "more"
      ).wanted)
    #expect(wanted.repairs.first?.commands == ["set frame box 20 300 44 44"])
  }

  /// A button under the tab bar goes up: to bring what it is in to the front would take the tabs their taps.
  @Test func whatBreaksOthersIsNotOffered() throws {
    let wanted = try #require(
      try report(
        """
           |    | _content <UIView: 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x202>>
           |    |    | _add <UIButton: 0x103; frame = (310 740; 60 60); layer = <CALayer: 0x203>>
           |    | <UITabBar: 0x104; frame = (0 761; 390 83); layer = <CALayer: 0x204>>
           |    |    | <UITabBarButton: 0x105; frame = (2 1; 190 48); layer = <CALayer: 0x205>>
           |    |    | <UITabBarButton: 0x106; frame = (196 1; 190 48); layer = <CALayer: 0x206>>
        """, want: "add"
      ).wanted)
    #expect(wanted.verdict.word == .coveredBy)
    #expect(wanted.repairs.map { $0.commands } == [["set frame add 310 693 60 60"]])
  }

  /// Where nothing else helps, the price is told.
  @Test func whatBreaksOthersSaysSo() throws {
    let body = """
         |    | _low <UIButton: 0x102; frame = (20 300; 200 60); layer = <CALayer: 0x202>>
         |    | _high <UIButton: 0x103; frame = (20 300; 200 60); layer = <CALayer: 0x203>>
      """
    let repairs = try #require(try report(body, want: "low").wanted).repairs
    #expect(!repairs.isEmpty)
    for repair in repairs { #expect(repair.text.hasSuffix("; but then high gets none")) }
  }

  @Test func whatHasNoHeightGetsOne() throws {
    let wanted = try #require(
      try report(
        "   |    | _go <UIButton: 0x102; frame = (24 300; 327 0); layer = <CALayer: 0x202>>",
        want: "go"
      ).wanted)
    #expect(wanted.verdict.word == .zeroSize)
    #expect(wanted.repairs.first?.commands == ["set frame go 24 300 327 44"])
  }

  /// A view printed alone has no window that the dump knows.
  @Test func noWindowIsCountedThatIsNotThere() throws {
    let report = try ImportReport.make(
      Array("<UIButton: 0x1; frame = (0 0; 90 40); layer = <CALayer: 0x2>>".utf8), ImportRequest())
    #expect(report.text().first == "1 view, no window. Read as recursiveDescription.")
  }

  /// Twenty-four lines of eighty columns hold the answer on a whole screen, in each language.
  @Test(arguments: Language.allCases) func aHundredViewsFitATerminal(_ language: Language) throws {
    var text = AdviceTests.screen
    for number in 0..<96 {
      let place = "(\(number % 4 * 90) \(number / 4 * 30); 80 30)"
      text += "   |    | <UIButton: 0x\(String(number + 0x1000, radix: 16)); frame = \(place)>\n"
    }
    text += "   |    | _toast <UIView: 0x900; frame = (0 0; 390 50); layer = <CALayer: 0x901>>\n"
    var request = ImportRequest()
    request.language = language
    let report = try ImportReport.make(Array(text.utf8), request)
    #expect(report.table.contains { $0.verdict.word == .coveredBy })
    let lines = report.text().flatMap { Layout.wrap($0, to: 80) }
    #expect(lines.count <= 24, "\(lines.joined(separator: "\n"))")
  }

  /// SwiftUI's buttons are no views: nothing is claimed of them.
  @Test func swiftUIDrawsItself() throws {
    let report = try report(
      "   |    | <_TtGC7SwiftUI14_UIHostingViewV4Shop4Root_: 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x202>>"
    )
    #expect(report.imported.warnings.map { $0.code } == ["swiftui"])
  }

  /// What UIKit has put into its own controls is theirs, and asks for no tap.
  @Test func partsOfABarButtonWantNone() throws {
    let report = try report(
      """
         |    | <_UIButtonBarButton: 0x102; frame = (300 60; 40 44); layer = <CALayer: 0x202>>
         |    |    | <_UIModernBarButton: 0x103; frame = (2 10; 36 24); userInteractionEnabled = NO; layer = <CALayer: 0x203>>
         |    |    |    | <UIButtonLabel: 0x104; frame = (0 1; 36 22); text = 'Edit'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x204>>
      """)
    #expect(report.table.map { $0.object.node.address } == ["0x101", "0x102"])
    #expect(report.table.last?.object.name == "edit")
  }

  /// What a recognizer of the app's own may do, no dump tells: the table says whose, and to whom.
  @Test func whatHangsOnARecognizer() throws {
    let report = try report(
      "   |    | _stars <Shop.Stars: 0x102; baseClass = UIControl; frame = (20 60; 90 40); layer = <CALayer: 0x202>>"
    )
    #expect(report.text().contains { $0.contains("a recognizer on view1 takes the touch") })
  }

  /// Accessibility lists a bar before what scrolls under it, and a keyboard's window as large as the screen.
  @Test func barsAndKeyboardsOfElements() throws {
    let text = """
      Attributes: Application, 0x1, pid: 9120, label: 'Shop'
      Element subtree:
       →Application, 0x1, pid: 9120, label: 'Shop'
          Window, 0x2, {{0.0, 0.0}, {393.0, 852.0}}
            Other, 0x3, {{0.0, 0.0}, {393.0, 852.0}}
              NavigationBar, 0x4, {{0.0, 59.0}, {393.0, 44.0}}, identifier: 'Basket'
                Button, 0x5, {{8.0, 59.0}, {80.0, 44.0}}, label: 'Back'
              CollectionView, 0x6, {{0.0, 0.0}, {393.0, 852.0}}
              Button, 0x7, {{16.0, 770.0}, {361.0, 50.0}}, label: 'Pay'
          Window, 0x8, {{0.0, 0.0}, {393.0, 852.0}}
            Keyboard, 0x9, {{0.0, 561.0}, {393.0, 291.0}}
      """
    let report = try ImportReport.make(Array(text.utf8), ImportRequest())
    let verdicts = Dictionary(
      uniqueKeysWithValues: report.table.map { ($0.object.name, $0.verdict) })
    #expect(verdicts["back"]?.word == .getsIt)
    #expect(verdicts["pay"]?.isByKeyboard == true)
    #expect(report.imported.isRemade)
  }

  /// None is left out, and repairs are tried for the worst.
  @Test func allAreJudgedInALargeScreen() throws {
    var text = AdviceTests.screen
    for number in 0..<6_000 {
      let depth = 2 + number % 7
      text += String(repeating: "   | ", count: depth)
      text += "<UIButton: 0x\(String(number + 0x1000, radix: 16)); frame = (0 0; 90 40)>\n"
    }
    let report = try ImportReport.make(Array(text.utf8), ImportRequest())
    #expect(report.notJudged == 0)
    #expect(report.table.count >= 6_000)
    #expect(report.table.contains { !$0.repairs.isEmpty })
  }
}
