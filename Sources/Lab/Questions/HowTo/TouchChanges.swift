import Engine

/// Changes that may bring a touch to a view that is hit, or to a responder further up.
struct TouchChanges {
  let incident: Incident
  private var scene: Scene { incident.before }

  private func name(_ view: ViewID) -> String { scene.name(of: view) }
  private func name(_ responder: Responder) -> String { scene.name(of: responder) }

  /// A view that is hit is not told, where the touch is withheld, held back or taken away.
  func telling(_ view: ViewID) -> [Remedy] {
    if incident.ignored != nil {
      return [Remedy(.act(.ignoreEvents(false)), .handleEvents, .uWN09)]
    }
    var changes = incident.silences(of: view).flatMap { breaking($0, view) }
    if let taker = incident.taker(from: view) { changes += keep(from: taker) }
    return changes
  }

  private func breaking(_ silence: Silence, _ view: ViewID) -> [Remedy] {
    switch silence {
    case .withheld(_, _, let reason): return share(view, reason)
    case .taken(_, _, let recognizer): return keep(from: recognizer)
    case .now(let decision):
      switch decision.kind {
      case .touchWithheld(_, _, _, let reason): return share(view, reason)
      case .touchHeld(_, _, _, _, .scrollView(let scroll, _)):
        return [
          setting(.delaysContentTouches, of: .view(scroll), .tellAtOnce(name(view)), .uSV02)
        ]
      case .touchDiscarded(_, _, _, let recognizer)
      where !scene[recognizer].delaysTouchesBegan:
        return keep(from: recognizer)
      case .touchHeld(_, _, _, _, .recognizer(let recognizer)),
        .touchDiscarded(_, _, _, let recognizer):
        return tell(view, despite: recognizer)
      default: return []
      }
    }
  }

  /// NO to a property.
  private func setting(
    _ property: Property, of object: Object, _ purpose: Purpose, _ rule: Rule, cost: Int = 1
  ) -> Remedy {
    Remedy(.set(property, of: object, to: .bool(false)), purpose, rule, cost: cost)
  }

  private func switchingOff(_ recognizer: RecognizerID) -> Remedy {
    setting(
      .enabled, of: .recognizer(recognizer), .switchOff(scene.name(of: recognizer)), .uGR01,
      cost: 2)
  }

  /// A recognizer holds the touch back from the view.
  private func tell(_ view: ViewID, despite recognizer: RecognizerID) -> [Remedy] {
    var changes = [switchingOff(recognizer)]
    if scene[recognizer].delaysTouchesBegan {
      changes.insert(
        setting(
          .delaysTouchesBegan, of: .recognizer(recognizer), .tellAtOnce(name(view)), .uGR05),
        at: 0)
    }
    return changes
  }

  /// A recognizer takes the touch that the view has heard of.
  private func keep(from recognizer: RecognizerID) -> [Remedy] {
    var changes = [switchingOff(recognizer)]
    if scene[recognizer].origin.isScrollViews, let scrollView = scene[recognizer].view {
      changes.insert(
        setting(
          .canCancelContentTouches, of: .view(scrollView), .leavesToContent(name(scrollView)),
          .uSV04), at: 0)
    } else {
      changes.insert(
        setting(
          .cancelsTouchesInView, of: .recognizer(recognizer),
          .leavesTouches(scene.name(of: recognizer)), .uGR04), at: 0)
    }
    return changes
  }

