extension PropertyRow {
  /// Every property of every sort of object, in the order in which help lists them.
  public static let table: [PropertyRow] =
    geometry + layer + layout + gates + viewRows + text + stacks + controlValues + windows
    + scrolling
    + scrollBehaviour + zooming + rows + barItems + responder + recognizer + controller
    + application

  private static let geometry: [PropertyRow] = [
    view(.frame, .rect) {
      .rect($0.frame(of: $1))
    } set: { scene, view, value in
      if case .rect(let frame) = value { scene.setFrame(of: view, to: frame) }
    },
    view(.bounds, .rect) {
      .rect($0.bounds(of: $1))
    } set: { scene, view, value in
      if case .rect(let bounds) = value { scene.setBounds(of: view, to: bounds) }
    },
    view(.center, .point) {
      .point($0[$1].center)
    } set: { scene, view, value in
      if case .point(let center) = value { scene.setCenter(of: view, to: center) }
    },
    view(.transform, .transform) {
      .transform($0[$1].transform)
    } set: { scene, view, value in
      if case .transform(let transform) = value { scene.setTransform(of: view, to: transform) }
    } usual: { _, _ in
      .transform(.identity)
    },
    view(.anchorPoint, .point) {
      .point($0[$1].anchorPoint)
    } set: { scene, view, value in
      if case .point(let anchor) = value { scene.setAnchorPoint(of: view, to: anchor) }
    } usual: { _, _ in
      .point(Point(0.5, 0.5))
    },
  ]

  private static let gates: [PropertyRow] = [
    view(.alpha, .number(low: 0, high: 1)) {
      .number(Double($0[$1].alpha))
    } set: { scene, view, value in
      if case .number(let alpha) = value { scene.setAlpha(of: view, to: Float(alpha)) }
    } usual: { _, _ in
      .number(1)
    },
    flag(.hidden, "isHidden", .hidden),
    flag(
      .userInteractionEnabled, "isUserInteractionEnabled", .interactionOff, inverted: true
    ) { .bool($0[$1].kind.isUserInteractionEnabledByDefault) },
    view(.enabled, swift: "isEnabled", .bool) { scene, view in
      .bool(!scene.nodes[view.index].flags.contains(.disabled))
    } set: { scene, view, value in
      if case .bool(let isEnabled) = value {
        scene.setFlag(.disabled, of: view, to: !isEnabled)
        scene.setFlag(.disabledControl, of: view, to: !isEnabled)
      }
    } usual: { _, _ in
      .bool(true)
    } where: {
      $0[$1].kind.isControl
    },
    animation(.animating, nil, .animating),
    animation(.allowsUserInteractionDuringAnimation, nil, .allowsInteractionDuringAnimation),
  ]

  private static let viewRows: [PropertyRow] = [
    flag(.clipsToBounds, nil, .clipsToBounds) {
      .bool($0[$1].kind.clipsToBoundsByDefault)
    },
    flag(.multipleTouchEnabled, "isMultipleTouchEnabled", .multipleTouch) {
      .bool($0[$1].kind.isMultipleTouchEnabledByDefault)
    },
    flag(.exclusiveTouch, "isExclusiveTouch", .exclusiveTouch),
    rare(.tag, .whole(low: -1_000_000_000, high: 1_000_000_000)) {
      .number(Double($0.tag))
    } set: { state, value in
      if case .number(let tag) = value { state.tag = Int(tag) }
    } usual: {
      .number(0)
    },
    rare(.text, .text) {
      .text($0.text ?? "")
    } set: { state, value in
      if case .text(let text) = value { state.text = text.isEmpty ? nil : text }
    } usual: {
      .text("")
    } where: { scene, view in
      switch scene[view].kind {
      case .label, .button, .textField, .textView: true
      default: false
      }
    },
    view(.on, swift: "isOn", .bool) {
      .bool($0.isOn($1))
    } set: { scene, view, value in
      if case .bool(let isOn) = value { scene.controls[view]?.isOn = isOn }
    } usual: { _, _ in
      .bool(false)
    } where: {
      $0[$1].kind == .switch
    },
    view(.numberOfSegments, .whole(low: 1, high: 100)) {
      .number(Double($0.segments(of: $1)))
    } set: { scene, view, value in
      guard case .number(let count) = value else { return }
      scene.controls[view]?.segments = Int(count)
      scene.controls[view]?.disabledSegments.removeAll { $0 >= Int(count) }
      if scene.selectedSegment(of: view) >= Int(count) {
        scene.controls[view]?.selectedSegment = -1
      }
    } usual: { _, _ in
      .number(2)
    } where: {
      $0[$1].kind == .segmentedControl
    },
    view(.selectedSegmentIndex, .whole(low: -1, high: 99)) {
      .number(Double($0.selectedSegment(of: $1)))
    } set: { scene, view, value in
      if case .number(let index) = value { scene.controls[view]?.selectedSegment = Int(index) }
    } usual: { _, _ in
      .number(-1)
    } where: {
      $0[$1].kind == .segmentedControl
    },
    rare(.inputView, .view) {
      .object($0.inputView.map { .view($0) })
    } set: { state, value in
      if case .object(let pad) = value { state.inputView = pad?.view }
    } usual: {
      .object(nil)
    },
    rare(.windowLevel, .number(low: -10_000_000, high: 10_000_000)) {
      .number($0.windowLevel)
    } set: { state, value in
      if case .number(let level) = value { state.windowLevel = level }
    } usual: {
      .number(0)
    } where: {
      $0[$1].kind == .window
    },
  ]

  private static let scrolling: [PropertyRow] = [
    rare(.contentSize, .size) {
      .size($0.contentSize)
    } set: { state, value in
      guard case .size(let size) = value else { return }
      state.contentSize = size
      if state.scroll.zoom.scale != 1 {
        let scale = state.scroll.zoom.scale
        state.scroll.zoom.wholeContent = Size(size.width / scale, size.height / scale)
      }
    } usual: {
      .size(.zero)
    } where: {
      isScrollView($0, $1)
    },
    view(.contentOffset, .point) {
      .point($0.bounds(of: $1).origin)
    } set: { scene, view, value in
      guard case .point(let origin) = value else { return }
      scene.setBounds(
        of: view, to: Rect(origin: origin, size: scene.bounds(of: view).size))
    } usual: { _, _ in
      .point(.zero)
    } where: {
      isScrollView($0, $1)
    },
    rare(.delaysContentTouches, .bool) {
      .bool($0.delaysContentTouches)
    } set: { state, value in
      if case .bool(let delays) = value { state.delaysContentTouches = delays }
    } usual: {
      .bool(true)
    } where: {
      isScrollView($0, $1)
    },
    rare(.canCancelContentTouches, .bool) {
      .bool($0.canCancelContentTouches)
    } set: { state, value in
      if case .bool(let cancels) = value { state.canCancelContentTouches = cancels }
    } usual: {
      .bool(true)
    } where: {
      isScrollView($0, $1)
    },
  ]

  @Sendable private static func isScrollView(_ scene: Scene, _ view: ViewID) -> Bool {
    scene[view].kind.isScrollView
  }
}
