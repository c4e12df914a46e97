import Engine
import Lab
import Testing

@testable import Import

/// Xcode's .viewhierarchy: what was got, whose layer is turned, and which of several captures counts.
@Suite struct ViewHierarchyTests {
  private static func view(
    _ id: String, _ className: String? = "UIView", layer: String? = nil,
    holding children: [String] = []
  ) -> String {
    var members = ["\"objectID\":\"\(id)\""]
    if let className { members.append("\"className\":\"\(className)\"") }
    if !children.isEmpty { members.append("\"childGroup\":" + group("UIKit.UIView", children)) }
    if let layer {
      let object = "{\"objectID\":\"\(layer)\",\"className\":\"CALayer\"}"
      members.append("\"additionalGroups\":[" + group("QuartzCore.CALayer", [object]) + "]")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func group(_ name: String, _ objects: [String]) -> String {
    "{\"groupingID\":\"com.apple.\(name)\",\"debugHierarchyObjects\":[\(objects.joined(separator: ","))]}"
  }

  private static func value(_ key: String, _ json: String, status: Int? = 4) -> String {
    let name = key.split(separator: ".").last ?? ""
    let got = status.map { ",\"fetchStatus\":\($0)" } ?? ""
    return "\"\(key)\":{\"propertyName\":\"\(name)\",\"propertyValue\":\(json)\(got)}"
  }

  private static func answer(windows: [String] = [], _ values: [String]) -> String {
    let groups =
      windows.isEmpty ? "" : "\"com.apple.UIKit.UIWindow\":" + group("UIKit.UIWindow", windows)
    return
      "{\"version\":2,\"topLevelGroups\":{\(groups)},\"topLevelPropertyDescriptions\":{\(values.joined(separator: ","))}}"
  }

  private func read(_ answers: [String]) throws -> Dump {
    try ViewHierarchy.read(answers.map { Array($0.utf8) })
  }

  private static let tree = answer(
    windows: [
      view(
        "0x7f01", "UIWindow",
        holding: [
          view("0x7f02", layer: "0x6002", holding: [view("0x7f03", "UIButton", layer: "0x6003")])
        ])
    ], [value("0x7f01.frame", "[0,0,320,480]")])

  // MARK: fetchStatus

  struct Fetched: CustomTestStringConvertible {
    var testDescription: String
    var answers: [String]
    var frame: DumpNode.Frame?
  }

  private static let hex =
    "[\"0x1.4p+4\",\"0x1.4p+4\",\"0x1.9p+6\",\"0x1.4p+5\"]"
  private static let got = answer([value("0x7f02.frame", hex)])
  static let fetched: [Fetched] =
    [
      Fetched(
        testDescription: "got", answers: [got], frame: DumpNode.Frame(20, 20, 100, 40)),
      Fetched(
        testDescription: "without a status",
        answers: [answer([value("0x7f02.frame", hex, status: nil)])],
        frame: DumpNode.Frame(20, 20, 100, 40)),
      Fetched(
        testDescription: "got again", answers: [got, answer([value("0x7f02.frame", "[1,2,3,4]")])],
        frame: DumpNode.Frame(1, 2, 3, 4)),
    ]
    + ([0, 1, 2, 8] as [Int]).flatMap { status in
      [
        Fetched(
          testDescription: "status \(status) after it was got",
          answers: [got, answer([value("0x7f02.frame", "null", status: status)])],
          frame: DumpNode.Frame(20, 20, 100, 40)),
        Fetched(
          testDescription: "a value of status \(status)",
          answers: [answer([value("0x7f02.frame", "[1,2,3,4]", status: status)])], frame: nil),
      ]
    }

  @Test(arguments: fetched) func onlyWhatWasGotCounts(_ fetched: Fetched) throws {
    let dump = try read([ViewHierarchyTests.tree] + fetched.answers)
    #expect(dump.nodes[1].frame == fetched.frame)
    // What has no frame is told, once.
    let unknown = fetched.frame == nil ? ["UIView", "UIButton"] : ["UIButton"]
    #expect(dump.warnings.map { $0.problem } == unknown.map { .frameUnknown($0) })
  }

  // MARK: Layers

  struct Turned: CustomTestStringConvertible {
    var testDescription: String
    var transform: String
    var frame: String
    /// Points of the screen that come to the button, and to the view that is turned.
    var button: Point
    var view: Point
  }

  static let turned = [
    Turned(
      testDescription: "by 90 degrees", transform: "[0,1,0,0, -1,0,0,0, 0,0,1,0, 0,0,0,1]",
      frame: "[100,100,40,100]", button: Point(120, 180), view: Point(120, 120)),
    Turned(
      testDescription: "by 90 degrees, in rows",
      transform: "[[0,1,0,0],[-1,0,0,0],[0,0,1,0],[0,0,0,1]]",
      frame: "[100,100,40,100]", button: Point(120, 180), view: Point(120, 120)),
    // A box at 45 degrees is that of many rectangles: the bounds are not.
    Turned(
      testDescription: "by 45 degrees",
      transform:
        "[0.70710678118654757,0.70710678118654757,0,0, -0.70710678118654757,0.70710678118654757,0,0, 0,0,1,0, 0,0,0,1]",
      frame: "[100.502525,100.502525,98.994949,98.994949]", button: Point(171, 171),
      view: Point(125, 125)),
    Turned(
      testDescription: "mirrored in depth, which no flat transform says",
      transform: "[-1,0,0,0, 0,1,0,0, 0,0,-1,0, 0,0,0,1]", frame: "[100,100,100,40]",
      button: Point(120, 120), view: Point(180, 120)),
    Turned(
      testDescription: "not at all", transform: "[1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1]",
      frame: "[100,100,100,40]", button: Point(180, 120), view: Point(120, 120)),
  ]

  @Test(arguments: turned) func aLayersTransformTurnsItsView(_ turned: Turned) throws {
    let values = [
      ViewHierarchyTests.value("0x7f02.frame", turned.frame),
      ViewHierarchyTests.value("0x7f02.bounds", "[0,0,100,40]"),
      ViewHierarchyTests.value("0x6002.transform", turned.transform),
      ViewHierarchyTests.value("0x7f03.frame", "[60,0,40,40]"),
    ]
    let dump = try read([ViewHierarchyTests.tree, ViewHierarchyTests.answer(values)])
    let imported = try Assembly.make(dump)
    let scene = imported.scene
    func address(at point: Point) -> String? {
      scene.hitTest(screen: point).flatMap { imported.object(of: $0)?.node.address }
    }
    let view = try #require(scene.object(named: "view1")?.view)
    #expect(scene.bounds(of: view) == Rect(0, 0, 100, 40))
    #expect(address(at: turned.button) == "0x7f03")
    #expect(address(at: turned.view) == "0x7f02")
    #expect(imported.warnings.isEmpty)
    #expect(imported.isRemade)
  }

  // MARK: Captures

  private static let first = answer(
    windows: [
      view(
        "0x7f01", "UIWindow",
        holding: [
          view("0x7f09", holding: [view("0x7f02", "UIButton", holding: [view("0x7f08")])])
        ])
    ],
    [
      value("0x7f01.frame", "[0,0,320,480]"), value("0x7f02.frame", "[0,0,9,9]"),
      value("0x7f02.hidden", "true"),
    ])
  private static let last = answer(
    windows: [view("0x7f01", "UIWindow", holding: [view("0x7f02", "UISlider")])],
    [value("0x7f01.frame", "[0,0,320,480]"), value("0x7f02.frame", "[1,1,8,8]")])

  @Test func ofSeveralCapturesTheLastCounts() throws {
    for answers in [
      [ViewHierarchyTests.first, ViewHierarchyTests.last],
      ["[\(ViewHierarchyTests.first),\(ViewHierarchyTests.last)]"],
      [ViewHierarchyTests.first + "\n" + ViewHierarchyTests.last + "\n"],
    ] {
      let dump = try read(answers)
      #expect(dump.nodes.map { $0.className } == ["UIWindow", "UISlider"])
      #expect(dump.nodes.last?.frame == DumpNode.Frame(1, 1, 8, 8))
      // An address is used again, and nothing of what it was stays.
      #expect(dump.nodes.last?.isHidden == false)
      #expect(dump.warnings.isEmpty)
    }
    let text = "[\(ViewHierarchyTests.first),\(ViewHierarchyTests.last)]"
    #expect(try DumpReader.read(Array(text.utf8)).formats == [.viewHierarchy])
  }

  @Test func whatIsReferredToIsNoCapture() throws {
    let reference = ViewHierarchyTests.answer(
      windows: [
        ViewHierarchyTests.view(
          "0x7f01", nil, holding: [ViewHierarchyTests.view("0x7f02", nil)])
      ],
      [ViewHierarchyTests.value("0x7f08.frame", "[2,2,2,2]")])
    let dump = try read([ViewHierarchyTests.first, reference])
    #expect(dump.nodes.map { $0.address } == ["0x7f01", "0x7f09", "0x7f02", "0x7f08"])
    #expect(dump.nodes[3].frame == DumpNode.Frame(2, 2, 2, 2))
  }

  @Test func windowsOfTwoAnswersComplete() throws {
    let other = ViewHierarchyTests.answer(
      windows: [
        ViewHierarchyTests.view(
          "0x7f11", "UIWindow", holding: [ViewHierarchyTests.view("0x7f12")])
      ], [])
    let dump = try read([ViewHierarchyTests.first, other])
    #expect(dump.nodes.filter { $0.parent == nil }.map { $0.address } == ["0x7f01", "0x7f11"])
  }

  @Test func aViewInsideItselfIsLeftOutThere() throws {
    let dump = try read([
      ViewHierarchyTests.answer(
        windows: [
          ViewHierarchyTests.view(
            "0x1", "UIWindow",
            holding: [
              ViewHierarchyTests.view("0x2", holding: [ViewHierarchyTests.view("0x2", nil)])
            ])
        ], [])
    ])
    #expect(dump.nodes.map { $0.address } == ["0x1", "0x2"])
    #expect(dump.warnings.contains { $0.problem == .circle("0x2") })
  }

  @Test func answersComeInTheOrderOfTheirNumbers() {
    #expect(
      ViewHierarchy.answers(
        among: ["Response_10", "metadata", "Response_2", "Response_1", "Response_0"])
        == ["Response_0", "Response_1", "Response_2", "Response_10"])
  }

  @Test func whatIsNoAnswerIsToldWithItsLine() {
    for text in ["{\"topLevelGroups\":{}\n", "{\"topLevelGroups\":{}}\n{\"x\":"] {
      #expect(throws: ImportError.self) { try read([text]) }
    }
  }
}
