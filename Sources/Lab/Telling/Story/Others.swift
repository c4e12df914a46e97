import Engine

/// Views that a reader would have expected, and why they did not get it.
extension Story {
  /// At most two of each: more would hide the rest.
  private static let limit = 2
  /// So many neighbours are looked at: a scene may be very large.
  private static let searched = 64

  func others() -> [Saying] {
    sticksOut() + behind() + unheard() + staysFirst()
  }

  /// The point is in a subview, but not in its superview, which was asked first (HT13).
  private func sticksOut() -> [Saying] {
    var result: [Saying] = []
    var told: Set<ViewID> = []
    for (view, point, isOverridden) in outside.prefix(Story.searched) where scene.exists(view) {
      for child in scene.subviews(of: view).suffix(Story.searched) {
        guard let inner = scene.convert(point, from: view, to: child),
          let found = scene.hitTest(inner, in: child, rules: rules), told.insert(found).inserted
        else { continue }
        result.append(
          isOverridden
            ? (.shutOut(found, by: view), [.ht05])
            : (.sticksOut(found, of: view), [.ht13, .ht14]))
        if result.count == Story.limit { return result }
      }
    }
    return result
  }

  /// Would anything have been hit in a view that was passed over, were its gates open? Of what is
  /// elsewhere on the screen nobody asks (GT01 to GT03).
  func isUnderFinger(_ view: ViewID) -> Bool {
    guard scene.exists(view), let parent = scene.superview(of: view), let points = inside[parent]
    else { return true }
    var open = rules
    open.gates = []
    return points.prefix(Story.searched).contains { point in
      guard let inner = scene.convert(point, from: parent, to: view) else { return false }
      return scene.hitTest(inner, in: view, rules: open) != nil
    }
  }

  /// Every view that the hit test came to. There may be very many: only `behind` gathers them, and
  /// only where there is a neighbour.
  private var asked: Set<ViewID> {
    var asked: Set<ViewID> = []
    for kind in kinds {
      switch kind {
      case .gateClosed(let view, _, _), .flatTransform(let view),
        .hitTestOverridden(let view, _, _, _), .pointInside(let view, _, _, _):
        asked.insert(view)
      default: break
      }
    }
    return asked
  }

  /// It would have taken the point too, but was never asked (HT07).
  private func behind() -> [Saying] {
    guard let (window, point) = askedAt, let hit = landed.first?.view ?? hitInQuery,
      scene.exists(hit), scene.window(of: hit) != nil
    else { return [] }
    // Whom the search would have found is a matter of the time of the search.
    let seen = before.flatMap { $0.exists(.view(hit)) ? $0 : nil } ?? scene
    var result: [Saying] = []
    var left = Story.searched
    var known: Set<ViewID>?
    for view in seen.ancestry(of: hit).prefix(Story.searched) {
      guard let parent = seen.superview(of: view) else { break }
      let siblings = seen.subviews(of: parent)
      guard let own = siblings.firstIndex(of: view) else { break }
      for sibling in siblings[..<own].suffix(Story.searched).reversed() where left > 0 {
        let asked = known ?? asked
        known = asked
        guard !asked.contains(sibling) else { continue }
        left -= 1
        guard let inner = seen.convert(point, from: window, to: sibling),
          let found = seen.hitTest(inner, in: sibling, rules: rules), scene.exists(found)
        else { continue }
        let isUnhandled = isUnhandled(passing: found)
        result.append(
          (
            .behind(found, hit: view, isUnhandled: isUnhandled),
            isUnhandled ? [.ht07, .ch05] : [.ht07]
          ))
        if result.count == Story.limit { return result }
      }
    }
    return result
  }

  /// A button was tapped, and nobody is called: it has no target (AC01). A switch has its own use.
  private func unheard() -> [Saying] {
    let event = ControlEvents.touchUpInside
    guard !isWon, let hit = landed.first?.view, scene.exists(hit),
      scene[hit].kind == .button || scene[hit].kind == .control,
      kinds.contains(.controlEvent(hit, event)), scene.targets(of: hit).isEmpty,
      scene.primaryAction(of: hit) == nil, !isAMenu(hit)
    else { return [] }
    return [(.unheard(hit, event), [.ac01])]
  }

  private func isAMenu(_ control: ViewID) -> Bool {
    kinds.contains { if case .tracking(control, .menuOpens) = $0 { true } else { false } }
  }

  /// Who types keeps on typing: nothing but a text input becomes first responder by a touch (FR07).
  private func staysFirst() -> [Saying] {
    let isDecided = kinds.contains {
      switch $0 {
      case .firstResponder, .askedToBecome, .askedToResign: true
      default: false
      }
    }
    guard !isDecided, let hit = landed.first?.view, scene.exists(hit),
      let window = scene.window(of: hit), let first = scene.firstResponder(of: window),
      first != .view(hit)
    else { return [] }
    return [(.staysFirst(first, touched: hit), [.fr07])]
  }

  private var hitInQuery: ViewID? {
    for passage in passages {
      if case .hitView(let view)? = passage.decision?.kind { return view }
    }
    return nil
  }
}
