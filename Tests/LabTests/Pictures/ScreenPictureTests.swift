import Engine
import Testing

@testable import Lab

/// Pictures on a screen: they fit it, and with a question they do not answer it.
@Suite struct ScreenPictureTests {
  private static let scene = [
    "add view A 0 0 240 240", "add view B in A 40 40 120 120",
    "add view C in A 120 120 80 80 userInteractionEnabled=NO", "add view D 100 200 200 200",
  ]

  private static func desk(_ columns: Int, _ rows: Int?) -> Desk {
    var desk = Desk(lines: scene)
    desk.session.fit(columns: columns, rows: rows)
    return desk
  }

  @Test(
    arguments: [20, 50, 80, 120].flatMap { columns in [12, 24, 50].map { (columns, $0) } })
  func aDrawingFitsTheScreen(_ columns: Int, _ rows: Int) {
    var desk = Self.desk(columns, rows)
    let drawing = desk.run("draw").text
    let picture = drawing.prefix { !$0.hasPrefix("×") && !$0.contains("╌╌") }
    #expect(picture.count <= max(rows, 14))
    #expect(drawing.allSatisfy { Layout.width(of: $0) <= columns || !$0.contains("│") })
    // Of a map and a time line too: what stands in columns is never broken.
    let map = desk.run("map").text
    let rest = map.firstIndex { $0.contains("%") } ?? map.count
    #expect(rest > 8 && rest <= max(rows, 14))
    #expect(map[..<rest].allSatisfy { Layout.width(of: $0) <= columns })
    for line in [
      "add tap-recognizer once to A", "add tap-recognizer twice to A numberOfTapsRequired=2",
    ] { _ = desk.run(line) }
    _ = desk.run("require once to-fail twice")
    _ = desk.run("tap 5 5")
    _ = desk.run("wait 1")
    let line = desk.run("timeline").text
    let drawn = line.filter { $0.contains("──") || $0.contains("━━") || $0.contains("┈┈") }
    #expect(drawn.count >= 3)
    #expect(line.prefix(5).allSatisfy { Layout.width(of: $0) <= columns }, "\(line)")
  }

  /// Where nobody looks at a screen, a drawing has the size that documents have.
  @Test func elsewhereItIsAsItWas() {
    var desk = Self.desk(80, nil)
    #expect(desk.run("draw").text.count > 40)
    #expect(desk.session.state.picture(asking: [Point(140, 140)]).isEmpty)
  }

  @Test func aQuestionsPictureDoesNotAnswerIt() {
    let desk = Self.desk(80, 24)
    let picture = desk.session.state.picture(asking: [Point(140, 140)]).plain.joined(
      separator: "\n")
    #expect(picture.contains("the finger, at (140, 140)"))
    #expect(picture.contains("×"))
    for told in ["→", "takes no touches", "(C)", "═", "╌"] { #expect(!picture.contains(told)) }
    for name in ["A", "B", "C", "D"] { #expect(picture.contains(name)) }
  }

  /// D covers a corner of A: what of A's outline lies behind it is dotted.
  @Test func whatIsCoveredIsDotted() {
    var desk = Self.desk(80, 50)
    let drawing = desk.run("draw").text.joined(separator: "\n")
    #expect(drawing.contains("┊") || drawing.contains("┈"))
    #expect(drawing.contains("covered"))
  }

  @Test(arguments: [
    (CodeLook.backticks, "`tree` lists"), (.quoted, "“tree” lists"),
    (.styled, "\u{1B}[36mtree\u{1B}[0m lists"),
  ])
  func codeStandsOut(_ style: CodeLook, _ shown: String) {
    #expect(style.shown(["`tree` lists"]) == [shown])
    #expect(style.shown(["a ` alone"]) == ["a ` alone"])
    #expect(style.shown(["one `two", "three` four"]).count == 2)
  }
}
