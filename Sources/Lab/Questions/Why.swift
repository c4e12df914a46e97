import Engine

extension State {
  /// As it would be after a tap there; where no point is given, as it is, or where nothing has happened yet,
  /// as it would be after a tap on the view that one asks about.
  func tapped(at point: Point?, asking object: Object? = nil) throws(RunError) -> State {
    let (text, command): (String, SceneCommand)
    if let point {
      command = .tap(at: point)
      text = SceneCommand.tap(at: point.told).line(in: scene)
    } else if let tap = tapBeforeAll(on: object), let part = (try? split(tap))?.first,
      case .scene(let typed)? = try? parse(part, in: scene)
    {
      (text, command) = (tap, typed)
    } else {
      return self
    }
    var state = self
    // On a line of its own, which nothing else has; but while an animation runs.
    if !state.scene.animations.isEmpty { state.pace.forget() }
    let line = state.pace.newLine()
    _ = try state.run(Command.scene(command), text: text, on: line, watch: .nobody)
    return state
  }

  /// The tap that a question is about before anything has happened: of what fills the screen none in
  /// particular.
  private func tapBeforeAll(on object: Object?) -> String? {
    guard lastEvent == nil, case .view(let view)? = object, scene[view].kind != .window,
      scene[view].controller == nil, scene.window(of: view) != nil
    else { return nil }
    return "tap \(scene.name(of: view))"
  }

  /// The answer to a question, and what it is about where nothing has happened yet.
  func why(_ object: Object, not: Bool, at point: Point?) throws(RunError) -> [String] {
    let text = try tapped(at: point, asking: object).whyInTime(object, not: not)
    guard point == nil, let tap = tapBeforeAll(on: object) else { return text }
    return [SessionPhrase.asAfter(tap).text(in: language)] + text
  }

  /// Why the last event went where it went: about whoever got it, or where nobody did, about the one
  /// that it found.
  mutating func whyAlone() throws(RunError) -> [String] {
    guard let event = lastEvent else { throw noEvent }
    if event.results.pointed != nil { return try whyPointed(event) }
    let found =
      event.results.touchHandler?.object ?? event.hitView.map { .view($0) }
      ?? event.decisions.lazy.compactMap { $0.kind.firstResponders.first?.object }.first
    guard let found, scene.exists(found) else { return try explain(.last) }
    return try whyInTime(found, not: false)
  }

  /// With the time line, where recognizers wait for one another.
  func whyInTime(_ object: Object, not: Bool) throws(RunError) -> [String] {
    try why(object, not: not) + timelineOfWaiting()
  }

  /// Of a scroll, or a pointer that hovers: the recognizer that took it, or why none did (U-PT-01).
  private func whyPointed(_ event: LastEvent) throws(RunError) -> [String] {
    let taker = event.results.recognizers.first { row in
      row.states.contains { $0 == .began || $0 == .changed || $0 == .ended }
    }
    if let taker { return try why(.recognizer(taker.recognizer), not: false) }
    let told = event.decisions.filter { decision in
      switch decision.kind {
      case .pointing, .gestureRefused: true
      case .recognizer(_, _, .failed, _): true
      default: false
      }
    }
    return Teller(language, scene: scene, rules: event.rules).text(told.map { .decision($0) })
  }

  /// Why an object got the last event, or why not: what settled it in a sentence, then the way the
  /// event took. A question the wrong way round is set right and answered.
  func why(_ object: Object, not: Bool) throws(RunError) -> [String] {
    guard let event = lastEvent else { throw noEvent }
    let incident = Incident(event)
    let finding = incident.finding(for: object)
    let teller = Teller(language, scene: scene, rules: event.rules)
    var text: [String] = []
    if not, let lost = incident.lost(object) {
      text.append(teller.text(lost))
    } else if finding.gotIt == not {
      text.append(teller.text(.saying(not ? .didGet(object) : .didNotGet(object), [])))
    }
    text += teller.text(finding.clauses)
    text += finding.paths.map { teller.text($0) }
    return text
  }
}

extension Incident {
  func finding(for object: Object) -> Finding {
    // `present` may make the controller whose moments follow.
    if case .nothing = occasion, let moment = first({ $0.momentOf == object }) {
      return .got(moment)
    }
    guard knows(object) else { return .missed(.notThere(object)) }
    switch object {
    case .layer(let layer): return .missed(.layer(layer), .ne01)
    case .recognizer(let recognizer):
      return RecognizerInquiry(incident: self).finding(for: recognizer)
    case .view(let view): return finding(ofView: view)
    case .controller, .windowScene, .application, .delegate, .own:
      guard let responder = object.responder else { return .missed(.notConcerned(object)) }
      return finding(ofResponder: responder)
    }
  }

