import Engine

/// Changes that may make a view the hit-test view, given what stopped the search.
struct HitChanges {
  let incident: Incident
  let inquiry: HitInquiry
  private var scene: Scene { incident.before }

  init(_ incident: Incident) {
    self.incident = incident
    inquiry = HitInquiry(incident)
  }

  private func name(_ view: ViewID) -> String { scene.name(of: view) }

  func changes(for view: ViewID) -> [Remedy] {
    let stop = inquiry.stop(of: view)
    switch stop {
    case .isHit, .bound, .loose, .unknown: return []
    case .inNoWindow: return scene.controller(takingOut: view).map { [dismiss($0)] } ?? []
    case .ignored: return [Remedy(.act(.ignoreEvents(false)), .handleEvents, .uWN09)]
    case .gates(let closed, let gates):
      return gates.prefix(1).flatMap { open(closed, $0) } + redirect(to: view)
    case .outside(let refused, let decision):
      return outside(view, refusedBy: refused, decision: decision)
    case .flat(let flat, _):
      return [
        Remedy(
          .set(.transform, of: .view(flat), to: .transform(.identity)), .unflatten(name(flat)),
          .uHT08)
      ] + redirect(to: view)
    case .override(let owner, _):
      return [superHitTest(owner)] + redirect(to: view)
    case .subview(let child, let answer):
      return remove(child, answer)
        + [
          Remedy(
            .behave(.overrideHitTest(view, .itself)), .takeAll(name(view)), .re05,
            cost: Remedy.detour)
        ] + redirect(to: view)
    case .sibling(let front, let behind, let answer):
      return dismissal(of: front) + order(front, behind) + remove(front, answer)
        + redirect(to: view)
    case .window(let front, let own, let answer):
      return windows(front: front, own: own, answer: answer)
    case .notKey(let window, let decision) where decision.rule == .uWN13:
      let own = Object.windowScene(scene.activeScene)
      return [
        Remedy(
          .set(.windowScene, of: .view(window), to: .object(own)),
          .joins(name(window), scene.name(of: own)), .uWN13)
      ]
    case .notKey(let window, _):
      return [Remedy(.build(.keyWindow(window)), .makeKey(name(window)), .ev05)]
    case .keyboard: return [Remedy(.act(.endEditing(force: false)), .keyboardGoes, .uFR18)]
    case .notBelow: return redirect(to: view)
    }
  }

  // MARK: Gates and geometry

  private func open(_ view: ViewID, _ decision: Decision) -> [Remedy] {
    if case .presentation(.outOfWindow(_, let controller)) = decision.kind {
      return [dismiss(controller)]
    }
    guard case .gateClosed(_, let gate, _) = decision.kind else { return [] }
    let name = name(view)
    func setting(_ property: Property, _ value: Value, _ purpose: Purpose, _ rule: Rule) -> Remedy {
      Remedy(.set(property, of: .view(view), to: value), purpose, rule)
    }
    switch gate {
    case .hidden: return [setting(.hidden, .bool(false), .show(name), .gt02)]
    case .userInteraction:
      return [setting(.userInteractionEnabled, .bool(true), .takeTouches(name), .gt01)]
    case .alpha: return [setting(.alpha, .number(1), .opaque(name), .gt03)]
    case .animation:
      return ends(view)
        + [
          setting(.animating, .bool(false), .stopAnimation(name), .uHT13),
          setting(
            .allowsUserInteractionDuringAnimation, .bool(true), .touchDuringAnimation(name),
            .uHT13),
        ]
    case .disabledControl: return [setting(.enabled, .bool(true), .enable(name), .uHT16)]
    }
  }

  /// It waits until an animation is over.
  private func ends(_ view: ViewID) -> [Remedy] {
    guard let end = scene.animations[view]?.end else { return [] }
    let left = ((end - scene.now) * 100).rounded(.up) / 100
    return [Remedy(.act(.stimulus(.wait(left))), .animationEnds(name(view)), .uHT25)]
  }

  /// A window cannot grow beyond the screen, so a point outside it stays outside.
  private func outside(_ view: ViewID, refusedBy refused: ViewID, decision: Decision) -> [Remedy] {
    guard case .pointInside(_, let point, _, _) = decision.kind else { return [] }
    let room = HitRoom(scene: scene)
    guard scene[refused].kind != .window else { return room.size(ofWindow: refused) + reveal(view) }
    if refused == view {
      return room.size(of: view) + reach(point, view) + moveTo(point, view) + redirect(to: view)
    }
    let own =
      scene[refused].kind.isScrollView ? reveal(view) : room.growth(of: refused, around: view)
    let fallback = Remedy(
      .behave(.overrideHitTest(refused, .fallback(view))),
      .fallBackTo(name(view), by: name(refused)), .re10, cost: 5)
    return own + reach(point, refused, for: view) + [fallback] + redirect(to: view)
  }

  private func reveal(_ view: ViewID) -> [Remedy] {
    Reveal(view, in: scene).map { [Remedy($0.steps, cost: $0.steps.count)] } ?? []
  }

