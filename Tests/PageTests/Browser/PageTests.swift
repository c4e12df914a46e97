import CommandLanguage
import Documents
import Foundation
import Lab
import Lessons
import Notebook
import Testing
import Tutor

/// The page in a browser, touched with the browser's own fingers.
@Suite(
  "The page in Chromium", .enabled(if: Chromium.isThere, Comment(rawValue: Chromium.missing)),
  .serialized)
struct BrowserTests {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func literal(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test(
    "Every transcript answers what the program answers, byte for byte, and nothing is requested")
  func transcripts() throws {
    let chromium = try Chromium()
    try chromium.open()
    let folder = Self.top.appendingPathComponent("transcripts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var commands = 0
    for file in files where file.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var expected: [String] = []
      for answer in try DocumentRun(Document(text), settings: Settings(shelf: Shelf(builtIn: ()))) {
        expected += answer.replies.map { $0.json().encoded } + answer.lines
        commands += 1
      }
      let found =
        try chromium.evaluate(
          "hitchain.check(\(literal(text))).flatMap((each) => [...each.json, ...each.lines])")
        as? [String] ?? []
      let place = zip(expected, found).enumerated().first { $1.0 != $1.1 }
      #expect(
        place == nil && expected.count == found.count, "\(file): \(String(describing: place))")
    }
    #expect(commands > 300)
    #expect(chromium.requests == [])
    #expect(chromium.problems == [])
  }

  /// What fingers do, and the cell that it becomes on the scene below.
  private static let gestures:
    [(String, [(kind: String, points: [(Double, Double)], pause: Double)], String)] = [
      ("a tap", [("touchStart", [(60, 60)], 0.05), ("touchEnd", [], 0)], "tap 60 60"),
      (
        "a long press", [("touchStart", [(60, 60)], 0.8), ("touchEnd", [], 0)],
        "press-and-hold 60 60"
      ),
      (
        "a pan",
        [
          ("touchStart", [(60, 60)], 0.05), ("touchMove", [(66, 66)], 0.05),
          ("touchMove", [(80, 80)], 0.05),
          ("touchMove", [(120, 120)], 0.05), ("touchEnd", [], 0),
        ], "drag 60 60 to 120 120"
      ),
      (
        "two fingers",
        [("touchStart", [(60, 60), (120, 60)], 0.1), ("touchEnd", [], 0)], "touch"
      ),
      (
        "a lost finger", [("touchStart", [(60, 60)], 0.1), ("touchCancel", [], 0)],
        "touch 1 began 60 60"
      ),
    ]

  @Test("Fingers become commands that end in the same scene at the prompt")
  func fingers() throws {
    let chromium = try Chromium()
    let scene =
      "add view A 20 20 280 280 multipleTouchEnabled=YES; add pan-recognizer pan to A; "
      + "add long-press-recognizer hold to A; handle A touches"
    for (name, steps, expected) in Self.gestures {
      try chromium.open()
      try chromium.evaluate("hitchain.run(\(literal("reset; " + scene)))")
      for step in steps {
        try chromium.touch(step.kind, step.points)
        chromium.pause(step.pause)
      }
      try chromium.settle()
      let document = try chromium.text("hitchain.document()")
      let entries = try Document(document).entries
      let last = entries.compactMap { if case .line(let line, _) = $0 { line } else { nil } }
        .dropFirst(5)
      #expect(last.first?.hasPrefix(expected) == true, "\(name): \(last)")
      // The document has the answers: run again here they are the same.
      #expect(try Check(Document(document)).failures == 0, "\(name)")
      #expect(chromium.problems == [])
    }
  }

  @Test(
    "A hostile document, name or link runs nothing",
    arguments: [
      "#do=note%20%3Cimg%20src%3Dx%20onerror%3D%22window.broken%3D1%22%3E",
      "#lesson=%3Cscript%3Ewindow.broken=1%3C/script%3E", "#doc=AAAA", "#doc=%%%", "#doc=c3BhbQ",
      "#do=add%20view%20A%200%200%2050%2050%20text%3D%22%3Cb%3E%22",
      "#situation=javascript:window.broken=1", "#doc=" + String(repeating: "A", count: 1 << 20),
    ])
  func hostile(fragment: String) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: fragment)
    #expect(try chromium.evaluate("window.broken === undefined") as? Bool == true)
    #expect(
      try chromium.evaluate(
        "document.querySelector('#notebook img, #notebook b, #notebook script') === null") as? Bool
        == true)
    #expect(try chromium.text("hitchain.run('hit-test 5 5')").contains("\"status\":\"ok\""))
    #expect(chromium.requests == [])
    #expect(chromium.problems == [])
  }

  @Test("A lesson is taken with the thumb, in both languages", arguments: ["en", "zh-Hans"])
  func lesson(language: String) throws {
    let chromium = try Chromium(width: 390, height: 844)
    try chromium.open(fragment: "#course")
    try chromium.evaluate("hitchain.speak('\(language)')")
    try chromium.evaluate("document.querySelector('[data-lesson=user-interaction]').click()")
    try chromium.evaluate("document.querySelector('#lesson-actions .primary').click()")
    #expect(try chromium.evaluate("document.querySelectorAll('.choice').length") as? Int == 4)
    try chromium.evaluate("document.querySelector('.choice[data-key=\"2\"]').click()")
    #expect(try chromium.text("document.getElementById('lesson-text').className") == "right")
    #expect(chromium.problems == [])
  }

  @Test("No part is wider than the screen", arguments: [320, 390, 768, 1440])
  func widths(width: Int) throws {
    let chromium = try Chromium(width: width, height: 800)
    for fragment in ["", "#course", "#situations", "#situation=late-tap"] {
      try chromium.open(fragment: fragment)
      let wide = try chromium.evaluate("document.documentElement.scrollWidth") as? Int ?? .max
      #expect(wide <= width, "\(fragment)")
    }
  }

  @Test("The page is no larger than its budget")
  func size() throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: Chromium.laboratory ?? "")
    #expect(attributes[.size] as? Int ?? .max <= 2 << 20)
  }

  @Test("The tree for screen readers has every view of the scene")
  func tree() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=five-views")
    #expect(
      try chromium.evaluate(
        "[...document.querySelectorAll('#tree [data-name]')].map((each) => each.dataset.name)")
        as? [String] == ["window", "view", "A", "B", "C", "D", "E"])
  }
}