  private func share(_ view: ViewID, _ reason: Withheld) -> [Remedy] {
    switch reason {
    case .secondFinger:
      return [
        Remedy(
          .set(.multipleTouchEnabled, of: .view(view), to: .bool(true)),
          .severalFingers(name(view)), .uTD08)
      ]
    case .otherIsExclusive(let other):
      return [setting(.exclusiveTouch, of: .view(other), .shareTouches(name(other)), .uTD10)]
    case .scrollViewRefuses(let scrollView):
      let other = name(scrollView)
      return [
        Remedy(
          .behave(.unoverride(.view(scrollView), .touchesShouldBegin)), .usualContent(other),
          .uSV13),
        Remedy(
          .behave(.overrideContent(scrollView, .touchesShouldBegin, answer: true, for: view)),
          .usualContent(other), .uSV13, cost: 2),
      ]
    case .closesSwipe, .keptBySendEvent: return []
    case .stopsScrolling(let scrollView):
      return [Remedy(.act(.stimulus(.wait(5))), .comesToRest(name(scrollView)), .uSV15)]
    case .viewIsExclusive:
      return [setting(.exclusiveTouch, of: .view(view), .shareTouches(name(view)), .uTD10)]
    }
  }

  /// Up the chain: it has to be reached, and it has to handle the touch.
  func handling(by responder: Responder) -> [Remedy] {
    switch ChainInquiry(incident: incident).stop(of: responder) {
    case .handled, .onlyTo, .addressed: return []
    case .passedOn: return [implement(responder)]
    case .after(let taker, let decision): return giveUp(taker, decision)
    case .notInChain(let start, let cut):
      return ChainLinks(incident: incident).changes(responder, from: start, cut: cut)
        + hits(responder)
    case .ignored: return [Remedy(.act(.ignoreEvents(false)), .handleEvents, .uWN09)]
    case .untold:
      return incident.touchedViews.prefix(1).flatMap { telling($0) }
    case .noStart, .unknown: return hits(responder)
    }
  }

  private func implement(_ responder: Responder) -> Remedy {
    Remedy(
      .behave(.handle(responder, .allTouches, .ends)), .implement(name(responder)), .ch04)
  }

  /// One further down the chain took it.
  private func giveUp(_ taker: Responder, _ decision: Decision) -> [Remedy] {
    let other = name(taker)
    if decision.rule == .uSV11 || decision.rule == .uSV12 {
      return [
        Remedy(
          .behave(.handle(taker, .allTouches, .thenNext)), .passOn(other), .ch18)
      ]
    }
    guard decision.rule != .uCT06 else {
      guard case .view(let control) = taker else { return [] }
      return [
        setting(
          .userInteractionEnabled, of: .view(control), .leaveOut(other), .gt01, cost: 2),
        setting(.enabled, of: .view(control), .leaveOut(other), .uHT16, cost: 3),
      ]
    }
    return [
      Remedy(.behave(.handle(taker, .allTouches, .thenSuper)), .passOn(other), .ch06),
      Remedy(.behave(.unhandle(taker, .allTouches)), .giveUp(other), .ch05),
    ]
  }

  /// A view whose chain leads to it has to be hit.
  private func hits(_ responder: Responder) -> [Remedy] {
    let target = scene.view(of: responder) ?? scene.windowsFrontToBack.first
    return target.map { HitChanges(incident).changes(for: $0) } ?? []
  }
}

/// Changes of `next` that bring a responder into a chain.
struct ChainLinks {
  let incident: Incident
  private var scene: Scene { incident.before }

  func changes(_ responder: Responder, from start: Responder, cut: Decision?) -> [Remedy] {
    let (own, first) = (scene.name(of: responder), scene.name(of: start))
    var changes: [Remedy] = []
    if case .next(let link, _, let reason)? = cut?.kind {
      let name = scene.name(of: link)
      switch reason {
      case .overridden:
        changes.append(
          Remedy(.behave(.unoverride(link, .next)), .superNext(name), .ch17))
      case .delegateNotInChain:
        changes.append(
          Remedy(
            .set(.delegate, of: .application, to: .object(.delegate)), .delegateJoins, .ch11))
      case .application:
        changes.append(
          Remedy(
            .behave(.overrideNext(link, responder)), .linkTo(own, from: name), .ch17, cost: 2))
      default: break
      }
    }
    changes.append(
      Remedy(
        .behave(.overrideNext(start, responder)), .linkTo(own, from: first), .ch17, cost: 5))
    return changes
  }
}