  /// Changes of what a view takes for its inside: as far as the finger, or as what sticks out of it.
  func reach(_ point: Point, _ view: ViewID, for inner: ViewID? = nil) -> [Remedy] {
    let bounds = scene.bounds(of: view)
    let isOverridden = scene.rare(view).pointInside != nil
    if isOverridden, bounds.contains(point) {
      return [
        Remedy(
          .behave(.unoverride(.view(view), .pointInside)), .superPointInside(name(view)), .pi02)
      ]
    }
    var size = HitChanges.roundNumber(reaching: Offset(point, bounds).distance)
    if let place = inner.flatMap({ scene.place(of: $0, in: view) }), place.contains(point) {
      let farthest = max(
        Offset(place.origin, bounds).distance,
        Offset(Point(place.maxX, place.maxY), bounds).distance)
      size = Int(min(farthest, 1_000_000).rounded(.up))
    }
    let region = Region.inset(-Double(size), -Double(size))
    return [
      Remedy(
        .behave(.overridePointInside(view, region)), .enlarge(name(view)), .pi05, cost: 2)
    ]
  }

  func moveTo(_ point: Point, _ view: ViewID) -> [Remedy] {
    // Where constraints place it, it would not stay.
    guard !HitLayout(scene: scene).holds(view), let parent = scene.superview(of: view),
      let center = scene.convert(point, from: view, to: parent)
    else { return [] }
    return [
      Remedy(
        .set(.center, of: .view(view), to: .point(center.told)), .moveToPoint(name(view)), .ht01,
        cost: 3)
    ]
  }

  /// The smallest round number larger than a distance: right and bottom edges do not count.
  static func roundNumber(reaching distance: Double) -> Int {
    guard distance < 1_000_000 else { return 1_000_000 }
    let step = distance < 50 ? 5.0 : distance < 200 ? 10 : distance < 1_000 ? 50 : 1_000
    return Int(((distance / step).rounded(.down) + 1) * step)
  }

  // MARK: Whoever was asked before

  /// Takes a view that answered out of the search.
  func remove(_ view: ViewID, _ answer: ViewID) -> [Remedy] {
    let name = name(view)
    var changes: [Remedy] = []
    if scene.rare(view).hitTest != nil {
      changes.append(superHitTest(view))
    }
    changes.append(
      Remedy(
        .set(.userInteractionEnabled, of: .view(view), to: .bool(false)), .leaveOut(name), .gt01,
        cost: 2))
    changes.append(
      answer == view
        ? Remedy(
          .behave(.overrideHitTest(view, .passThrough)), .letThrough(name), .re07, cost: 2)
        : Remedy(.behave(.overrideHitTest(view, .none)), .leaveOut(name), .re04, cost: 3))
    return changes
  }

  private func superHitTest(_ view: ViewID) -> Remedy {
    Remedy(.behave(.unoverride(.view(view), .hitTest)), .superHitTest(name(view)), .ht03)
  }

  /// What lies in front is presented: its view, or the one that UIKit puts behind it (U-PC-04).
  private func dismissal(of front: ViewID) -> [Remedy] {
    let presented =
      scene.presentedController(behind: front)
      ?? scene[front].controller.flatMap { scene[$0].presenting == nil ? nil : $0 }
    return presented.map { [dismiss($0)] } ?? []
  }

  private func dismiss(_ controller: ControllerID) -> Remedy {
    Remedy(
      .build(.dismiss(controller)), .dismissed(scene.name(of: Object.controller(controller))),
      .uPC04)
  }

  private func order(_ front: ViewID, _ behind: ViewID) -> [Remedy] {
    [
      Remedy(.build(.bringToFront(behind)), .front(name(behind)), .ht06),
      Remedy(.build(.sendToBack(front)), .back(name(front)), .ht06),
    ]
  }

  private func windows(front: ViewID, own: ViewID, answer: ViewID) -> [Remedy] {
    let level = scene.rare(front).windowLevel
    var changes = remove(front, answer)
    if level > scene.rare(own).windowLevel {
      changes.append(
        Remedy(
          .set(.windowLevel, of: .view(own), to: .number((level + 1).told)), .raise(name(own)),
          .uWN02))
    } else {
      changes += order(front, own).map { change in
        Remedy(change.steps.map { Step($0.command, $0.purpose, .uWN02) }, cost: change.cost)
      }
    }
    return changes
  }

  /// The view that answered gives the touch away, as long as it is in the same window. All that a root
  /// view or a scroll view takes is too much to give, and so is what holds others that one taps.
  private func redirect(to view: ViewID) -> [Remedy] {
    guard let answer = inquiry.search(for: view)?.answer, answer != view,
      let window = scene.window(of: view), scene.window(of: answer) == window,
      answer != window, scene[answer].controller == nil, scene.superview(of: answer) != window,
      !scene[answer].kind.isScrollView,
      !scene.subtree(of: answer).dropFirst().contains(where: {
        scene.wantsTaps($0) && !scene.isDescendant($0, of: view)
      })
    else { return [] }
    return [
      Remedy(
        .behave(.overrideHitTest(answer, .redirect(view))),
        .giveTo(name(view), by: name(answer)), .uHT19, cost: Remedy.detour)
    ]
  }
}
