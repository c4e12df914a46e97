import Engine
import Testing

@Suite("The property table")
struct PropertyTests {
  /// One object of every kind that has properties.
  private func stage() throws -> Stage {
    var stage = Stage()
    for kind in ViewKind.allCases where kind != .window { try stage.add(kind, "a_\(kind)") }
    for gesture in Gesture.allCases {
      try stage.recognizer(gesture, "g_\(gesture)", on: "a_view")
    }
    _ = try stage.scene.addController(named: "stack", .navigation, at: .nowhere, frame: nil)
    return stage
  }

  private var names: [String] {
    ViewKind.allCases.filter { $0 != .window }.map { "a_\($0)" }
      + Gesture.allCases.map { "g_\($0)" } + [
        "window", "controller", "stack", "app", "scene", "delegate",
      ]
  }

  /// Some other value of a property's type.
  private func other(_ row: PropertyRow, than old: Value?, _ stage: Stage) throws -> Value {
    switch row.type {
    case .bool: return .bool(old == .bool(false))
    case .number(let low, _): return .number(old == .number(low) ? low + 1 : low)
    case .seconds(let high): return .number(high)
    case .whole(let low, _): return .number(Double(low) + (old == .number(Double(low)) ? 1 : 0))
    case .point: return .point(Point(3, 5))
    case .size: return .size(Size(70, 90))
    case .rect: return .rect(Rect(4, 8, 16, 32))
    case .rectOrNone: return .rect(Rect(4, 8, 16, 32))
    case .transform3D: return .transform3D(.rotation(degrees: 30, about: .x))
    case .insets: return .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case .choice(let words): return .words(Array(words.suffix(1)))
    case .transform: return .transform(.rotation(degrees: 90))
    case .text: return .text("other")
    case .selector: return .text("other:")
    case .object: return .object(.application)
    // The controls that are made here have two segments.
    case .words where row.property == .disabledSegments: return .words(["1"])
    case .words(let words): return .words(Array(words.suffix(1)))
    case .view where row.property == .leftBarButtonItem:
      return .object(try stage.object("a_barButtonItem"))
    case .view: return .object(try stage.object("a_view"))
    case .windowScene: return .object(nil)
    case .views: return .objects([try stage.object("a_view")])
    case .delegate: return .words(["plain"])
    }
  }

  @Test("What is unset is no override: a disabled text field says NO by itself")
  func unsetTakesTheOverrideAway() throws {
    var stage = Stage()
    let field = Object.view(try stage.add(.textField, "F"))
    try stage.set(.enabled, "F", .bool(false))
    try stage.set(.canBecomeFirstResponder, "F", .bool(true))
    #expect(stage.scene.value(of: .canBecomeFirstResponder, of: field) == .bool(true))
    try stage.scene.unset(.canBecomeFirstResponder, of: field)
    #expect(stage.scene.value(of: .canBecomeFirstResponder, of: field) == .bool(false))
  }

  /// A value between limits, or a size that is what it is (U-CT-25).
  private func isBound(_ property: Property, _ name: String) -> Bool {
    switch property {
    case .value, .currentPage, .zoomScale: true
    case .frame, .bounds: name == "a_switch"
    default: false
    }
  }

