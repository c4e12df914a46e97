import Engine

@testable import CommandLanguage

private typealias I = Its

private func polygon(_ numbers: Double...) -> Region {
  .polygon(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
}

let rightBehaviour: [RightLine] = [
  RightLine("override A point-inside inset -10", .overridePointInside(I.a, .inset(-10, -10))),
  RightLine("override A pointInside inset -10 5", .overridePointInside(I.a, .inset(-10, 5))),
  RightLine(
    "override A point-inside rects 0 0 10 10, 20 20 5 5",
    .overridePointInside(I.a, .rects([Rect(0, 0, 10, 10), Rect(20, 20, 5, 5)]))),
  RightLine(
    "override A pointInside:withEvent: rects (0 0; 10 10)",
    .overridePointInside(I.a, .rects([Rect(0, 0, 10, 10)]))),
  RightLine("override A point-inside ellipse", .overridePointInside(I.a, .ellipse)),
  RightLine(
    "override A point-inside polygon 0 0 10 0 10 10",
    .overridePointInside(I.a, polygon(0, 0, 10, 0, 10, 10))),
  RightLine(
    "override A point-inside polygon 0,0 10,0, (10, 10), {0, 5}",
    .overridePointInside(I.a, polygon(0, 0, 10, 0, 10, 10, 0, 5))),
  RightLine("override A point-inside always", .overridePointInside(I.a, .always)),
  RightLine("override A point-inside never", .overridePointInside(I.a, .never)),
  RightLine("override A hit-test nil", .overrideHitTest(I.a, HitTestOverride.none)),
  RightLine("override A hitTest self", .overrideHitTest(I.a, .itself)),
  RightLine("override A hit-test pass-through", .overrideHitTest(I.a, .passThrough)),
  RightLine("override A hit-test passThrough", .overrideHitTest(I.a, .passThrough)),
  RightLine("override A hit-test fallback S", .overrideHitTest(I.a, .fallback(I.s))),
  RightLine("override A hit-test redirect S", .overrideHitTest(I.a, .redirect(I.s))),
  RightLine("override A next controller", .overrideNext(.view(I.a), .controller(I.controller))),
  RightLine("override controller nextResponder nil", .overrideNext(.controller(I.controller), nil)),
  RightLine("unoverride A", .unoverride(.view(I.a), nil)),
  RightLine("unoverride A hitTest", .unoverride(.view(I.a), .hitTest)),
  RightLine("unoverride A point-inside", .unoverride(.view(I.a), .pointInside)),
  RightLine("unoverride K next", .unoverride(.controller(I.k), .next)),

  RightLine(
    "handle A touches", .handle(.view(I.a), .touches([.began, .moved, .ended, .cancelled]), .ends)),
  RightLine(
    "handle A touches began, ended then super",
    .handle(.view(I.a), .touches([.began, .ended]), .thenSuper)),
  RightLine("handle A touchesBegan", .handle(.view(I.a), .touches([.began]), .ends)),
  RightLine(
    "handle A touchesEnded:withEvent: then next",
    .handle(.view(I.a), .touches([.ended]), .thenNext)),
  RightLine(
    "handle app motion", .handle(.application, .motion([.began, .ended, .cancelled]), .ends)),
  RightLine("handle A motion ended", .handle(.view(I.a), .motion([.ended]), .ends)),
  RightLine("handle A motionEnded", .handle(.view(I.a), .motion([.ended]), .ends)),
  RightLine("handle A remote then super", .handle(.view(I.a), .remote, .thenSuper)),
  RightLine("handle A remoteControlReceived", .handle(.view(I.a), .remote, .ends)),
  RightLine("handle A presses", .handle(.view(I.a), .presses, .ends)),
  RightLine("handle delegate action save:", .handle(.delegate, .action("save:"), .ends)),
  RightLine(
    "handle A action save:forEvent: then super",
    .handle(.view(I.a), .action("save:forEvent:"), .thenSuper)),
  RightLine("handle A menu copy", .handle(.view(I.a), .menu("copy"), .ends)),
  RightLine("handle scene key cmd+s", .handle(.windowScene, .key("cmd+s"), .ends)),
  RightLine(
    "unhandle A touches", .unhandle(.view(I.a), .touches([.began, .moved, .ended, .cancelled]))),
  RightLine("unhandle A action save:", .unhandle(.view(I.a), .action("save:"))),
]

let rightAsking: [RightLine] = [
  RightLine("hit-test 60 60", .hitTest(Point(60, 60), in: nil)),
  RightLine("hitTest 60 60", .hitTest(Point(60, 60), in: nil)),
  RightLine("hitTest:withEvent: 60 60", .hitTest(Point(60, 60), in: nil)),
  RightLine("hit-test 60 60 in A", .hitTest(Point(60, 60), in: I.a)),
  RightLine("point-inside A 5 5", .pointInside(I.a, Point(5, 5))),
  RightLine("pointInside A (5, 5)", .pointInside(I.a, Point(5, 5))),
  RightLine(
    "convert 5 5 from A to view", .convertPoint(Point(5, 5), from: .view(I.a), to: .view(I.view))),
  RightLine(
    "convert (5, 5) from nil to K",
    .convertPoint(Point(5, 5), from: .window, to: .view(I.kView))),
  RightLine(
    "convert 5 5 9 9 from A to nil",
    .convertRect(Rect(5, 5, 9, 9), from: .view(I.a), to: .window)),
  RightLine(
    "convertRect {{5, 5}, {9, 9}} from A to B",
    .convertRect(Rect(5, 5, 9, 9), from: .view(I.a), to: .view(I.b))),
  RightLine("chain B", .chain(.view(I.b))),
  RightLine("chain scene", .chain(.windowScene)),
  RightLine("first-responder", .firstResponder),
  RightLine("find-controller B", .findController(.view(I.b))),
  RightLine("find-ancestor B class MyCell", .findAncestor(.view(I.b), className: "MyCell")),
  RightLine("find-ancestor B UITableView", .findAncestor(.view(I.b), className: "UITableView")),
  RightLine("tree", .picture(.tree, isSVG: false)),
  RightLine("recursiveDescription", .picture(.tree, isSVG: false)),
  RightLine("draw", .picture(.draw, isSVG: false)),
  RightLine("map", .picture(.map, isSVG: false)),
  RightLine("map svg", .picture(.map, isSVG: true)),
  RightLine("tree SVG", .picture(.tree, isSVG: true)),
  RightLine("describe T", .describe(.recognizer(I.t))),
  RightLine("explain", .explain(.last)),
  RightLine("explain step", .explain(.step(.next))),
  RightLine("explain step back", .explain(.step(.back))),
  RightLine("explain step 12", .explain(.step(.number(12)))),
  RightLine("explain HT03", .explain(.rule(.ht03))),
  RightLine("explain u-ht-03", .explain(.rule(.uHT03))),
  RightLine("explain C1", .explain(.rule(.c1))),
  RightLine("why A", .why(.view(I.a))),
  RightLine("why-not A", .whyNot(.view(I.a))),
  RightLine("how-to A", .howTo(.view(I.a))),
  RightLine("rules", .rules([])),
  RightLine("rules uikit", .rules([.book(.uikit)])),
  RightLine("rules documents", .rules([.book(.documents)])),
  RightLine(
    "rules nil-target=sender control-slack=25",
    .rules([.point("nil-target", .words(["sender"])), .point("control-slack", .number(25))])),
  RightLine(
    "rules documents gates-first=NO gates=hidden,alpha",
    .rules([
      .book(.documents), .point("gates-first", .bool(false)),
      .point("gates", .words(["hidden", "alpha"])),
    ])),
  RightLine("rules gates=none", .rules([.point("gates", .words([]))])),
  RightLine("lang", .language(nil)),
  RightLine("lang en", .language("en")),
  RightLine("lang zh-Hans", .language("zh-Hans")),
  RightLine("lang ZH", .language("zh-Hans")),
  RightLine("lang zh-Hant", .language("zh-Hans")),
  RightLine("log on", .log(true)),
  RightLine("log off", .log(false)),
  RightLine("glossary", .glossary(nil)),
  RightLine("glossary hit-test view", .glossary("hit-test view")),
  RightLine("help", .help(nil)),
  RightLine("help touch", .help("touch")),
  RightLine("? tap", .help("tap")),

  RightLine("cells", .cells),
  RightLine("edit 3 tap 70 70", .edit(3, "tap 70 70")),
  RightLine("edit 3 \"tap 70 70; shake\"", .edit(3, "tap 70 70; shake")),
  RightLine("delete 3", .delete(3)),
  RightLine("undo", .undo),
  RightLine("redo", .redo),
  RightLine("note Who gets it?", .note("Who gets it?")),
  RightLine("note \"say \\\"hi\\\"\"", .note("say \"hi\"")),
  RightLine("save", .save(nil, force: false)),
  RightLine("save --force", .save(nil, force: true)),
  RightLine("save taps.md --force", .save("taps.md", force: true)),
  RightLine("save \"my taps.md\"", .save("my taps.md", force: false)),
  RightLine("open ../a-b/taps.md", .open("../a-b/taps.md")),
  RightLine("history", .history(nil)), RightLine("history 50", .history(50)),
  RightLine("export taps.html", .export("taps.html", of: nil, force: false)),
  RightLine("export a.svg of map", .export("a.svg", of: .map, force: false)),
  RightLine("export a.svg of terminal --force", .export("a.svg", of: .terminal, force: true)),
  RightLine("quit", .quit),
  RightLine("exit", .quit),
]
