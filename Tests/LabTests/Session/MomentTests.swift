import Engine
import Invariants
import Testing

@testable import Lab

@Suite struct MomentTests {
  /// C7, FR03: a text field asks too early, is remembered, and gets its wish.
  @Test func aMomentRunsItsCommand() {
    var desk = Desk(
      "add controller M in nil", "add text-field F in M.view 0 0 100 40",
      "on M view-will-appear do become-first-responder F")
    let result = desk.run("present M from controller").result
    #expect(
      result["moments"] == [
        [
          "controller": "M", "moment": "viewWillAppear", "command": "become-first-responder F",
          "status": "ok", "result": ["accepted": false, "firstResponder": nil],
        ]
      ])
    #expect(desk.ask("first-responder", "firstResponder") == "F")
  }

  @Test func inTheDocumentsTheEarlyWishIsForgotten() {
    var desk = Desk(
      "rules documents", "add controller M in nil", "add text-field F in M.view 0 0 100 40",
      "on M view-will-appear do become-first-responder F", "present M from controller")
    #expect(desk.ask("first-responder", "firstResponder") == nil as JSON)
  }

  @Test func momentsComeInOrder() {
    var desk = Desk("add controller M in nil")
    for moment in [
      "view-did-disappear", "view-will-disappear", "view-did-appear", "view-is-appearing",
      "view-will-appear", "view-did-load",
    ] {
      desk.run("on M \(moment) do hit-test 1 1")
    }
    func moments(_ reply: Reply) -> [String?] {
      (reply.result["moments"]?.elements ?? []).map { $0["moment"]?.text }
    }
    #expect(
      moments(desk.run("present M from controller")) == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(moments(desk.run("dismiss M")) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(
      moments(desk.run("present M from controller")) == [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ],
      "a view loads once")
  }

  /// FR03, U-FR-04: the window is what counts, and by then the view is in it.
  @Test func whileItIsAppearingAViewMayBecomeFirstResponder() {
    var desk = Desk(
      "add controller M in nil", "set canBecomeFirstResponder M.view YES",
      "on M view-is-appearing do become-first-responder M.view")
    let result = desk.run("present M from controller").result
    #expect(result["moments"]?[0]?["moment"] == "viewIsAppearing")
    #expect(result["moments"]?[0]?["result"]?["accepted"] == true)
    #expect(desk.ask("first-responder", "firstResponder") == "M.view")
  }

  /// What is gone before it has appeared is not told that it has.
  @Test func aControllerDismissedWhileItIsAppearingDoesNotAppear() {
    var desk = Desk(
      "add controller M in nil", "on M view-is-appearing do dismiss M",
      "on M view-did-appear do set tag M.view 1", "on M view-did-disappear do set tag M.view 2",
      "present M from controller")
    #expect(desk.ask("show M.view tag", "value") == 2)
  }

  /// Several commands in quotes, and several `on`s, run in the order they were given.
  @Test func amomentHoldsSeveralCommands() {
    var desk = Desk(
      "add controller M in nil", "add view A", "add view B",
      "on M view-will-appear do \"set tag A 1; set tag B 2\"",
      "on M view-will-appear do set tag A 3", "present M from controller")
    #expect(desk.ask("show A tag", "value") == 3)
    #expect(desk.ask("show B tag", "value") == 2)
  }

  @Test func momentsNest() {
    var desk = Desk(
      "add controller M in nil", "add controller N in nil",
      "on M view-did-appear do present N from M",
      "on N view-did-appear do hit-test 5 5")
    let result = desk.run("present M from controller").result
    #expect(result.value(at: "moments.0.result.moments.0.controller") == "N")
    #expect(result.value(at: "moments.0.result.moments.0.result.hitView") == "N.view")
  }

  /// A moment that calls for itself stops at a depth, and says so where it stopped.
  @Test func nestingHasALimit() {
    var desk = Desk(
      "present M from controller", "on M view-will-disappear do dismiss M")
    var result: JSON? = desk.run("dismiss M").result
    var depth = 0
    while let inner = result?.value(at: "moments.0") {
      depth += 1
      result = inner["result"]
      if let code = inner.value(at: "error.code") { #expect(code == "moments-too-deep") }
    }
    #expect(depth == Runner.depthLimit)
    desk.run("tap 5 5")
    #expect(desk.error("dismiss M") == "not-presented")
  }

  /// What a moment's code does to the view that is just being moved leaves the scene a tree.
  @Test(arguments: [
    [
      "add controller C in nil", "add view P", "on C view-will-appear do move P to C.view",
      "move C.view to P",
    ],
    [
      "add controller M in nil", "on M view-will-appear do move M.view to view",
      "present M from controller",
    ],
    [
      "add window W", "add controller K in W", "add controller M in nil",
      "on M view-will-appear do remove W", "present M from K",
    ],
    [
      "add controller M in nil", "on M view-will-appear do remove M", "present M from controller",
    ],
  ])
  func aMomentCannotTieTheTreeInAKnot(_ lines: [String]) {
    var desk = Desk()
    for line in lines { desk.run(line) }
    #expect(SceneFaults(of: desk.session.state.scene).found == [])
    #expect(desk.run("tap 5 5").error == nil)
    #expect(desk.run("tree").error == nil)
  }

  /// Four moves at each of sixteen levels would be four thousand million.
  @Test func momentsHaveALimitInAll() {
    var desk = Desk(
      "add controller C",
      "on C view-did-appear do \"move C.view to nil; move C.view to view; move C.view to nil; "
        + "move C.view to view\"", "move C.view to nil")
    let result = desk.run("move C.view to view").result
    #expect(result.encoded.contains("moments-too-many"))
    #expect(desk.run("tap 5 5").error == nil)
  }

  @Test(arguments: [
    ("set alpha Q 0.5", "unknown-name"), ("touch 1 ended", "finger-not-down"),
    ("set alpha view 7", "out-of-range"),
  ])
  func anErrorInAMomentIsToldInTheResult(_ command: String, _ code: String) {
    var desk = Desk(
      "add controller M in nil", "on M view-will-appear do \(command)")
    let reply = desk.run("present M from controller")
    #expect(reply.result.value(at: "moments.0.status") == "error")
    #expect(reply.result.value(at: "moments.0.error.code") == .string(code))
    #expect(reply.error == nil)
    #expect(reply.hasFailed)
    #expect(desk.ask("hit-test 5 5", "hitView") == "M.view", "it is presented all the same")
  }

  @Test func anErrorInAMomentIsToldInWords() {
    var desk = Desk(
      "add controller M in nil", "on M view-did-appear do set alpha Nothing 1")
    let reply = desk.run("present M from controller")
    let told = "view-did-appear of M: “set alpha Nothing 1” failed: There is no object “Nothing”."
    #expect(reply.lines(width: 200).last == told)
    #expect(reply.json()["text"]?.text?.hasSuffix(told) == true)
    desk.run("lang zh-Hans; dismiss M")
    #expect(
      desk.run("present M from controller").lines(width: 200).last
        == "M 的 view-did-appear：“set alpha Nothing 1”失败：没有名为“Nothing”的对象。")
  }

  /// What fails two moments down is told too; what fails inside a moment that fails is not.
  @Test func anErrorInAMomentsMomentIsTold() {
    var desk = Desk(
      "add controller M in nil", "add controller N in nil",
      "on N view-did-appear do set tag Nothing 1",
      "on M view-did-appear do \"present N from M; set tag view 1\"")
    #expect(desk.run("present M from controller").failures.count == 1)
    desk.run("reset; add controller M in nil; add controller N in nil")
    desk.run("on N view-did-appear do set tag Nothing 1")
    desk.run("on M view-did-appear do \"present N from M; set tag Neither 1\"")
    let failures = desk.run("present M from controller").failures
    #expect(failures.count == 1)
    #expect(failures.first?.contains("Neither") == true)
  }

  /// What no moment could ever run is refused where it is typed, and only that.
  @Test(arguments: commandTable.map { $0.word })
  func aCommandAboutTheSessionIsRefusedAtOnce(_ word: String) throws {
    let spec = try #require(commandTable.first { $0.word == word })
    var desk = Desk()
    var isRefused: Bool?
    for line in spec.example.split(separator: "\n") {
      for part in try split(String(line)) {
        if part.source.split(separator: " ").first == word[...],
          let command = try parse(part, in: desk.session.state.scene)
        {
          if case .scene = command { isRefused = false } else { isRefused = true }
        }
        desk.attempt(part.source)
      }
    }
    var fresh = Desk()
    let code = fresh.error("on controller view-did-load do \(word)")
    #expect((code == "session-command") == (try #require(isRefused as Bool?)))
  }

  @Test func theCaretStandsUnderTheCommandThatNoMomentRuns() {
    var desk = Desk()
    let error = desk.attempt("on controller view-did-load do \"tap 1 1; undo\"").last?.error
    #expect(error?.column == 42)
    #expect(error?.length == 4)
  }

  /// Of several commands in one moment none has run where one fails.
  @Test func aMomentRunsWholeOrNotAtAll() {
    var desk = Desk(
      "add controller M in nil", "on M view-will-appear do \"set tag view 7; set alpha Q 1\"",
      "present M from controller")
    #expect(desk.ask("show view tag", "value") == 0)
  }

  @Test(arguments: ["on M view-did-load do frobnicate", "on M view-did-land do tap 1 1"])
  func aWordThatIsNoneIsRefusedAtOnce(_ line: String) {
    var desk = Desk("add controller M in nil")
    #expect(desk.error(line) != nil)
    #expect(desk.cells.count == 1)
  }

  @Test func resetForgetsMoments() {
    let desk = Desk(
      "on controller view-did-appear do tap 1 1", "reset", "rename controller K",
      "add controller controller in nil", "present controller from K")
    #expect(desk.session.state.scripts == Scripts())
  }
}
