import Depth
import Engine
import Sessions
import Testing

@testable import Lab

/// What replies and `code` print can be typed, and leads where the commands led.
@Suite struct RoundTripTests {
  /// What UIKit has no line for, or several: a name that goes, a device, a moment's commands, the
  /// priority of a key.
  private static let unsaid = [
    "add-key-command", "add layer", "set animating", "set allowsUserInteractionDuringAnimation",
    "set mask", "handle scene", "set allowedPressTypes",
    "remove", "device", "on", "focus", "set delegate app", "rename", "dismiss", "present", "reset",
    "bring-to-front W",
    "send-to-back W", "bring-to-front window", "send-to-back window",
  ]

  private func code(_ session: Session) -> [String] {
    SceneCode.lines(of: session.state.scene, Scripts(), in: .swift)
  }

  /// Runs a line, and what it prints in its place; the scenes are to be the same.
  private func check(_ line: String, in session: inout Session) {
    let before = session.state
    let replies = session.run(line)
    guard replies.count == 1, let reply = replies.first, reply.error == nil, reply.echoedLines > 0,
      !Self.unsaid.contains(where: { line == $0 || line.hasPrefix($0 + " ") })
    else { return }
    let echo = reply.text.prefix(reply.echoedLines)
    // A window's controller brings a view of its own, and so does the line that replaces it.
    guard !echo.allSatisfy({ $0.hasPrefix("//") }),
      !echo.contains(where: { $0.contains(".rootViewController = ") })
    else { return }
    var again = Session(state: before)
    for line in echo {
      for reply in again.run(line) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "") after \(echo)")
      }
    }
    #expect(!again.isGatheringCode, "\(echo)")
    let isSame =
      echo.contains { $0.contains("class ") || $0.contains(".delegate = ") }
      ? answers(of: again) == answers(of: session) : code(again) == code(session)
    #expect(isSame, "\(line)\n\(echo.joined(separator: "\n"))\n→ \(again.cells.map { $0.text })")
  }

  /// What a class does is compared by what comes of it.
  private func answers(of session: Session) -> [String] {
    var session = session
    let points = stride(from: 5, to: 320, by: 45).flatMap { x in
      stride(from: 5, to: 480, by: 60).map { y in "\(x) \(y)" }
    }
    let questions =
      points.map { "hit-test " + $0 } + ["tap 8 8", "tap 40 300", "drag 60 300 60 250", "shake"]
      + ["chain a", "become-first-responder a", "key cmd+s", "send save: to nil from a"]
    return questions.flatMap { question in
      session.run(question).map { question + ": " + $0.result.encoded }
    }
  }

  @Test(arguments: [
    "add view v in a 1.5 2 3 4 alpha=0.25 hidden=YES tag=7",
    "add label v text=\"a \\\"b\\\" \\\\\"",
    "add button v text=\"hi\"", "add view v 0 0 100 50 transform=\"rotate 33\"",
    "add view v 0 0 100 50 anchorPoint=0,0", "add window W 0 0 100 100", "add window W hidden=YES",
    "add window W windowLevel=3", "add controller L", "add controller L in nil",
    "add controller L view=c", "add controller L in controller 5 5 50 50",
    "add layer l in a 1 2 3 4",
    "add scroll-view v contentSize=900,900 contentOffset=10,20",
    "add segmented-control v numberOfSegments=3 selectedSegmentIndex=1", "add switch v on=YES",
    "add view my-card 0 0 9 9", "add view 卡片 0 0 9 9", "add view class 0 0 9 9",
    "add view v class=Card", "move c to a", "move c to a at 0", "move c to nil", "bring-to-front a",
    "send-to-back c", "set hidden a YES", "set animating a YES",
    "set allowsUserInteractionDuringAnimation a YES", "set text b \"x\"", "unset alpha a",
    "set canBecomeFirstResponder a YES", "set inputView a c", "set inputView t c",
    "set bounds a 5 5 60 60", "set transform a scale 2", "set autoresizingMask a flexibleWidth",
    "animate a frame=\"5 5 50 50\" over 1", "animate a alpha=0.5 center=9,9 over 0.5",
    "animate a transform=\"scale 2\" over 2 allowUserInteraction", "set zPosition a 5",
    "set windowScene window nil",
    "set cornerRadius a 8", "set transform3D a \"rotate-y 45, perspective 500\"",
    "set mask a 0 0 9 9", "set mask a none", "add view v 0 0 9 9 zPosition=-2",
    "set direction s left up", "set minimumPressDuration p 0.25",
    "set allowedPressTypes r up select",
    "override a point-inside inset -10 3", "override a point-inside rects 0 0 5 5, 9 9 5 5",
    "override a point-inside ellipse", "override a point-inside polygon 0 0 9 0 0 9.5",
    "override a point-inside always", "override a point-inside never", "override a hit-test nil",
    "override a hit-test self", "override a hit-test pass-through",
    "override a hit-test fallback b",
    "override a hit-test redirect b", "override a hit-test first b", "override a hit-test except b",
    "override a next nil", "override a next window",
    "override controller next nil", "handle a touches", "handle a touches then super",
    "handle a motion ended then next", "handle a remote", "handle a presses then super",
    "handle a action save:", "handle a action save", "handle a menu copy then super",
    "handle a action save:for:", "handle a key cmd+s", "handle a key shift+up then super",
    "handle delegate action go:", "handle app touches", "handle scene touches",
    "add-target b controller save:", "add-target b nil save: for touch-down, value-changed",
    "remove-target b controller go:", "add-target r controller go:", "require r to-fail p",
    "simultaneous r p", "focus b", "key-window window", "make-key-and-visible window",
    "set delegate app plain", "set delegate app a",
    "add tap-recognizer q to a numberOfTapsRequired=2 delaysTouchesBegan=YES",
    "add swipe-recognizer q to a direction=left", "move r to c",
    "delegate r should-receive NO", "delegate r should-receive NO for b",
    "delegate r should-receive-press NO", "delegate r should-receive-event NO",
    "delegate r should-begin NO", "delegate r simultaneous YES", "delegate r simultaneous NO",
    "delegate r simultaneous YES with p", "delegate r require-failure-of p",
    "delegate r be-required-to-fail-by p", "delegate asked should-receive YES for c",
    "delegate asked should-begin YES", "undelegate asked", "undelegate asked should-receive",
    "override r can-prevent NO", "override r can-prevent NO for p",
    "override r can-be-prevented NO by p", "override r should-receive-event NO",
    "override own can-prevent YES for p", "unoverride own", "unoverride own can-prevent",
    "override a gesture-recognizer-should-begin NO",
    "override a gesture-recognizer-should-begin NO for tap",
    "override a gesture-recognizer-should-begin NO for r",
    "override c gesture-recognizer-should-begin YES for pan",
    "unoverride c gesture-recognizer-should-begin",
    "override list touches-should-begin NO", "override list touches-should-cancel YES for page",
    "set viewForZooming list page", "delegate t should-begin-editing NO",
    "delegate t should-end-editing NO", "delegate t should-return NO",
    "delegate t should-change NO", "delegate text should-change NO",
    "delegate text should-begin-editing NO", "undelegate t", "override rows should-highlight NO",
    "override rows should-highlight NO for row", "override rows will-select NO for row",
    "override items will-select NO", "unoverride rows will-select", "delegate M should-dismiss NO",
    "undelegate M", "add-action b save", "add-action b \"pay now\" for touch-down, value-changed",
    "add-action b done", "remove-action b done", "remove-action b done for touch-down",
    "set menu b YES", "set menu b NO", "set showsMenuAsPrimaryAction b YES",
    "push K on N", "push new on N", "pop N", "add controller K2 in T", "move K to T",
    "select two in T", "select two-pages in P",
    "add navigation-controller M in nil", "set hidden my-view YES", "move my-view to c",
    "add-target b my-view go", "override my-view hit-test redirect b",
  ])
  func aReply(_ line: String) {
    var session = Session()
    for line in [
      "add view a 0 0 200 200", "add button b in a 10 10 80 44", "add view c",
      "add text-field t", "add tap-recognizer r to a", "add long-press-recognizer p to a",
      "add swipe-recognizer s to a", "add-target b controller go:",
      "add scroll-view list 0 240 320 200", "add view page in list", "add text-view text",
      "add table-view rows 0 0 10 10", "add table-cell row in rows", "add collection-view items",
      "add tap-recognizer asked to c", "delegate asked should-receive NO for a",
      "delegate asked should-receive NO for b", "delegate asked should-begin NO",
      "add tap-recognizer own to c", "override own can-prevent NO for r",
      "override c gesture-recognizer-should-begin NO for tap",
      "override c gesture-recognizer-should-begin NO for asked",
      "add-action b done for touch-down, touch-up-inside", "add view my-view in a 0 0 9 9",
      "add navigation-controller N", "add controller one in N", "add controller top in N",
      "add tab-bar-controller T", "add controller first in T", "add controller two in T",
      "add page-controller P", "add controller page-one in P", "add controller two-pages in P",
      "add controller K in nil",
    ] { for reply in session.run(line) { #expect(reply.error == nil, "\(line)") } }
    if line.hasSuffix(" M") || line.contains(" M ") { _ = session.run("present M from controller") }
    check(line, in: &session)
  }

  @Test(arguments: 0..<Depth.count(1, nightly: 20)) func randomReplies(_ batch: Int) {
    for number in 0..<8 {
      var random = RandomScenes(seed: 9000 + batch * 8 + number)
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      var maker = CommandMaker(Bytes(bytes))
      var session = Session()
      for _ in 0..<32 where !maker.bytes.isEmpty { check(maker.line(), in: &session) }
    }
  }

  private static let whole = [
    [
      "add view card 20 20 200 200 class=Card alpha=0.5", "override card point-inside inset -10",
      "add button buy in card 10 10 80 44 text=Buy", "add-target buy controller save:",
      "handle controller action save:", "add scroll-view s 0 240 320 200 contentSize=320,900",
      "add tap-recognizer once to card", "add tap-recognizer twice to card numberOfTapsRequired=2",
      "require once to-fail twice", "add controller K in controller 0 100 100 100",
      "add view v in K.view 5 5 20 20 transform=\"rotate 30\"", "add window alert windowLevel=2000",
      "add layer glow in card 0 0 10 10", "add text-field t 10 400 100 30",
      "become-first-responder t", "handle app touches then super",
    ],
    // Answers that name what comes later.
    [
      "add view card 20 20 200 200", "add button buy in card 10 10 80 44",
      "override card hit-test redirect buy", "override card next window",
      "add tap-recognizer once to card", "add pan-recognizer drag to buy",
      "delegate once should-receive NO for buy", "delegate once should-begin YES",
      "delegate once simultaneous YES with drag", "simultaneous drag once",
      "override drag can-prevent NO for once", "override drag should-receive-event YES",
      "override card gesture-recognizer-should-begin NO for drag",
      "override card gesture-recognizer-should-begin NO for tap",
      "add scroll-view list 0 240 320 200 contentSize=320,900", "add view page in list",
      "override list touches-should-cancel YES for page", "set viewForZooming list page",
      "add table-view rows 0 0 100 100", "add table-cell row in rows",
      "override rows will-select NO for row", "override rows should-highlight NO",
      "add text-field t 10 400 100 30", "delegate t should-return NO",
      "delegate t should-change YES",
    ],
    // Actions, menus, animations.
    [
      "add button buy 10 10 80 44 menu=YES", "add-action buy \"pay now\"", "add-action buy undo",
      "add-action buy undo for touch-down", "set showsMenuAsPrimaryAction buy YES",
      "add-target buy controller save:", "add switch s 10 100 51 31", "add-action s 保存",
    ],
  ]

  /// What containers hold, and how others are presented.
  private static let containers = [
    "add navigation-controller N", "push A on N", "push B on N", "add button b in B.view 1 2 30 40",
    "add tab-bar-controller T", "add controller one in T", "add controller two in T",
    "select two in T", "add page-controller P", "add controller page in P",
    "add split-controller S", "add controller left in S", "add controller right in S",
    "add view my-card 0 0 9 9", "handle my-card touches",
    "add-target b my-card go",
  ]

  @Test(
    arguments: CodeLanguage.allCases,
    ["present M from controller style=overFullScreen", "present M from controller style=alert"])
  func containersAndStyles(_ language: CodeLanguage, _ last: String) {
    var session = Session()
    for line in Self.containers + [last] {
      for reply in session.run(line) { #expect(reply.error == nil, "\(line)") }
    }
    let text = SceneCode.lines(of: session.state.scene, Scripts(), in: language)
    #expect(!text.contains { $0.contains("addChild") && !$0.contains("controller") }, "\(text)")
    let wanted =
      language == .swift
      ? ["N.pushViewController(A, animated: false)", "T.viewControllers = [one, two]"]
      : ["[N pushViewController:A animated:NO];", "T.viewControllers = @[one, two];"]
    for line in wanted { #expect(text.contains(line), "\(text)") }
    checkWhole(session, language)
  }

  /// The whole scene, typed into a new session, is the whole scene.
  @Test(arguments: CodeLanguage.allCases, whole)
  func aWholeScene(_ language: CodeLanguage, _ lines: [String]) {
    var session = Session()
    for line in lines { for reply in session.run(line) { #expect(reply.error == nil, "\(line)") } }
    checkWhole(session, language)
  }

  private func checkWhole(_ session: Session, _ language: CodeLanguage) {
    let text = SceneCode.lines(of: session.state.scene, Scripts(), in: language)
    var again = Session()
    for line in text {
      for reply in again.run(line) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
      }
    }
    #expect(answers(of: again) == answers(of: session), "\(text.joined(separator: "\n"))")
  }
}
