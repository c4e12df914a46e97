/// What only text views have, and what any responder can have above the keyboard.
extension PropertyRow {
  static let text: [PropertyRow] = [
    rare(.editable, swift: "isEditable", .bool) {
      .bool($0.isEditable)
    } set: { state, value in
      if case .bool(let isOn) = value { state.isEditable = isOn }
    } usual: {
      .bool(true)
    } where: {
      $0[$1].kind == .textView
    },
    rare(.selectable, swift: "isSelectable", .bool) {
      .bool($0.isSelectable)
    } set: { state, value in
      if case .bool(let isOn) = value { state.isSelectable = isOn }
    } usual: {
      .bool(true)
    } where: {
      $0[$1].kind == .textView
    },
    PropertyRow(
      property: .inputAccessoryView, swiftName: nil, type: .view,
      applies: { _, object in object.responder != nil },
      get: { scene, object in
        object.responder.map {
          .object(scene.behaviour(of: $0).inputAccessoryView.map { .view($0) })
        }
      },
      set: { scene, object, value in
        guard let responder = object.responder, case .object(let view) = value else { return }
        scene.changeBehaviour(responder) { $0.inputAccessoryView = view?.view }
      },
      usual: { _, _ in .object(nil) }),
    PropertyRow(
      property: .undoManager, swiftName: nil, type: .bool,
      applies: { _, object in object.responder != nil },
      get: { scene, object in object.responder.map { .bool(scene.hasUndoManager($0)) } },
      set: { scene, object, value in
        guard let responder = object.responder, case .bool(let has) = value else { return }
        scene.changeBehaviour(responder) { $0.hasUndoManager = has }
      },
      usual: { scene, object in .bool(object.view.map { scene[$0].kind == .window } ?? false) },
      unset: { scene, object in
        guard let responder = object.responder else { return }
        scene.changeBehaviour(responder) { $0.hasUndoManager = nil }
      }),
    PropertyRow(
      property: .editingInteractionConfiguration, swiftName: nil,
      type: .choice(["default", "none"]),
      applies: { _, object in object.responder != nil },
      get: { scene, object in
        object.responder.map {
          .words([scene.behaviour(of: $0).refusesUndoGestures ? "none" : "default"])
        }
      },
      set: { scene, object, value in
        guard let responder = object.responder, case .words(let words) = value else { return }
        scene.changeBehaviour(responder) { $0.refusesUndoGestures = words == ["none"] }
      },
      usual: { _, _ in .words(["default"]) }),
  ]
}
