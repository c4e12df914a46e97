import Engine

/// What came of a command, in the members that the contract fixes.
struct ResultJSON {
  let scene: Scene

  /// Of tap, touch, drag and the other gestures.
  func touches(_ results: Results) -> JSON {
    let first = results.fingers.first
    return .object(
      ("hitView", name(first?.hitView)), ("window", name(first?.window)),
      (
        "fingers",
        .array(
          results.fingers.map {
            .object(("finger", .whole($0.finger)), ("hitView", name($0.hitView)))
          })
      ),
      ("deliveries", .array(results.deliveries.map(delivery))),
      ("handler", name(results.touchHandler)),
      ("recognizers", .array(results.recognizers.map(recognizer))),
      ("actions", .array(results.actions.map(action))),
      ("firstResponder", name(scene.firstResponder)))
  }

  /// Of shake, remote, press, key, menu, type and send.
  func offer(_ results: Results) -> JSON {
    .object(
      ("initial", name(results.initial)),
      ("offered", .array(results.offered.map { name($0) })),
      ("handler", name(results.handler)))
  }

  func firstResponder(accepted: Bool) -> JSON {
    .object(("accepted", .bool(accepted)), ("firstResponder", name(scene.firstResponder)))
  }

  private func delivery(_ row: Results.DeliveryRow) -> JSON {
    .object(
      ("to", name(row.to)), ("message", .string(row.call.method)),
      ("handled", .bool(row.outcome.isHandled)),
      ("touches", .array(row.fingers.fingers.map { .whole($0) })))
  }

  private func recognizer(_ row: Results.RecognizerRow) -> JSON {
    .object(
      ("name", .string(scene.name(of: row.recognizer))), ("view", name(row.view)),
      ("states", .array(row.states.map { .string($0.rawValue) })))
  }

  private func action(_ row: Results.ActionRow) -> JSON {
    .object(
      ("selector", .string(scene.text(of: row.selector))), ("target", name(row.target)),
      ("sender", row.sender.map { name($0) } ?? .null),
      ("event", row.event.isEmpty ? .null : .string(row.event.name)))
  }

  func name(_ view: ViewID?) -> JSON { .name(view.map { scene.name(of: $0) }) }
  func name(_ responder: Responder?) -> JSON { .name(responder.map { scene.name(of: $0) }) }
  func name(_ object: Object) -> JSON { .string(scene.name(of: object)) }

  /// Of `show X property`: booleans and numbers as such, points, sizes and rects as objects.
  func value(_ value: Value) -> JSON {
    switch value {
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .point(let point): .encode(point)
    case .size(let size): .encode(size)
    case .rect(let rect): .encode(rect)
    case .text(let text): .string(text)
    case .transform, .words: .string(scene.text(of: value))
    case .object(let object): object.map { .string(scene.name(of: $0)) } ?? .null
    }
  }
}
