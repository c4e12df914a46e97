import Testing

@testable import Import

/// A text that breaks its line is one text, whatever its next lines look like; one that was cut off is none.
@Suite struct TextBreakTests {
  struct Broken: CustomTestStringConvertible {
    var testDescription: String
    /// What stands below a window.
    var body: String
    var views: [View]
    var warnings: [String] = []

    init(_ name: String, _ views: [View], warnings: [String] = [], _ body: String) {
      (testDescription, self.views, self.warnings, self.body) = (name, views, warnings, body)
    }
  }

  struct View: Equatable {
    var className: String
    var text: String?
    var takesTouches = true
    var isHidden = false

    init(_ className: String, _ text: String? = nil, deaf: Bool = false, hidden: Bool = false) {
      (self.className, self.text) = (className, text)
      (takesTouches, isHidden) = (!deaf, hidden)
    }
  }

  static let texts: [Broken] = [
    Broken(
      "the next line has a tree's bars", [View("UILabel", "two\n   |    | lines", deaf: true)],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = 'two
         |    | lines'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x9>>
      """),
    Broken(
      "an image after the break", [View("UIButton", "a\n | b", hidden: true)],
      """
         | <UIButton: 0x2; frame = (20 20; 200 60); text = 'a
       | b'; hidden = YES; image = <UIImage:0x8 CGImage anonymous; (40 40)@3>; layer = <CALayer: 0x9>>
      """),
    Broken(
      "a background and an animation after it",
      [View("UITextField", "a\n|b"), View("UIView")],
      """
         | <UITextField: 0x2; frame = (20 20; 200 60); text = 'a
      |b'; background = <_UITextFieldBackground: 0x7: textfield=<UITextField: 0x2>>; animations = { position=<CABasicAnimation: 0x6>; }; layer = <CALayer: 0x9>>
         | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x9>>
      """),
    Broken(
      "no address", [View("UILabel", "first\nsecond", deaf: true, hidden: true)],
      """
         | <UILabel; frame = (20 20; 200 60); text = 'first
      second'; hidden = YES; userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """),
    Broken(
      "an empty line in it", [View("UILabel", "a\n\nb"), View("UIView")],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = 'a

      b'; layer = <_UILabelLayer: 0x9>>
         | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x9>>
      """),
    Broken(
      "brackets and a tag in it", [View("UILabel", "<b>\n   | <i>it's</i> {x} [y]\n>")],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = '<b>
         | <i>it's</i> {x} [y]
      >'; layer = <_UILabelLayer: 0x9>>
      """),
    Broken(
      "a quotation mark before the break", [View("UILabel", "say 'hi'\nthere")],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = 'say 'hi'
      there'; layer = <_UILabelLayer: 0x9>>
      """),
    Broken(
      "it ends with a break", [View("UILabel", "a\n", deaf: true)],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = 'a
      '; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x9>>
      """),
    Broken(
      "React Native's", [View("RCTText", "one; two\n | three", hidden: true)],
      """
         | <RCTText: 0x2; reactTag: 15; text: one; two
       | three frame = (20 20; 200 60); hidden = YES; layer = <CALayer: 0x9>>
      """),
    Broken(
      "React Native's, empty", [View("RCTText"), View("RCTText", "x")],
      """
         | <RCTText: 0x2; reactTag: 15; text:  frame = (20 20; 200 60); layer = <CALayer: 0x9>>
         | <RCTText: 0x3; reactTag: 17; text: x frame = (20 20; 200 60); layer = <CALayer: 0x9>>
      """),
    Broken(
      "React Native's, with quotation marks and a frame in it",
      [View("RCTText", "'s frame = (0 0", hidden: true)],
      """
         | <RCTText: 0x2; reactTag: 15; text: 's frame = (0 0 frame = (2 2; 9 9); hidden = YES; layer = <CALayer: 0x9>>
      """),
    Broken(
      "a placeholder", [View("UITextField", hidden: true)],
      """
         | <UITextField: 0x2; frame = (20 20; 200 60); hidden = YES; placeholder = one
         |    | two; layer = <CALayer: 0x9>>
      """),
    Broken(
      "EarlGrey's label", [View("UIButton")],
      """
         |--<UIButton:0x2; AX=Y; AX.label='one; 
         |  |--two'; frame={{0, 0}, {10, 10}}; alpha=1; enabled>
      """),
    Broken(
      "cut off before the next view", [View("UILabel", "We are op"), View("UIView")],
      warnings: ["cut-off"],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = 'We are op
         | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x9>>
      """),
    Broken(
      "cut off at the end", [View("UILabel", "We are op")], warnings: ["cut-off"],
      "   | <UILabel: 0x2; frame = (20 20; 200 60); text = 'We are op\n(lldb) po it's; 'x';"),
    Broken(
      "wrapped by a mail", [View("UILabel", "a", deaf: true)],
      """
         | <UILabel: 0x2; frame = (20 20; 200 60); text = 'a'; opaque = NO;
      userInteractionEnabled = NO; layer = <_UILabelLayer: 0x9>>
      """),
  ]

  @Test(arguments: texts) func isOneText(_ broken: Broken) throws {
    let window = "<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>\n"
    let dump = try DumpReader.read(Array((window + broken.body).utf8))
    let views = dump.nodes.dropFirst().map { node in
      View(
        node.className, node.text, deaf: node.takesTouches == false, hidden: node.isHidden)
    }
    #expect(views == broken.views)
    #expect(dump.nodes.allSatisfy { $0.frame != nil })
    #expect(dump.warnings.map { $0.code } == broken.warnings)
  }

  /// What lies below a view that a break hid stays below it, and the line is that in which it began.
  @Test func whatFollowsKeepsItsPlace() throws {
    let dump = try DumpReader.read(
      Array(
        """
        <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
           | <UIButton: 0x2; frame = (0 0; 9 9); text = 'a
           |    |    |    | b'; layer = <CALayer: 0x9>>
           |    | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x9>>
        """.utf8))
    #expect(dump.nodes.map { $0.parent } == [nil, 0, 1])
    #expect(dump.nodes.map { $0.line } == [1, 2, 4])
  }

  @Test func aLabelOfXCUITestsThatBreaks() throws {
    let dump = try DumpReader.read(
      Array(
        """
        Window (Main), 0x101, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x102, {{20.0, 60.0}, {100.0, 40.0}}, identifier: 'buy', label: 'Buy,
            it's 'new' and
         now', Disabled
          Button, 0x103, {{20.0, 160.0}, {100.0, 40.0}}, label: 'cut
          Button, 0x104, {{20.0, 260.0}, {100.0, 40.0}}, label: 'Sell'
        """.utf8))
    #expect(dump.nodes.map { $0.label } == [nil, "Buy,\n    it's 'new' and\n now", "cut", "Sell"])
    #expect(dump.nodes.map { $0.isEnabled } == [true, false, true, true])
  }

  /// Where a page has lost its line breaks, nothing of a view is another's.
  @Test func onOneLineEachHasItsOwnFrame() throws {
    let dump = try DumpReader.read(
      Array(
        ("<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>> "
          + "| <UIView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x9>> "
          + "|| <UISwipeActionPullView: 0x3; cellEdge = UIRectEdgeLeft, actions = <NSArray: 0x9>> "
          + "| <SHPTileView: 0x4; frame: {{79.5, 9}, {29.26, 27}}; tile: <CALayer: 0x9>>").utf8))
    #expect(dump.nodes.map { $0.parent } == [nil, 0, 1, 0])
    #expect(dump.nodes[2].frame == nil)
    #expect(dump.nodes[3].frame == DumpNode.Frame(79.5, 9, 29.26, 27))
    #expect(dump.warnings.map { $0.code } == ["frame-unknown"])
  }

  @Test(arguments: [
    "0x1a0 'RootViewController:0x757a0b0' ", "'Shop.RootViewController:0x757a0b0' ", "_hud ",
    "0x1a0 _hud ", "0x1a0 ",
  ])
  func anAnnotatedRootIsOne(_ annotation: String) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
      \(annotation)<UIWindow: 0x3; frame = (20 20; 120 60); layer = <UIWindowLayer: 0x9>>
         | \(annotation)<UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x9>>
      """
    let dump = try DumpReader.read(Array(text.utf8))
    #expect(dump.nodes.map { $0.parent } == [nil, 0, nil, 2])
    #expect(
      dump.nodes.map { $0.variable } == [nil, nil]
        + (annotation.contains("_hud") ? ["_hud", "_hud"] : [nil, nil]))
    #expect(dump.warnings.isEmpty)
  }
}
