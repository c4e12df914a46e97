/// The values of sliders, steppers and page controls.
extension PropertyRow {
  static let controlValues: [PropertyRow] = [
    value(.minimumValue, { $0.minimum }) { state, value in
      state.minimum = value
      state.maximum = max(value, state.maximum)
      state.value = max(value, state.value)
    },
    value(.maximumValue, { $0.maximum }) {
      state, value in
      state.maximum = value
      state.minimum = min(value, state.minimum)
      state.value = min(value, state.value)
    },
    // After its limits: written out as code, it is within them.
    value(.value, { $0.value }) { state, value in
      state.value = min(max(value, state.minimum), state.maximum)
    },
    value(.stepValue, { $0.step }, [.stepper]) { state, value in
      state.step = value
    },
    flag(.continuous, swift: "isContinuous", [.slider, .stepper]) {
      $0.isContinuous
    } set: {
      $0.isContinuous = $1
    },
    flag(.wraps, [.stepper]) {
      $0.wraps
    } set: {
      $0.wraps = $1
    },
    flag(.autorepeat, [.stepper]) {
      $0.autorepeats
    } set: {
      $0.autorepeats = $1
    },
    flag(.momentary, swift: "isMomentary", [.segmentedControl]) {
      $0.isMomentary
    } set: {
      $0.isMomentary = $1
      if $1 { $0.selectedSegment = -1 }
    },
    view(
      .disabledSegments, .words((0..<100).map { String($0) }),
      get: { .words($0.disabledSegments(of: $1).map { String($0) }) },
      set: { scene, view, value in
        guard case .words(let words) = value else { return }
        scene.controls[view]?.disabledSegments = Set(words.compactMap { Int($0) }).sorted()
      },
      usual: { _, _ in .words([]) }, where: { $0[$1].kind == .segmentedControl }),
    flag(.menu) {
      $0.hasMenu
    } set: {
      $0.hasMenu = $1
    },
    flag(.showsMenuAsPrimaryAction) {
      $0.showsMenu
    } set: {
      $0.showsMenu = $1
    },
    pages(.numberOfPages, low: 0, { $0.pages }) { state, count in
      state.pages = count
      state.page = max(0, min(state.page, count - 1))
    },
    pages(.currentPage, low: 0, { $0.page }) {
      state, page in
      state.page = max(0, min(page, state.pages - 1))
    },
  ]

  private static let farthest = 1_000_000_000.0

  private static func value(
    _ property: Property, _ get: @escaping @Sendable (ControlState) -> Double,
    _ kinds: [ViewKind] = [.slider, .stepper],
    set: @escaping @Sendable (inout ControlState, Double) -> Void
  ) -> PropertyRow {
    let low = property == .stepValue ? 0.000_001 : -farthest
    return view(property, .number(low: low, high: farthest)) {
      .number(get($0.controls[$1] ?? ControlState()))
    } set: { scene, view, value in
      guard case .number(let number) = value, var state = scene.controls[view] else { return }
      set(&state, number)
      scene.controls[view] = state
    } usual: { scene, view in
      var state = ControlState()
      if scene[view].kind == .stepper { state.maximum = 100 }
      return .number(get(state))
    } where: {
      kinds.contains($0[$1].kind)
    }
  }

  private static func flag(
    _ property: Property, swift: String? = nil,
    _ kinds: [ViewKind] = ViewKind.allCases.filter { $0.isControl },
    get: @escaping @Sendable (ControlState) -> Bool,
    set: @escaping @Sendable (inout ControlState, Bool) -> Void
  ) -> PropertyRow {
    view(property, swift: swift, .bool) {
      .bool(get($0.controls[$1] ?? ControlState()))
    } set: { scene, view, value in
      if case .bool(let isOn) = value { set(&scene.controls[view, default: ControlState()], isOn) }
    } usual: { _, _ in
      .bool(get(ControlState()))
    } where: {
      kinds.contains($0[$1].kind)
    }
  }

  private static func pages(
    _ property: Property, low: Int,
    _ get: @escaping @Sendable (ControlState) -> Int,
    set: @escaping @Sendable (inout ControlState, Int) -> Void
  ) -> PropertyRow {
    view(property, .whole(low: low, high: 10_000)) {
      .number(Double(get($0.controls[$1] ?? ControlState())))
    } set: { scene, view, value in
      guard case .number(let number) = value, var state = scene.controls[view] else { return }
      set(&state, Int(number))
      scene.controls[view] = state
    } usual: { _, _ in
      .number(0)
    } where: {
      $0[$1].kind == .pageControl
    }
  }
}
