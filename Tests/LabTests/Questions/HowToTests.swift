import Testing

@testable import Lab

@Suite("how-to")
struct HowToTests {
  struct Wanted: CustomTestStringConvertible, Sendable {
    var scene: String
    var event: String
    var object: String
    /// The first change, and others that have to be listed too.
    var first: [String]
    var others: [[String]]

    init(
      _ scene: String, _ event: String, _ object: String, _ first: [String], _ others: [String]...
    ) {
      self.scene = scene
      self.event = event
      self.object = object
      self.first = first
      self.others = others
    }

    var testDescription: String { "\(event): how-to \(object)" }
  }

  static let views = [
    Wanted(
      Scenes.s2 + "\nset hidden blue YES", "tap 120 140", "blue", ["set hidden blue NO"]),
    Wanted(
      Scenes.s1 + "\nset userInteractionEnabled C NO\nset alpha E 0", "hit-test 230 320", "E",
      ["set userInteractionEnabled C YES", "set alpha E 1"]),
    Wanted(
      Scenes.s10, "tap 120 120", "button", ["set userInteractionEnabled picture YES"]),
    Wanted(
      Scenes.s5, "tap 150 150", "D", ["bring-to-front D"], ["send-to-back C"],
      ["set userInteractionEnabled C NO"], ["override C hit-test pass-through"]),
    Wanted(
      Scenes.s7, "tap 160 260", "B", ["bring-to-front B"], ["override C hit-test pass-through"]),
    Wanted(
      Scenes.s9, "tap 125 100", "button", ["override button point-inside inset -20"],
      ["set center button 75 50"]),
    Wanted(
      Scenes.s9, "hit-test 89 100", "button", ["override button point-inside inset -5"]),
    Wanted(
      Scenes.s8, "tap 240 160", "banner", ["set frame cell 0 100 320 120"],
      ["override cell point-inside inset -160"]),
    Wanted(
      Scenes.s1, "tap 230 320", "C", ["set userInteractionEnabled E NO"],
      ["override E hit-test pass-through"], ["override C hit-test self"]),
    Wanted(
      Scenes.s1 + "\nadd window top 0 0 320 480", "tap 230 320", "E", ["bring-to-front window"],
      ["override top hit-test pass-through"]),
    Wanted(
      Scenes.s1 + "\nadd window top 0 0 320 480 windowLevel=3", "tap 230 320", "E",
      ["set windowLevel window 4"]),
    Wanted(
      Scenes.s1 + "\nadd window top 0 0 320 480\nrules documents", "tap 5 5", "top",
      ["key-window top"]),
    Wanted(
      Scenes.s1 + "\npresent M from controller style=fullScreen", "tap 230 320", "E", ["dismiss M"]),
    Wanted(
      Scenes.s1 + "\npresent M from controller 0 200 320 280", "tap 5 5", "A", ["dismiss M"]),
    Wanted(
      Scenes.s1 + "\nset transform C scale 0", "tap 230 320", "E", ["set transform C identity"]),
    Wanted(
      Scenes.s1 + "\noverride C hit-test nil", "tap 230 320", "E", ["unoverride C hit-test"]),
    Wanted(
      Scenes.s4 + "\noverride btn1 point-inside never", "tap 100 100", "btn1",
      ["unoverride btn1 point-inside"]),
    Wanted(
      Scenes.s15 + "\ntouch 1 began 9 9", "touch 2 began 50 50", "pad",
      ["set multipleTouchEnabled pad YES"]),
    Wanted(
      Scenes.s16, "touch 1 began 270 30", "button", ["set delaysContentTouches table NO"]),
    Wanted(
      Scenes.s9, "point-inside button -3 5", "button", ["override button point-inside inset -5"]),
    Wanted(Scenes.s1 + "\nignore-events on", "tap 230 320", "E", ["ignore-events off"]),
    Wanted(
      Scenes.s2, "tap 120 140", "blue", ["set cancelsTouchesInView blueTap NO"]),
    Wanted(
      Scenes.s15 + "\nset multipleTouchEnabled pad YES\nadd pan-recognizer P to pad"
        + "\ntouch 1 began 50 50\ntouch 1 moved 50 90",
      "touch 2 began 90 90", "pad", ["set cancelsTouchesInView P NO"]),
    Wanted(
      "add scroll-view S 0 0 320 300 contentSize=320,1000\nadd view V in S 0 0 320 100"
        + "\ntouch 1 began 50 80\nwait 0.3s", "touch 1 moved 50 20", "V",
      ["set canCancelContentTouches S NO"]),
    Wanted(
      "add view A 0 0 100 100\nadd view B 0 200 100 100 exclusiveTouch=YES",
      "touch 1 began 50 50, 2 began 50 250", "B", ["set exclusiveTouch B NO"]),
    Wanted(
      "add scroll-view S 0 0 300 300 contentSize=300,900\nadd view A in S 0 0 100 100"
        + "\ntouch 1 began 50 50", "wait 0.05", "A", ["set delaysContentTouches S NO"]),
  ]

