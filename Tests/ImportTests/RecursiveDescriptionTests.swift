import Engine
import Lab
import Testing

@testable import Import

/// Dumps as people paste them, with all that stands around them.
@Suite struct RecursiveDescriptionTests {
  private func read(_ text: String) throws -> Dump { try DumpReader.read(Array(text.utf8)) }

  struct Paste: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// Of each view, how deep it lies.
    var depths: [Int]

    init(_ name: String, _ depths: [Int], _ text: String) {
      (testDescription, self.depths, self.text) = (name, depths, text)
    }
  }

  static let pastes: [Paste] = [
    Paste(
      "prompt and echo", [0, 1, 2],
      """
      (lldb) po [[UIWindow keyWindow] recursiveDescription]
      <UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>
         | <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
         |    | <UIButton: 0x7a3; frame = (8 8; 90 40); layer = <CALayer: 0x7b3>>
      (lldb)
      """),
    Paste(
      "value prefix of the debugger", [0, 1],
      """
      $3 = 0x08c5d730 <UIView: 0x8c5; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
         | <UIButton: 0x7a3; frame = (8 8; 90 40); layer = <CALayer: 0x7b3>>
      """),
    Paste(
      "an optional of Swift's", [0, 1],
      """
      ▿ Optional<UIView>
        - some : <UIView: 0x8c5; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
         | <UIButton: 0x7a3; frame = (8 8; 90 40); layer = <CALayer: 0x7b3>>
      """),
    Paste(
      "quoted in a mail", [0, 1, 2, 1],
      """
      > <UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>
      >    | <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
      >    |    | <UIButton: 0x7a3; frame = (8 8; 90 40); layer = <CALayer: 0x7b3>>
      >    | <UIView: 0x7a4; frame = (0 0; 320 20); layer = <CALayer: 0x7b4>>
      """),
    Paste(
      "a source comment", [0, 1],
      """
          //  <UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>
          //     | <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
      """),
    Paste(
      "a log's date", [0, 1],
      """
      2031-02-01 09:56:15.587 Shop[46989:70b] <UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>
         | <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
      """),
    Paste(
      "a macro that logs", [0, 1],
      """
      😀 -[ShopController dump:] + 65 ShopController.m:12 <UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>
         | <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
      """),
    Paste(
      "the console's columns", [0, 1],
      """
      default\t21:28:46.9-0500\tShop\t<UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>
      default\t21:28:46.9-0500\tShop\t   | <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>>
      """),
    Paste(
      "a page's entities", [0, 1],
      """
      &lt;UIWindow: 0x7a1; frame = (0 0; 320 480); layer = &lt;UIWindowLayer: 0x7b1&gt;&gt;
         | &lt;UIView: 0x7a2; frame = (0 0; 320 480); layer = &lt;CALayer: 0x7b2&gt;&gt;
      """),
    Paste(
      "all on one line", [0, 1, 2, 1],
      "<UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>> "
        + "| <UIView: 0x7a2; frame = (0 0; 320 480); layer = <CALayer: 0x7b2>> "
        + "|| <UIButton: 0x7a3; frame = (8 8; 90 40); layer = <CALayer: 0x7b3>> "
        + "| <UIView: 0x7a4; frame = (0 0; 320 20); layer = <CALayer: 0x7b4>>"),
    Paste(
      "an array's texts, with breaks and codes", [0, 1],
      #"""
      (
          "<UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7b1>>\n   | <UILabel: 0x7a2; frame = (0 0; 20 20); text = '\U8d2d\U4e70'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x7b2>>"
      )
      """#),
    Paste(
      "a text that breaks the line", [0, 1],
      """
      <UIView: 0x7a1; frame = (0 0; 320 480); layer = <CALayer: 0x7b1>>
         | <UILabel: 0x7a2; frame = (0 0; 20 20); text = 'one
      two'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x7b2>>
      """),
    Paste(
      "lines cut off", [0, 1, 2],
      """
      <UIWindow: 0x7a1; frame = (0 0; 320 480); layer = <UIWindowLay
         | <UIView: 0x7a2; frame = (0 0; 320 480); opaqu
         |    | <UIButton: 0x7a3; frame = (0 0; 320
      """),
    Paste(
      "without addresses", [0, 1],
      """
      <UIView; frame = (0 0; 320 480); layer = <CALayer>>
         | <UILabel; frame = (0 0; 20 20); userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """),
  ]

  @Test(arguments: pastes) func reads(_ paste: Paste) throws {
    let dump = try read(paste.text)
    let depths = dump.nodes.indices.map { index in
      sequence(first: index) { dump.nodes[$0].parent }.reduce(-1) { depth, _ in depth + 1 }
    }
    #expect(depths == paste.depths)
  }

  @Test func everyAttributeThatATouchHangsOn() throws {
    let node = try #require(
      try read(
        """
        <My.Pane: 0x7a1; baseClass = UIScrollView; frame = (1 -2.5; 320 1e+02); alpha = 0.25; \
        clipsToBounds = YES; hidden = YES; userInteractionEnabled = NO; text = 'It's; a <b> | c'; \
        gestureRecognizers = <NSArray: 0x9>; animations = { position=<CABasicAnimation: 0x9>; }; \
        backgroundColor = <UIDynamicSystemColor: 0x6; name = red>; layer = <CALayer: 0x8>; \
        contentOffset: {3, -56}; contentSize: {320, 900}; adjustedContentInset: {0, 0, 0, 0}>
        """
      ).nodes.first)
    #expect(node.superclasses == ["UIScrollView"])
    #expect(node.frame == DumpNode.Frame(1, -2.5, 320, 100))
    #expect(node.alpha == 0.25)
    #expect(node.isHidden && node.clips)
    #expect(node.takesTouches == false)
    #expect(node.text == "It's; a <b> | c")
    #expect(node.hasRecognizers)
    #expect(node.isAnimating)
    #expect(node.boundsOrigin?.y == -56)
    #expect(node.contentSize?.height == 900)
  }

  @Test func aDumpCutOffSaysSo() throws {
    let dump = try read(
      "<UIView: 0x7a1; frame = (0 0; 320 480); layer = <CALayer: 0x7b1>>\n   | <UIButton: 0x7a3; frame = (0 0; 320"
    )
    #expect(dump.warnings.map { $0.code } == ["frame-unknown", "cut-off"])
    #expect(dump.warnings.allSatisfy { $0.line == 2 })
  }

  @Test func aRotatedViewHasItsOwnSizeBack() throws {
    // 100 × 100, turned by 22.5 degrees.
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x7>>
         | _tile <UIView: 0x2; frame = (34.672 34.672; 130.656 130.656); transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; layer = <CALayer: 0x7>>
      """
    let imported = try Assembly.make(try read(text))
    let tile = try #require(imported.scene.object(named: "tile")?.view)
    let bounds = imported.scene.bounds(of: tile)
    #expect(abs(bounds.width - 100) < 0.01 && abs(bounds.height - 100) < 0.01)
    #expect(imported.scene.hitTest(screen: Point(100, 100)) == tile)
    // A corner of the box is outside the tile.
    #expect(imported.scene.hitTest(screen: Point(36, 36)) != tile)
  }

  @Test func theCommandsMakeTheSameScene() throws {
    for text in RecursiveDescriptionTests.pastes.map({ $0.text })
      + VerdictTests.cases.map({ $0.dump })
    {
      let imported = try Assembly.make(try read(text))
      var session = Session()
      for command in imported.commands {
        for reply in session.run(command) { #expect(!reply.isError, "\(command)") }
      }
      #expect(session.state.scene.looksLike(imported.scene))
    }
  }

  @Test(arguments: [
    ("", "empty"), ("Dear all, my tap does not arrive.", "unknown-format"),
    ("*UIWindow:0x7a1\n|   *UIButton:0x7a2'Button'", "autolayout-trace"),
    ("<!DOCTYPE html><html><body>No dump</body></html>", "markup"), ("a\u{0}b", "binary"),
  ])
  func whatIsNoDumpIsRefused(_ text: String, code: String) {
    #expect(throws: ImportError.self) { try read(text) }
    do { _ = try read(text) } catch { #expect((error as? ImportError)?.code == code) }
  }
}
