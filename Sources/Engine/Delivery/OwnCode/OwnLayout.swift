/// A layout pass: constraints first, then what the app's own classes have code for, the outermost first
/// (U-AL-10).
extension Delivery {
  /// `layoutIfNeeded()`, and what happens by itself before the screen is drawn again.
  public mutating func layOut(below root: ViewID? = nil) {
    let moves = !scene.scrollViews.isEmpty
    if code != nil { tellSafeAreas() }
    defer { if code != nil { tellSafeAreas() } }
    if moves { _ = adjustContentInsets() }
    layOutOnce(below: root)
    // Frames change what bars cover, and content that moves what is in it.
    for _ in 0..<8 where moves {
      guard adjustContentInsets() else { return }
      layOutOnce(below: root)
    }
  }

  private mutating func layOutOnce(below root: ViewID?) {
    guard scene.layout.isStale || !scene.unlaid.isEmpty || !scene.layout.outdated.isEmpty else {
      return
    }
    // What is in no window is laid out alone, as a whole.
    let top = root.flatMap { scene.topOutsideWindows(of: $0) }
    let wasStale = scene.layout.isStale
    defer { if top != nil, wasStale { scene.layout.isStale = true } }
    // Layout that always wants another one would never end.
    for _ in 0..<100 {
      if code != nil { askForConstraints(below: root) }
      if scene.layout.isStale {
        if code != nil { askForSizes() }
        placeByConstraints(below: top)
      }
      let views = code == nil ? [] : ownLayouts(below: root)
      guard !views.isEmpty else { return }
      for view in views where scene.unlaid.remove(view) != nil && scene.exists(view) {
        layOut(view)
      }
    }
  }

  /// Before the views lay out: whose insets are others than the ones that they know.
  private mutating func tellSafeAreas() {
    var due: [(object: Object, view: ViewID)] = []
    for (object, places) in scene.ownPlaces where places.contains(.safeArea) {
      guard scene.exists(object) else { continue }
      switch object {
      case .view(let view): due.append((object, view))
      case .controller(let owner) where scene[owner].isViewLoaded:
        due.append((object, scene[owner].view))
      default: break
      }
    }
    due.sort { $0.view.number < $1.view.number }
    for (object, view) in due where scene.exists(object) && scene.window(of: view) != nil {
      let insets = scene.safeAreaInsets(of: view)
      guard scene.layout.toldInsets[view] ?? .zero != insets else { continue }
      scene.layout.toldInsets[view] = insets
      _ = ask(.safeAreaChanged, of: object)
    }
  }

  /// Those that want it, the outermost first.
  private func ownLayouts(below root: ViewID?) -> [ViewID] {
    scene.unlaid.filter { view in
      scene.exists(view) && (root.map { scene.isDescendant(view, of: $0) } ?? true)
        && (root != nil || scene.window(of: view) != nil)
    }
    .map { (view: $0, depth: scene.ancestry(of: $0).reduce(0) { n, _ in n + 1 }) }
    .sorted { ($0.depth, $0.view.number) < ($1.depth, $1.view.number) }
    .map { $0.view }
  }

  private mutating func layOut(_ view: ViewID) {
    let owner = scene[view].controller
    if let owner { _ = ask(.viewWillLayoutSubviews, of: .controller(owner)) }
    _ = ask(.layoutSubviews, of: .view(view))
    if let owner { _ = ask(.viewDidLayoutSubviews, of: .controller(owner)) }
  }

  /// `setNeedsLayout()`
  public mutating func needsLayout(_ view: ViewID) {
    scene.noteUnlaid(view)
    scene.needsNewLayout()
  }
}

extension Scene {
  /// The outermost superview; nil where that is a window.
  func topOutsideWindows(of view: ViewID) -> ViewID? {
    var top = view
    for next in ancestry(of: view) { top = next }
    return self[top].kind == .window ? nil : top
  }

  /// Its layout is to be done again, where anybody's code does it.
  mutating func noteUnlaid(_ view: ViewID) {
    guard !ownPlaces.isEmpty else { return }
    let owner = views[view.index].controller
    if ownPlaces[.view(view)]?.contains(.layoutSubviews) == true
      || owner.map({ ownPlaces[.controller($0)]?.contains(.controllerLayout) == true }) == true
    {
      unlaid.insert(view)
    }
  }
}
