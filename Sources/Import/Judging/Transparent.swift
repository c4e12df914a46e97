import Engine

extension Judge {
  /// Views of React Native's and their like look at no alpha in their hit test: one that nobody sees, and
  /// that lies in front, may take the touch from what UIKit would hit.
  func transparentInFront(of view: ViewID, _ verdict: Verdict) -> [Verdict.Suspect] {
    guard verdict.isFine, imported.unknown.contains(.overrides), !imported.transparent.isEmpty
    else { return [] }
    let path = Set(scene.ancestry(of: view))
    return imported.transparent.filter { each in
      !path.contains(each) && isInFront(each, of: path) && covers(each, verdict.point)
        && scene.ancestry(of: each).dropFirst().allSatisfy { scene.closedGates(of: $0).isEmpty }
    }.map {
      Verdict.Suspect(name: scene.name(of: $0), address: imported.object(of: $0)?.node.address)
    }
  }

  /// Does it, or what it is in, come after the view, or what that is in, in the superview of both?
  private func isInFront(_ other: ViewID, of path: Set<ViewID>) -> Bool {
    let own = scene.ancestry(of: other).prefix { !path.contains($0) }
    guard let top = Array(own).last, let shared = scene.superview(of: top) else { return false }
    let siblings = scene.subviews(of: shared)
    guard let place = siblings.firstIndex(of: top) else { return false }
    return siblings[..<place].contains { path.contains($0) }
  }

  private func covers(_ view: ViewID, _ point: Point) -> Bool {
    scene.convert(point, from: nil, to: view).map { scene.bounds(of: view).contains($0) } ?? false
  }
}