  @Test("Every row: set, get, unset, on every object that has it")
  func roundTrip() throws {
    var covered: Set<Property> = []
    for name in names {
      let fresh = try stage()
      let object = try fresh.object(name)
      for row in fresh.scene.properties(of: object) {
        covered.insert(row.property)
        var stage = fresh
        let old = stage.scene.value(of: row.property, of: object)
        let new = try other(row, than: old, stage)
        #expect(new != old, "\(row.property) of \(name) is tried with what it has")
        try stage.scene.set(row.property, of: object, to: new)
        if !isBound(row.property, name) {
          #expect(
            stage.scene.value(of: row.property, of: object) == new, "\(row.property) of \(name)")
        }
        if row.usual(stage.scene, object) == nil {
          #expect(throws: SceneError.notSettable) {
            try stage.scene.unset(row.property, of: object)
          }
        } else {
          try stage.scene.unset(row.property, of: object)
          #expect(
            stage.scene.value(of: row.property, of: object) == old, "\(row.property) of \(name)")
        }
      }
    }
    #expect(covered == Set(Property.allCases))
  }

  @Test("A property that the object's class lacks, and a value of another type, are refused")
  func refusals() throws {
    var stage = try stage()
    let refused: [(Property, String, Value, SceneError)] = [
      (.on, "a_button", .bool(true), .notSettable),
      (.enabled, "a_view", .bool(true), .notSettable),
      (.contentSize, "a_view", .size(.zero), .notSettable),
      (.windowLevel, "a_view", .number(1), .notSettable),
      (.text, "a_slider", .text("x"), .notSettable),
      (.minimumPressDuration, "g_tap", .number(1), .notSettable),
      (.direction, "g_pan", .words(["left"]), .notSettable),
      (.delegate, "window", .words(["plain"]), .notSettable),
      (.alpha, "a_view", .bool(true), .notSettable),
      (.alpha, "a_view", .number(1.5), .outOfRange(low: 0, high: 1)),
      (.alpha, "a_view", .number(-0.1), .outOfRange(low: 0, high: 1)),
      (.alpha, "a_view", .number(.nan), .notFinite),
      (.frame, "a_view", .rect(Rect(0, 0, -1, 1)), .negativeSize),
      (.frame, "a_view", .rect(Rect(.infinity, 0, 1, 1)), .notFinite),
      (.bounds, "a_view", .rect(Rect(0, 0, 1, -1)), .negativeSize),
      (.center, "a_view", .point(Point(.nan, 0)), .notFinite),
      (.transform, "a_view", .transform(.scale(.infinity, 1)), .notFinite),
      (.contentSize, "a_scrollView", .size(Size(-1, 1)), .negativeSize),
      (.numberOfTapsRequired, "g_tap", .number(1.5), .notFinite),
      (.numberOfTouchesRequired, "g_tap", .number(0), .outOfRange(low: 1, high: 20)),
      (.selectedSegmentIndex, "a_segmentedControl", .number(2), .outOfRange(low: -1, high: 1)),
      (.direction, "g_swipe", .words(["sideways"]), .notSettable),
      (.inputView, "a_view", .object(try stage.object("window")), .notSettable),
      (.inputView, "a_view", .object(try stage.object("controller")), .notSettable),
      (.viewForZooming, "a_scrollView", .object(try stage.object("window")), .notSettable),
      (.mask, "a_view", .words(["all"]), .notSettable),
      (.mask, "a_view", .rect(Rect(0, 0, -1, 1)), .negativeSize),
      (.transform3D, "a_view", .transform3D(.translation(.nan, 0, 0)), .notFinite),
      (.zoomScale, "a_view", .number(1), .notSettable),
      (.leftBarButtonItem, "controller", .object(try stage.object("a_view")), .notSettable),
      (.navigationBarHidden, "controller", .bool(true), .notSettable),
      (.action, "a_button", .text("save:"), .notSettable),
      (.delegate, "app", .object(try stage.object("g_tap")), .notSettable),
      (.delegate, "app", .words(["nobody"]), .notSettable),
    ]
    let before = stage.scene
    for (property, name, value, error) in refused {
      #expect(throws: error, "\(property) of \(name)") { try stage.set(property, name, value) }
    }
    #expect(stage.scene == before)
  }

  @Test(
    "U-CD-01 U-CD-04 U-CD-05 U-CD-06 C18: only labels and image views start with interaction off",
    arguments: ViewKind.allCases.filter { $0 != .window })
  func interaction(kind: ViewKind) throws {
    let stage = try stage()
    #expect(
      stage.scene.value(of: .userInteractionEnabled, of: try stage.object("a_\(kind)"))
        == .bool(kind != .label && kind != .imageView))
  }

  @Test("U-CD-07: scroll views hear several fingers and clip; code-made views do neither")
  func multipleTouch() throws {
    let stage = try stage()
    let scrolling = [ViewKind.scrollView, .tableView, .collectionView, .textView]
    for kind in ViewKind.allCases where kind != .window {
      let object = try stage.object("a_\(kind)")
      for property in [Property.multipleTouchEnabled, .clipsToBounds] {
        #expect(
          stage.scene.value(of: property, of: object) == .bool(scrolling.contains(kind)),
          "\(property) of \(kind)")
      }
    }
  }

  @Test("A recognizer's defaults: a tap wants one, a long press none")
  func recognizerDefaults() throws {
    let stage = try stage()
    let expected: [(Property, String, Value)] = [
      (.numberOfTapsRequired, "g_tap", .number(1)),
      (.numberOfTapsRequired, "g_longPress", .number(0)),
      (.minimumPressDuration, "g_longPress", .number(0.5)),
      (.allowableMovement, "g_longPress", .number(10)), (.direction, "g_swipe", .words(["right"])),
      (.cancelsTouchesInView, "g_pan", .bool(true)), (.delaysTouchesBegan, "g_pan", .bool(false)),
      (.delaysTouchesEnded, "g_pan", .bool(true)), (.enabled, "g_pan", .bool(true)),
    ]
    for (property, name, value) in expected {
      #expect(stage.scene.value(of: property, of: try stage.object(name)) == value)
    }
  }
}
