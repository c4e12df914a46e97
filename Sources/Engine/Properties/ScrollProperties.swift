extension PropertyRow {
  /// How a scroll view is scrolled, beyond how much there is to scroll.
  static let scrollBehaviour: [PropertyRow] = [
    scroll(
      .scrollEnabled, swift: "isScrollEnabled", .bool, "may the user drag it?", usual: .bool(true)
    ) {
      .bool($0.isScrollEnabled)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.isScrollEnabled = isOn }
    },
    scroll(.bounces, .bool, "may a drag pull it past its ends?", usual: .bool(true)) {
      .bool($0.bounces)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.bounces = isOn }
    },
    view(
      .alwaysBounceVertical, .bool, "may it be dragged up and down even where all of it fits?"
    ) {
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
      .alwaysBounceHorizontal, .bool, "may it be dragged sideways even where all of it fits?",
      usual: .bool(false)
    ) {
      .bool($0.alwaysBounceHorizontal)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.alwaysBounceHorizontal = isOn }
    },
    scroll(
      .directionalLockEnabled, swift: "isDirectionalLockEnabled", .bool,
      "does a drag that starts along one axis keep to it?", usual: .bool(false)
    ) {
      .bool($0.isDirectionalLockEnabled)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.isDirectionalLockEnabled = isOn }
    },
    scroll(
      .pagingEnabled, swift: "isPagingEnabled", .bool, "does it stop at multiples of its bounds?",
      usual: .bool(false)
    ) {
      .bool($0.isPagingEnabled)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.isPagingEnabled = isOn }
    },
    scroll(
      .keyboardDismissMode, .choice(KeyboardDismissMode.allCases.map { $0.rawValue }),
      "how a drag puts the keyboard away", usual: .words([KeyboardDismissMode.none.rawValue])
    ) {
      .words([$0.keyboardDismissMode.rawValue])
    } set: { scroll, value in
      guard case .words(let words) = value else { return }
      if let mode = words.first.flatMap({ KeyboardDismissMode(rawValue: $0) }) {
        scroll.keyboardDismissMode = mode
      }
    },
    scroll(
      .contentInset, .insets, "room around the content: top left bottom right",
      usual: .insets(.zero)
    ) {
      .insets($0.contentInset)
    } set: { scroll, value in
      if case .insets(let insets) = value { scroll.contentInset = insets }
    },
    scroll(
      .scrollsToTop, .bool, "does a tap on the status bar bring it to its top?", usual: .bool(true)
    ) {
      .bool($0.scrollsToTop)
    } set: { scroll, value in
      if case .bool(let isOn) = value { scroll.scrollsToTop = isOn }
    },
  ]

  static let zooming: [PropertyRow] = [
    zoom(.minimumZoomScale, .number(low: 0.001, high: 1000), "how small content can be pinched", 1)
    {
      .number($0.minimum)
    } set: { zoom, value in
      if case .number(let scale) = value { zoom.minimum = scale }
    },
    zoom(
      .maximumZoomScale, .number(low: 0.001, high: 1000),
      "how large content can be pinched; above minimumZoomScale, or there is no pinch", 1
    ) {
      .number($0.maximum)
    } set: { zoom, value in
      if case .number(let scale) = value { zoom.maximum = scale }
    },
    view(
      .viewForZooming, .view, "what its delegate answers: the content that is zoomed, or nil"
    ) {
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
    view(.zoomScale, .number(low: 0.001, high: 1000), "how large its content is shown") {
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
    _ property: Property, _ type: ValueType, _ summary: String, _ usual: Double,
    get: @escaping @Sendable (ZoomSettings) -> Value,
    set: @escaping @Sendable (inout ZoomSettings, Value) -> Void
  ) -> PropertyRow {
    view(
      property, type, summary, get: { get($0.rare($1).scroll.zoom) },
      set: { scene, view, value in scene.changeZoom(of: view) { set(&$0, value) } },
      usual: { _, _ in .number(usual) }, where: { $0[$1].kind.isScrollView })
  }

  private static func scroll(
    _ property: Property, swift: String? = nil, _ type: ValueType, _ summary: String,
    usual: Value, get: @escaping @Sendable (ScrollSettings) -> Value,
    set: @escaping @Sendable (inout ScrollSettings, Value) -> Void
  ) -> PropertyRow {
    view(
      property, swift: swift, type, summary, get: { get($0.rare($1).scroll) },
      set: { scene, view, value in scene.changeRare(view) { set(&$0.scroll, value) } },
      usual: { _, _ in usual }, where: { $0[$1].kind.isScrollView })
  }
}
