import Engine
import Testing

@testable import Lab

/// Makes scenes for the tests of pictures, through what the engine offers everyone.
struct Builder {
  var scene: Scene

  init(_ scene: Scene = .initial) { self.scene = scene }

  func view(_ name: String) throws -> ViewID {
    guard let view = scene.object(named: name)?.view else { throw Missing(name: name) }
    return view
  }

  struct Missing: Error { let name: String }

  @discardableResult
  mutating func add(
    _ name: String, _ kind: ViewKind = .view, in parent: String? = "view", _ x: Double,
    _ y: Double, _ width: Double, _ height: Double
  ) throws -> ViewID {
    try scene.addView(
      kind, named: name, in: try parent.map { try view($0) }, frame: Rect(x, y, width, height))
  }

  mutating func set(_ property: Property, _ name: String, _ value: Value) throws {
    try scene.set(property, of: .view(try view(name)), to: value)
  }

  /// A (0,0,320,480) with B and C in it, D and E in C.
  static func s1() throws -> Builder {
    var builder = Builder()
    try builder.add("A", in: "view", 0, 0, 320, 480)
    try builder.add("B", in: "A", 20, 20, 280, 140)
    try builder.add("C", in: "A", 20, 200, 280, 240)
    try builder.add("D", in: "C", 20, 20, 100, 200)
    try builder.add("E", in: "C", 160, 20, 100, 200)
    return builder
  }

  /// C overlaps B and sticks out of it.
  static func s3(_ a: String = "A", _ b: String = "B", _ c: String = "C") throws -> Builder {
    var builder = Builder()
    try builder.add(a, in: "view", 0, 0, 240, 240)
    try builder.add(b, in: a, 40, 40, 120, 120)
    try builder.add(c, in: a, 120, 120, 80, 80)
    return builder
  }

  /// The same three in a window twice as wide as high.
  static func wide(_ a: String, _ b: String, _ c: String) throws -> Builder {
    var builder = Builder(Scene())
    try builder.add("window", .window, in: nil, 0, 0, 480, 240)
    try builder.add(a, in: "window", 0, 0, 240, 240)
    try builder.add(b, in: a, 40, 40, 120, 120)
    try builder.add(c, in: a, 120, 120, 80, 80)
    return builder
  }

  /// Two buttons that overlap.
  static func s4() throws -> Builder {
    var builder = Builder()
    try builder.add("P", in: "view", 0, 0, 320, 400)
    try builder.add("btn1", .button, in: "P", 40, 60, 200, 120)
    try builder.add("btn2", .button, in: "P", 180, 120, 120, 120)
    return builder
  }

  /// A scroll view that its cell's smaller frame cuts off from the right half.
  static func s8() throws -> Builder {
    var builder = Builder()
    try builder.add("list", .collectionView, 0, 0, 320, 480)
    try builder.add("cell", .tableCell, in: "list", 0, 100, 160, 120)
    try builder.add("scroll", .scrollView, in: "cell", 0, 0, 160, 120)
    try builder.add("banner1", .imageView, in: "scroll", 0, 0, 160, 120)
    try builder.add("banner2", .imageView, in: "scroll", 160, 0, 160, 120)
    try builder.set(.clipsToBounds, "scroll", .bool(false))
    return builder
  }

