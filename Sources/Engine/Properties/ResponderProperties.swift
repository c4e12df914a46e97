extension PropertyRow {
  static let responder: [PropertyRow] = [
    PropertyRow(
      property: .canBecomeFirstResponder, swiftName: nil, type: .bool,
      applies: { _, object in object.responder != nil },
      get: { scene, object in
        object.responder.map { .bool(scene.canBecomeFirstResponder($0)) }
      },
      set: { scene, object, value in
        guard let responder = object.responder, case .bool(let can) = value else { return }
        scene.changeBehaviour(responder) { $0.canBecomeFirstResponder = can }
      },
      usual: { scene, object in
        .bool(object.view.map { scene[$0].kind.canBecomeFirstResponderByDefault } ?? false)
      },
      // What is left is no override, which a disabled text field would not have.
      unset: { scene, object in
        guard let responder = object.responder else { return }
        scene.changeBehaviour(responder) { $0.canBecomeFirstResponder = nil }
      }),
    PropertyRow(
      property: .canResignFirstResponder, swiftName: nil, type: .bool,
      applies: { _, object in object.responder != nil },
      get: { scene, object in
        object.responder.map { .bool(scene.canResignFirstResponder($0)) }
      },
      set: { scene, object, value in
        guard let responder = object.responder, case .bool(let can) = value else { return }
        scene.changeBehaviour(responder) { $0.canResignFirstResponder = can ? nil : false }
      },
      usual: { _, _ in .bool(true) }),
  ]

  static let recognizer: [PropertyRow] = [
    recognizer(.enabled, swift: "isEnabled", .bool) {
      .bool($0.isEnabled)
    } set: { record, value in
      if case .bool(let isOn) = value { record.isEnabled = isOn }
    },
    recognizer(.numberOfTapsRequired, .whole(low: 0, high: 20), [.tap, .longPress]) {
      .number(Double($0.numberOfTapsRequired))
    } set: { record, value in
      if case .number(let taps) = value { record.numberOfTapsRequired = Int(taps) }
    },
    recognizer(.numberOfTouchesRequired, .whole(low: 1, high: 20), [.tap, .longPress, .swipe]) {
      .number(Double($0.numberOfTouchesRequired))
    } set: { record, value in
      if case .number(let touches) = value { record.numberOfTouchesRequired = Int(touches) }
    },
    recognizer(.minimumNumberOfTouches, .whole(low: 1, high: 20), [.pan, .screenEdgePan]) {
      .number(Double($0.minimumNumberOfTouches))
    } set: { record, value in
      if case .number(let fingers) = value { record.minimumNumberOfTouches = Int(fingers) }
    },
    recognizer(
      .maximumNumberOfTouches, .whole(low: 1, high: RecognizerRecord.unlimited),
      [.pan, .screenEdgePan]
    ) {
      .number(Double($0.maximumNumberOfTouches))
    } set: { record, value in
      if case .number(let fingers) = value { record.maximumNumberOfTouches = Int(fingers) }
    },
    recognizer(.edges, .words(ScreenEdge.allCases.map { $0.rawValue }), [.screenEdgePan]) {
      .words($0.edges.map { $0.rawValue })
    } set: { record, value in
      if case .words(let words) = value {
        record.edges = words.compactMap { ScreenEdge(rawValue: $0) }
      }
    },
    recognizer(.minimumPressDuration, .seconds(high: 3600), [.longPress]) {
      .number($0.minimumPressDuration)
    } set: { record, value in
      if case .number(let seconds) = value { record.minimumPressDuration = seconds }
    },
    recognizer(.allowableMovement, .number(low: 0, high: 10_000), [.longPress]) {
      .number($0.allowableMovement)
    } set: { record, value in
      if case .number(let points) = value { record.allowableMovement = points }
    },
    recognizer(.direction, .words(["right", "left", "up", "down"]), [.swipe]) {
      .words($0.direction.words)
    } set: { record, value in
      if case .words(let words) = value { record.direction = SwipeDirection(words: words) }
    },
    recognizer(.cancelsTouchesInView, .bool) {
      .bool($0.cancelsTouchesInView)
    } set: { record, value in
      if case .bool(let isOn) = value { record.cancelsTouchesInView = isOn }
    },
    recognizer(.delaysTouchesBegan, .bool) {
      .bool($0.delaysTouchesBegan)
    } set: { record, value in
      if case .bool(let isOn) = value { record.delaysTouchesBegan = isOn }
    },
    recognizer(.delaysTouchesEnded, .bool) {
      .bool($0.delaysTouchesEnded)
    } set: { record, value in
      if case .bool(let isOn) = value { record.delaysTouchesEnded = isOn }
    },
    recognizer(.allowedPressTypes, .words(PressType.allCases.map { $0.rawValue }), [.tap]) {
      .words($0.allowedPressTypes.map { $0.rawValue })
    } set: { record, value in
      if case .words(let words) = value {
        record.allowedPressTypes = words.compactMap { PressType(rawValue: $0) }
      }
    },
    recognizer(.allowedTouchTypes, .words(TouchType.allCases.map { $0.rawValue })) {
      .words($0.allowedTouchTypes.map { $0.rawValue })
    } set: { record, value in
      if case .words(let words) = value {
        record.allowedTouchTypes = words.compactMap { TouchType(rawValue: $0) }
      }
    },
    recognizer(.requiresExclusiveTouchType, .bool) {
      .bool($0.requiresExclusiveTouchType)
    } set: { record, value in
      if case .bool(let isOn) = value { record.requiresExclusiveTouchType = isOn }
    },
    recognizer(.buttonMaskRequired, .words(PointerButton.allCases.map { $0.rawValue }), [.tap]) {
      .words([$0.buttonMaskRequired.rawValue])
    } set: { record, value in
      if case .words(let words) = value, let button = words.first.flatMap(PointerButton.init) {
        record.buttonMaskRequired = button
      }
    },
    recognizer(.allowedScrollTypesMask, .choice(ScrollTypes.allCases.map { $0.rawValue }), [.pan]) {
      .words([$0.allowedScrollTypes.rawValue])
    } set: { record, value in
      if case .words(let words) = value, let types = words.first.flatMap(ScrollTypes.init) {
        record.allowedScrollTypes = types
      }
    },
    recognizer(.name, .text) {
      .text($0.label)
    } set: { record, value in
      if case .text(let text) = value { record.label = text }
    },
  ]

  static let application: [PropertyRow] = [
    PropertyRow(
      property: .delegate, swiftName: nil, type: .delegate,
      applies: { _, object in object == .application },
      get: { scene, _ in
        switch scene.appDelegate {
        case .responder: .object(.delegate)
        case .plainObject: .words(["plain"])
        case .view(let view): .object(.view(view))
        case .controller(let controller): .object(.controller(controller))
        }
      },
      set: { scene, _, value in
        switch value {
        case .object(.view(let view)?): scene.appDelegate = .view(view)
        case .object(.controller(let controller)?): scene.appDelegate = .controller(controller)
        case .words: scene.appDelegate = .plainObject
        default: scene.appDelegate = .responder
        }
      },
      usual: { _, _ in .object(.delegate) }),
    PropertyRow(
      property: .hardwareKeyboard, swiftName: nil, type: .bool,
      applies: { _, object in object == .application },
      get: { scene, _ in .bool(scene.hasHardwareKeyboard) },
      set: { scene, _, value in
        if case .bool(let has) = value { scene.hasHardwareKeyboard = has }
      },
      usual: { _, _ in .bool(true) }),
  ]
}

extension SwipeDirection {
  private static let names: [(SwipeDirection, String)] = [
    (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
  ]

  var words: [String] { Self.names.filter { contains($0.0) }.map { $0.1 } }

  init(words: [String]) {
    self = SwipeDirection(Self.names.filter { words.contains($0.1) }.map { $0.0 })
  }
}

extension Scene {
  /// Alpha is kept in single precision; two flags say on which side of 0.01 it lies (C1).
  mutating func setAlpha(of view: ViewID, to alpha: Float) {
    views[view.index].alpha = alpha
    setFlag(.alphaBelowLimit, of: view, to: alpha < 0.01)
    setFlag(.alphaAtLimit, of: view, to: alpha == 0.01)
  }
}
