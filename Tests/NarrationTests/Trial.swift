import Engine
import Testing

@testable import Narration

@Test func trial() throws {
  for language in Language.allCases {
  func show(_ title: String, _ stage: Stage, _ decisions: [Decision]) {
    print("=====", title)
    for line in stage.narrator(language).brief(decisions) { print(Layout.wrap(line, to: 80, indent: 2).joined(separator: "\n")) }
    print("-----")
    for line in stage.narrator(language).full(decisions) { print(Layout.wrap(line, to: 100, indent: 2).joined(separator: "\n")) }
  }
  var s = try Stage.s1()
  show("tap E", s, s.tap(230, 320))
  s.handle(Stage.touches, "controller")
  show("tap E handled", s, s.tap(230, 320))
  try s.set(.userInteractionEnabled, "C", .bool(false))
  show("tap E, C off", s, s.tap(230, 320))
  s = try Stage.s2()
  show("tap blue", s, s.tap(120, 140))
  try s.set(.frame, "blue", .rect(Rect(200, 200, 80, 80)))
  show("tap blue outside", s, s.tap(250, 270))
  s = try Stage.s14()
  show("tap T", s, s.tap(100, 60))
  let type = s.deliver(.type("hi"))
  show("type", s, type)
  s.handle(Stage.motion, "controller")
  show("shake", s, s.deliver(.shake(cancelled: false)))
  show("become V", s, s.play { _ = $0.becomeFirstResponder(s.responder("V")) })
  var t = Trace(); _ = s.scene.chain(from: s.responder("T"), rules: .uikit, trace: &t)
  show("chain T", s, t.decisions)
  t = Trace(); _ = s.scene.hitTest(screen: Point(30, 50), rules: .uikit, trace: &t)
  show("hit", s, t.decisions)
  s = Stage()
  try s.add(.button, "B", 20, 20, 80, 40)
  s.scene.addTarget(.controller(s.controller("controller")), s.scene.word("save:"), for: .touchUpInside, to: s.view("B"))
  show("button", s, s.tap(30, 30))
  s.scene.addTarget(nil, s.scene.word("find:"), for: .touchDown, to: s.view("B"))
  show("button nil", s, s.tap(30, 30))
  try s.add(.scrollView, "S", 0, 100, 320, 200)
  try s.set(.contentSize, "S", .size(Size(320, 800)))
  try s.add(.view, "I", in: "S", 0, 0, 320, 800)
  show("scroll", s, s.drag(from: Point(100, 250), to: Point(100, 150), steps: 10))
  s = try Stage.s1()
  let d = try s.scene.addRecognizer(.tap, named: "twice", to: s.view("E"))
  s.scene.change(d) { $0.numberOfTapsRequired = 2 }
  let o = try s.scene.addRecognizer(.tap, named: "once", to: s.view("E"))
  try s.scene.require(o, toFail: d)
  show("single", s, s.tap(230, 320))
  show("wait", s, s.deliver(.wait(1)))
  show("double", s, s.tap(230, 320, count: 2))
  }
}
