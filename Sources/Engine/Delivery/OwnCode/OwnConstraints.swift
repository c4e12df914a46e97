/// What a layout pass asks the app's own classes before it solves anything (U-AL-10).
extension Delivery {
  /// `setNeedsUpdateConstraints()`
  public mutating func needsUpdateConstraints(_ view: ViewID) { scene.noteOutdated(view) }

  /// `invalidateIntrinsicContentSize()`
  public mutating func invalidateIntrinsicSize(of view: ViewID) {
    scene.layout.ownSizes[view] = nil
    scene.needsNewLayout()
  }

  /// `updateConstraintsIfNeeded()`
  public mutating func updateConstraints(below root: ViewID) { askForConstraints(below: root) }

  /// `updateConstraints` from the innermost out; a controller's before its view's.
  mutating func askForConstraints(below root: ViewID?) {
    guard !scene.layout.outdated.isEmpty else { return }
    let due = scene.layout.outdated.filter { view in
      scene.exists(view)
        && (root.map { scene.isDescendant(view, of: $0) } ?? (scene.window(of: view) != nil))
    }
    .map { (view: $0, depth: scene.ancestry(of: $0).reduce(0) { n, _ in n + 1 }) }
    .sorted { ($1.depth, $0.view.number) < ($0.depth, $1.view.number) }
    for (view, _) in due where scene.layout.outdated.remove(view) != nil && scene.exists(view) {
      if let owner = scene[view].controller { _ = ask(.updateConstraints, of: .controller(owner)) }
      _ = ask(.updateConstraints, of: .view(view))
    }
  }

  /// `intrinsicContentSize` of those that constraints place: asked once, until it is invalidated.
  mutating func askForSizes() {
    let due = scene.layout.freed.filter { view in
      scene.layout.ownSizes[view] == nil && hasOwn(.intrinsicSize, .view(view))
    }
    for view in due.sorted(by: { $0.number < $1.number }) {
      guard case .size(let size)? = ask(.intrinsicContentSize, of: .view(view)) else { continue }
      // -1 is `UIView.noIntrinsicMetric`.
      func length(_ value: Double) -> Double? { value.isFinite && value >= 0 ? value : nil }
      scene.layout.ownSizes[view] = IntrinsicSize(length(size.width), length(size.height))
    }
  }
}

extension Scene {
  /// Its constraints are to be updated, where anybody's code does it.
  mutating func noteOutdated(_ view: ViewID) {
    guard !ownPlaces.isEmpty else { return }
    let owner = views[view.index].controller
    if ownPlaces[.view(view)]?.contains(.updateConstraints) == true
      || owner.map({ ownPlaces[.controller($0)]?.contains(.updateConstraints) == true }) == true
    {
      layout.outdated.insert(view)
    }
  }
}
