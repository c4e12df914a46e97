import Testing

@testable import Import

/// What a log, a console, a chat or another program's answer puts around a dump, or cuts off it.
@Suite struct EmbeddedTests {
  private static let idb =
    #"[{"AXFrame":"{{20, 60}, {100, 40}}","type":"Button","AXUniqueId":"buy","AXLabel":"Say \"hi\""},"#
    + #"{"AXFrame":"{{0, 0}, {390, 120}}","type":"Other","AXUniqueId":"banner"}]"#
  private static let xml =
    #"<AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="390" height="844">"#
    + #"<XCUIElementTypeButton name="buy" x="20" y="60" width="100" height="40"/>"#
    + #"<XCUIElementTypeOther name="banner" x="0" y="0" width="390" height="120"/>"#
    + #"</XCUIElementTypeWindow></AppiumAUT>"#
  private static let elements = """
    Window, 0x1, {{0.0, 0.0}, {390.0, 844.0}}
      Button, 0x2, {{20.0, 60.0}, {100.0, 40.0}}, identifier: 'buy'
      Other, 0x3, {{0.0, 0.0}, {390.0, 120.0}}, identifier: 'banner'
    """

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private static func stamped(_ stamp: String) -> String {
    elements.split(separator: "\n").map { stamp + $0 }.joined(separator: "\n")
  }

  static let pastes: [(name: String, text: String)] = [
    ("words before JSON", "I see [2] elements: " + idb + "\nShould I try {again}?"),
    ("JSON in JSON", #"{"content":[{"type":"text","text":""# + quoted(idb) + #""}]}"#),
    ("JSON in a log", #"[debug] result: ""# + quoted(idb) + "\" - 200 412 ms"),
    ("XML in a log", "[HTTP] --> GET /source\n[debug] " + xml + "\n[HTTP] <-- 200 - 3102"),
    (
      "XML in a text",
      #"[debug] result: ""# + quoted(xml).replacing("><", with: ">\\n<") + "\" - 200"
    ),
    ("a build's stamps", stamped("2026-03-11T08:14:52.1180440Z ")),
    ("NSLog's stamps", stamped("2026-03-11 08:14:52.118+0100 Shop App[812:4411a] ")),
    ("fastlane's stamps", stamped("[08:14:52]: ")),
    ("a value of Swift's", "▿ Unmanaged<AnyObject>\n  - _value : " + FormatTests.samples[0].text),
  ]

  @Test(arguments: pastes.map { $0.name }) func isFound(_ name: String) throws {
    let paste = try #require(EmbeddedTests.pastes.first { $0.name == name })
    var request = ImportRequest()
    request.want = "buy"
    let report = try ImportReport.make(Array(paste.text.utf8), request)
    #expect(report.wanted?.verdict.word == .coveredBy)
    #expect(report.wanted?.verdict.by == "banner")
    #expect(report.imported.isRemade)
  }

  /// What is there is judged, and a warning says that there was more.
  @Test(arguments: [idb, xml]) func whatIsCutOffIsReadSoFar(_ text: String) throws {
    let more = text.contains("AppiumAUT") ? "<XCUIElementTypeSta" : #",{"AXFrame":"{{2, "#
    let end = text.contains("AppiumAUT") ? "</XCUIElementTypeWindow></AppiumAUT>" : "]"
    let cut = text.dropLast(end.count) + more + " ... [truncated 18211 bytes]"
    var request = ImportRequest()
    request.want = "buy"
    let report = try ImportReport.make(Array(cut.utf8), request)
    #expect(report.wanted?.verdict.word == .coveredBy)
    #expect(report.imported.warnings.contains { $0.problem == .cutOff })
  }

  /// A line's number is that of the paste.
  @Test func linesAreCountedFromTheBeginning() throws {
    let text =
      "one\ntwo\n"
      + EmbeddedTests.xml.replacing("<XCUIElementTypeButton", with: "\n<XCUIElementTypeButton")
    let dump = try DumpReader.read(Array(text.utf8))
    #expect(dump.nodes.map { $0.line } == [3, 4, 4])
  }

  /// What is no stamp stays.
  @Test(arguments: [
    "2026-03-11", "2026-03-11T08:14", "[08:14:52", "[info] x", "12:30", "", "20260311 081452 x",
  ])
  func noStamp(_ line: String) {
    let bytes = Array(line.utf8)[...]
    #expect(Stamps.dropped(from: bytes) == bytes)
  }
}
