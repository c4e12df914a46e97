/// `UIView.animate`: the model changes at once, and what is seen follows.
extension Delivery {
  /// What an animation shows on its way.
  public static let animatable: [Property] = [.frame, .bounds, .center, .transform, .alpha]

  /// Without `allows` the view, and what is in it, takes no touches until it is over (U-HT-13); a
  /// property animator allows them (U-HT-25).
  public mutating func animate(
    _ view: ViewID, _ changes: [(property: Property, value: Value)], seconds: Double, allows: Bool
  ) throws(SceneError) {
    let from = scene.seenLook(of: view)
    let before = scene.animations[view]
    for change in changes { try set(change.property, of: .view(view), to: change.value) }
    start(view, from, before, seconds: seconds, allows: allows)
  }

  /// A layout pass whose moves take their time: `layoutIfNeeded()` in an animation block.
  public mutating func layOut(below root: ViewID, seconds: Double, allows: Bool) {
    let before = scene.layout.freed.sorted { $0.number < $1.number }.map { view in
      (view: view, look: scene.seenLook(of: view), animation: scene.animations[view])
    }
    layOut(below: root)
    for (view, look, animation) in before where scene.exists(view) {
      start(view, look, animation, seconds: seconds, allows: allows)
    }
  }

  private mutating func start(
    _ view: ViewID, _ from: ViewLook, _ before: ViewAnimation?, seconds: Double, allows: Bool
  ) {
    guard seconds > 0, scene.look(of: view) != from else { return }
    let flags = scene.nodes[view.index].flags
    let animation = ViewAnimation(
      from: from, start: scene.now, end: scene.now + seconds,
      wasAnimating: before?.wasAnimating ?? flags.contains(.animating),
      didAllow: before?.didAllow ?? flags.contains(.allowsInteractionDuringAnimation))
    scene.animations[view] = animation
    scene.setAnimation(of: view, runs: true, allows: allows)
    note(.uHT25, .screen(.animates(view, until: animation.end)))
    if !allows { note(.uHT13, .screen(.refusesTouches(view, until: animation.end))) }
  }

  /// Those that the clock has passed are over.
  mutating func endAnimations() {
    guard !scene.animations.isEmpty else { return }
    for (view, animation) in scene.animations.sorted(by: { $0.key.number < $1.key.number })
    where animation.end <= scene.now + Delivery.instant {
      scene.stopAnimation(of: view)
      if scene.exists(view) { note(.uHT25, .screen(.animationOver(view))) }
    }
  }
}

extension Scene {
  /// What is seen of it is what it is.
  mutating func stopAnimation(of view: ViewID) {
    guard let animation = animations.removeValue(forKey: view) else { return }
    setAnimation(of: view, runs: animation.wasAnimating, allows: animation.didAllow)
  }

  /// A view that is animated is closed unless touches are allowed (U-HT-13).
  mutating func setAnimation(of view: ViewID, runs: Bool, allows: Bool) {
    setFlag(.animating, of: view, to: runs)
    setFlag(.allowsInteractionDuringAnimation, of: view, to: allows)
    setFlag(.animationRefusesTouches, of: view, to: runs && !allows)
  }
}
