import Engine
import Testing

@testable import Lab

/// A gesture's life in text (U-GR-06, U-GR-13).
@Suite struct TimelineTests {
  private static let waiting = [
    "add view V 20 20 280 280", "add tap-recognizer once to V",
    "add tap-recognizer twice to V numberOfTapsRequired=2", "require once to-fail twice",
  ]

  private static func lanes(_ text: [String]) -> [String] {
    text.filter { line in
      ["finger", "手指", "once", "twice", "V ", "P "].contains { line.hasPrefix($0) }
    }
  }

  @Test func whoWaitsIsSeenToWait() throws {
    var desk = Desk(lines: Self.waiting + ["tap 60 60", "wait 0.5"])
    let text = desk.run("timeline").text
    let lanes = Self.lanes(text)
    #expect(lanes.count == 4)
    let (finger, twice, once, view) = (lanes[0], lanes[1], lanes[2], lanes[3])
    #expect(finger.hasPrefix("finger 1  ━━"))
    #expect(twice.hasSuffix("×") && twice.contains("1"))
    #expect(once.hasSuffix("┄●"))
    #expect(view.hasSuffix("┈c") && view.contains("b"))
    // Both are decided at the same moment.
    #expect(twice.count == once.count)
    #expect(text.contains { $0.hasPrefix("0.05 s  once has seen its gesture") })
    #expect(text.contains { $0.hasPrefix("0.4 s   once goes from possible to ended") })
  }

  @Test(arguments: [50, 80, 120], [Language.english, .simplifiedChinese])
  func itFitsTheScreen(_ columns: Int, _ language: Language) {
    var desk = Desk(
      lines: Self.waiting + ["add pan-recognizer P to V", "drag 60 60 to 200 100 over 1"])
    desk.session.state.language = language
    desk.session.fit(columns: columns, rows: 24)
    let lines = desk.run("timeline").lines(width: columns)
    #expect(lines.allSatisfy { Layout.width(of: $0) <= columns })
    #expect(lines.contains { $0.hasPrefix("P ") && $0.contains("███") && $0.hasSuffix("●") })
    #expect(lines.contains { Layout.width(of: $0) > columns - 4 })
  }

  /// A question is no event: the touch before it is what there is to draw.
  @Test(arguments: ["chain V", "hit-test 5 5", "first-responder"])
  func aQuestionLeavesTheTouch(_ question: String) {
    var desk = Desk("add view V 0 0 100 100", "tap 5 5")
    let before = desk.run("timeline").text
    #expect(before.contains { $0.hasPrefix("finger 1  ━") })
    _ = desk.run(question)
    #expect(desk.run("timeline").text == before)
    _ = desk.run("shake")
    #expect(!desk.run("timeline").text.contains { $0.hasPrefix("finger 1") })
  }

  @Test func aLongNameEndsInAnEllipsis() {
    var desk = Desk("add scroll-view S 0 0 300 300 contentSize=300,900", "drag 90 200 to 90 100")
    #expect(desk.run("timeline").text.contains { $0.hasPrefix("S.panGestureRecog…  ") })
  }

  /// What was handled is told from what only passed, by capitals.
  @Test func handledIsCapital() {
    var desk = Desk("add view V 0 0 100 100", "handle V touches", "tap 5 5")
    let text = desk.run("timeline").text
    #expect(text.contains { $0.hasPrefix("V ") && $0.contains("B") && $0.hasSuffix("E") })
    #expect(text.contains { $0.contains("capitals: handled there") })
  }

  @Test(arguments: ["explain", "why once", "why"])
  func whereOneWaitsItStandsInTheAnswer(_ question: String) {
    var desk = Desk(lines: Self.waiting + ["tap 60 60"])
    #expect(Self.lanes(desk.run(question).text).count >= 4)
    var other = Desk("add view V 0 0 100 100", "add tap-recognizer once to V", "tap 5 5")
    #expect(!other.run(question).text.contains { $0.contains("━━") })
  }

  @Test func withoutTouchesThereIsNone() {
    var desk = Desk()
    #expect(desk.error("timeline") == "no-event-yet")
    desk.run("shake")
    #expect(
      desk.run("timeline").text == ["The last event had no touches: a time line shows touches."])
  }
}
