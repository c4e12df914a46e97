import Engine
import Testing

@testable import Lab

@Suite("Everything, in order")
struct FullTests {
  @Test("A tap is told from the queue to the end of the chain")
  func tap() {
    var stage = TellingStage("add view A 20 20 200 200", "add view B in A 150 20 40 40")
    stage.run("tap 60 60")
    #expect(
      stage.narrator().full(stage.decisions) == [
        """
        UIKit makes event 1, a touch event. [TO13] The event goes to the back of the queue, which \
        now holds 1. [EV03] UIApplication takes a touch event from the front of the queue, which is \
        empty then. [EV04]
        """,
        "window is asked for the view at (60, 60). [U-WN-02]",
        "window contains the point, (60, 60) in its own coordinates. [PI02]",
        "  view contains the point, (60, 60) in its own coordinates. [PI02]",
        "    A contains the point, (40, 40) in its own coordinates. [PI02]",
        "      B is skipped with all its subviews: the point, (-110, 20) in its own coordinates, is "
          + "outside its bounds. [HT05] B's hitTest returns nil. [HT05]",
        "    A's hitTest returns A itself. [HT08]",
        "  The answer A goes up unchanged through view and window. [HT09]",
        "The search is over: A is the hit-test view. [HT02]",
        """
        Finger 1 gets a touch of its own, with tapCount 1. It stays with A, in window, until it \
        ends: there is no new search when the finger moves or lifts. [TO01]
        """,
        """
        touchesBegan goes up A → view → controller → window → scene → app → delegate: nobody \
        implements it, and it is discarded. [CH05, CH07]
        """,
        "Finger 1 lifts at (60, 60). [TO02]",
        """
        touchesEnded goes up A → view → controller → window → scene → app → delegate: nobody \
        implements it, and it is discarded. [CH05, CH07]
        """,
        "The touch of finger 1 has ended. [TO03]",
      ])
  }

  @Test("Many views beside the point are counted")
  func manyOutside() {
    var stage = TellingStage()
    for number in 1...90 { stage.run("add view V\(number) 300 \(number) 10 1") }
    stage.run("hit-test 60 60")
    let told = stage.narrator().full(stage.decisions)
    #expect(told.contains { $0.hasSuffix("…and 60 more views do not contain the point. [HT05]") })
    #expect(told.contains { $0.contains("V61 ") } && !told.contains { $0.contains("V60 ") })
    #expect(
      told.last == "What is only counted here, `explain step` tells one decision at a time.")
  }

  @Test("A deep way down is counted, and its last view named")
  func deep() {
    var stage = TellingStage("add view V0 0 0 320 480")
    for number in 1...90 { stage.run("add view V\(number) in V\(number - 1) 0 0 320 480") }
    stage.run("tap 60 60")
    let told = stage.narrator().full(stage.decisions)
    #expect(
      told.contains {
        $0.hasSuffix("…and 63 more views on the way down, to V90, contain the point. [PI02]")
      })
    #expect(
      told.contains { $0.contains("V90 → V89 → V88 → V87 → V86 → … 88 more … → window →") })
  }

  @Test("What a moving finger brings about again and again is told once")
  func movement() {
    var stage = TellingStage("handle view touches")
    stage.run("drag 20 20 to 220 20 over 1s")
    let told = stage.narrator().full(stage.decisions)
    let moves = told.filter { $0.contains("moves from") }
    #expect(moves.count == 1)
    #expect(told.contains { $0.contains("The same again") && $0.contains("at (220, 20)") })
  }

  @Test("A long chain is told by its ends")
  func chain() {
    var stage = TellingStage("add view V0 0 0 320 480")
    for number in 1...90 { stage.run("add view V\(number) in V\(number - 1) 0 0 320 480") }
    stage.run("chain V90")
    let told = stage.narrator().full(stage.decisions)
    #expect(told.first == "V90 → V89: V89 is V90's superview. [CH08]")
    #expect(told.contains("…and 37 more links."))
    #expect(told.dropLast().last == "delegate → nil: the chain ends here. [CH11]")
  }

  @Test("A hundred thousand decisions make no book", arguments: Language.allCases)
  func huge(_ language: Language) {
    let stage = TellingStage("add view A 0 0 100 100")
    guard let view = stage.scene.object(named: "A")?.view else { return }
    let asked = (0..<100_000).map { number in
      Decision(
        .ht05,
        .pointInside(
          view, point: Point(Double(number), 0), isInside: false, isOverridden: false))
    }
    #expect(stage.narrator(language).full(asked).count == 32)
  }

  @Test("Nothing decided, nothing told")
  func nothing() {
    #expect(TellingStage().narrator().full([]).isEmpty)
    #expect(TellingStage().narrator().brief([]).isEmpty)
  }
}
