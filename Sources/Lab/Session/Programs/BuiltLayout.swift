import Engine

/// What is wrong with where the views of a new screen are, of each kind together.
struct BuiltLayout {
  var conflicts: [LayoutFinding] = []
  var ambiguous: [ViewID] = []
  /// Held by constraints that give them no size.
  var sizeless: [ViewID] = []
  /// Placed by frames that nobody has set.
  var frameless: [ViewID] = []
  /// Of the views in conflict those that their masks hold besides.
  var masked: [ViewID] = []

  var isEmpty: Bool {
    conflicts.isEmpty && ambiguous.isEmpty && sizeless.isEmpty && frameless.isEmpty
  }

  init(of scene: Scene, newTo before: Scene) {
    for finding in scene.layoutFindings where !before.layoutFindings.contains(finding) {
      switch finding {
      case .conflict(let broken, let others):
        conflicts.append(finding)
        note(masks: others + [broken], scene)
      case .unsolved: conflicts.append(finding)
      case .ambiguous(let view, _): ambiguous.append(view)
      case .noSize(let view, _):
        if scene.matters(view) { sizeless.append(view) }
      }
    }
    // Without a size a place says little.
    ambiguous.removeAll { sizeless.contains($0) }
    for number in before.views.count..<max(before.views.count, scene.views.count) {
      let view = scene.viewID(numbered: number)
      guard scene.exists(view), scene.translatesMask(view), scene[view].controller == nil,
        scene.window(of: view) != nil, scene.bounds(of: view).isEmpty, scene.matters(view),
        !isBelow(view, scene)
      else { continue }
      frameless.append(view)
    }
  }

  private mutating func note(masks reasons: [LayoutReason], _ scene: Scene) {
    for reason in reasons {
      guard case .frame(let view, _) = reason, !masked.contains(view),
        scene.constraints(about: view).contains(where: { id in
          scene[id]?.isActive == true && scene[id]?.first.item == .view(view)
        })
      else { continue }
      masked.append(view)
    }
  }

  /// Whoever is in one of them is named with it.
  private func isBelow(_ view: ViewID, _ scene: Scene) -> Bool {
    (sizeless + frameless).contains { scene.isDescendant(view, of: $0) }
  }
}

extension Scene {
  /// Does anybody touch it, or what is in it?
  fileprivate func matters(_ view: ViewID) -> Bool {
    let hidden = value(of: .hidden, of: .view(view)) == .bool(true)
    let takes = value(of: .userInteractionEnabled, of: .view(view)) == .bool(true)
    // `tableFooterView = UIView()` hides the lines of empty rows.
    let isFooter = superview(of: view).map { self[$0].kind == .tableView } == true
    return !hidden && takes && !isSpacer(view) && !(isFooter && self.subviews(of: view).isEmpty)
      && !SystemClass.isPrivate(className(of: .view(view)), self[view].kind)
  }

  /// A plain view in a stack view that only takes room: nobody touches it.
  private func isSpacer(_ view: ViewID) -> Bool {
    superview(of: view).map { self[$0].kind == .stackView } == true && subviews(of: view).isEmpty
      && className(of: .view(view)) == "UIView" && recognizers(of: view).isEmpty
  }
}
