extension Rulebook {
  /// The subview that is asked first.
  func frontSubview(of view: ViewID, in scene: Scene) -> Int32 {
    let last = scene.nodes[view.index].lastSubview
    guard subviewOrder == .firstToLast, last != HitNode.none else { return last }
    var first = last
    while scene.nodes[Int(first)].previousSibling != HitNode.none {
      first = scene.nodes[Int(first)].previousSibling
    }
    return first
  }

  /// The sibling that is asked after a view.
  func subview(behind view: ViewID, in scene: Scene) -> Int32 {
    subviewOrder == .lastToFirst
      ? scene.nodes[view.index].previousSibling : scene.views[view.index].nextSibling
  }
}
