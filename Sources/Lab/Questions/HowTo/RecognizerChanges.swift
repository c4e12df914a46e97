import Engine

/// Changes that may let a recognizer recognize its gesture.
struct RecognizerChanges {
  let incident: Incident
  var scene: Scene { incident.before }

  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }

  func changes(for id: RecognizerID) -> [Remedy] {
    let own = name(id)
    switch RecognizerInquiry(incident: incident).stop(of: id) {
    case .recognized, .over, .noTouches, .unknown: return []
    case .disabled: return [Remedy("set enabled \(own) YES", .enable(own), .uGR01)]
    case .ignored: return [Remedy("ignore-events off", .handleEvents, .uWN09)]
    case .onNoView: return attach(id)
    case .elsewhere: return attach(id) + focus(id) + hits(id)
    case .nobodyHit: return hits(id)
    case .pressNotAllowed(let type):
      return [
        Remedy("set allowedPressTypes \(own) \(type.rawValue)", .takesPress(own), .pr02)
      ]
    case .refused(let decision): return receiving(id, decision).map { [$0] } ?? []
    case .waits(let decision): return waiting(id, decision)
    case .undecided: return undecided(id)
    case .failed(let decision):
      guard case .recognizer(_, _, _, let cause) = decision.kind else { return [] }
      return failed(id, cause)
    }
  }

  // MARK: Where it is

  /// On the view that was hit, or that has the focus, it sees what happens there.
  private func attach(_ id: RecognizerID) -> [Remedy] {
    guard scene[id].origin == .user else { return [] }
    let place: ViewID?
    if case .presses = incident.occasion {
      place = incident.results.initial?.view
    } else {
      place = incident.results.fingers.first?.hitView
    }
    guard let place else { return [] }
    let view = scene.name(of: place)
    return [Remedy("move \(name(id)) to \(view)", .attach(name(id), to: view), .uGR12)]
  }

  private func focus(_ id: RecognizerID) -> [Remedy] {
    guard case .presses = incident.occasion, let view = scene[id].view else { return [] }
    let name = scene.name(of: view)
    return [Remedy("focus \(name)", .focus(name), .pr01)]
  }

  private func hits(_ id: RecognizerID) -> [Remedy] {
    guard case .touches = incident.occasion, let view = scene[id].view else { return [] }
    return HitChanges(incident).changes(for: view)
  }

  // MARK: What it waits for

  private func waiting(_ id: RecognizerID, _ decision: Decision) -> [Remedy] {
    switch decision.kind {
    case .recognizerWaits(_, let other): switchOff(other)
    case .tapSeen(_, let seen, _, _): taps(id, seen)
    default: []
    }
  }

  /// It follows the touch, and the gesture is not finished.
  private func undecided(_ id: RecognizerID) -> [Remedy] {
    guard scene[id].gesture == .longPress else { return [] }
    let held = incident.after.now - incident.before.now
    return duration(id, held)
  }

  // MARK: Why it failed

  private func failed(_ id: RecognizerID, _ cause: Cause) -> [Remedy] {
    switch cause {
    case .prevented(let winner): return rival(id, winner) + waitedFor(id)
    case .requiredToFail(let other): return switchOff(other)
    case .controlKeepsTap(let control): return besideControl(id, control)
    case .vetoed(let asked): return allowing(id, asked)
    case .contentKeepsTouch(let content): return scrolling(id, content)
    case .nothingToScroll(let sideways): return room(id, sideways) + bounce(id, sideways)
    case .nothingToBounce(let sideways):
      return room(id, sideways)
        + scrolls(id, property: "bounces", purpose: Purpose.alwaysBounces, rule: .uSV08)
    case .scrollingDisabled:
      return scrolls(id, property: "scrollEnabled", purpose: Purpose.mayScroll, rule: .uSV10)
    case .popRefused(let refusal): return popping(id, refusal)
    case .noSecondTap, .tapTooFarAway: return taps(id, tapsSeen(id))
    case .heldBeforeTaps:
      let seen = tapsSeen(id)
      return [
        Remedy("set numberOfTapsRequired \(name(id)) \(seen)", .tapsFirst(name(id), seen), .gr03)
      ]
    case .tooManyFingers, .tooFewFingers: return fingers(id)
    case .wrongDirection: return directions(id)
    case .tooShort(let seconds, _): return duration(id, seconds)
    case .movedTooFar(let distance, _): return movement(id, distance)
    case .disabled: return [Remedy("set enabled \(name(id)) YES", .enable(name(id)), .uGR01)]
    case .recognized, .moved, .fingerLifted, .scrolled, .scrollEnds, .transformed,
      .transformEnds, .pointerEntered,
      .pointerLeft, .held, .tooSlow, .notFarEnough, .interrupted,
      .viewRemoved, .takenFromView, .touchCancelled, .scrolledToEnd,
      .yieldsToSheet, .strayedSideways,
      .notFromEdge, .noEdges:
      return []
    }
  }

  /// What lets it receive what was kept from it.
  func receiving(_ id: RecognizerID, _ decision: Decision) -> Remedy? {
    guard case .gestureRefused(_, _, let view, let why) = decision.kind else { return nil }
    let own = name(id)
    switch why {
    case .disabled: return Remedy("set enabled \(own) YES", .enable(own), .uGR38)
    case .touchType(let type):
      let types = scene[id].allowedTouchTypes.map { $0.rawValue } + [type.rawValue]
      return Remedy(
        "set allowedTouchTypes \(own) \(types.joined(separator: ","))", .receives(own), .uGR42)
    case .otherType:
      return Remedy("set requiresExclusiveTouchType \(own) NO", .receives(own), .uGR42)
    case .button(let button):
      return Remedy("set buttonMaskRequired \(own) \(button.rawValue)", .receives(own), .uGR42)
    case .scrollType(let device):
      let both = scene[id].allowedScrollTypes != .none
      let types: ScrollTypes =
        both ? .all : device == .wheel ? .discrete : .continuous
      return Remedy(
        "set allowedScrollTypesMask \(own) \(types.rawValue)", .receives(own), .uPT01)
    case .pressType(let type):
      return Remedy("set allowedPressTypes \(own) \(type.rawValue)", .takesPress(own), .pr02)
    case .event:
      let isOwn = scene[id].answersNo(.subclass, .receiveEvent)
      return Remedy(
        "\(isOwn ? "override" : "delegate") \(own) should-receive-event YES", .receives(own), .uGR21
      )
    case .touch:
      let isGeneral = !scene[id].hooks.contains { $0.method == .receiveTouch && $0.about != nil }
      let command = "delegate \(own) should-receive YES"
      return Remedy(
        isGeneral ? command : command + " for \(scene.name(of: view))", .receives(own), .uGR22)
    case .press: return Remedy("delegate \(own) should-receive-press YES", .receives(own), .uGR21)
    }
  }

  /// What takes a veto back.
  private func allowing(_ id: RecognizerID, _ asked: GestureAsked) -> [Remedy] {
    let own = name(id)
    switch asked {
    case .delegate, .subclass:
      return [Remedy("delegate \(own) should-begin YES", .mayBegin(own), .uGR24)]
    case .view(let view), .scrollView(let view):
      let other = scene.name(of: view)
      return [
        Remedy(
          "override \(other) gesture-recognizer-should-begin YES for \(own)", .mayBegin(own), .uGR25
        )
      ]
    }
  }

  /// At the root there is nothing to go back to. A delegate of one's own takes the place of UIKit's.
  private func popping(_ id: RecognizerID, _ refusal: PopRefusal) -> [Remedy] {
    guard let controller = scene[id].view.flatMap({ scene[$0].controller }) else { return [] }
    let own = name(id)
    let delegate = Remedy("delegate \(own) should-begin YES", .ownPopDelegate(own), .uGR53, cost: 2)
    switch refusal {
    case .root: return []
    case .barHidden:
      let container = scene.name(of: Object.controller(controller))
      return [
        Remedy("set navigationBarHidden \(container) NO", .showBar(container), .uGR53), delegate,
      ]
    case .customItem:
      guard let top = scene.children(of: controller).last else { return [delegate] }
      let shown = scene.name(of: Object.controller(top))
      return [
        Remedy("set leftBarButtonItem \(shown) nil", .backButton(shown), .uGR53), delegate,
      ]
    }
  }

  private func rival(_ id: RecognizerID, _ winner: RecognizerID) -> [Remedy] {
    let (own, other) = (name(id), name(winner))
    var changes = [Remedy("simultaneous \(own) \(other)", .together(own, other), .uGR09)]
    if !alwaysComes(id, before: winner) {
      changes.append(
        Remedy("require \(other) to-fail \(own)", .comesFirst(own, before: other), .uGR13))
    }
    return changes + switchOff(winner)
  }

  /// Are both for the same taps, so that who waits for the other never recognizes any?
  private func alwaysComes(_ id: RecognizerID, before other: RecognizerID) -> Bool {
    guard let own = scene[id].view, let view = scene[other].view else { return false }
    return scene[id].gesture == .tap && scene[other].gesture == .tap
      && scene[id].numberOfTapsRequired == scene[other].numberOfTapsRequired
      && scene[id].numberOfTouchesRequired == scene[other].numberOfTouchesRequired
      && scene.isDescendant(view, of: own)
  }

  /// It would have come first, had it not waited for another.
  private func waitedFor(_ id: RecognizerID) -> [Remedy] {
    incident.decisions.flatMap { decision -> [Remedy] in
      if case .recognizerWaits(id, let other) = decision.kind { return switchOff(other) }
      return []
    }
  }

  private func switchOff(_ other: RecognizerID) -> [Remedy] {
    let own = name(other)
    let off = Remedy("set enabled \(own) NO", .switchOff(own), .uGR01, cost: 2)
    guard scene[other].origin == .textTap, let view = scene[other].view else { return [off] }
    // UIKit gives a text input's own recognizer no property: passing the input over is plainer.
    let input = scene.name(of: view)
    return [
      Remedy("set userInteractionEnabled \(input) NO", .leaveOut(input), .gt01, cost: 2), off,
    ]
  }

  private func besideControl(_ id: RecognizerID, _ control: ViewID) -> [Remedy] {
    let (own, other) = (name(id), scene.name(of: control))
    var changes: [Remedy] = [
      Remedy("set cancelsTouchesInView \(own) NO", .leavesTouches(own), .uGR26)
    ]
    if scene[id].origin == .user {
      changes.append(
        Remedy("move \(own) to \(other)", .attach(own, to: other), .uGR17, cost: 2))
    }
    changes.append(
      Remedy(
        "override \(other) gesture-recognizer-should-begin YES for \(own)", .mayBegin(own), .uGR31,
        cost: 3))
    changes.append(
      Remedy("set userInteractionEnabled \(other) NO", .leaveOut(other), .gt01, cost: 3))
    return changes
  }

  private func scrolling(_ id: RecognizerID, _ content: ViewID) -> [Remedy] {
    guard let view = scene[id].view else { return [] }
    let name = scene.name(of: view)
    guard !scene.rare(view).canCancelContentTouches else {
      let other = scene.name(of: content)
      return [
        Remedy(
          "override \(name) touches-should-cancel YES for \(other)", .takesFromContent(name),
          .uSV14),
        Remedy("set userInteractionEnabled \(other) NO", .leaveOut(other), .uSV05, cost: 2),
      ]
    }
    return [Remedy("set canCancelContentTouches \(name) YES", .takesFromContent(name), .uSV04)]
  }

  private func bounce(_ id: RecognizerID, _ sideways: Bool) -> [Remedy] {
    scrolls(
      id, property: sideways ? "alwaysBounceHorizontal" : "alwaysBounceVertical",
      purpose: Purpose.alwaysBounces,
      rule: .uSV08)
  }

  private func scrolls(
    _ id: RecognizerID, property: String, purpose: (String) -> Purpose, rule: Rule
  ) -> [Remedy] {
    guard let view = scene[id].view else { return [] }
    let name = scene.name(of: view)
    return [Remedy("set \(property) \(name) YES", purpose(name), rule)]
  }

  private func room(_ id: RecognizerID, _ sideways: Bool) -> [Remedy] {
    guard let view = scene[id].view else { return [] }
    let (bounds, content) = (scene.bounds(of: view), scene.rare(view).contentSize)
    let width = sideways ? 2 * bounds.width : content.width
    let height = sideways ? content.height : 2 * bounds.height
    let name = scene.name(of: view)
    return [
      Remedy(
        "set contentSize \(name) \(Numbers.text(width)) \(Numbers.text(height))",
        .roomToScroll(name), .uSV01)
    ]
  }
}
