extension PropertyRow {
  /// How a scroll view is scrolled, beyond how much there is to scroll.
  static let scrollBehaviour: [PropertyRow] = [
    scroll(.scrollEnabled, swift: "isScrollEnabled", .bool, usual: .bool(true)) {
      .bool($0.isScrollEnabled)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.isScrollEnabled = isOn }
    },
    scroll(.bounces, .bool, usual: .bool(true)) {
      .bool($0.bounces)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.bounces = isOn }
    },
    view(.alwaysBounceVertical, .bool) {
      .bool($0.alwaysBounces($1, .vertical))
    } set: { scene, view, value in
      guard case .bool(let isOn) = value else { return }
      let usual = scene[view].kind.alwaysBouncesVertically
      scene.changeRare(view) { $0.scroll.alwaysBounceVertical = isOn == usual ? nil : isOn }
    } usual: {
      .bool($0[$1].kind.alwaysBouncesVertically)
    } where: {
      $0[$1].kind.isScrollView
    },
    scroll(
      .alwaysBounceHorizontal, .bool,
      usual: .bool(false)
    ) {
      .bool($0.alwaysBounceHorizontal)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.alwaysBounceHorizontal = isOn }
    },
    scroll(.directionalLockEnabled, swift: "isDirectionalLockEnabled", .bool, usual: .bool(false)) {
      .bool($0.isDirectionalLockEnabled)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.isDirectionalLockEnabled = isOn }
    },
    scroll(
      .pagingEnabled, swift: "isPagingEnabled", .bool,
      usual: .bool(false)
    ) {
      .bool($0.isPagingEnabled)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.isPagingEnabled = isOn }
    },
    scroll(
      .keyboardDismissMode, .choice(KeyboardDismissMode.allCases.map { $0.rawValue }),
      usual: .words([KeyboardDismissMode.none.rawValue])
    ) {
      .words([$0.keyboardDismissMode.rawValue])
    } set: { scroll, value in
      guard case .words(let words) = value else { return }
      if let mode = words.first.flatMap({ KeyboardDismissMode(rawValue: $0) }) {
        scroll.keyboardDismissMode = mode
      }
    },
    scroll(
      .contentInset, .insets,
      usual: .insets(.zero)
    ) {
      .insets($0.contentInset)
    } set: { scroll, value in
      if case .insets(let insets) = value { scroll.contentInset = insets }
    },
    scroll(
      .decelerationRate, .choice(DecelerationRate.allCases.map { $0.rawValue }),
      usual: .words([DecelerationRate.normal.rawValue])
    ) {
      .words([$0.decelerationRate.rawValue])
    } set: { scroll, value in
      guard case .words(let words) = value else { return }
      if let rate = words.first.flatMap({ DecelerationRate(rawValue: $0) }) {
        scroll.decelerationRate = rate
      }
    },
    scroll(.scrollsToTop, .bool, usual: .bool(true)) {
      .bool($0.scrollsToTop)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.scrollsToTop = isOn }
    },
  ]

  static let zooming: [PropertyRow] = [
    zoom(.minimumZoomScale, .number(low: 0.001, high: 1000), 1) {
      .number($0.minimum)
    } set: { zoom, value in
      if case .number(let scale) = value { zoom.minimum = scale }
    },
    zoom(.maximumZoomScale, .number(low: 0.001, high: 1000), 1) {
      .number($0.maximum)
    } set: { zoom, value in
      if case .number(let scale) = value { zoom.maximum = scale }
    },
    view(.viewForZooming, .view) {
      .object($0.rare($1).scroll.zoom.view.map { .view($0) })
    } set: { scene, view, value in
      guard case .object(let content) = value else { return }
      scene.zoom(view, to: 1)
      scene.changeZoom(of: view) { $0.view = content?.view }
    } usual: { _, _ in
      .object(nil)
    } where: {
      $0[$1].kind.isScrollView
    },
    view(.zoomScale, .number(low: 0.001, high: 1000)) {
      .number($0.rare($1).scroll.zoom.scale)
    } set: { scene, view, value in
      if case .number(let scale) = value { scene.zoom(view, to: scale) }
    } usual: { _, _ in
      .number(1)
    } where: {
      $0[$1].kind.isScrollView
    },
  ]

  private static func zoom(
    _ property: Property, _ type: ValueType, _ usual: Double,
    get: @escaping @Sendable (ZoomSettings) -> Value,
    set: @escaping @Sendable (inout ZoomSettings, Value) -> Void
  ) -> PropertyRow {
    view(
      property, type, get: { get($0.rare($1).scroll.zoom) },
      set: { scene, view, value in scene.changeZoom(of: view) { set(&$0, value) } },
      usual: { _, _ in .number(usual) }, where: { $0[$1].kind.isScrollView })
  }

  private static func scroll(
    _ property: Property, swift: String? = nil, _ type: ValueType,
    usual: Value, get: @escaping @Sendable (ScrollSettings) -> Value,
    set: @escaping @Sendable (inout ScrollSettings, Value) -> Void
  ) -> PropertyRow {
    view(
      property, swift: swift, type, get: { get($0.rare($1).scroll) },
      set: { scene, view, value in scene.changeRare(view) { set(&$0.scroll, value) } },
      usual: { _, _ in usual }, where: { $0[$1].kind.isScrollView })
  }
}
