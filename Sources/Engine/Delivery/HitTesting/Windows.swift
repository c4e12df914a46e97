/// Which window is asked for a touch.
extension Scene {
  /// The highest level first, and the window shown last first within a level (U-WN-02).
  public var windowsFrontToBack: [ViewID] {
    guard windows.count > 1 else { return windows }
    return windows.indices.sorted { a, b in
      let (levelA, levelB) = (rare(windows[a]).windowLevel, rare(windows[b]).windowLevel)
      return levelA == levelB ? a > b : levelA > levelB
    }.map { windows[$0] }
  }

  /// The hit-test view of a point on the screen, and its window.
  public func hitTest(
    screen point: Point, rules: Rulebook = .uikit, trace: inout Trace
  ) -> (view: ViewID, window: ViewID)? {
    if keyboardTakes(point, rules: rules, trace: &trace) { return nil }
    let frontToBack =
      rules.mistakes.contains(.windowLevelsIgnored) ? windows.reversed() : windowsFrontToBack
    for window in frontToBack {
      if rules.touchWindow == .key, window != keyWindow {
        trace.note(.ev05, .windowPassedOver(window, .notKey))
        continue
      }
      if nodes[window.index].flags.contains(.noScene) {
        trace.note(.uWN13, .windowPassedOver(window, .noScene))
        continue
      }
      guard let local = fromSuperview(point, to: window) else { continue }
      trace.note(
        rules.touchWindow == .key ? .ev05 : .uWN02, .windowAsked(window, point: local))
      if let view = hitTest(local, in: window, rules: rules, trace: &trace) {
        if nodes[view.index].flags.contains(.transitionView),
          let other = passthrough(local, behind: view, in: window, rules: rules)
        {
          trace.note(.uPC05, .presentation(.passthrough(other)))
          trace.note(.ht02, .hitView(other))
          return (other, window)
        }
        trace.note(.ht02, .hitView(view))
        noteWhatIsSeen(at: point, in: window, answer: view, trace: &trace)
        return (view, window)
      }
      trace.note(.uWN02, .windowPassedOver(window, .answeredNil))
    }
    trace.note(.ev10, .noHitView)
    return nil
  }

  /// The same, with nothing recorded.
  public func hitTest(screen point: Point, rules: Rulebook = .uikit) -> ViewID? {
    var silence = Trace.off
    return hitTest(screen: point, rules: rules, trace: &silence)?.view
  }
}
