import Engine
import Lab

/// What is done to those of some names. Where one is nobody's, the sketch is thrown away.
extension Sketch {
  mutating func add(
    _ kind: ViewKind, _ name: String, in parent: String? = nil, _ frame: Rect,
    _ assignments: Assignment...
  ) {
    let holder = parent.flatMap { object($0) }
    guard parent == nil || holder != nil else { return add(nil) }
    add(
      .build(
        .addView(
          AddView(
            kind: kind, name: name, parent: holder.map { .object($0) } ?? .usual, frame: frame,
            className: nil, assignments: assignments))))
  }

  mutating func add(
    _ gesture: Gesture, _ name: String, to view: String, _ assignments: Assignment...
  ) {
    add(
      object(view)?.view.map { .build(.addRecognizer(gesture, name: name, view: $0, assignments)) })
  }

  mutating func handle(_ name: String, _ handled: Handled, _ handling: Handling = .ends) {
    add(responder(name).map { .behave(.handle($0, handled, handling)) })
  }

  mutating func becomeFirst(_ name: String) {
    add(responder(name).map { .act(.becomeFirstResponder($0)) })
  }

  mutating func focus(_ name: String) { add(responder(name).map { .build(.focus($0)) }) }

  mutating func makeKey(_ window: String) {
    add(object(window)?.view.map { .build(.keyWindow($0)) })
  }

  mutating func set(_ property: Property, of name: String, to value: Value) {
    add(object(name).map { .set(property, of: $0, to: value) })
  }

  mutating func require(_ waiting: String, toFail first: String) {
    guard let first = object(first)?.recognizer else { return add(nil) }
    add(object(waiting)?.recognizer.map { .build(.require($0, toFail: first)) })
  }

  /// Events are a control's; without a target it is whoever is found.
  mutating func addTarget(
    _ sender: String, _ target: String?, _ selector: String,
    for events: ControlEvents = .touchUpInside
  ) {
    let receiver = target.flatMap { object($0) }
    guard let sender = object(sender), target == nil || receiver != nil,
      sender.recognizer != nil || sender.view.map({ state.scene[$0].kind.isControl }) == true
    else { return add(nil) }
    add(.build(.addTarget(sender, target: receiver, selector: selector, events: events)))
  }

  private func object(_ name: String) -> Object? { state.scene.object(named: name) }
  private func responder(_ name: String) -> Responder? { object(name)?.responder }
}

extension Rect {
  static func whole(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
    Rect(Double(x), Double(y), Double(width), Double(height))
  }
}
