import Engine

@testable import Lab

private typealias I = Its

private func polygon(_ numbers: Double...) -> Region {
  .polygon(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
}

let rightBehaviour: [RightLine] = [
  RightLine(
    "override A point-inside inset -10", behaviour: .overridePointInside(I.a, .inset(-10, -10))),
  RightLine(
    "override A pointInside inset -10 5", behaviour: .overridePointInside(I.a, .inset(-10, 5))),
  RightLine(
    "override A point-inside rects 0 0 10 10, 20 20 5 5",
    behaviour: .overridePointInside(I.a, .rects([Rect(0, 0, 10, 10), Rect(20, 20, 5, 5)]))),
  RightLine(
    "override A pointInside:withEvent: rects (0 0; 10 10)",
    behaviour: .overridePointInside(I.a, .rects([Rect(0, 0, 10, 10)]))),
  RightLine("override A point-inside ellipse", behaviour: .overridePointInside(I.a, .ellipse)),
  RightLine(
    "override A point-inside polygon 0 0 10 0 10 10",
    behaviour: .overridePointInside(I.a, polygon(0, 0, 10, 0, 10, 10))),
  RightLine(
    "override A point-inside polygon 0,0 10,0, (10, 10), {0, 5}",
    behaviour: .overridePointInside(I.a, polygon(0, 0, 10, 0, 10, 10, 0, 5))),
  RightLine("override A point-inside always", behaviour: .overridePointInside(I.a, .always)),
  RightLine("override A point-inside never", behaviour: .overridePointInside(I.a, .never)),
  RightLine("override A hit-test nil", behaviour: .overrideHitTest(I.a, HitTestOverride.none)),
  RightLine("override A hitTest self", behaviour: .overrideHitTest(I.a, .itself)),
  RightLine("override A hit-test pass-through", behaviour: .overrideHitTest(I.a, .passThrough)),
  RightLine("override A hit-test passThrough", behaviour: .overrideHitTest(I.a, .passThrough)),
  RightLine("override A hit-test fallback S", behaviour: .overrideHitTest(I.a, .fallback(I.s))),
  RightLine("override A hit-test redirect S", behaviour: .overrideHitTest(I.a, .redirect(I.s))),
  RightLine("override A hit-test first S", behaviour: .overrideHitTest(I.a, .first(I.s))),
  RightLine("override A hit-test except S", behaviour: .overrideHitTest(I.a, .except(I.s))),
  RightLine(
    "override A next controller", behaviour: .overrideNext(.view(I.a), .controller(I.controller))),
  RightLine(
    "override controller nextResponder nil",
    behaviour: .overrideNext(.controller(I.controller), nil)),
  RightLine(
    "override A can-perform save: NO",
    behaviour: .overridePerforming(.view(I.a), "save:", false)),
  RightLine(
    "override K canPerformAction:withSender: copy: YES",
    behaviour: .overridePerforming(.controller(I.k), "copy:", true)),
  RightLine(
    "override A target save: K", behaviour: .overrideTarget(.view(I.a), "save:", .controller(I.k))),
  RightLine(
    "override A target save: nil", behaviour: .overrideTarget(.view(I.a), "save:", nil)),
  RightLine(
    "delegate F should-begin-editing NO",
    behaviour: .delegate(I.f, .shouldBeginEditing, false)),
  RightLine(
    "delegate F textFieldShouldReturn YES", behaviour: .delegate(I.f, .shouldReturn, true)),
  RightLine(
    "delegate T should-receive NO for A",
    behaviour: .hook(
      I.t, GestureHook(.delegate, .receiveTouch, about: .view(I.a), false))),
  RightLine(
    "delegate T gestureRecognizerShouldBegin YES",
    behaviour: .hook(I.t, GestureHook(.delegate, .begin, about: nil, true))),
  RightLine("delegate K should-dismiss NO", behaviour: .delegateDismissal(I.k, false)),
  RightLine("undelegate K should-dismiss", behaviour: .delegateDismissal(I.k, nil)),
  RightLine("undelegate K", behaviour: .delegateDismissal(I.k, nil)),
  RightLine(
    "delegate S will-end-dragging 0 400", behaviour: .delegateDragging(I.s, Point(0, 400))),
  RightLine("undelegate S will-end-dragging", behaviour: .delegateDragging(I.s, nil)),
  RightLine("undelegate T should-begin", behaviour: .unhook(I.t, .delegate, .begin)),
  RightLine(
    "override A gesture-recognizer-should-begin NO for pan",
    behaviour: .overrideShouldBegin(I.a, BeginAnswer(about: .gesture(.pan), false))),
  RightLine(
    "override T can-prevent NO",
    behaviour: .hook(I.t, GestureHook(.subclass, .prevent, about: nil, false))),
  RightLine("undelegate F should-change", behaviour: .undelegate(I.f, .shouldChange)),
  RightLine("undelegate F", behaviour: .undelegate(I.f, nil)),
  RightLine(
    "add-key-command K cmd+s save:",
    behaviour: .addKeyCommand(.controller(I.k), "cmd+s", action: "save:", priority: false)),
  RightLine(
    "add-key-command A up previous: priority=YES",
    behaviour: .addKeyCommand(.view(I.a), "up", action: "previous:", priority: true)),
  RightLine(
    "override B begin-tracking NO", behaviour: .overrideTracking(I.b, .beginTracking, false)),
  RightLine(
    "override B continueTrackingWithTouch:withEvent: YES",
    behaviour: .overrideTracking(I.b, .continueTracking, true)),
  RightLine(
    "unoverride B begin-tracking", behaviour: .unoverride(.view(I.b), .beginTracking)),
  RightLine(
    "override S touches-should-cancel YES",
    behaviour: .overrideContent(I.s, .touchesShouldCancel, answer: true, for: nil)),
  RightLine(
    "override S touchesShouldCancelInContentView: YES for A",
    behaviour: .overrideContent(I.s, .touchesShouldCancel, answer: true, for: I.a)),
  RightLine(
    "override S touches-should-begin NO for A",
    behaviour: .overrideContent(I.s, .touchesShouldBegin, answer: false, for: I.a)),
  RightLine(
    "unoverride S touches-should-begin", behaviour: .unoverride(.view(I.s), .touchesShouldBegin)),
  RightLine("unoverride A", behaviour: .unoverride(.view(I.a), nil)),
  RightLine("unoverride A hitTest", behaviour: .unoverride(.view(I.a), .hitTest)),
  RightLine("unoverride A point-inside", behaviour: .unoverride(.view(I.a), .pointInside)),
  RightLine("unoverride K next", behaviour: .unoverride(.controller(I.k), .next)),

  RightLine(
    "handle A touches",
    behaviour: .handle(.view(I.a), .touches([.began, .moved, .ended, .cancelled]), .ends)),
  RightLine(
    "handle A touches began, ended then super",
    behaviour: .handle(.view(I.a), .touches([.began, .ended]), .thenSuper)),
  RightLine("handle A touchesBegan", behaviour: .handle(.view(I.a), .touches([.began]), .ends)),
  RightLine(
    "handle A touchesEnded:withEvent: then next",
    behaviour: .handle(.view(I.a), .touches([.ended]), .thenNext)),
  RightLine(
    "handle app motion",
    behaviour: .handle(.application, .motion([.began, .ended, .cancelled]), .ends)),
  RightLine("handle A motion ended", behaviour: .handle(.view(I.a), .motion([.ended]), .ends)),
  RightLine("handle A motionEnded", behaviour: .handle(.view(I.a), .motion([.ended]), .ends)),
  RightLine("handle A remote then super", behaviour: .handle(.view(I.a), .remote, .thenSuper)),
  RightLine("handle A remoteControlReceived", behaviour: .handle(.view(I.a), .remote, .ends)),
  RightLine("handle A presses", behaviour: .handle(.view(I.a), .presses, .ends)),
  RightLine("handle delegate action save:", behaviour: .handle(.delegate, .action("save:"), .ends)),
  RightLine(
    "handle A action save:forEvent: then super",
    behaviour: .handle(.view(I.a), .action("save:forEvent:"), .thenSuper)),
  RightLine("handle A menu copy", behaviour: .handle(.view(I.a), .menu("copy"), .ends)),
  RightLine(
    "handle scene key cmd+s", behaviour: .handle(.windowScene(.first), .key("cmd+s"), .ends)),
  RightLine(
    "unhandle A touches",
    behaviour: .unhandle(.view(I.a), .touches([.began, .moved, .ended, .cancelled]))),
  RightLine("unhandle A action save:", behaviour: .unhandle(.view(I.a), .action("save:"))),
]

let rightAsking: [RightLine] = [
  RightLine("hit-test 60 60", asking: .hitTest(Point(60, 60), in: nil)),
  RightLine("hitTest 60 60", asking: .hitTest(Point(60, 60), in: nil)),
  RightLine("hitTest:withEvent: 60 60", asking: .hitTest(Point(60, 60), in: nil)),
  RightLine("hit-test 60 60 in A", asking: .hitTest(Point(60, 60), in: I.a)),
  RightLine("point-inside A 5 5", asking: .pointInside(I.a, Point(5, 5))),
  RightLine("pointInside A (5, 5)", asking: .pointInside(I.a, Point(5, 5))),
  RightLine(
    "convert 5 5 from A to view",
    asking: .convertPoint(Point(5, 5), from: .view(I.a), to: .view(I.view))),
  RightLine(
    "convert (5, 5) from nil to K",
    asking: .convertPoint(Point(5, 5), from: .window, to: .view(I.kView))),
  RightLine(
    "convert 5 5 9 9 from A to nil",
    asking: .convertRect(Rect(5, 5, 9, 9), from: .view(I.a), to: .window)),
  RightLine(
    "convertRect {{5, 5}, {9, 9}} from A to B",
    asking: .convertRect(Rect(5, 5, 9, 9), from: .view(I.a), to: .view(I.b))),
  RightLine("chain B", asking: .chain(.view(I.b))),
  RightLine("chain scene", asking: .chain(.windowScene(.first))),
  RightLine("first-responder", asking: .firstResponder),
  RightLine("find-controller B", asking: .findController(.view(I.b))),
  RightLine("find-ancestor B class MyCell", asking: .findAncestor(.view(I.b), className: "MyCell")),
  RightLine(
    "find-ancestor B UITableView", asking: .findAncestor(.view(I.b), className: "UITableView")),
  RightLine("timeline", session: .timeline), RightLine("time-line", session: .timeline),
  RightLine("code", session: .code(.swift)),
  RightLine("code swift", session: .code(.swift)),
  RightLine("code objc", session: .code(.objectiveC)),
  RightLine("tree", session: .picture(.tree, isSVG: false)),
  RightLine("recursiveDescription", session: .picture(.tree, isSVG: false)),
  RightLine("draw", session: .picture(.draw, isSVG: false)),
  RightLine("map", session: .picture(.map, isSVG: false)),
  RightLine("map svg", session: .picture(.map, isSVG: true)),
  RightLine("tree SVG", session: .picture(.tree, isSVG: true)),
  RightLine("constraints", asking: .constraints(nil)),
  RightLine("constraints A", asking: .constraints(I.a)),
  RightLine("why A frame", session: .whyFrame(I.a, sizeAlone: false)),
  RightLine("why A size", session: .whyFrame(I.a, sizeAlone: true)),
  RightLine("describe T", asking: .describe(.recognizer(I.t))),
  RightLine("explain", session: .explain(.last)),
  RightLine("explain code", session: .explain(.code)),
  RightLine("explain step", session: .explain(.step(.next))),
  RightLine("explain step back", session: .explain(.step(.back))),
  RightLine("explain step 12", session: .explain(.step(.number(12)))),
  RightLine("explain HT03", session: .explain(.rule(.ht03))),
  RightLine("explain u-ht-03", session: .explain(.rule(.uHT03))),
  RightLine("explain C1", session: .explain(.rule(.c1))),
  RightLine("why A", session: .why(.view(I.a), at: nil)),
  RightLine("why", session: .why(nil, at: nil)),
  RightLine("why at 5 6", session: .why(nil, at: Point(5, 6))),
  RightLine("why-not A", session: .whyNot(.view(I.a), at: nil)),
  RightLine("why-not A at 5 6", session: .whyNot(.view(I.a), at: Point(5, 6))),
  RightLine("how-to A", session: .howTo(.view(I.a), at: nil)),
  RightLine("how-to A at (5, 6)", session: .howTo(.view(I.a), at: Point(5, 6))),
  RightLine("rules", session: .rules([])),
  RightLine("rules uikit", session: .rules([.book(.uikit)])),
  RightLine("rules documents", session: .rules([.book(.documents)])),
  RightLine(
    "rules nil-target=sender control-slack=25",
    session: .rules([
      .point("nil-target", .words(["sender"])), .point("control-slack", .number(25)),
    ])),
  RightLine(
    "rules documents gates-first=NO gates=hidden,alpha",
    session: .rules([
      .book(.documents), .point("gates-first", .bool(false)),
      .point("gates", .words(["hidden", "alpha"])),
    ])),
  RightLine("rules gates=none", session: .rules([.point("gates", .words([]))])),
  RightLine("graphics", session: .graphics(nil)),
  RightLine("graphics iTerm2", session: .graphics(.iterm)),
  RightLine("lang", session: .language(nil)),
  RightLine("lang en", session: .language(.english)),
  RightLine("lang zh-Hans", session: .language(.simplifiedChinese)),
  RightLine("lang ZH", session: .language(.simplifiedChinese)),
  RightLine("lang zh-Hant", session: .language(.traditionalChinese)),
  RightLine("log on", session: .log(true)),
  RightLine("log off", session: .log(false)),
  RightLine("glossary", session: .glossary(nil)),
  RightLine("glossary hit-test view", session: .glossary("hit-test view")),
  RightLine("help", session: .help(nil)),
  RightLine("help touch", session: .help("touch")),
  RightLine("? tap", session: .help("tap")),

  RightLine("cells", notebook: .cells),
  RightLine("edit 3 tap 70 70", notebook: .edit(3, "tap 70 70")),
  RightLine("edit 3 \"tap 70 70; shake\"", notebook: .edit(3, "tap 70 70; shake")),
  RightLine("delete 3", notebook: .delete(3)),
  RightLine("undo", notebook: .undo),
  RightLine("redo", notebook: .redo),
  RightLine("note Who gets it?", session: .note("Who gets it?")),
  RightLine("note \"say \\\"hi\\\"\"", session: .note("say \"hi\"")),
  RightLine("save", file: .save(path: nil, force: false)),
  RightLine("save --force", file: .save(path: nil, force: true)),
  RightLine("save taps.md --force", file: .save(path: "taps.md", force: true)),
  RightLine("save \"my taps.md\"", file: .save(path: "my taps.md", force: false)),
  RightLine("import", file: .importing(path: nil, kinds: [])),
  RightLine("import dump.txt", file: .importing(path: "dump.txt", kinds: [])),
  RightLine(
    "import a.txt as MyView=button B=view",
    file: .importing(path: "a.txt", kinds: ["MyView=button", "B=view"])),
  RightLine("open ../a-b/taps.md", file: .open(path: "../a-b/taps.md")),
  RightLine("history", file: .history(count: nil)),
  RightLine("history 50", file: .history(count: 50)),
  RightLine("export taps.html", file: .export(path: "taps.html", of: nil, force: false)),
  RightLine("export a.svg of map", file: .export(path: "a.svg", of: .map, force: false)),
  RightLine(
    "export a.svg of terminal --force", file: .export(path: "a.svg", of: .terminal, force: true)),
  RightLine("quit", notebook: .quit),
  RightLine("exit", notebook: .quit),
]
