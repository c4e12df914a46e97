import Engine
import Testing

@Suite("The responder chain")
struct ChainTests {
  /// A root with a child controller K, and M presented by the root.
  private func stage(_ rules: Rulebook = .uikit) throws -> Stage {
    var stage = Stage(rules)
    try stage.add(.view, "S", 20, 60, 280, 300)
    try stage.add(.imageView, "I", in: "S", 40, 40, 120, 80)
    let root = try stage.controller("controller")
    _ = try stage.scene.addController(
      named: "K", at: .child(of: root), frame: Rect(20, 80, 280, 320))
    try stage.add(.view, "J", in: "K.view", 40, 40, 120, 80)
    _ = try stage.scene.addController(named: "M", at: .nowhere, frame: nil)
    try stage.present("M", from: "controller")
    try stage.add(.view, "N", in: "M.view", 0, 0, 10, 10)
    return stage
  }

  static let chains: [(String, [String])] = [
    ("I", ["I", "S", "view", "controller", "window"]),
    ("J", ["J", "K.view", "K", "view", "controller", "window"]),
    ("N", ["N", "M.view", "M", "controller", "window"]),
    ("K", ["K", "view", "controller", "window"]),
    ("window", ["window"]),
  ]

  @Test(
    """
    U-RC-01 U-RC-02 U-RC-03 U-RC-04 U-RC-05 CH08 CH09 CH12 CH13 CH16 VC02 VC03 VC04 C11: \
    views, controllers of windows, children and presented ones
    """, arguments: chains)
  func paths(start: String, path: [String]) throws {
    #expect(try stage().chain(start) == path + ["scene", "app", "delegate"])
  }

  @Test("U-RC-06 U-RC-07 U-RC-08 C8: the scene is in the chain, or by the documents it is not")
  func windowScene() throws {
    #expect(try stage().chain("window") == ["window", "scene", "app", "delegate"])
    #expect(try stage(.documents).chain("window") == ["window", "app", "delegate"])
  }

  @Test("U-RC-08 CH11: the delegate follows only if it is a responder of its own")
  func delegates() throws {
    var stage = try stage()
    let values: [(Value, [String])] = [
      (.object(.delegate), ["app", "delegate"]), (.words(["plain"]), ["app"]),
      (.object(try stage.object("S")), ["app"]), (.object(try stage.object("K")), ["app"]),
    ]
    for (value, chain) in values {
      try stage.set(.delegate, "app", value)
      #expect(stage.scene.value(of: .delegate, of: .application) == value)
      #expect(try stage.chain("app") == chain)
    }
    try stage.handleTouches("S")
    try stage.scene.unset(.delegate, of: .application)
    #expect(try stage.chain("app") == ["app", "delegate"])
  }

  @Test("CH07 CH11: with a delegate that is no responder a touch is discarded at the app")
  func discarded() throws {
    var stage = Stage()
    try stage.set(.delegate, "app", .words(["plain"]))
    stage.touch(.began, 5, 5)
    let end = stage.decisions.compactMap { decision -> Responder? in
      if case .discarded(_, let at) = decision.kind { at } else { nil }
    }
    #expect(end == [.application])
  }

  @Test("U-RC-09 CH15: a view straight on a window has no controller above it")
  func straightOnWindow() throws {
    var stage = try stage()
    try stage.add(.view, "float", in: "window", 0, 0, 10, 10)
    #expect(try stage.chain("float") == ["float", "window", "scene", "app", "delegate"])
    #expect(stage.scene.findController(from: try stage.responder("float")) == nil)
  }

  @Test("U-RC-01: a view in nothing and a controller whose view is in nothing have no next")
  func loose() throws {
    var stage = try stage()
    _ = try stage.scene.addView(.view, named: "loose", in: nil, frame: .zero)
    _ = try stage.scene.addController(named: "L", at: .nowhere, frame: nil)
    #expect(try stage.chain("loose") == ["loose"])
    #expect(try stage.chain("L.view") == ["L.view", "L"])
  }

  @Test("U-RC-10 CH17: an override redirects the chain, ends it, and is cut where it turns back")
  func overrides() throws {
    var stage = try stage()
    let (i, s) = (try stage.responder("I"), try stage.responder("S"))
    stage.scene.override(i, next: .some(try stage.responder("window")))
    #expect(try stage.chain("I") == ["I", "window", "scene", "app", "delegate"])
    #expect(stage.hit(100, 110) == "M.view")
    stage.scene.override(i, next: .some(nil))
    #expect(try stage.chain("I") == ["I"])
    stage.scene.override(i, next: nil)
    stage.scene.override(s, next: .some(i))
    #expect(try stage.chain("I") == ["I", "S"])
    stage.scene.override(i, next: .some(i))
    #expect(try stage.chain("I") == ["I"])
    var trace = Trace()
    _ = stage.scene.chain(from: s, trace: &trace)
    #expect(trace.decisions.last == Decision(.uRC10, .circleCut(at: i)))
  }

  @Test("U-RC-10: a touch in a circle is discarded, every responder told once")
  func circle() throws {
    var stage = Stage()
    let a = Responder.view(try stage.add(.view, "A"))
    stage.scene.override(try stage.responder("controller"), next: .some(a))
    stage.touch(.began, 5, 5)
    #expect(stage.calls == ["A began", "view began", "controller began"])
    #expect(stage.cites(.uRC10))
  }

  @Test("U-RC-11 NE01: recognizers and layers are no responders")
  func notResponders() throws {
    var stage = try stage()
    let tap = try stage.recognizer(.tap, "T", on: "S")
    let layer = try stage.scene.addLayer(named: "L", on: try stage.view("S"), frame: .zero)
    #expect(Object.recognizer(tap).responder == nil)
    #expect(Object.layer(layer).responder == nil)
    for object in [Object.application, .windowScene(.first), .delegate] {
      #expect(object.responder?.object == object)
    }
  }

  @Test("U-RC-12 CH14: next follows the views; moving K's view changes the chain, not K's parent")
  func followsViews() throws {
    var stage = try stage()
    let parent = stage.scene[try stage.controller("K")].parent
    try stage.move("K.view", to: "S")
    #expect(
      try stage.chain("J").prefix(6) == ["J", "K.view", "K", "S", "view", "controller"])
    #expect(stage.scene[try stage.controller("K")].parent == parent)
  }

  @Test("U-RC-13 FR06: the view that is touched does not become first responder by that")
  func twoMeanings() throws {
    var stage = Stage()
    try stage.add(.view, "A")
    try stage.set(.canBecomeFirstResponder, "A", .bool(true))
    stage.tap(5, 5)
    #expect(stage.calls.first == "A began")
    #expect(stage.firstResponder == nil)
  }

  @Test("RE12 RE13: the nearest controller and the nearest of a class, up the chain")
  func finding() throws {
    var stage = try stage()
    let scene = stage.scene
    #expect(
      scene.findController(from: try stage.responder("J")) == (try stage.controller("K")))
    #expect(
      scene.findController(from: try stage.responder("K")) == (try stage.controller("controller")))
    stage.scene.setClassName("MyCell", of: try stage.view("S"))
    let i = try stage.responder("I")
    let found = stage.scene.findAncestor(from: i, className: "MyCell")
    #expect(found == (try stage.responder("S")))
    #expect(stage.scene.findAncestor(from: i, className: "UIView") == found)
    #expect(stage.scene.findAncestor(from: i, className: "UITableView") == nil)
    #expect(
      stage.scene.findAncestor(from: i, className: "UIWindow") == (try stage.responder("window")))
  }
}
