import Engine
import Testing

@testable import Lab

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
    ("press and hold buy 0.8s", "press-and-hold buy 0.8s"), ("press return", "key return"),
    ("return", "key return"),
    ("long press 5 5", "press-and-hold 5 5"),
    ("make key and visible window", "make-key-and-visible window"),
    ("find controller buy", "find-controller buy"), ("end editing", "end-editing"),
    ("add key-command buy cmd+s save:", "add-key-command buy cmd+s save:"),
    ("require T to fail D", "require T to-fail D"), ("bring to front buy", "bring-to-front buy"),
    ("bring buy to front", "bring-to-front buy"), ("alpha buy 0.5", "set alpha buy 0.5"),
    ("frame buy", "show buy frame"), ("isHidden buy YES", "set hidden buy YES"), ("ls", "tree"),
    ("hello", "help"), ("你好", "帮助"),
    ("I want to learn", "lesson"), ("i have an interview tomorrow", "interview"),
    ("who is first responder", "first-responder"), ("谁是第一响应者", "第一响应者"),
    ("add swipe recognizer s to buy", "add swipe-recognizer s to buy"),
    ("more exercises please", "drill"), ("my tap goes to the wrong view", "why"), ("我要准备面试", "面试"),
    ("考考我", "练习"),
    ("我想学习", "上课"), ("怎么退出", "退出"), ("目录", "课程"),
    ("subviews", "tree"), ("superview buy", "chain buy"), ("fix buy", "how-to buy"),
    ("man tap", "help tap"), ("continue", "next"), ("start", "lesson"), ("tutorial", "lesson"),
    ("stop", "leave"), (":q", "quit"), ("bye", "quit"), ("load a.md", "open a.md"),
    ("sleep 1", "wait 1"), ("pass", "skip"), ("stats", "progress"), ("clue", "hint"),
    ("tap bui", "buy"), ("chain bui", "buy"), ("tpa 5 5", "tap"),
    // As UIKit's developers say it.
    ("touchesBegan buy", "handle buy touches"), ("nextResponder buy", "chain buy"),
    ("setNeedsLayout buy", "show buy frame"), ("setFrame buy 0 0 9 9", "set frame buy 0 0 9 9"),
    ("setHidden buy YES", "set hidden buy YES"), ("isHidden buy", "show buy hidden"),
    ("userInteractionEnabled buy NO", "set userInteractionEnabled buy NO"),
    ("rootViewController", "find-controller view"), ("gestureRecognizers buy", "tree"),
    ("viewDidLoad", "on controller view-did-load do …"), ("expr buy", "show buy"),
    ("NSLog buy", "show buy"), ("add tap to buy", "add tap-recognizer T to buy"),
    ("add pan P to buy", "add pan-recognizer P to buy"),
    ("add long-press L to buy", "add long-press-recognizer L to buy"),
    ("add gesture G to buy", "add tap-recognizer G to buy"), ("debug", "explain"),
    ("keyboard", "first-responder"),
    ("<UIView: 0x14f; frame = (0 0; 10 10); layer = <CALayer: 0x2>>", "import"),
    ("   | <UILabel: 0x14f; frame = (0 0; 10 10)>", "import"),
    // As one says it.
    ("who gets 5 5", "hit-test 5 5"), ("who is buy", "why buy"), ("explain buy", "why buy"),
    ("explain why", "why"), ("tap on buy", "tap buy"), ("tap at 5 5", "tap 5 5"),
    ("touch buy", "tap buy"), ("touch 5 5", "tap 5 5"), ("swipe buy left", "swipe left at buy"),
    ("drag buy view", "drag buy to view"), ("drag 5 5 50 50", "drag 5 5 to 50 50"),
    ("rotate buy 45", "rotate buy by 45"), ("move buy 9 9", "set center buy 9 9"),
    ("move buy to 9 9", "set center buy 9 9"), ("resize buy 9 9", "set bounds buy 0 0 9 9"),
    ("scale buy 2", "set transform buy scale 2"), ("rename buy to B", "rename buy B"),
    ("disable interaction buy", "set userInteractionEnabled buy NO"), ("show all", "tree"),
    // As one asks who knows no commands.
    ("why is my button not tapped", "why-not buy"), ("why doesn't buy work", "why-not buy"),
    ("how to make buy tappable", "how-to buy"), ("my button gets no taps", "why-not buy"),
    ("button not responding", "why-not buy"), ("why-not", "why-not buy"),
    ("how-to", "how-to buy"), ("look", "draw"), ("watch", "explain step"),
    ("page", "export page.html"),
    ("HT3", "explain HT03"), ("HT03", "explain HT03"), ("gt1", "explain GT01"),
    ("u-gr-13", "explain U-GR-13"), ("c19", "explain C19"),
    ("add button OK at 10 10", "add button OK 10 10 80 44"),
    ("add button OK in buy at 10 10", "add button OK in buy 10 10 80 44"),
    ("add view Q at 10 10 30 30 alpha=0.5", "add view Q 10 10 30 30 alpha = 0.5"),
    ("add view Q 0 0 9 9 rotation=20", "add view Q 0 0 9 9; set transform Q rotate 20"),
    ("on buy touchUpInside pay", "add-target buy controller pay for touch-up-inside"),
    ("on buy value-changed do pay:", "add-target buy controller pay: for value-changed"),
    // What Xcode prints.
    (
      "2026-11-23 10:22:34.001 App[1:2] -[App.Home buy:]: unrecognized selector sent to instance 0x7f",
      "explain AC01"
    ),
    (
      "Warning: Attempt to present <A: 0x7f> on <B: 0x8f> whose view is not in the window hierarchy!",
      "lesson presenting"
    ),
    ("2026-11-23 10:22:33 App[1:2] something else", "import"),
    ("(lldb) po window.recursiveDescription()", "import"),
    // As it is said in Chinese.
    ("为什么按钮点不到", "为什么不 buy"), ("按钮点不动", "为什么不 buy"),
    ("如何 让 buy 收到点击", "怎样 buy"), ("添加 按钮 确定 在 10 10", "添加 按钮 确定 10 10 80 44"),
    ("删除 buy", "移除 buy"), ("隐藏 buy", "设置 隐藏 buy 是"), ("双击 buy", "点击 buy 次数 2"),
    ("点一下 buy", "点击 buy"), ("按 buy", "点击 buy"), ("左滑 buy", "轻扫 左 在 buy"),
    ("新建 视图 Q", "添加 视图 Q"), ("添加视图 Q", "添加 视图 Q"), ("按钮 Q", "添加 按钮 Q"),
    ("看 buy", "显示 buy"), ("打印 buy", "显示 buy"), ("清空", "重置"), ("置顶 buy", "置前 buy"),
    ("怎么修 buy", "怎样 buy"), ("谁收到 5 5", "命中测试 5 5"), ("地图", "命中图"),
    ("第一课", "上课"), ("放弃", "跳过"), ("禁用 buy", "设置 启用 buy 否"),
    ("缩放 buy 放大 2", "捏合 buy 放大 2"), ("撤回", "撤销"), ("截图", "画图"),
  ])
  func leadsToTheRightOne(_ line: String, _ lead: String) throws {
    let error = try #require(Self.error(in: line))
    #expect(error.suggestions.first == lead)
  }

  /// What they are led to is right, where it is a whole line.
  @Test(arguments: [
    "delete buy", "hide buy", "double-tap 60 60", "poke buy", "hold buy", "why not buy",
    "alpha buy 0.5", "frame buy", "bring buy to front", "zoom 5 5 scale 2", "create view Q",
    "print buy", "clear", "ls", "superview buy", "fix buy", "sleep 1", "touchesBegan buy",
    "setFrame buy 0 0 9 9", "add tap to buy", "who gets 5 5", "explain buy", "swipe buy left",
    "drag buy view", "rotate buy 45", "move buy to 9 9", "resize buy 9 9", "scale buy 2",
    "rename buy to B", "disable interaction buy", "删除 buy", "隐藏 buy", "双击 buy", "左滑 buy",
    "HT3", "add button OK at 10 10", "add view Q at 10 10 30 30 alpha=0.5",
    "why-not", "my button gets no taps", "按钮点不动",
    "on buy touchUpInside pay",
    "添加 按钮 确定 在 10 10",
    "新建 视图 Q", "按钮 Q", "怎么修 buy", "谁收到 5 5", "禁用 buy", "缩放 buy 放大 2",
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