  private func finding(ofView view: ViewID) -> Finding {
    switch occasion {
    case .hitTest: return HitInquiry(self).finding(for: view)
    case .pointInside(let asked): return pointInside(view, asked)
    case .touches: return touches(view)
    default: return finding(ofResponder: .view(view))
    }
  }

  private func finding(ofResponder responder: Responder) -> Finding {
    switch occasion {
    case .touches:
      let finding = ChainInquiry(incident: self).finding(for: responder)
      let actions = actions(to: responder)
      guard !actions.isEmpty else {
        var finding = finding
        finding.clauses += asked(responder).map { .decision($0) }
        return finding
      }
      var got = Finding(true)
      got.clauses = actions.map { .decision($0) } + (finding.gotIt ? [] : finding.clauses)
      got.paths = finding.paths
      return got
    case .scrolling, .transforming, .hovering:
      return first { if case .pointing = $0 { true } else { false } }.map { .missed($0) }
        ?? .missed(.notConcerned(responder.object))
    case .motion, .remote, .presses, .key, .menu, .typing, .action:
      let finding = ChainInquiry(incident: self).finding(for: responder)
      let actions = actions(to: responder)
      // A control's action that came of it is no part of the event (NE04).
      guard !finding.gotIt, !actions.isEmpty else { return finding }
      return Finding(true, clauses: actions.map { .decision($0) } + finding.clauses)
    case .sending:
      let actions = actions(to: responder)
      if !actions.isEmpty { return Finding(true, clauses: actions.map { .decision($0) }) }
      let reasons =
        asked(responder)
        + decisions.filter {
          if case .noTarget = $0.kind { true } else { false }
        }
      return reasons.isEmpty
        ? .missed(.notConcerned(responder.object))
        : Finding(false, clauses: reasons.map { .decision($0) })
    case .sensor:
      return first { if case .sensorSample = $0 { true } else { false } }.map { .missed($0) }
        ?? .missed(.notConcerned(responder.object))
    case .becoming(let asked): return becoming(responder, asked)
    case .resigning: return resigning(responder)
    case .chain(let start):
      let isIn = before.chain(from: start, rules: rules).contains(responder)
      var finding = Finding(
        isIn,
        .saying(.isInChain(isIn, responder.object, of: start), [.ch16]))
      finding.paths = [
        Path(steps: before.chain(from: start, rules: rules).map { $0.object }, end: .plain)
      ]
      return finding
    case .hitTest, .pointInside, .nothing:
      return .missed(.bringsNothing(responder.object))
    }
  }

  private func pointInside(_ view: ViewID, _ asked: ViewID) -> Finding {
    guard view == asked,
      let decision = first({ if case .pointInside = $0 { true } else { false } }),
      case .pointInside(_, let point, let isInside, let isOverridden) = decision.kind
    else { return .missed(.bringsNothing(.view(view))) }
    if isOverridden { return Finding(isInside, .decision(decision)) }
    return Finding(
      isInside,
      .saying(
        .isPoint(inside: isInside, view, Offset(point, before.bounds(of: view))), [.pi02]))
  }

  // MARK: First responder

  private func becoming(_ responder: Responder, _ asked: Responder) -> Finding {
    let own = decisions.filter { $0.kind.firstResponders.contains(responder) }
    var finding = Finding(after.isFirstResponder(responder))
    finding.clauses = own.map { .decision($0) }
    if responder != asked {
      finding.gotIt = false
      finding.clauses.insert(.saying(.callWasTo(asked), [.fr02]), at: 0)
    }
    return finding
  }

  private func resigning(_ responder: Responder) -> Finding {
    let own = decisions.filter { $0.kind.firstResponders.contains(responder) }
    guard !own.isEmpty else {
      let nobody = first { $0 == .nobodyToResign }
      return nobody.map { .missed($0) } ?? .missed(.notConcerned(responder.object))
    }
    var finding = Finding(true)
    finding.clauses = own.map { .decision($0) }
    return finding
  }
}

extension Decision.Kind {
  /// Whom a decision about being first responder speaks of.
  var firstResponders: [Responder] {
    switch self {
    case .askedToBecome(let responder, .currentRefuses(let current)),
      .askedToBecome(let responder, .currentKeepsEditing(let current)):
      [responder, current]
    case .askedToBecome(let responder, _), .askedToResign(let responder, _),
      .wishRemembered(let responder), .wishGranted(let responder):
      [responder]
    case .firstResponder(_, let old, let new): [old, new].compactMap { $0 }
    default: []
    }
  }

  fileprivate var momentOf: Object? {
    if case .moment(let controller, _) = self { .controller(controller) } else { nil }
  }
}
