/// What controllers have, about being presented.
extension PropertyRow {
  static let controller: [PropertyRow] = [
    controller(.definesPresentationContext, nil, .bool) {
      .bool($0.definesPresentationContext)
    } set: { record, value in
      if case .bool(let isOn) = value { record.definesPresentationContext = isOn }
    },
    controller(.modalInPresentation, "isModalInPresentation", .bool) {
      .bool($0.isModalInPresentation)
    } set: { record, value in
      if case .bool(let isOn) = value { record.isModalInPresentation = isOn }
    },
    controller(.passthroughViews, nil, .views) {
      .objects($0.passthroughViews.map { .view($0) })
    } set: { record, value in
      if case .objects(let views) = value { record.passthroughViews = views.compactMap { $0.view } }
    },
    controller(.detents, nil, .words(Detent.allCases.map { $0.rawValue })) {
      .words($0.detents.map { $0.rawValue })
    } set: { record, value in
      if case .words(let words) = value {
        record.detents = words.compactMap { Detent(rawValue: $0) }
      }
    },
    controller(.largestUndimmedDetentIdentifier, nil, .words(Detent.allCases.map { $0.rawValue })) {
      .words($0.largestUndimmed.map { [$0.rawValue] } ?? [])
    } set: { record, value in
      if case .words(let words) = value {
        record.largestUndimmed = words.last.flatMap { Detent(rawValue: $0) }
      }
    },
    controller(.leftBarButtonItem, nil, .view) {
      .object($0.leftBarButtonItem.map { .view($0) })
    } set: { record, value in
      if case .object(let item) = value { record.leftBarButtonItem = item?.view }
    },
    PropertyRow(
      property: .navigationBarHidden, swiftName: "isNavigationBarHidden", type: .bool,
      applies: { scene, object in
        object.controller.map { scene[$0].kind == .navigation } ?? false
      },
      get: { scene, object in object.controller.map { .bool(scene[$0].isNavigationBarHidden) } },
      set: { scene, object, value in
        guard let id = object.controller, case .bool(let isHidden) = value else { return }
        scene.controllers[id.index].isNavigationBarHidden = isHidden
        if let bar = scene[id].bar { scene.setFlag(.hidden, of: bar, to: isHidden) }
      },
      usual: { _, _ in .bool(false) }),
  ]

  private static func controller(
    _ property: Property, _ swift: String?, _ type: ValueType,
    get: @escaping @Sendable (ControllerRecord) -> Value,
    set: @escaping @Sendable (inout ControllerRecord, Value) -> Void
  ) -> PropertyRow {
    PropertyRow(
      property: property, swiftName: swift, type: type,
      applies: { _, object in object.controller != nil },
      get: { scene, object in object.controller.map { get(scene[$0]) } },
      set: { scene, object, value in
        if let id = object.controller { set(&scene.controllers[id.index], value) }
      },
      usual: { scene, object in
        object.controller.map { get(ControllerRecord(name: "", view: scene[$0].view)) }
      })
  }
}
