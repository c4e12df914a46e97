import Testing

@testable import Lab

/// Facts about UIKit that no decision cites: what comes of them can be read off what is told.
@Suite struct FactTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    let rule: String
    let setup: [String]
    let line: String
    let says: [String]
    var silent: [String] = []

    var testDescription: String { rule + ": " + line }
  }

  @Test(arguments: facts) func told(_ fact: Fact) {
    var desk = Desk(lines: fact.setup)
    let prose = desk.attempt(fact.line).flatMap { $0.text }.joined(separator: " ")
    for said in fact.says { #expect(prose.contains(said), "\(prose)") }
    for other in fact.silent { #expect(!prose.contains(other), "\(prose)") }
  }

  private static let facts: [Fact] = [
    Fact(
      rule: "U-GR-29",
      setup: [
        "add view V 0 0 300 300", "add tap-recognizer T to V", "add button B in V 20 20 100 44",
      ],
      line: "tap B", says: ["T goes from possible to failed: B keeps its own gesture"]),
    Fact(
      rule: "U-GR-29",
      setup: [
        "add view V 0 0 300 300", "add tap-recognizer D to V numberOfTapsRequired=2",
        "add button B in V 20 20 100 44",
      ],
      line: "tap B count 2", says: ["D goes from possible to ended"]),
    Fact(
      rule: "U-GR-29",
      setup: [
        "add view V 0 0 300 300", "add tap-recognizer T to V numberOfTouchesRequired=2",
        "add button B in V 20 20 100 44",
      ],
      line: "tap B fingers 2", says: ["T goes from possible to ended"]),
    Fact(
      rule: "U-GR-29",
      setup: [
        "add view V 0 0 300 300", "add long-press-recognizer L to V",
        "add button B in V 20 20 100 44",
      ],
      line: "press-and-hold B 0.7", says: ["L goes from possible to began"]),
    Fact(
      rule: "U-GR-29",
      setup: [
        "add view V 0 0 300 300", "add swipe-recognizer W to V direction=right",
        "add slider S in V 20 20 200 30",
      ],
      line: "swipe right at 30 35", says: ["S keeps its own gesture", "S's value goes from 0 to"]),
    Fact(
      rule: "U-GR-30",
      setup: [
        "add view V 0 0 300 300", "add tap-recognizer T to V", "add control C in V 20 20 100 44",
      ],
      line: "tap C",
      says: ["T goes from possible to ended", "it sends touchCancel in place of touchUpInside"]),
    Fact(
      rule: "U-GR-38",
      setup: [
        "add view V 0 0 300 300", "add pan-recognizer P to V",
        "touch 1 began 50 50; touch 1 moved 100 100",
      ],
      line: "set enabled P NO", says: ["P goes from began to cancelled"]),
    Fact(
      rule: "U-GR-38",
      setup: [
        "add view V 0 0 300 300", "add pan-recognizer P to V",
        "touch 1 began 50 50; touch 1 moved 100 100", "set enabled P NO", "set enabled P YES",
      ],
      line: "touch 1 moved 150 150", says: ["Finger 1 moves from (100, 100) to (150, 150)"],
      silent: ["P goes from"]),
    Fact(
      rule: "U-GR-39",
      setup: [
        "add view V 0 0 300 300", "handle V touches", "add pan-recognizer P to V",
        "touch 1 began 50 50",
      ],
      line: "touch 1 moved 100 100", says: ["touchesCancelled goes to V"]),
    Fact(
      rule: "U-GR-40",
      setup: [
        "add view V 0 0 300 300", "handle V touches", "add tap-recognizer T to V",
        "add-target T controller go:",
      ],
      line: "tap 50 50",
      says: [
        "go: is sent to controller by T. [AC01] T takes the touch of finger 1 from V, which gets touchesCancelled"
      ]),
    Fact(
      rule: "U-GR-41",
      setup: [
        "add view V 0 0 300 300 multipleTouchEnabled=YES",
        "add long-press-recognizer L to V numberOfTouchesRequired=2",
        "touch 1 began 50 50, 2 began 100 50; wait 0.6",
      ],
      line: "touch 1 ended", says: ["L goes from began to ended"]),
    Fact(
      rule: "U-GR-41",
      setup: [
        "add view V 0 0 300 300 multipleTouchEnabled=YES",
        "add long-press-recognizer L to V numberOfTouchesRequired=2",
        "touch 1 began 50 50, 2 began 100 50; wait 0.6", "touch 1 ended",
      ],
      line: "touch 1 began 60 60; wait 1", says: [], silent: ["L goes from"]),
    Fact(
      rule: "U-GR-45",
      setup: [
        "add view V 0 0 300 300", "add long-press-recognizer L to V numberOfTapsRequired=1",
        "tap 50 50; press-and-hold 50 50 0.7",
      ],
      line: "explain",
      says: ["the finger stayed down for 0.5 s", "L goes from began to ended: the finger lifts"]),
    Fact(
      rule: "U-GR-45", setup: ["add view V 0 0 300 300", "add long-press-recognizer L to V"],
      line: "press-and-hold 50 50 0.3", says: ["the finger lifted after 0.3 s, and it takes 0.5 s"]),
    Fact(
      rule: "U-GR-45",
      setup: ["add view V 0 0 300 300", "add long-press-recognizer L to V", "touch 1 began 50 50"],
      line: "touch 1 moved 50 61", says: ["the finger strayed 11 points, and 10 are allowed"]),
    Fact(
      rule: "U-GR-46",
      setup: [
        "add view V 0 0 300 300", "add tap-recognizer T to V numberOfTapsRequired=2",
        "tap 50 50; tap 60 50",
      ],
      line: "explain", says: ["T goes from possible to ended"]),
    Fact(
      rule: "U-GR-47",
      setup: ["add view V 0 0 300 300", "add tap-recognizer T to V", "touch 1 began 50 50"],
      line: "wait 1", says: ["T goes from possible to failed"]),
    Fact(
      rule: "U-GR-49",
      setup: [
        "add view V 0 0 300 300 multipleTouchEnabled=YES", "add pinch-recognizer Z to V",
        "touch 1 began 50 50, 2 began 150 50", "touch 1 moved 20 50, 2 moved 200 50",
      ],
      line: "touch 1 ended", says: [], silent: ["Z goes from began to ended"]),
    Fact(
      rule: "U-GR-49",
      setup: [
        "add view V 0 0 300 300 multipleTouchEnabled=YES", "add pinch-recognizer Z to V",
        "touch 1 began 50 50, 2 began 150 50", "touch 1 moved 20 50, 2 moved 200 50",
        "touch 1 ended",
      ],
      line: "touch 2 ended", says: ["Z goes from began to ended: the last finger lifts"]),
    Fact(
      rule: "U-GR-51",
      setup: ["add view V 0 0 300 300", "add swipe-recognizer W to V direction=left,right"],
      line: "swipe left at 200 100", says: ["W goes from possible to ended"]),
    Fact(
      rule: "U-GR-51",
      setup: ["add view V 0 0 300 300", "add swipe-recognizer W to V direction=left,right"],
      line: "swipe up at 200 200", says: ["the finger went the wrong way"]),
    Fact(
      rule: "U-GR-55",
      setup: ["add navigation-controller N", "add controller A in N", "push B on N"],
      line: "drag 160 200 to 300 200", says: ["Nobody handles the drag"], silent: ["pops"]),
    Fact(
      rule: "C25",
      setup: [
        "add table-view T 0 0 320 400 delaysContentTouches=NO contentSize=320,900",
        "add button B in T 20 20 100 44",
      ],
      line: "drag 40 40 to 40 20", says: ["B has the touch already and keeps it"]),
    Fact(
      rule: "U-CT-18", setup: ["add button B 20 20 200 44 text=Buy"],
      line: "hit-test 60 40", says: ["A touch here goes to B"]),
    Fact(
      rule: "U-PC-12",
      setup: [
        "add navigation-controller N", "add controller A in N", "push B on N",
        "set animating B.view YES",
      ],
      line: "tap 160 300", says: ["it is being animated without allowUserInteraction"]),
    Fact(
      rule: "U-EM-10", setup: ["add text-field F 20 20 200 40", "tap F"],
      line: "menu copy", says: ["canPerformAction says NO to copy just now"]),
    Fact(
      rule: "U-WN-12",
      setup: ["add window W windowLevel=1000", "add window X windowLevel=2000", "add window Y"],
      line: "hit-test 100 100", says: ["A touch here goes to X"]),
    Fact(
      rule: "U-WN-12", setup: ["add window Y", "add window Z", "make-key-and-visible Y"],
      line: "hit-test 100 100", says: ["A touch here goes to Y"]),
    Fact(
      rule: "U-WN-14",
      setup: ["add scroll-view S 0 0 320 480 contentSize=320,2000 contentOffset=0,500"],
      line: "status-bar-tap; show S contentOffset", says: ["goes to its top"], silent: ["hit"]),
    Fact(
      rule: "U-SU-01",
      setup: [
        "add window overlay windowLevel=1", "add view host in overlay 0 0 320 480",
        "override host hit-test pass-through", "override overlay hit-test pass-through",
      ],
      line: "hit-test 160 300", says: ["A touch here goes to view"]),
    Fact(
      rule: "U-SU-04",
      setup: [
        "add view host 0 0 300 300", "add tap-recognizer T to host",
        "add control C in host 20 20 100 44", "add-target C controller go:",
        "delegate T should-receive NO for C",
      ],
      line: "tap C", says: ["sends go: to controller"], silent: ["T goes from possible to ended"]),
  ]
}
