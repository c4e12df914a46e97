/// `willMove(toSuperview:)`, `didMoveToWindow()` and their kin.
extension Delivery {
  mutating func tellWillMove(_ view: ViewID, to parent: ViewID?, _ window: ViewID?) {
    guard code != nil, !scene.ownPlaces.isEmpty else { return }
    if scene.superview(of: view) != parent {
      _ = ask(.willMoveToSuperview(parent), of: .view(view))
    }
    guard scene.exists(view), scene.window(of: view) != window else { return }
    for inner in movers(in: view) { _ = ask(.willMoveToWindow(window), of: .view(inner)) }
  }

  mutating func tellDidMove(_ view: ViewID, hasMoved: Bool, changedWindow: Bool) {
    guard code != nil, !scene.ownPlaces.isEmpty else { return }
    if changedWindow {
      for inner in movers(in: view) where scene.exists(inner) {
        _ = ask(.didMoveToWindow, of: .view(inner))
      }
    }
    if hasMoved, scene.exists(view) { _ = ask(.didMoveToSuperview, of: .view(view)) }
  }

  private func movers(in view: ViewID) -> [ViewID] {
    scene.subtree(of: view).filter { scene.ownPlaces(of: .view($0)).contains(.moves) }
  }
}
