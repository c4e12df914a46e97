import Engine
import Testing

/// A scene under a rulebook, driven in few words. What was decided is kept until `forget`.
struct Stage {
  var scene: Scene
  var rules: Rulebook
  var decisions: [Decision] = []
  /// What came of the last stimulus.
  var results: Results
  /// What a controller's own code does at a moment of its life.
  var moments: MomentAction = { _, _, _ in }

  init(_ rules: Rulebook = .uikit, scene: Scene = .initial) {
    self.scene = scene
    self.rules = rules
    results = Delivery(scene: scene, rules: rules).results
  }

  mutating func forget() { decisions = [] }

  // MARK: Building

  @discardableResult
  mutating func add(
    _ kind: ViewKind, _ name: String, in parent: String = "view", _ x: Double = 0, _ y: Double = 0,
    _ width: Double = 100, _ height: Double = 100
  ) throws -> ViewID {
    try scene.addView(
      kind, named: name, in: try view(parent), frame: Rect(x, y, width, height))
  }

  @discardableResult
  mutating func addWindow(
    _ name: String, level: Double = 0, _ frame: Rect = Rect(0, 0, 320, 480)
  ) throws -> ViewID {
    let window = try scene.addView(.window, named: name, in: nil, frame: frame)
    try scene.set(.windowLevel, of: .view(window), to: .number(level))
    return window
  }

  @discardableResult
  mutating func recognizer(
    _ gesture: Gesture, _ name: String, on view: String, taps: Int? = nil, fingers: Int? = nil
  ) throws -> RecognizerID {
    let id = try scene.addRecognizer(gesture, named: name, to: try self.view(view))
    if let taps { scene.change(id) { $0.numberOfTapsRequired = taps } }
    if let fingers { scene.change(id) { $0.numberOfTouchesRequired = fingers } }
    return id
  }

  mutating func target(
    _ target: String?, _ selector: String, for events: ControlEvents = .touchUpInside,
    of control: String
  ) throws {
    scene.addTarget(
      try target.map { try object($0) }, scene.word(selector), for: events, to: try view(control))
  }

  mutating func set(_ property: Property, _ name: String, _ value: Value) throws {
    let object = try object(name)
    try change { delivery throws(SceneError) in
      try delivery.set(property, of: object, to: value)
    }
  }

  mutating func handle(_ name: String, _ messages: [Message], _ mode: Handling = .ends) throws {
    scene.handle(messages, on: try responder(name), mode)
  }

  /// The four touch methods, as one who overrides one should override all.
  mutating func handleTouches(_ name: String, _ mode: Handling = .ends) throws {
    try handle(name, TouchMessage.allCases.map { .touches($0) }, mode)
  }

  func object(_ name: String) throws -> Object { try #require(scene.object(named: name)) }
  func view(_ name: String) throws -> ViewID { try #require(object(name).view) }
  func responder(_ name: String) throws -> Responder { try #require(object(name).responder) }
  func controller(_ name: String) throws -> ControllerID { try #require(object(name).controller) }
  func recognizer(_ name: String) throws -> RecognizerID { try #require(object(name).recognizer) }

  // MARK: Doing

  /// Runs something on a delivery of its own, and keeps what it decided.
  @discardableResult
  mutating func run<T>(_ work: (inout Delivery) -> T) -> T {
    var delivery = Delivery(scene: scene, rules: rules)
    let result = work(&delivery)
    keep(delivery)
    return result
  }

  /// The same for what may be refused; what is refused leaves the scene as it was.
  mutating func change(
    _ work: (inout Delivery) throws(SceneError) -> Void
  ) throws(SceneError) {
    var delivery = Delivery(scene: scene, rules: rules)
    try work(&delivery)
    keep(delivery)
  }

  mutating func keep(_ delivery: Delivery) {
    scene = delivery.scene
    results = delivery.results
    decisions += delivery.trace.decisions
  }

  mutating func remove(_ name: String) throws {
    let (object, moments) = (try object(name), moments)
    try change { delivery throws(SceneError) in try delivery.remove(object, moments: moments) }
  }

  mutating func present(_ name: String, from presenter: String, frame: Rect? = nil) throws {
    let (controller, presenter) = (try controller(name), try controller(presenter))
    let moments = moments
    try change { delivery throws(SceneError) in
      try delivery.present(controller, from: presenter, frame: frame, moments: moments)
    }
  }

  mutating func dismiss(_ name: String) throws {
    let (controller, moments) = (try controller(name), moments)
    try change { delivery throws(SceneError) in
      try delivery.dismiss(controller, moments: moments)
    }
  }

  mutating func move(_ name: String, to parent: String?, at index: Int? = nil) throws {
    let (view, moments) = (try view(name), moments)
    let target = try parent.map { try self.view($0) }
    try change { delivery throws(SceneError) in
      try delivery.move(view, to: target, at: index, moments: moments)
    }
  }

  mutating func move(recognizer name: String, to view: String) throws {
    let (recognizer, view) = (try recognizer(name), try self.view(view))
    try change { delivery throws(SceneError) in try delivery.move(recognizer, to: view) }
  }

  mutating func deliver(_ stimulus: Stimulus) { run { $0.deliver(stimulus) } }

  mutating func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1) {
    touches([TouchChange(finger: finger, phase: phase, point: Point(x, y))])
  }

  mutating func lift(_ finger: Int = 1) {
    touches([TouchChange(finger: finger, phase: .ended, point: nil)])
  }

  mutating func touches(_ changes: [TouchChange]) { deliver(.touches([.touches(changes)])) }

  mutating func wait(_ seconds: Double) { deliver(.wait(seconds)) }

  /// A finger goes down and up again, at once or after a while.
  mutating func tap(_ x: Double, _ y: Double, held seconds: Double = 0.05, finger: Int = 1) {
    touch(.began, x, y, finger: finger)
    wait(seconds)
    lift(finger)
  }

  /// Down, some even steps, up: all in one time. The finger comes to rest before it lifts (MO-04).
  mutating func drag(
    _ from: Point, _ to: Point, over seconds: Double = 0.1, steps: Int = 10, lifts: Bool = true
  ) {
    touch(.began, from.x, from.y)
    slide(from, to, over: seconds, steps: steps)
    guard lifts else { return }
    wait(0.11)
    lift()
  }

  mutating func slide(_ from: Point, _ to: Point, over seconds: Double = 0.1, steps: Int = 10) {
    for step in 1...steps {
      wait(seconds / Double(steps))
      let part = Double(step) / Double(steps)
      touch(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
  }

  @discardableResult
  mutating func become(_ name: String) throws -> Bool {
    let responder = try responder(name)
    return run { $0.becomeFirstResponder(responder) }
  }

  // MARK: Asking

  func hit(_ x: Double, _ y: Double) -> String? {
    scene.hitTest(screen: Point(x, y), rules: rules).map { scene.name(of: $0) }
  }

  func chain(_ name: String) throws -> [String] {
    scene.chain(from: try responder(name), rules: rules).map { scene.name(of: $0) }
  }

  var firstResponder: String? { scene.firstResponder.map { scene.name(of: $0) } }
}
