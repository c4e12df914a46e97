import Engine
import Testing

@testable import CommandLanguage

/// Lines that somebody would plausibly type, and what they are led to.
@Suite struct LeadTests {
  private static let scene = SampleLeads.scene

  @Test(arguments: [
    ("delete buy", "remove buy"), ("hide buy", "set hidden buy YES"),
    ("add target buy controller go:", "add-target buy controller go:"),
    ("add-target buy go:", "add-target buy controller go:"),
    ("add-target buy go: for value-changed to view", "add-target buy view go: for value-changed"),
    ("lessons three-gates", "lesson three-gates"), ("课程 three-gates", "lesson three-gates"),
    ("add controller K for A", "add controller K view=A"),
    ("unhide buy", "set hidden buy NO"), ("enable buy", "set enabled buy YES"),
    ("disable buy", "set enabled buy NO"), ("print buy", "show buy"), ("inspect buy", "show buy"),
    ("po buy", "show buy"), ("get buy frame", "show buy frame"), ("dump", "show …"),
    ("clear", "reset"), ("cls", "reset"), ("restart", "reset"),
    ("double-tap 60 60", "tap 60 60 count 2"), ("doubleTap buy", "tap buy count 2"),
    ("triple-tap buy", "tap buy count 3"), ("poke buy", "tap buy"), ("poke 5 5", "tap 5 5"),
    ("hold buy", "press-and-hold buy"), ("slide 5 50 to 5 10", "drag 5 50 to 5 10"),
    ("zoom 5 5 scale 2", "pinch 5 5 scale 2"),
    ("create view Q", "add view Q"), ("new button Q", "add button Q"), ("rm buy", "remove buy"),
    ("why not buy", "why-not buy"), ("hit test 5 5", "hit-test 5 5"),
    ("become first responder buy", "become-first-responder buy"),
    ("become first-responder buy", "become-first-responder buy"),
    ("first responder", "first-responder"), ("point inside buy 1 1", "point-inside buy 1 1"),
    ("press and hold buy 0.8s", "press-and-hold buy 0.8s"), ("long press 5 5", "press-and-hold 5 5"),
    ("make key and visible window", "make-key-and-visible window"),
    ("find controller buy", "find-controller buy"), ("end editing", "end-editing"),
    ("add key-command buy cmd+s save:", "add-key-command buy cmd+s save:"),
    ("require T to fail D", "require T to-fail D"), ("bring to front buy", "bring-to-front buy"),
    ("bring buy to front", "bring-to-front buy"), ("alpha buy 0.5", "set alpha buy 0.5"),
    ("frame buy", "show buy frame"), ("isHidden buy YES", "set hidden buy YES"), ("ls", "tree"),
    ("subviews", "tree"), ("superview buy", "chain buy"), ("fix buy", "how-to buy"),
    ("man tap", "help tap"), ("continue", "next"), ("start", "lesson"), ("tutorial", "lesson"),
    ("stop", "leave"), (":q", "quit"), ("bye", "quit"), ("load a.md", "open a.md"),
    ("sleep 1", "wait 1"), ("pass", "skip"), ("stats", "progress"), ("clue", "hint"),
    ("tap bui", "buy"), ("chain bui", "buy"), ("tpa 5 5", "tap"),
  ])
  func leadsToTheRightOne(_ line: String, _ lead: String) throws {
    let error = try #require(Self.error(in: line))
    #expect(error.suggestions.first == lead)
  }

  /// What they are led to is right, where it is a whole line.
  @Test(arguments: [
    "delete buy", "hide buy", "double-tap 60 60", "poke buy", "hold buy", "why not buy",
    "alpha buy 0.5", "frame buy", "bring buy to front", "zoom 5 5 scale 2", "create view Q",
    "print buy", "clear", "ls", "superview buy", "fix buy", "sleep 1",
  ])
  func theLeadIsALine(_ line: String) throws {
    let error = try #require(Self.error(in: line))
    #expect(Self.error(in: try #require(error.suggestions.first)) == nil)
  }

  private static func error(in line: String) -> CommandError? {
    do throws(CommandError) {
      for part in try split(line) { _ = try parse(part, in: scene) }
      return nil
    } catch { return error }
  }
}

/// A button called as users call theirs.
enum SampleLeads {
  static let scene: Scene = {
    var scene = Scene.initial
    if case .view(let root)? = scene.object(named: "view") {
      _ = try? scene.addView(.button, named: "buy", in: root, frame: Rect(0, 0, 50, 50))
    }
    return scene
  }()
}

/// A view's name where a finger goes.
@Suite struct PlaceTests {
  private static func touch(_ line: String) throws -> TouchRequest? {
    let part = try #require(try split(line).first)
    guard
      case .scene(.act(.stimulus(.touch(let request, _)))) = try parse(part, in: SampleLeads.scene)
    else { return nil }
    return request
  }

  @Test(arguments: [
    ("tap buy", Point(25, 25)), ("tap buy 5 6", Point(5, 6)), ("tap buy (5, 6)", Point(5, 6)),
    ("tap view", Point(160, 240)), ("tap window", Point(160, 240)),
  ])
  func aNameIsAPoint(_ line: String, _ point: Point) throws {
    #expect(try Self.touch(line) == .tap(point, count: 1, fingers: 1, in: nil))
  }

  @Test func otherGesturesTakeNamesToo() throws {
    let middle = Point(25, 25)
    #expect(
      try Self.touch("drag buy to 5 6") == .drag(middle, to: Point(5, 6), seconds: 0.3, in: nil))
    #expect(
      try Self.touch("drag 5 6 to buy") == .drag(Point(5, 6), to: middle, seconds: 0.3, in: nil))
    #expect(try Self.touch("swipe left at buy") == .swipe(.left, middle, fingers: 1, in: nil))
    for (line, point, seconds) in [
      ("press-and-hold buy", middle, 0.6), ("press-and-hold buy 0.8s", middle, 0.8),
      ("press-and-hold buy 1", middle, 1), ("press-and-hold buy 5 6 800ms", Point(5, 6), 0.8),
    ] {
      #expect(try Self.touch(line) == .pressAndHold(point, seconds: seconds, in: nil))
    }
    #expect(
      try Self.touch("touch 1 began buy")
        == .touch([TouchChange(finger: 1, phase: .began, point: middle)]))
  }
}
