import Engine
import Invariants
import Testing

@Suite("Removal")
struct RemovalTests {
  @Test("A removed view takes its subtree, names, recognizers, layers and controllers along")
  func tree() throws {
    var stage = Stage()
    try stage.add(.view, "A")
    try stage.add(.scrollView, "S", in: "A")
    try stage.add(.view, "B", in: "S")
    try stage.recognizer(.tap, "T", on: "B")
    _ = try stage.scene.addLayer(named: "L", on: try stage.view("B"), frame: .zero)
    let (b, t) = (try stage.object("B"), try stage.object("T"))
    try stage.remove("A")
    for name in ["A", "S", "B", "T", "L", "S.panGestureRecognizer"] {
      #expect(stage.scene.object(named: name) == nil, "\(name) is still known")
    }
    #expect(!stage.scene.exists(b))
    #expect(!stage.scene.exists(t))
    #expect(stage.scene.name(of: b) == "B")
    #expect(stage.hit(50, 50) == "view")
    #expect(stage.scene.subviews(of: try stage.view("view")).isEmpty)
    // The name is free again, for another object.
    let again = try stage.add(.view, "B")
    #expect(Object.view(again) != b)
  }

  @Test("A controller whose parent or presenter is gone has none")
  func relatives() throws {
    var stage = Stage()
    let a = try stage.scene.addController(
      named: "A", at: .child(of: try stage.controller("controller")), frame: nil)
    _ = try stage.scene.addController(named: "B", at: .child(of: a), frame: nil)
    try stage.move("B.view", to: "view")
    try stage.remove("A")
    #expect(SceneFaults(of: stage.scene).found == [])
    try stage.move("B.view", to: nil)
    try stage.present("B", from: "controller")
  }

  @Test("Nothing goes on referring to what has been removed")
  func references() throws {
    var stage = Stage()
    try stage.add(.view, "A")
    try stage.add(.button, "C", 100, 0, 50, 50)
    let (a, c) = (try stage.view("A"), try stage.view("C"))
    stage.scene.override(c, hitTest: .fallback(a))
    stage.scene.override(.view(c), next: .some(.view(a)))
    try stage.target("A", "go:", of: "C")
    try stage.target("controller", "go:", of: "C")
    try stage.set(.inputView, "C", .object(.view(a)))
    try stage.set(.delegate, "app", .object(.view(a)))
    let tap = try stage.recognizer(.tap, "T", on: "C")
    let pan = try stage.recognizer(.pan, "P", on: "A")
    try stage.scene.require(tap, toFail: pan)
    stage.scene.allowSimultaneous(tap, pan)
    try stage.remove("A")
    #expect(stage.scene.rare(c) == RareViewState.standard)
    #expect(try stage.chain("C").prefix(2) == ["C", "view"])
    #expect(stage.scene.targets(of: c).map(\.target) == [try stage.object("controller")])
    #expect(stage.scene.appDelegate == .responder)
    #expect(stage.scene[tap].mustFail == [])
    #expect(stage.scene[tap].simultaneous == [])
  }

  @Test("A controller goes with its view, what it presents first")
  func controller() throws {
    var stage = Stage()
    _ = try stage.scene.addController(named: "M", at: .nowhere, frame: nil)
    _ = try stage.scene.addController(named: "N", at: .nowhere, frame: nil)
    try stage.present("M", from: "controller")
    try stage.present("N", from: "M")
    stage.forget()
    try stage.remove("M")
    #expect(
      stage.story == [
        "N viewWillDisappear", "N viewDidDisappear", "M viewWillDisappear", "M viewDidDisappear",
      ])
    #expect(stage.scene.object(named: "M") == nil)
    #expect(stage.scene.object(named: "N") != nil)
    #expect(stage.scene[try stage.controller("controller")].presented == nil)
    #expect(stage.hit(10, 10) == "view")
  }

  @Test("A window goes with all in it, and another becomes key")
  func window() throws {
    var stage = Stage()
    try stage.addWindow("over")
    try stage.add(.textField, "O", in: "over")
    try stage.become("O")
    let over = try stage.view("over")
    stage.run { $0.makeKey(over) }
    try stage.remove("over")
    #expect(stage.scene.keyWindow == (try stage.view("window")))
    #expect(stage.firstResponder == nil)
    #expect(stage.hit(10, 10) == "view")
    try stage.remove("window")
    #expect(stage.scene.keyWindow == nil)
    #expect(stage.hit(10, 10) == nil)
    #expect(stage.scene.object(named: "controller") == nil)
  }

  @Test("What UIKit owns, and a controller's own view, cannot be removed")
  func refused() throws {
    var stage = Stage()
    try stage.add(.scrollView, "S")
    let before = stage.scene
    for name in ["app", "scene", "delegate", "view", "S.panGestureRecognizer"] {
      let object = try stage.object(name)
      #expect(throws: SceneError.cannotBeRemoved(object)) { try stage.remove(name) }
    }
    #expect(stage.scene == before)
  }

  @Test("Moving: into itself, out of range, or a window is refused")
  func moves() throws {
    var stage = Stage()
    let a = try stage.add(.view, "A")
    let b = try stage.add(.view, "B", in: "A")
    #expect(throws: SceneError.insideItself(.view(a))) { try stage.move("A", to: "B") }
    #expect(throws: SceneError.insideItself(.view(a))) { try stage.move("A", to: "A") }
    #expect(throws: SceneError.indexOutOfRange(count: 1)) {
      try stage.move("B", to: "view", at: 2)
    }
    #expect(throws: SceneError.indexOutOfRange(count: 1)) {
      try stage.move("B", to: "view", at: -1)
    }
    let window = try stage.view("window")
    #expect(throws: SceneError.cannotBeMoved(.view(window))) {
      try stage.move("window", to: "A")
    }
    try stage.move("B", to: "view", at: 0)
    #expect(stage.scene.subviews(of: try stage.view("view")) == [b, a])
    try stage.move("B", to: "view", at: 1)
    #expect(stage.scene.subviews(of: try stage.view("view")) == [a, b])
  }

  @Test("Subviews keep their order through every kind of shuffle, as an array would")
  func shuffles() throws {
    var random = Random(seed: 7)
    var stage = Stage()
    let top = try stage.view("view")
    var model = try (0..<8).map { try stage.add(.view, "v\($0)") }
    for _ in 0..<400 {
      let at = Int.random(in: 0..<8, using: &random)
      let view = model[at]
      model.remove(at: at)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        stage.scene.bringToFront(view)
        model.append(view)
      case 1:
        stage.scene.sendToBack(view)
        model.insert(view, at: 0)
      default:
        let place = Int.random(in: 0..<8, using: &random)
        try stage.move(stage.scene.name(of: view), to: stage.scene.name(of: top), at: place)
        model.insert(view, at: place)
      }
      #expect(stage.scene.subviews(of: top) == model)
    }
    #expect(stage.scene.subtree(of: top) == [top] + model)
  }
}

extension RareViewState {
  /// What a view has to which nothing rare was ever done.
  fileprivate static var standard: RareViewState {
    let scene = Stage().scene
    return scene.rare(scene.windows[0])
  }
}