  static let others = [
    Wanted(Scenes.s1, "tap 230 320", "controller", ["handle controller touches"]),
    Wanted(
      Scenes.s1 + "\nhandle C touches", "tap 230 320", "app",
      ["handle C touches then super", "handle app touches"]),
    Wanted(
      Scenes.s12 + "\nhandle K touches\noverride I next window", "tap 70 130", "K",
      ["unoverride I next"]),
    Wanted(
      Scenes.s1 + "\nset delegate app plain", "tap 5 5", "delegate",
      ["set delegate app delegate", "handle delegate touches"]),
    Wanted(
      Scenes.s2, "tap 120 140", "redTap", ["simultaneous redTap blueTap"]),
    Wanted(
      Scenes.s2, "tap 120 140", "greenTap", ["move greenTap to blue"]),
    Wanted(
      Scenes.s2 + "\nset numberOfTapsRequired blueTap 3\ntouch 1 began 120 140", "touch 1 ended",
      "blueTap", ["set numberOfTapsRequired blueTap 1"]),
    Wanted(
      Scenes.s2, "tap 120 140 fingers 2", "blueTap", ["set numberOfTouchesRequired blueTap 2"]),
    Wanted(
      Scenes.s15 + "\nadd long-press-recognizer L to pad", "press-and-hold 9 9 0.3s", "L",
      ["set minimumPressDuration L 0.3"]),
    Wanted(
      Scenes.s15 + "\nadd swipe-recognizer W to pad", "swipe up at 90 190", "W",
      ["set direction W up"]),
    Wanted(
      Scenes.s6 + "\nadd tap-recognizer T to noteView", "tap 160 210", "T",
      ["set cancelsTouchesInView T NO"], ["move T to noteButton"],
      ["override noteButton gesture-recognizer-should-begin YES for T"]),
    Wanted(
      "add text-field F 20 40 200 40\nadd tap-recognizer T to view", "tap 30 50", "T",
      ["simultaneous T F.tap"]),
    Wanted(
      Scenes.s2, "press select", "redTap",
      ["set allowedPressTypes redTap select", "focus red"]),
    Wanted(
      Scenes.s14, "shake", "V",
      ["override controller next V", "handle V motion"],
      ["set canBecomeFirstResponder V YES", "become-first-responder V", "handle V motion"]),
    Wanted(
      Scenes.s14 + "\ntap 50 50\nhandle T remote", "remote play", "controller",
      ["handle T remote then super", "handle controller remote"]),
    Wanted(Scenes.s14 + "\nhandle V presses", "press select", "V", ["focus V"]),
    Wanted(
      Scenes.s14 + "\nhandle controller key a\ntap 50 50", "key a", "controller",
      ["resign-first-responder"]),
    Wanted(Scenes.s14, "type \"hi\"", "T", ["become-first-responder T"]),
    Wanted(
      Scenes.s6 + "\nhandle noteView action go:", "send go: to nil from noteButton", "controller",
      ["unhandle noteView action go:", "handle controller action go:"]),
    Wanted(
      Scenes.s14, "become-first-responder V", "V", ["set canBecomeFirstResponder V YES"]),
    Wanted(
      Scenes.s14 + "\ntap 50 50\nset canResignFirstResponder T NO"
        + "\nset canBecomeFirstResponder V YES", "become-first-responder V", "V",
      ["set canResignFirstResponder T YES"]),
  ]

