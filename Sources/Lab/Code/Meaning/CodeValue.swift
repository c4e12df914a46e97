import Engine

/// What an expression of the code is.
enum CodeValue: Equatable, Sendable {
  case nothing
  case bool(Bool)
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  case transform(AffineTransform)
  case transform3D(Transform3D)
  case text(String)
  case object(Object?)
  case views([ViewID])
  case selector(String)
  /// UIScreen's main one.
  case screen
  /// `.touchUpInside`; several of an option set.
  case choices([String])
  /// A UIAction, by its identifier.
  case action(String)
  /// A UITouch, by the view that it is in.
  case touch(ViewID)
  case menu
  /// Actions and menus in an array.
  case menuElements

  // Inside a class, where there is no object yet.
  /// `self`.
  case itself
  /// What `super.hitTest` gives where that is a view below.
  case descendant
  case touchPoint
  /// The same in a view's coordinates.
  case touchPointIn(ViewID)
  case event
  case ownBounds(dx: Double, dy: Double)
  case ownOval
  case path([Point])
  /// Is the point in there?
  case region(Region)

  /// A length or a place: what an app sets once, and not what goes on and off.
  var isMeasure: Bool {
    switch self {
    case .number, .point, .size, .rect, .insets: true
    default: false
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  init(_ value: Value?) {
    self =
      switch value {
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number)
      case .point(let point): .point(point)
      case .size(let size): .size(size)
      case .rect(let rect): .rect(rect)
      case .insets(let edges):
        .insets(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
      case .transform(let transform): .transform(transform)
      case .transform3D(let transform): .transform3D(transform)
      case .text(let text): .text(text)
      case .words(let words): .choices(words)
      case .object(let object): .object(object)
      case .objects(let objects): .object(objects.first)
      case nil: .nothing
      }
  }
}

extension CodeValue {
  /// The constants that stand for a value of their type.
  func typed(_ type: ValueType) -> CodeValue {
    guard case .choices(let words) = self, words.count == 1 else { return self }
    switch (type, words[0]) {
    case (.rect, "zero"): return .rect(.zero)
    case (.insets, "zero"): return .insets(top: 0, left: 0, bottom: 0, right: 0)
    case (.point, "zero"): return .point(.zero)
    case (.size, "zero"): return .size(.zero)
    case (.transform, "identity"): return .transform(.identity)
    case (.transform3D, "identity"): return .transform3D(.identity)
    case (.number, "normal"): return .number(0)
    case (.number, "statusBar"): return .number(1000)
    case (.number, "alert"): return .number(2000)
    case (.number, "pi"): return .number(.pi)
    default: return self
    }
  }
}

/// Values as the commands write them.
enum CommandWords {
  /// Exact: it is read back as the same number.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  static func text(_ point: Point) -> String { text(point.x) + " " + text(point.y) }

  static func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { text($0) }.joined(separator: " ")
  }

  /// Nil where it is not of that type.
  static func text(_ value: CodeValue, as type: ValueType, in scene: Scene) -> String? {
    switch (type, value.typed(type)) {
    case (.bool, .bool(let bool)): return bool ? "YES" : "NO"
    case (.number, .number(let number)), (.whole, .number(let number)),
      (.seconds, .number(let number)):
      return text(number)
    case (.point, .point(let point)): return text(point)
    case (.size, .size(let size)): return text(size.width) + " " + text(size.height)
    case (.rect, .rect(let rect)), (.rectOrNone, .rect(let rect)): return text(rect)
    case (.rectOrNone, .object(nil)): return "none"
    case (.transform3D, .transform3D(let t)):
      guard t != .identity else { return "identity" }
      return t.numbers.map { text($0) }.joined(separator: " ")
    case (.insets, .insets(let top, let left, let bottom, let right)):
      return [top, left, bottom, right].map { text($0) }.joined(separator: " ")
    case (.transform, .transform(let t)):
      guard t != .identity else { return "identity" }
      return [t.a, t.b, t.c, t.d, t.tx, t.ty].map { text($0) }.joined(separator: " ")
    case (.text, .text(let text)): return quoted(text)
    case (.text, .object(nil)): return "\"\""
    case (.selector, .selector(let selector)): return selector
    case (.choice(let known), .choices([])) where known.contains("none"): return "none"
    case (.choice(let known), .choices(let words)):
      guard words.count == 1, known.contains(words[0]) else { return nil }
      return words[0]
    // Objective-C's empty mask.
    case (.words, .number(0)): return "none"
    case (.choice(let known), .number(0)) where known.contains("none"): return "none"
    case (.words(let known), .choices(let names)):
      let words = names.map { known.contains($0) ? $0 : $0.kebab }
      guard words.allSatisfy({ known.contains($0) }) else { return nil }
      return words.isEmpty ? "none" : words.joined(separator: " ")
    case (.view, .object(nil)), (.object, .object(nil)), (.windowScene, .object(nil)): return "nil"
    case (.windowScene, .object(.windowScene(let id)?)): return scene[id].name
    case (.view, .object(let object?)), (.object, .object(let object?)),
      (.delegate, .object(let object?)):
      return scene.name(of: object)
    default: return nil
    }
  }

  static func quoted(_ text: String) -> String {
    var inner = ""
    for character in text {
      if character == "\"" || character == "\\" { inner += "\\" }
      inner.append(character)
    }
    return "\"" + inner + "\""
  }
}

extension ValueType {
  /// What a message calls it.
  var codeType: CodeType {
    switch self {
    case .bool: .boolean
    case .number, .whole, .seconds: .number
    case .point: .point
    case .size: .size
    case .rect, .rectOrNone: .rect
    case .insets: .insets
    case .transform, .transform3D: .transform
    case .text: .text
    case .words, .choice: .choice
    case .view, .views, .delegate, .object, .windowScene: .object
    case .selector: .text
    }
  }
}
