import Engine

extension Outcome {
  /// What was asked, or who got it, in a few words; nil where nothing was asked.
  func answer(in scene: Scene) -> String? {
    switch self {
    case .touch(let results, _): results.answer(in: scene)
    case .offer(let results), .validation(let results, _):
      scene.answer(results.handler?.object)
    case .acceptance(let isYes, _), .inside(let isYes, _): scene.answer(.bool(isYes))
    case .hit(let view, _): scene.answer(view.map { .view($0) })
    case .firstResponder(let responder), .found(let responder): scene.answer(responder?.object)
    case .value(let value): scene.answer(value)
    case .point(let point): scene.answer(.point(point))
    case .rect(let rect): scene.answer(.rect(rect))
    case .chain(let chain): chain.map { scene.name(of: $0) }.joined(separator: " → ")
    case .turns(let turns, _): turns.count == 1 ? turns[0].answer(in: scene) : nil
    case .done, .moments, .posted, .ignoring, .values, .description, .constraints, .layout, .queue,
      .session, .notebook,
      .lesson:
      nil
    }
  }
}

extension Results {
  /// Of a touch: the view, who handled it, what recognizers made of it, and the actions.
  fileprivate func answer(in scene: Scene) -> String? {
    var parts = fingers.isEmpty ? [] : [scene.answer(hitView.map { .view($0) })]
    if let handler = touchHandler, handler.view == nil || handler.view != hitView {
      parts.append("handler " + scene.name(of: handler))
    }
    for row in recognizers {
      parts.append(scene.name(of: row.recognizer) + " " + (row.states.last?.rawValue ?? ""))
    }
    for row in actions {
      parts.append(scene.text(of: row.selector) + " → " + scene.told(of: row))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Scene {
  /// Whom an action is sent to; a UIAction has no target.
  func told(of row: Results.ActionRow) -> String { row.target.map { name(of: $0) } ?? "UIAction" }
}

extension Scene {
  fileprivate func answer(_ object: Object?) -> String { object.map { name(of: $0) } ?? "nobody" }

  fileprivate func answer(_ value: Value) -> String {
    switch value {
    case .bool(let isYes): isYes ? "YES" : "NO"
    case .text(let text): text
    case .object(let object): answer(object)
    case .transform, .transform3D, .words, .objects: text(of: value)
    case .number, .point, .size, .rect, .insets: OutcomeJSON(scene: self).encode(value).encoded
    }
  }
}
