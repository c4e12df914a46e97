/// Layout, as far as the app's own classes have code for it: nobody else is laid out here.
extension Delivery {
  /// `layoutIfNeeded()`, and what happens by itself before the screen is drawn again.
  public mutating func layOut(below root: ViewID? = nil) {
    guard code != nil, !scene.unlaid.isEmpty else { return }
    // Layout that always wants another one would never end.
    for _ in 0..<100 {
      let views = scene.unlaid.filter { view in
        scene.exists(view) && (root.map { scene.isDescendant(view, of: $0) } ?? true)
          && (root != nil || scene.window(of: view) != nil)
      }
      guard !views.isEmpty else { return }
      let order = views.map {
        (view: $0, depth: scene.ancestry(of: $0).reduce(0) { n, _ in n + 1 })
      }
      .sorted { ($0.depth, $0.view.number) < ($1.depth, $1.view.number) }
      for (view, _) in order where scene.unlaid.remove(view) != nil && scene.exists(view) {
        layOut(view)
      }
    }
  }

  private mutating func layOut(_ view: ViewID) {
    let owner = scene[view].controller
    if let owner { _ = ask(.viewWillLayoutSubviews, of: .controller(owner)) }
    _ = ask(.layoutSubviews, of: .view(view))
    if let owner { _ = ask(.viewDidLayoutSubviews, of: .controller(owner)) }
  }

  /// `setNeedsLayout()`
  public mutating func needsLayout(_ view: ViewID) { scene.noteUnlaid(view) }
}

extension Scene {
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
