/// What only text views have, and what any responder can have above the keyboard.
extension PropertyRow {
  static let text: [PropertyRow] = [
    rare(.editable, .bool, "a text view: may it be typed into?") {
      .bool($0.isEditable)
    } set: { state, value in
      if case .bool(let isOn) = value { state.isEditable = isOn }
    } usual: {
      .bool(true)
    } where: {
      $0[$1].kind == .textView
    },
    rare(.selectable, .bool, "a text view: may its text be selected?") {
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
      summary: "the view shown above the keyboard, or nil; asked for up the chain",
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
  ]
}
