import Engine

/// Room for what is to be hit, where constraints place it: a frame would last until the next layout, so that the
/// change is a constraint.
struct HitLayout {
  let scene: Scene

  /// Do constraints place it?
  func holds(_ view: ViewID) -> Bool { !scene.translatesMask(view) }

  /// What has no width or no height gets as much as a finger needs.
  func size(of view: ViewID) -> [Remedy] {
    let bounds = scene.bounds(of: view)
    var steps: [Step] = []
    for (attribute, now) in [
      (LayoutAttribute.width, bounds.width), (.height, bounds.height),
    ] where now == 0 {
      steps += length(view, attribute)
    }
    return steps.isEmpty ? [] : [Remedy(steps, cost: 1)]
  }

  private func length(_ view: ViewID, _ attribute: LayoutAttribute) -> [Step] {
    let purpose = Purpose.hasASize(scene.name(of: view))
    let isSaid = scene.constraints(about: view).contains { id in
      scene[id].map { $0.isActive && $0.first == LayoutAnchor(view, attribute) } ?? false
    }
    let gone = isSaid ? [Step(.build(.unconstrain(.view(view), attribute)), purpose, .uAL12)] : []
    return gone + [
      Step(
        .build(.constrain(LayoutConstraint(LayoutAnchor(view, attribute), plus: 44))), purpose,
        .uAL12)
    ]
  }

  /// A container ends where what is in it ends.
  func growth(of box: ViewID, around view: ViewID) -> [Remedy] {
    guard let place = scene.place(of: view, in: box) else { return [] }
    let area = scene.bounds(of: box)
    let purpose = Purpose.growsAround(scene.name(of: box), scene.name(of: view))
    var steps: [Step] = []
    for (attribute, isOut) in [
      (LayoutAttribute.right, place.maxX > area.maxX), (.bottom, place.maxY > area.maxY),
    ] where isOut {
      steps.append(
        Step(
          .build(
            .constrain(
              LayoutConstraint(
                LayoutAnchor(box, attribute), .greaterOrEqual, LayoutAnchor(view, attribute)))),
          purpose, .uAL12))
    }
    return steps.isEmpty ? [] : [Remedy(steps, cost: 1)]
  }
}
