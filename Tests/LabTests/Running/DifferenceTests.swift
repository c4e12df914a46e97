import Testing

@testable import Lab

/// A reply whose outcome differs between the two rulebooks says so in one sentence, and no other.
@Suite struct DifferenceTests {
  /// A scene, a command, and what the other rulebook's sentence says; nil where there is none.
  static let cases: [([String], String, String?)] = [
    ([], "tap 60 60", nil),
    (["add view A"], "tap 60 60", nil),
    (["handle controller touches"], "tap 60 60", nil),
    (["add button B", "add-target B nil save:", "handle controller action save:"], "tap 9 9", nil),
    ([], "hit-test 60 60", nil),
    (
      [], "chain view",
      "the chain would be view → controller → window → app → delegate: the window's next is the application. [C8]"
    ),
    (
      ["add view A alpha=0.01"], "hit-test 5 5",
      "A would be the hit-test view: alpha of 0.01 is not below 0.01. [X02, C1]"
    ),
    (
      ["add view A alpha=0.01"], "tap 5 5",
      "A would be the hit-test view: alpha of 0.01 is not below 0.01. [X02, C1]"
    ),
    (["add view A alpha=0.02"], "tap 5 5", nil),
    (
      ["add window W 0 0 320 100"], "tap 5 5",
      "view would be the hit-test view: touches go to the key window alone. [X32, U-WN-01]"
    ),
    (["add window W 0 0 320 100"], "tap 5 200", nil),
    (
      [
        "add button B 0 0 80 40", "add-target B nil save:", "add text-field T 0 100 100 40",
        "become-first-responder T", "handle B action save:",
      ], "tap 9 9",
      "the actions would be save: → B: the search for a nil target starts at the control. [X17, C3]"
    ),
    (
      ["add tap-recognizer T to view"], "tap 9 9",
      "view would hear nothing of it: a view hears a touch only when its recognizers have failed. [X44, C12]"
    ),
    (
      ["add pan-recognizer T to view cancelsTouchesInView=NO", "handle view touches"],
      "drag 50 50 to 100 50",
      "nobody would handle it: a view hears a touch only when its recognizers have failed. [X44, C12]"
    ),
    (
      ["rules documents", "add tap-recognizer T to view"], "drag 50 50 to 50 250",
      "view would hear touchesBegan, touchesMoved 10 times, touchesEnded: a view hears a touch while its recognizers still decide. [X44, C12]"
    ),
    (
      ["handle controller motion"], "shake",
      "nobody would handle it: without a first responder nobody hears it. [C6]"
    ),
    (["add text-field T", "become-first-responder T"], "shake", nil),
    (["rules documents"], "tap 60 60", nil),
    (
      ["rules documents", "add view A alpha=0.01"], "hit-test 5 5",
      "view would be the hit-test view: alpha of 0.01, kept in single precision, is below 0.01. [X02, C1]"
    ),
    (
      ["rules documents"], "chain view",
      "the chain would be view → controller → window → scene → app → delegate: the window's next is its scene. [C8]"
    ),
    // Another finger than the first
    (
      ["add window W 0 0 100 100", "add view V in W"], "touch 1 began 205 205, 2 began 5 5",
      "view would be the hit-test view of finger 2: touches go to the key window alone. [X32, U-WN-01]"
    ),
    (
      ["add view V 100 100 50 50", "handle V touches", "add tap-recognizer T to V"],
      "touch 1 began 5 5, 2 began 110 110",
      "nobody would handle it: a view hears a touch only when its recognizers have failed. [X44, C12]"
    ),
    (
      ["add view V 100 100 50 50 alpha=0.01"], "touch 1 began 5 5, 2 began 110 110",
      "V would be the hit-test view of finger 2: alpha of 0.01 is not below 0.01. [X02, C1]"
    ),
    // Neither point does it alone
    (
      ["add window W 0 0 100 480", "add view V in view 0 0 90 90 alpha=0.01"], "tap 5 5",
      "V would be the hit-test view: touches go to the key window alone; alpha of 0.01 is not below 0.01. [X32, U-WN-01, X02, C1]"
    ),
    (
      [], "find-ancestor view class UIWindowScene",
      "nothing would be found: the window's next is the application. [C8]"
    ),
    (
      ["rules documents"], "find-ancestor view class UIWindowScene",
      "scene would be found: the window's next is its scene. [C8]"
    ),
    ([], "find-ancestor view class UIWindow", nil),
    (
      ["add view V canBecomeFirstResponder=YES", "handle V presses"]
        + ["add tap-recognizer T to V allowedPressTypes=select", "become-first-responder V"],
      "press select",
      "nobody would handle it: a view hears a press only when its recognizers have failed. [X44, C12]"
    ),
    (
      ["handle controller motion", "post tap 1 1", "post shake"], "pump 2",
      "(event 2) nobody would handle it: without a first responder nobody hears it. [C6]"
    ),
    // A rulebook of one's own has no other side.
    (["rules nil-target=sender"], "chain view", nil),
  ]

  @Test(arguments: cases)
  func isSaidWhereThereIsOne(_ scene: [String], _ command: String, _ sentence: String?) {
    var desk = Desk(lines: scene)
    let text = desk.run(command).text.filter { $0.hasPrefix("Under `rules ") }
    let other = scene.contains("rules documents") ? "uikit" : "documents"
    #expect(text == (sentence.map { ["Under `rules \(other)` " + $0] } ?? []))
  }

  /// What is left out for speed would have made no difference.
  @Test(arguments: 0..<60)
  func pointsLeftOutMakeNone(seed: Int) throws {
    var chance = RandomScenes(seed: seed)
    let (building, names) = chance.scene()
    var lines = building
    lines += ["set alpha \(chance.object(of: names)) 0.01", "handle scene touches"]
      .filter { _ in Bool.random(using: &chance) }
    if Bool.random(using: &chance) { lines.append("rules documents") }
    var desk = Desk()
    for line in lines { desk.attempt(line) }
    for _ in 0..<8 {
      desk.attempt(chance.event())
      let state = desk.session.state
      let event = try #require(state.lastEvent)
      func difference(_ points: [DisputedPoint]) -> Difference? {
        var told = state
        told.scene = event.after
        var runner = Runner(
          scene: event.before, rules: event.rules, scripts: event.scripts, language: .english)
        return (try? runner.run(event.command)).flatMap { outcome in
          told.difference(
            of: event.command, from: event.before, event.scripts, resting: false, outcome: outcome,
            among: points)
        }
      }
      let points = state.pointsInDispute(over: event.command, from: event.before)
      #expect(difference(points) == difference(DisputedPoint.allCases), "\(lines) \(event.text)")
    }
  }

  /// To compare is to run it again, on a copy: it happens once.
  @Test func theComparisonLeavesNoTrace() {
    var desk = Desk("add scroll-view S contentSize=\"320 960\"", "add window W 0 0 320 20")
    let decisions = desk.run("drag 100 300 to 100 200").decisions
    #expect(decisions.filter { $0.rule == .to01 }.count == 1)
    #expect(desk.session.state.scene == desk.session.state.lastEvent?.after)
    #expect(desk.run("undo").result["takenBack"] == ["drag 100 300 to 100 200"])
  }

  @Test func inChineseToo() {
    var desk = Desk("lang zh-Hans", "add view A alpha=0.01")
    #expect(desk.run("hit-test 5 5").text.last?.hasPrefix("换成 rules documents，则命中测试视图是 A") == true)
  }
}
