import Engine
import Testing

@testable import Import

/// A switch is as large as a dump says: 51 × 31, 63 × 28 in iOS 26, 79 × 27 in iOS 6; what accessibility calls
/// one may be as wide as its row.
@Suite struct SwitchTests {
  static let sizes = [Size(51, 31), Size(63, 28), Size(79, 27)]

  private static func number(_ value: Double) -> String { Assembly.number(value) }

  private func made(_ text: String) throws -> Imported {
    let imported = try Assembly.make(try DumpReader.read(Array(text.utf8)))
    #expect(imported.isRemade)
    return imported
  }

  private func dump(_ frame: Rect, _ more: String = "") -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { SwitchTests.number($0) }
    return """
      <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x9>>
         | <UISwitch: 0x2; frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]));\(more) layer = <CALayer: 0x9>>
      """
  }

  @Test(arguments: sizes) func isAsLargeAsItIsPrinted(_ size: Size) throws {
    let imported = try made(dump(Rect(300, 100, size.width, size.height)))
    let view = try #require(imported.scene.object(named: "switch1")?.view)
    #expect(imported.scene[view].kind == .switch)
    #expect(imported.scene.frame(of: view) == Rect(300, 100, size.width, size.height))
    #expect(imported.scene.hitTest(screen: Point(300 + size.width - 1, 101)) == view)
    #expect(imported.scene.hitTest(screen: Point(301, 100 + size.height + 1)) != view)
  }

  /// One of three rectangles has that box, at 45 degrees too.
  @Test(arguments: sizes, [0.5, 1, 2]) func isThatLargeUnderATransform(
    _ size: Size, scale: Double
  ) throws {
    let half = 0.70710678118654757 * scale
    let side = half * (size.width + size.height)
    let turned = dump(
      Rect(100, 100, side, side), " transform = [\(half), \(half), \(-half), \(half), 0, 0];")
    let scaled = dump(
      Rect(100, 100, size.width * scale, size.height * scale),
      " transform = [\(scale), 0, 0, \(scale), 0, 0];")
    for text in [turned, scaled] {
      let imported = try made(text)
      let view = try #require(imported.scene.object(named: "switch1")?.view)
      #expect(imported.scene.bounds(of: view).size == size)
      #expect(
        imported.scene.frame(of: view).mid.x.rounded()
          == (100 + (text == turned ? side : size.width * scale) / 2).rounded())
      #expect(imported.warnings.isEmpty)
    }
  }

  @Test func oneOfAnotherSizeKeepsThat() throws {
    let imported = try made(dump(Rect(10, 100, 300, 40)))
    let view = try #require(imported.scene.object(named: "switch1")?.view)
    #expect(imported.scene.frame(of: view) == Rect(10, 100, 300, 40))
    #expect(imported.scene[view].kind == .control)
    #expect(imported.scene.className(of: .view(view)) == "UISwitch")
  }

  static let elements = [
    #"[{"AXFrame":"{{0, 0}, {320, 480}}","type":"Application","children":[{"AXFrame":"{{10, 105}, {300, 40}}","AXLabel":"Pay now","type":"Switch","children":[]}]}]"#,
    "Window, 0x1, {{0.0, 0.0}, {320.0, 480.0}}\n  Switch, 0x2, {{10.0, 105.0}, {300.0, 40.0}}, label: 'Pay now'",
    #"<AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="320" height="480"><XCUIElementTypeSwitch label="Pay now" x="10" y="105" width="300" height="40"/></XCUIElementTypeWindow></AppiumAUT>"#,
    #"{"attributes":{"bounds":"[0,0][320,480]"},"children":[{"attributes":{"bounds":"[10,105][310,145]","accessibilityText":"Pay now","class":"Toggle"},"children":[]}]}"#,
  ]

  @Test(arguments: elements) func anElementIsAsWideAsItsRow(_ text: String) throws {
    var request = ImportRequest()
    request.at = Point(160, 125)
    let report = try ImportReport.make(Array(text.utf8), request)
    let hit = try #require(report.at?.hit)
    #expect(report.imported.scene.name(of: hit) == "pay-now")
    #expect(report.imported.isRemade)
    request.at = nil
    request.want = "Pay now"
    #expect(try ImportReport.make(Array(text.utf8), request).wanted?.verdict.word == .getsIt)
  }

  /// A frame says where it is, and nothing about its size, unless it is one that switches have had.
  @Test func aFrameGivesASwitchNoOtherSize() throws {
    var scene = Scene()
    let view = try scene.addView(.switch, named: "s", in: nil, frame: Rect(0, 0, 200, 100))
    #expect(scene.bounds(of: view).size == Size(51, 31))
    for size in SwitchTests.sizes.reversed() {
      scene.setFrame(of: view, to: Rect(5, 6, size.width, size.height))
      scene.setFrame(of: view, to: Rect(7, 8, 200, 100))
      #expect(scene.frame(of: view) == Rect(7, 8, size.width, size.height))
    }
  }
}
