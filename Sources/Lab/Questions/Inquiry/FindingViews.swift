import Engine

/// Why a view was, or was not, the one that a point belongs to.
extension HitInquiry {
  func finding(for view: ViewID) -> Finding {
    let stop = stop(of: view)
    var finding = finding(view, stop)
    if let path = path(to: view, stop) { finding.paths.append(path) }
    return finding
  }

  private func finding(_ view: ViewID, _ stop: HitStop) -> Finding {
    switch stop {
    case .isHit: return Finding(true, reasonForHit(view))
    case .gates(_, let gates):
      var finding = Finding(false)
      finding.clauses = gates.map { .decision($0) }
      return finding
    case .outside(let refused, let decision):
      return outside(view, refusedBy: refused, decision: decision)
    case .flat(_, let decision), .override(_, let decision), .notKey(_, let decision),
      .keyboard(let decision), .ignored(let decision):
      return .missed(decision)
    case .subview(let child, let answer):
      return .missed(.subviewAnswers(view, subview: child, answer: answer), .ht07)
    case .sibling(let front, let behind, let answer):
      return .missed(.askedBefore(front, behind: behind, of: view, answer: answer), .ht07)
        .adding(outsideAnyway(view, from: front))
    case .window(let front, let own, let answer):
      return .missed(.windowBefore(front, own: own, of: view, answer: answer), .uWN02)
        .adding(outsideAnyway(view, from: front))
    case .inNoWindow: return .missed(.inNoWindow(.view(view)), .ht16)
    case .notBelow(let root): return .missed(.notBelow(view, root: root), .ht16)
    case .bound(let finger, let bound): return .missed(.bound(finger: finger, bound), .to08)
    case .loose(let finger): return .missed(.loose(finger: finger), .c10)
    case .unknown: return .missed(.notConcerned(.view(view)))
    }
  }

  private func outside(_ view: ViewID, refusedBy refused: ViewID, decision: Decision) -> Finding {
    guard case .pointInside(_, let point, _, false) = decision.kind else {
      return .missed(decision)
    }
    let offset = Offset(point, incident.before.bounds(of: refused))
    if refused == view { return .missed(.outside(view, offset), .ht05).adding(noSize(refused)) }
    let inner = incident.before.convert(point, from: refused, to: view)
    let holds = inner.map { contains(view, $0) } ?? false
    return .missed(
      .outsideAbove(refused, offset, of: view, holds: holds), holds ? .ht13 : .ht05
    ).adding(noSize(refused))
  }

  /// Where its constraints are why it contains nothing.
  private func noSize(_ view: ViewID) -> Clause? {
    guard incident.before.bounds(of: view).isEmpty,
      let answer = incident.before.layoutAnswer(about: view), answer.isByConstraints
    else { return nil }
    return .saying(.noSizeByLayout(answer), [.uAL12])
  }

  /// A view that was never asked may not have contained the point either.
  private func outsideAnyway(_ view: ViewID, from asked: ViewID) -> Clause? {
    guard
      case .pointInside(_, let point, _, _)? = search(for: view)?.facts(of: asked)?.inside?.kind,
      let inner = incident.before.convert(point, from: asked, to: view), !contains(view, inner),
      incident.before.rare(view).pointInside == nil
    else { return nil }
    return .saying(.outside(view, Offset(inner, incident.before.bounds(of: view))), [.pi02])
  }

  private func contains(_ view: ViewID, _ point: Point) -> Bool {
    let bounds = incident.before.bounds(of: view)
    let region = incident.before.rare(view).pointInside
    return region?.contains(point, bounds: bounds) ?? bounds.contains(point)
  }

  /// Another's override may have answered with it, whatever it makes of the point itself.
  private func reasonForHit(_ view: ViewID) -> Clause {
    guard let search = search(for: view), search.answer == view else {
      let finger =
        incident.results.fingers.first { $0.hitView == view }?.finger
        ?? incident.before.touches.first { $0.view == view }?.finger ?? 1
      return .saying(.bound(finger: finger, view), [.to08])
    }
    let own = search.facts(of: view)
    if let override = own?.override, !(own?.letsIn ?? false) { return .decision(override) }
    for decision in incident.decisions {
      if case .hitTestOverridden(let owner, _, let superAnswer, view) = decision.kind,
        owner != view, superAnswer != view
      {
        return .decision(decision)
      }
    }
    if own?.letsIn ?? false {
      let hasSubviews = !incident.before.subviews(of: view).isEmpty
      return .saying(
        .takesItself(view, hasSubviews: hasSubviews), [hasSubviews ? .ht08 : .ht02])
    }
    return search.end.map { .decision($0) } ?? .saying(.notConcerned(.view(view)), [])
  }

  /// From the app down to the view that answered, or to the one that refused.
  private func path(to view: ViewID, _ stop: HitStop) -> Path? {
    guard let search = search(for: view), stop != .isHit || search.answer == view else {
      return nil
    }
    var path: Path
    if let answer = search.answer {
      path = Path(steps: way(toAnswer: answer), end: .answered, missed: nil)
    } else {
      guard let window = search.frontWindow else { return nil }
      path = Path(steps: way(to: window), end: .refused, missed: nil)
      switch stop {
      case .gates(let refused, _), .outside(let refused, _), .flat(let refused, _),
        .override(let refused, _):
        path.steps = way(to: refused)
      default: break
      }
    }
    if search.answer != view, !search.asks(view) { path.missed = .view(view) }
    return path
  }

  /// Where an override answered with a view from elsewhere, the way leads through its owner.
  private func way(toAnswer answer: ViewID) -> [Object] {
    for decision in incident.decisions {
      if case .hitTestOverridden(let owner, _, let superAnswer, answer) = decision.kind,
        owner != answer, superAnswer != answer
      {
        return way(to: owner) + [.view(answer)]
      }
    }
    return way(to: answer)
  }

  private func way(to view: ViewID) -> [Object] {
    if case .hitTest(in: let root?) = incident.occasion {
      var way: [Object] = []
      for current in incident.before.ancestry(of: view) {
        way.append(.view(current))
        if current == root { break }
      }
      return way.reversed()
    }
    return [.application]
      + incident.before.ancestry(of: view).map { .view($0) }.reversed()
  }
}
