/// Ways to write a row of the property table.
extension PropertyRow {
  static func view(
    _ property: Property, swift: String? = nil, _ type: ValueType,
    get: @escaping @Sendable (Scene, ViewID) -> Value,
    set: @escaping @Sendable (inout Scene, ViewID, Value) -> Void,
    usual: @escaping @Sendable (Scene, ViewID) -> Value? = { _, _ in nil },
    where applies: @escaping @Sendable (Scene, ViewID) -> Bool = { _, _ in true }
  ) -> PropertyRow {
    PropertyRow(
      property: property, swiftName: swift, type: type,
      applies: { scene, object in object.view.map { applies(scene, $0) } ?? false },
      get: { scene, object in object.view.map { get(scene, $0) } },
      set: { scene, object, value in
        if let view = object.view { set(&scene, view, value) }
      },
      usual: { scene, object in object.view.flatMap { usual(scene, $0) } })
  }

  /// The same row, gone back from by more than setting what is usual.
  func withoutValue(
    _ unset: @escaping @Sendable (inout Scene, ViewID) -> Void
  ) -> PropertyRow {
    var row = self
    row.unset = { scene, object in
      if let view = object.view { unset(&scene, view) }
    }
    return row
  }

  /// A property kept in the rare part of a view.
  static func rare(
    _ property: Property, swift: String? = nil, _ type: ValueType,
    get: @escaping @Sendable (RareViewState) -> Value,
    set: @escaping @Sendable (inout RareViewState, Value) -> Void,
    usual: @escaping @Sendable () -> Value,
    where applies: @escaping @Sendable (Scene, ViewID) -> Bool = { _, _ in true }
  ) -> PropertyRow {
    view(
      property, swift: swift, type, get: { get($0.rare($1)) },
      set: { scene, view, value in scene.changeRare(view) { set(&$0, value) } },
      usual: { _, _ in usual() }, where: applies)
  }

  /// A property that is one bit of a view; inverted, the bit says NO.
  static func flag(
    _ property: Property, _ swift: String?, _ flag: ViewFlags, inverted: Bool = false,
    usual: @escaping @Sendable (Scene, ViewID) -> Value? = { _, _ in .bool(false) }
  ) -> PropertyRow {
    view(
      property, swift: swift, .bool,
      get: { .bool($0.nodes[$1.index].flags.contains(flag) != inverted) },
      set: { scene, view, value in
        if case .bool(let isOn) = value { scene.setFlag(flag, of: view, to: isOn != inverted) }
      }, usual: usual)
  }

  /// An animation closes a view unless it allows interaction (U-HT-13).
  static func animation(_ property: Property, _ swift: String?, _ flag: ViewFlags) -> PropertyRow {
    view(
      property, swift: swift, .bool, get: { .bool($0.nodes[$1.index].flags.contains(flag)) },
      set: { scene, view, value in
        guard case .bool(let isOn) = value else { return }
        scene.setFlag(flag, of: view, to: isOn)
        let flags = scene.nodes[view.index].flags
        scene.setAnimation(
          of: view, runs: flags.contains(.animating),
          allows: flags.contains(.allowsInteractionDuringAnimation))
      }, usual: { _, _ in .bool(false) })
  }

  static func recognizer(
    _ property: Property, swift: String? = nil, _ type: ValueType,
    _ gestures: [Gesture] = Gesture.allCases, get: @escaping @Sendable (RecognizerRecord) -> Value,
    set: @escaping @Sendable (inout RecognizerRecord, Value) -> Void
  ) -> PropertyRow {
    PropertyRow(
      property: property, swiftName: swift, type: type,
      applies: { scene, object in
        object.recognizer.map { gestures.contains(scene[$0].gesture) } ?? false
      },
      get: { scene, object in object.recognizer.map { get(scene[$0]) } },
      set: { scene, object, value in
        if let id = object.recognizer { scene.change(id) { set(&$0, value) } }
      },
      usual: { scene, object in
        object.recognizer.map {
          let record = scene[$0]
          return get(
            RecognizerRecord(
              name: "", gesture: record.gesture, origin: record.origin, view: record.view))
        }
      })
  }
}
