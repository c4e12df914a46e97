/// Hit testing where classes of the app have code for it.
extension Delivery {
  /// `hitTest(_:with:)` of a view, its own class asked first.
  mutating func search(_ point: Point, in root: ViewID, unasked: ViewID? = nil) -> ViewID? {
    guard asksSearches else { return scene.hitTest(point, in: root, rules: rules, trace: &trace) }
    // The one reference to the scene is the search's, so that code may change it where it is.
    var search = HitTest(scene: scene, rules: rules, sink: OwnSink(delivery: self))
    search.unasked = unasked
    self = .nothing
    let answer = search.run(from: root, point)
    search.scene = Delivery.nothing.scene
    self = search.sink.delivery
    return answer.flatMap { scene.exists($0) ? $0 : nil }
  }

  /// What `super.hitTest(_:with:)` answers: everything but the code of this very view.
  public mutating func ownHitTest(_ point: Point, in view: ViewID) -> ViewID? {
    search(point, in: view, unasked: view)
  }

  private var asksSearches: Bool { code != nil && scene.hasOwnSearches && !rules.searchIsMistaken }

  /// The hit-test view of a point on the screen, and its window.
  mutating func search(screen point: Point) -> (view: ViewID, window: ViewID)? {
    guard asksSearches else { return scene.hitTest(screen: point, rules: rules, trace: &trace) }
    if scene.keyboardTakes(point, rules: rules, trace: &trace) { return nil }
    for window in scene.windowsFrontToBack {
      if rules.touchWindow == .key, window != scene.keyWindow {
        note(.ev05, .windowPassedOver(window, .notKey))
        continue
      }
      if scene.nodes[window.index].flags.contains(.noScene) {
        note(.uWN13, .windowPassedOver(window, .noScene))
        continue
      }
      guard let local = scene.fromSuperview(point, to: window) else { continue }
      note(rules.touchWindow == .key ? .ev05 : .uWN02, .windowAsked(window, point: local))
      // A hidden window is passed over before its class is asked.
      let isHidden = scene.nodes[window.index].flags.contains(.hidden)
      guard let view = search(local, in: window, unasked: isHidden ? window : nil) else {
        note(.uWN02, .windowPassedOver(window, .answeredNil))
        continue
      }
      if scene.nodes[view.index].flags.contains(.transitionView),
        let other = scene.passthrough(local, behind: view, in: window, rules: rules)
      {
        note(.uPC05, .presentation(.passthrough(other)))
        note(.ht02, .hitView(other))
        return (other, window)
      }
      note(.ht02, .hitView(view))
      scene.noteWhatIsSeen(at: point, in: window, answer: view, trace: &trace)
      return (view, window)
    }
    note(.ev10, .noHitView)
    return nil
  }

  /// What stands where a delivery was taken away for a while.
  static let nothing = Delivery(scene: Scene(), rules: .uikit, trace: .off)
}

/// Owns the delivery while a search goes on, and hands it to the code that is asked.
struct OwnSink: HitTestSink {
  var delivery: Delivery
  /// Code that moves what is searched could keep a search going for ever.
  private var left: Int

  static var isOn: Bool { true }
  static var asks: Bool { true }

  init(delivery: Delivery) {
    self.delivery = delivery
    left = 10_000 + 2 * delivery.scene.views.count
  }

  mutating func note(_ rule: Rule, _ kind: Decision.Kind) { delivery.trace.note(rule, kind) }

  mutating func ask(_ call: OwnCall, of view: ViewID) -> OwnAnswer? {
    guard left > 0 else { return nil }
    left -= 1
    return delivery.ask(call, of: .view(view))
  }

  var sceneNow: Scene? { delivery.scene }
}