  /// A bit of everything that a tree tells.
  static func rich() throws -> Builder {
    var builder = Builder()
    try builder.add("form", .tableCell, 0, 20, 320, 200)
    builder.scene.setClassName("FormCell", of: try builder.view("form"))
    try builder.add("field", .textField, in: "form", 20, 20, 280, 40)
    try builder.set(.text, "field", .text("two\nlines and a good deal more than fits"))
    let save = try builder.add("save", .button, in: "form", 20, 80, 120, 44)
    let word = builder.scene.word("save:")
    builder.scene.addTarget(
      builder.scene.object(named: "controller"), word, for: .touchUpInside, to: save)
    builder.scene.addTarget(nil, builder.scene.word("log:"), for: [.touchDown], to: save)
    builder.scene.override(save, pointInside: .inset(-10, -10))
    try builder.set(.enabled, "save", .bool(false))
    try builder.add("ghost", .label, in: "form", 20, 140, 100, 20)
    try builder.set(.alpha, "ghost", .number(0.005))
    try builder.add("photo", .imageView, in: nil, 0, 0, 64, 64)
    let scroll = try builder.add("scroll", .scrollView, 0, 240, 320, 200)
    try builder.set(.contentSize, "scroll", .size(Size(320, 900)))
    try builder.set(.contentOffset, "scroll", .point(Point(0, 120)))
    let tilted = try builder.add("tilted", in: "scroll", 40, 160, 80, 40)
    builder.scene.setTransform(of: tilted, to: .rotation(degrees: 45))
    builder.scene.override(tilted, hitTest: .passThrough)
    let tap = try builder.scene.addRecognizer(.tap, named: "T", to: scroll)
    let double = try builder.scene.addRecognizer(.tap, named: "D", to: scroll)
    try builder.scene.set(.numberOfTapsRequired, of: .recognizer(double), to: .number(2))
    try builder.scene.require(tap, toFail: double)
    let child = try builder.scene.addController(
      named: "child", at: .child(of: try #require(builder.controller("controller"))),
      frame: Rect(0, 440, 320, 40))
    builder.scene.setClassName("BarController", of: child)
    builder.scene.handle(
      TouchMessage.allCases.map { .touches($0) }, on: .controller(child), .thenSuper)
    builder.scene.handle([.motion(.ended)], on: .application, .ends)
    _ = try builder.scene.addLayer(
      named: "shine", on: builder.scene[child].view, frame: Rect(0, 0, 320, 4))
    try builder.add("alert", .window, in: nil, 40, 160, 240, 120)
    try builder.set(.windowLevel, "alert", .number(2000))
    var delivery = Delivery(scene: builder.scene, rules: .uikit)
    _ = delivery.becomeFirstResponder(.view(try builder.view("field")))
    builder.scene = delivery.scene
    return builder
  }

  func controller(_ name: String) -> ControllerID? { scene.object(named: name)?.controller }

  /// Hidden, closed, out of reach, clipped, tiny and covered views.
  static func odd() throws -> Builder {
    var builder = Builder()
    try builder.add("host", in: "view", 20, 40, 160, 160)
    try builder.add("wide", in: "host", 100, 20, 160, 40)
    try builder.add("off", .button, in: "host", 10, 100, 80, 40)
    try builder.set(.enabled, "off", .bool(false))
    try builder.add("veil", in: "view", 200, 140, 100, 60)
    try builder.set(.hidden, "veil", .bool(true))
    try builder.add("inVeil", in: "veil", 0, 0, 10, 10)
    try builder.add("cut", in: "view", 20, 240, 120, 100)
    try builder.set(.clipsToBounds, "cut", .bool(true))
    try builder.add("long", in: "cut", 60, 20, 120, 40)
    try builder.add("gone", in: "cut", 200, 20, 40, 40)
    try builder.add("dot", in: "view", 200, 260, 2, 2)
    try builder.add("nothing", in: "view", 240, 260, 0, 0)
    try builder.add("narrow", in: "view", 280, 240, 12, 60)
    try builder.add("under", in: "view", 60, 380, 80, 40)
    try builder.add("over", in: "view", 40, 360, 160, 80)
    try builder.add("away", in: "view", 400, 0, 40, 40)
    return builder
  }

  /// Views turned by 45, 90 and 20 degrees, the last one closed.
  static func turned() throws -> Builder {
    var builder = Builder()
    let turns = [("kite", 20.0, 60.0, 45.0), ("up", 180, 60, 90), ("lean", 60, 280, 20)]
    for (name, x, y, degrees) in turns {
      let view = try builder.add(name, in: "view", x, y, 120, 80)
      builder.scene.setTransform(of: view, to: .rotation(degrees: degrees))
    }
    try builder.add("in", in: "kite", 60, 20, 50, 40)
    try builder.set(.userInteractionEnabled, "lean", .bool(false))
    return builder
  }
}
