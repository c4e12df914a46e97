/// What a view's layer has: it decides what is seen, and leaves hit testing alone (U-HT-11, U-HT-12),
/// but for a transform, which moves the points (U-HT-24).
extension PropertyRow {
  static let layer: [PropertyRow] = [
    layer(.transform3D, .transform3D) {
      .transform3D($0.transform3D(of: $1))
    } set: { scene, view, value in
      if case .transform3D(let transform) = value {
        scene.setTransform3D(of: view, to: transform)
      }
    } usual: {
      .transform3D(.identity)
    },
    layer(.zPosition, .number(low: -10_000_000, high: 10_000_000)) {
      .number($0.rare($1).zPosition)
    } set: { scene, view, value in
      if case .number(let depth) = value { scene.changeRare(view) { $0.zPosition = depth } }
    } usual: {
      .number(0)
    },
    layer(.mask, .rectOrNone) {
      $0.rare($1).mask.map { .rect($0) } ?? .words(["none"])
    } set: { scene, view, value in
      if case .rect(let mask) = value {
        scene.changeRare(view) { $0.mask = mask }
      } else {
        scene.changeRare(view) { $0.mask = nil }
      }
    } usual: {
      .words(["none"])
    },
    layer(.cornerRadius, .number(low: 0, high: 10_000_000)) {
      .number($0.rare($1).cornerRadius)
    } set: { scene, view, value in
      if case .number(let radius) = value { scene.changeRare(view) { $0.cornerRadius = radius } }
    } usual: {
      .number(0)
    },
  ]

  private static func layer(
    _ property: Property, _ type: ValueType, get: @escaping @Sendable (Scene, ViewID) -> Value,
    set: @escaping @Sendable (inout Scene, ViewID, Value) -> Void,
    usual: @escaping @Sendable () -> Value
  ) -> PropertyRow {
    view(
      property, type, get: get,
      set: { scene, view, value in
        set(&scene, view, value)
        scene.noteLook(of: view)
      }, usual: { _, _ in usual() })
  }
}
