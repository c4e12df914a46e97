import Engine
import Testing

@testable import Import

/// Elements in a list without any nesting: the application is the screen, a window holds what follows it, and
/// what is brought in front holds what is in it.
@Suite struct FlatListTests {
  private struct Element {
    var type: String
    var box: String
    var name: String?

    init(_ type: String, _ box: String, _ name: String? = nil) {
      (self.type, self.box, self.name) = (type, box, name)
    }

    var json: String {
      let id = name.map { ",\"AXUniqueId\":\"\($0)\"" } ?? ""
      return "{\"AXFrame\":\"\(box)\",\"type\":\"\(type)\"\(id),\"enabled\":true}"
    }
  }

  private static let screen = "{{0, 0}, {320, 480}}"
  private static let shop = [
    Element("Application", screen), Element("Window", screen), Element("Other", screen),
    Element("Button", "{{10, 520}, {80, 40}}", "below"),
    Element("Button", "{{60, 70}, {40, 20}}", "under"),
    Element("Alert", "{{40, 60}, {240, 120}}", "really"),
    Element("Button", "{{50, 130}, {220, 40}}", "ok"),
    Element("TabBar", "{{0, 430}, {320, 50}}", "tabs"),
    Element("Button", "{{0, 432}, {160, 44}}", "home"),
  ]

  /// As a list, and as an object a line.
  private static func texts(_ elements: [Element]) -> [String] {
    let objects = elements.map { $0.json }
    return ["[" + objects.joined(separator: ",\n") + "]", objects.joined(separator: "\n")]
  }

  private func report(
    _ text: String, want: String? = nil, at point: Point? = nil
  ) throws -> ImportReport {
    var request = ImportRequest()
    (request.want, request.at) = (want, point)
    let report = try ImportReport.make(Array(text.utf8), request)
    #expect(report.imported.isRemade)
    return report
  }

  @Test(arguments: [
    (Point(160, 150), "ok"), (Point(80, 80), "really"), (Point(80, 450), "home"),
    (Point(300, 450), "tabs"), (Point(5, 5), "other1"),
  ])
  func whoIsHit(_ point: Point, _ name: String) throws {
    for text in FlatListTests.texts(FlatListTests.shop) {
      let report = try report(text, at: point)
      #expect(report.at?.hit.map { report.imported.scene.name(of: $0) } == name)
    }
  }

  @Test(arguments: [
    ("below", Verdict.Word.offScreen), ("ok", .getsIt), ("home", .getsIt), ("under", .coveredBy),
  ])
  func whoGetsATap(_ name: String, _ word: Verdict.Word) throws {
    for text in FlatListTests.texts(FlatListTests.shop) {
      #expect(try report(text, want: name).wanted?.verdict.word == word)
    }
  }

  @Test func theScreenIsTheApplications() throws {
    for text in FlatListTests.texts(FlatListTests.shop.filter { $0.type != "Window" }) {
      let scene = try report(text).imported.scene
      #expect(scene.windows.map { scene.frame(of: $0) } == [Rect(0, 0, 320, 480)])
    }
    // In a tree too, by each tool.
    for text in [
      #"[{"type":"Application","frame":{"x":0,"y":0,"width":320,"height":480},"children":[{"type":"Button","AXUniqueId":"low","frame":{"x":0,"y":500,"width":9,"height":9}}]}]"#,
      #"<AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="320" height="480"><XCUIElementTypeButton name="low" x="0" y="500" width="9" height="9"/></XCUIElementTypeApplication></AppiumAUT>"#,
      "Application, pid: 4, {{0.0, 0.0}, {320.0, 480.0}}, label: 'Shop'\n  Button, {{0.0, 500.0}, {9.0, 9.0}}, identifier: 'low'",
    ] {
      let scene = try report(text).imported.scene
      #expect(scene.windows.map { scene.frame(of: $0) } == [Rect(0, 0, 320, 480)])
      #expect(try report(text, want: "low").wanted?.verdict.word == .offScreen)
    }
  }

  @Test func aWindowHoldsWhatFollowsIt() throws {
    let elements =
      FlatListTests.shop + [
        Element("Window", FlatListTests.screen), Element("Keyboard", "{{0, 260}, {320, 220}}"),
        Element("Key", "{{10, 270}, {30, 40}}", "q"), Element("Key", "{{10, 435}, {30, 40}}", "n"),
      ]
    for text in FlatListTests.texts(elements) {
      let made = try report(text).imported
      let scene = made.scene
      #expect(scene.windows.count == 2)
      let windows = try ["ok", "home", "q", "n"].map { name in
        try #require(scene.object(named: name)?.view.flatMap { scene.window(of: $0) })
      }
      #expect(windows == [0, 0, 1, 1].map { scene.windows[$0] })
      // A window in front of which accessibility knows elements alone covers nothing by itself.
      #expect(scene.hitTest(screen: Point(160, 150)).map { scene.name(of: $0) } == "ok")
    }
  }

  /// Whatever lies in whatever, nothing is lost.
  @Test func holdersOfOneFrameHoldEachOtherNot() throws {
    let box = "{{0, 400}, {320, 80}}"
    for types in [
      ["TabBar", "Alert", "Toolbar", "Sheet"], ["Sheet", "Toolbar", "Alert", "TabBar"],
    ] {
      for text in FlatListTests.texts(types.map { Element($0, box, $0) }) {
        #expect(try report(text).imported.viewCount == 4)
      }
    }
  }

  /// A bar may be told after what is in it.
  @Test func aBarHoldsWhatStandsBeforeIt() throws {
    let elements = [
      Element("Application", FlatListTests.screen),
      Element("Button", "{{0, 432}, {160, 44}}", "home"),
      Element("TabBar", "{{0, 430}, {320, 50}}", "tabs"),
    ]
    for text in FlatListTests.texts(elements) {
      #expect(try report(text, want: "home").wanted?.verdict.word == .getsIt)
    }
  }
}
