import Engine

/// Values as they can be typed.
extension Pen {
  /// Exactly, in the fewest digits.
  static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : number.description
  }

  static func text(_ numbers: [Double]) -> String {
    numbers.map { text($0) }.joined(separator: " ")
  }

  static func text(_ point: Point) -> String { text([point.x, point.y]) }
  static func text(_ rect: Rect) -> String { text([rect.x, rect.y, rect.width, rect.height]) }
  static func text(_ isSo: Bool) -> String { isSo ? "YES" : "NO" }

  static func seconds(_ seconds: Double) -> String { text(seconds) + "s" }

  /// A value at the end of its command.
  func text(of value: Value) -> String {
    switch value {
    case .bool(let isOn): return Pen.text(isOn)
    case .number(let number): return Pen.text(number)
    case .point(let point): return Pen.text(point)
    case .size(let size): return Pen.text([size.width, size.height])
    case .rect(let rect): return Pen.text(rect)
    case .insets(let edges): return Pen.text([edges.top, edges.left, edges.bottom, edges.right])
    case .transform(let t):
      return t == .identity ? "identity" : Pen.text([t.a, t.b, t.c, t.d, t.tx, t.ty])
    case .transform3D(let t): return t == .identity ? "identity" : Pen.text(t.numbers)
    case .text(let text): return text.quoted
    case .words(let words): return words.isEmpty ? "none" : words.joined(separator: ",")
    case .object(let object): return name(object)
    case .objects(let objects):
      return objects.isEmpty ? "nil" : objects.map { name($0) }.joined(separator: ", ")
    }
  }

  /// Where more may follow it.
  private func enclosed(_ value: Value) -> String {
    switch value {
    case .point(let point): "(\(Pen.text(point.x)), \(Pen.text(point.y)))"
    case .size(let size): "(\(Pen.text(size.width)), \(Pen.text(size.height)))"
    case .rect, .insets: "\"\(text(of: value))\""
    case .transform(.identity), .transform3D(.identity): text(of: value)
    case .transform, .transform3D: "\"\(text(of: value))\""
    case .bool, .number, .text, .words, .object, .objects: text(of: value)
    }
  }

  func text(of assignment: Assignment) -> String {
    assignment.property.rawValue + "=" + enclosed(assignment.value)
  }

  /// `touch-down, touch-cancel`: by masks first, where all of one is meant.
  static func text(_ events: ControlEvents) -> String {
    var left = events
    var names: [String] = []
    for (event, name) in ControlEvents.masks + ControlEvents.all
    where !left.isEmpty && left.isSuperset(of: event) {
      names.append(name.kebab)
      left.subtract(event)
    }
    return names.joined(separator: ", ")
  }

  static func after(_ word: String, _ events: ControlEvents?) -> [String] {
    events.map { [word, text($0)] } ?? []
  }
}
