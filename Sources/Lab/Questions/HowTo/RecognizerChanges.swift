import Engine

/// Changes that may let a recognizer recognize its gesture.
struct RecognizerChanges {
  let incident: Incident
  var scene: Scene { incident.before }

  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }

  func changes(for id: RecognizerID) -> [Remedy] {
    switch RecognizerInquiry(incident: incident).stop(of: id) {
    case .recognized, .over, .noTouches, .unknown: return []
    case .disabled: return [setting(.enabled, of: id, .bool(true), .enable(name(id)), .uGR01)]
    case .ignored: return [Remedy(.act(.ignoreEvents(false)), .handleEvents, .uWN09)]
    case .onNoView: return attach(id)
    case .elsewhere: return attach(id) + focus(id) + hits(id)
    case .nobodyHit: return hits(id)
    case .pressNotAllowed(let type):
      return [takes(type, id)]
    case .refused(let decision): return receiving(id, decision).map { [$0] } ?? []
    case .waits(let decision): return waiting(id, decision)
    case .undecided: return undecided(id)
    case .failed(let decision):
      guard case .recognizer(_, _, _, let cause) = decision.kind else { return [] }
      return failed(id, cause)
    }
  }

  private func setting(
    _ property: Property, of id: RecognizerID, _ value: Value, _ purpose: Purpose, _ rule: Rule,
    cost: Int = 1
  ) -> Remedy {
    Remedy(.set(property, of: .recognizer(id), to: value), purpose, rule, cost: cost)
  }

  private func setting(
    _ property: Property, of view: ViewID, _ value: Value, _ purpose: Purpose, _ rule: Rule,
    cost: Int = 1
  ) -> Remedy {
    Remedy(.set(property, of: .view(view), to: value), purpose, rule, cost: cost)
  }

  /// What its delegate is to answer, or its own class.
  private func answering(
    _ method: GestureMethod, of id: RecognizerID, in owner: GestureOwner = .delegate,
    about view: ViewID? = nil, _ purpose: Purpose, _ rule: Rule, cost: Int = 1
  ) -> Remedy {
    let hook = GestureHook(owner, method, about: view.map { .view($0) }, true)
    return Remedy(.behave(.hook(id, hook)), purpose, rule, cost: cost)
  }

  private func takes(_ type: PressType, _ id: RecognizerID) -> Remedy {
    setting(.allowedPressTypes, of: id, .words([type.rawValue]), .takesPress(name(id)), .pr02)
  }

  /// The view lets the recognizer begin.
  private func begins(
    _ id: RecognizerID, over view: ViewID, _ rule: Rule, cost: Int = 1
  ) -> Remedy {
    let answer = BeginAnswer(about: .recognizer(id), true)
    return Remedy(
      .behave(.overrideShouldBegin(view, answer)), .mayBegin(name(id)), rule, cost: cost)
  }

  private func moved(_ id: RecognizerID, to view: ViewID, _ rule: Rule, cost: Int = 1) -> Remedy {
    Remedy(
      .build(.move(.recognizer(id), to: .view(view), index: nil)),
      .attach(name(id), to: scene.name(of: view)), rule, cost: cost)
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
    return place.map { [moved(id, to: $0, .uGR12)] } ?? []
  }

  private func focus(_ id: RecognizerID) -> [Remedy] {
    guard case .presses = incident.occasion, let view = scene[id].view else { return [] }
    return [Remedy(.build(.focus(.view(view))), .focus(scene.name(of: view)), .pr01)]
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
        + scrolls(id, property: .bounces, purpose: Purpose.alwaysBounces, rule: .uSV08)
    case .scrollingDisabled:
      return scrolls(id, property: .scrollEnabled, purpose: Purpose.mayScroll, rule: .uSV10)
    case .popRefused(let refusal): return popping(id, refusal)
    case .noSecondTap, .tapTooFarAway: return taps(id, tapsSeen(id))
    case .heldBeforeTaps:
      let seen = tapsSeen(id)
      return [
        setting(
          .numberOfTapsRequired, of: id, .number(Double(seen)), .tapsFirst(name(id), seen), .gr03)
      ]
    case .tooManyFingers, .tooFewFingers: return fingers(id)
    case .wrongDirection: return directions(id)
    case .tooShort(let seconds, _): return duration(id, seconds)
    case .movedTooFar(let distance, _): return movement(id, distance)
    case .disabled: return [setting(.enabled, of: id, .bool(true), .enable(name(id)), .uGR01)]
    case .recognized, .moved, .fingerLifted, .scrolled, .scrollEnds, .transformed,
      .transformEnds, .pointerEntered,
      .pointerLeft, .held, .tooSlow, .notFarEnough, .interrupted,
      .viewRemoved, .takenFromView, .touchCancelled, .scrolledToEnd,
      .yieldsToSheet, .strayedSideways, .saidByCode,
      .notFromEdge, .noEdges:
      return []
    }
  }

  /// What lets it receive what was kept from it.
  func receiving(_ id: RecognizerID, _ decision: Decision) -> Remedy? {
    guard case .gestureRefused(_, _, let view, let why) = decision.kind else { return nil }
    let own = name(id)
    switch why {
    case .disabled: return setting(.enabled, of: id, .bool(true), .enable(own), .uGR38)
    case .touchType(let type):
      let types = TouchType.allCases.filter {
        $0 == type || scene[id].allowedTouchTypes.contains($0)
      }.map { $0.rawValue }
      return setting(.allowedTouchTypes, of: id, .words(types), .receives(own), .uGR42)
    case .otherType:
      return setting(.requiresExclusiveTouchType, of: id, .bool(false), .receives(own), .uGR42)
    case .button(let button):
      return setting(
        .buttonMaskRequired, of: id, .words([button.rawValue]), .receives(own), .uGR42)
    case .scrollType(let device):
      let both = scene[id].allowedScrollTypes != .none
      let types: ScrollTypes =
        both ? .all : device == .wheel ? .discrete : .continuous
      return setting(
        .allowedScrollTypesMask, of: id, .words([types.rawValue]), .receives(own), .uPT01)
    case .pressType(let type): return takes(type, id)
    case .event:
      let isOwn = scene[id].answersNo(.subclass, .receiveEvent)
      return answering(
        .receiveEvent, of: id, in: isOwn ? .subclass : .delegate, .receives(own), .uGR21)
    case .touch:
      let isGeneral = !scene[id].hooks.contains { $0.method == .receiveTouch && $0.about != nil }
      return answering(
        .receiveTouch, of: id, about: isGeneral ? nil : view, .receives(own), .uGR22)
    case .press: return answering(.receivePress, of: id, .receives(own), .uGR21)
    }
  }

  /// What takes a veto back.
  private func allowing(_ id: RecognizerID, _ asked: GestureAsked) -> [Remedy] {
    switch asked {
    case .delegate, .subclass: [answering(.begin, of: id, .mayBegin(name(id)), .uGR24)]
    case .view(let view), .scrollView(let view): [begins(id, over: view, .uGR25)]
    }
  }

  /// At the root there is nothing to go back to. A delegate of one's own takes the place of UIKit's.
  private func popping(_ id: RecognizerID, _ refusal: PopRefusal) -> [Remedy] {
    guard let controller = scene[id].view.flatMap({ scene[$0].controller }) else { return [] }
    let delegate = answering(.begin, of: id, .ownPopDelegate(name(id)), .uGR53, cost: 2)
    switch refusal {
    case .root: return []
    case .barHidden:
      let container = scene.name(of: Object.controller(controller))
      return [
        Remedy(
          .set(.navigationBarHidden, of: .controller(controller), to: .bool(false)),
          .showBar(container), .uGR53), delegate,
      ]
    case .customItem:
      guard let top = scene.children(of: controller).last else { return [delegate] }
      let shown = scene.name(of: Object.controller(top))
      return [
        Remedy(
          .set(.leftBarButtonItem, of: .controller(top), to: .object(nil)), .backButton(shown),
          .uGR53), delegate,
      ]
    }
  }

  private func rival(_ id: RecognizerID, _ winner: RecognizerID) -> [Remedy] {
    let (own, other) = (name(id), name(winner))
    var changes = [
      Remedy(.build(.simultaneous(id, winner)), .together(own, other), .uGR09)
    ]
    if !alwaysComes(id, before: winner) {
      changes.append(
        Remedy(
          .build(.require(winner, toFail: id)), .comesFirst(own, before: other), .uGR13))
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
    let off = setting(.enabled, of: other, .bool(false), .switchOff(name(other)), .uGR01, cost: 2)
    guard scene[other].origin == .textTap, let view = scene[other].view else { return [off] }
    // UIKit gives a text input's own recognizer no property: passing the input over is plainer.
    return [passingOver(view, .gt01, cost: 2), off]
  }

  private func passingOver(_ view: ViewID, _ rule: Rule, cost: Int) -> Remedy {
    setting(
      .userInteractionEnabled, of: view, .bool(false), .leaveOut(scene.name(of: view)), rule,
      cost: cost)
  }

  private func besideControl(_ id: RecognizerID, _ control: ViewID) -> [Remedy] {
    [setting(.cancelsTouchesInView, of: id, .bool(false), .leavesTouches(name(id)), .uGR26)]
      + (scene[id].origin == .user ? [moved(id, to: control, .uGR17, cost: 2)] : [])
      + [begins(id, over: control, .uGR31, cost: 3), passingOver(control, .gt01, cost: 3)]
  }

  private func scrolling(_ id: RecognizerID, _ content: ViewID) -> [Remedy] {
    guard let view = scene[id].view else { return [] }
    let name = scene.name(of: view)
    guard !scene.rare(view).canCancelContentTouches else {
      return [
        Remedy(
          .behave(.overrideContent(view, .touchesShouldCancel, answer: true, for: content)),
          .takesFromContent(name), .uSV14),
        passingOver(content, .uSV05, cost: 2),
      ]
    }
    return [
      setting(.canCancelContentTouches, of: view, .bool(true), .takesFromContent(name), .uSV04)
    ]
  }

  private func bounce(_ id: RecognizerID, _ sideways: Bool) -> [Remedy] {
    scrolls(
      id, property: sideways ? .alwaysBounceHorizontal : .alwaysBounceVertical,
      purpose: Purpose.alwaysBounces,
      rule: .uSV08)
  }

  private func scrolls(
    _ id: RecognizerID, property: Property, purpose: (String) -> Purpose, rule: Rule
  ) -> [Remedy] {
    guard let view = scene[id].view else { return [] }
    return [setting(property, of: view, .bool(true), purpose(scene.name(of: view)), rule)]
  }

  private func room(_ id: RecognizerID, _ sideways: Bool) -> [Remedy] {
    guard let view = scene[id].view else { return [] }
    let (bounds, content) = (scene.bounds(of: view), scene.rare(view).contentSize)
    let size =
      sideways ? Size(2 * bounds.width, content.height) : Size(content.width, 2 * bounds.height)
    return [
      setting(
        .contentSize, of: view, .size(size.told), .roomToScroll(scene.name(of: view)), .uSV01)
    ]
  }
}