  @Test(arguments: views + others)
  func first(_ wanted: Wanted) throws {
    var inquest = try Inquest(wanted.scene, wanted.event)
    let answer = try inquest.ask("how-to \(wanted.object)")
    #expect(answer.changes.first == wanted.first)
    for other in wanted.others { #expect(answer.changes.contains(other), "\(answer.changes)") }
    #expect(answer.result["reason"] == .null)
    #expect(answer.changes.count <= 6)
    #expect(answer.changes.map { $0.count } == answer.changes.map { $0.count }.sorted())
  }

  @Test(
    "nothing to be done, and why",
    arguments: [
      Asked(
        Scenes.s1 + "\nadd layer L in A 0 0 9 9", "tap 5 5", "how-to L",
        "No change brings this to L.",
        "L is a layer, and layers are no responders: they get no events. [NE01]"),
      Asked(
        Scenes.s1, "tap 400 5", "how-to E", "No change brings this to E.",
        "E was never asked: window above it does not contain the point: (400, 5) in its "
          + "coordinates is 80 points outside its bounds (0 0; 320 480). [HT05]"),
      Asked(
        Scenes.s1 + "\nadd view N in nil 0 0 9 9", "tap 1 1", "how-to N",
        "No change brings this to N.",
        "N is in no window, and a touch looks for views in windows. [HT16]"),
      Asked(
        Scenes.s1 + "\ntouch 1 began 230 320", "touch 1 ended", "how-to D",
        "No change brings this to D.",
        "The touch of finger 1 has belonged to E since it landed, wherever it goes. [TO08]"),
      Asked(
        Scenes.s14, "type \"hi\"", "how-to V", "No change brings this to V.",
        "There is no first responder, so nobody takes it. [TX02]"),
      Asked(
        Scenes.s6, "send go: to controller", "how-to noteView",
        "No change brings this to noteView.",
        "go: was sent to controller itself, so no chain was asked. [AC01]"),
      Asked(
        Scenes.s2, "shake", "how-to redTap", "No change brings this to redTap."),
      Asked(
        Scenes.s1, "tap 230 320", "how-to E", "E gets it already.",
        "E contains the point and has no subviews, so it answers itself. [HT02]"),
    ])
  func none(_ asked: Asked) throws {
    try asked.check()
    var inquest = try Inquest(asked.scene, asked.event)
    let answer = try inquest.ask(asked.question)
    #expect(answer.changes.isEmpty)
    #expect(answer.result["reason"]?.text?.hasPrefix(asked.answer[0]) == true)
  }

  /// What was taken, or withheld as its finger landed, comes back by no change of now.
  @Test(
    "changes before the finger landed",
    arguments: [
      Wanted(
        "add view A 20 20 200 200\nhandle A touches\nadd pan-recognizer P to A"
          + "\ntouch 1 began 60 60\ntouch 1 moved 90 60", "touch 1 moved 120 60", "A",
        ["set cancelsTouchesInView P NO"], ["set enabled P NO"]),
      Wanted(
        "add view A 0 0 100 100\nadd view B 0 200 100 100 exclusiveTouch=YES"
          + "\ntouch 1 began 50 50\ntouch 2 began 50 250", "touch 2 ended", "B",
        ["set exclusiveTouch B NO"]),
      Wanted(
        "add view A 0 0 100 100\nadd pan-recognizer P to A\ntouch 1 began 60 60"
          + "\ntouch 1 moved 90 60", "touch 1 ended", "controller",
        ["set cancelsTouchesInView P NO", "handle controller touches"]),
    ])
  func beforeLanding(_ wanted: Wanted) throws {
    var inquest = try Inquest(wanted.scene, wanted.event)
    let answer = try inquest.ask("how-to \(wanted.object)")
    #expect(answer.changes.first == wanted.first)
    for other in wanted.others { #expect(answer.changes.contains(other), "\(answer.changes)") }
    let landing = try #require(answer.result["before"]?.text)
    #expect(
      answer.text.first
        == "\(wanted.object) would have got it after any one of these lines before `\(landing)`; "
        + "each has been tried:")
    // Pasted there, with the same fingers after it, it does come.
    var lines = wanted.scene.split(separator: "\n").map { String($0) }
    let at = try #require(lines.firstIndex(of: landing))
    lines.insert(wanted.first.joined(separator: "; "), at: at)
    var again = try Inquest(lines.joined(separator: "\n"), wanted.event)
    #expect(
      try again.ask("why-not \(wanted.object)").text.first == "\(wanted.object) did get it.")
  }

  @Test(
    "fingers that are down, and a queue that has moved on",
    arguments: [
      // A has a finger, and hears of no second one (U-TD-08).
      Wanted(
        "add view A 0 0 100 100\ntouch 1 began 50 50", "tap 150 150", "A",
        ["override A point-inside inset -60", "set multipleTouchEnabled A YES"]),
      Wanted(
        "add view A 0 0 100 100 hidden=YES\npost tap 50 50\npost shake", "pump", "A",
        ["set hidden A NO"]),
    ])
  func asThingsStand(_ wanted: Wanted) throws {
    var inquest = try Inquest(wanted.scene, wanted.event)
    let answer = try inquest.ask("how-to \(wanted.object)")
    #expect(answer.changes.first == wanted.first)
    for other in wanted.others { #expect(answer.changes.contains(other), "\(answer.changes)") }
    // What `pump` took is gone, so the line belongs before it.
    let isOver = wanted.event == "pump"
    #expect(answer.result["before"]?.text == (isOver ? wanted.event : nil))
    if !isOver {
      try inquest.run(wanted.first.joined(separator: "; "))
      try inquest.run(wanted.event)
      #expect(try inquest.ask("why-not A").text.first == "A did get it.")
    }
  }

  @Test(
    "what has changed since the event",
    arguments: [
      Asked(
        Scenes.s7 + "\ntap 160 260", "set alpha B 0", "how-to B",
        "Since then B.alpha has become 0.",
        "B gets `tap 160 260` after any one of these lines; each has been tried:",
        "  bring-to-front B; set alpha B 1"),
      Asked(
        Scenes.s7 + "\ntap 160 260", "override A hit-test self", "how-to B",
        "Since then something has changed.",
        "`tap 160 260` again would go another way:"),
      Asked(
        Scenes.s7 + "\ntap 160 260", "bring-to-front B", "how-to B",
        "B gets `tap 160 260` now, when it comes again."),
    ])
  func stale(_ asked: Asked) throws { try asked.check() }

  @Test("what got it, and lost it")
  func lost() throws {
    try Asked(
      "add control C 0 0 100 100\nadd-target C controller go:\nadd tap-recognizer T to view",
      "tap 10 10", "how-to C",
      "C got it, and lost it to T. [U-GR-04]",
      "C keeps `tap 10 10` after any one of these lines; each has been tried:",
      "  set cancelsTouchesInView T NO",
      "      T recognizes without taking the touch [U-GR-04]"
    ).check()
  }
}
