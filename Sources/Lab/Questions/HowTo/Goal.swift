import Engine

/// What it means for an object to get an event.
enum Goal: Equatable {
  /// It answers the hit test that was asked for.
  case hit(ViewID)
  /// It is hit, and told of the touch: one that is withheld from it does not come to it.
  case told(ViewID)
  /// It is hit already, and is to be told of the touch and keep it.
  case keeps(ViewID)
  /// A control that is hit and declines the touch: it tracks it to its end.
  case tracks(ViewID)
  /// A row that is hit, or what is in it: its table selects it.
  case selects(ViewID)
  case inside(ViewID)
  /// It handles a finger's `touchesBegan`; where no finger landed, what the fingers did.
  case handlesTouch(Responder)
  case recognizes(RecognizerID)
  /// It handles an event that has no place.
  case handles(Responder)
  case becomesFirst(Responder)

  /// Nil where there is nothing to get.
  init?(_ object: Object, _ incident: Incident) {
    switch (incident.occasion, object) {
    case (_, .layer), (.chain, _), (.sensor, _), (.nothing, _), (.resigning, _), (.sending, _):
      return nil
    case (.touches, .recognizer(let recognizer)), (.presses, .recognizer(let recognizer)),
      (.scrolling, .recognizer(let recognizer)), (.hovering, .recognizer(let recognizer)),
      (.transforming, .recognizer(let recognizer)):
      self = .recognizes(recognizer)
    // Views hear nothing of a scroll (U-PT-01).
    case (_, .recognizer), (.scrolling, _), (.transforming, _), (.hovering, _): return nil
    case (.touches, .view(let view)) where incident.isPressedRow(view): self = .selects(view)
    case (.touches, .view(let view)) where incident.refusal(of: view) != nil: self = .tracks(view)
    case (.touches, .view(let view)):
      self = incident.touchedViews.contains(view) ? .keeps(view) : .told(view)
    case (.hitTest, .view(let view)): self = .hit(view)
    case (.pointInside(let asked), .view(let view)):
      guard asked == view else { return nil }
      self = .inside(view)
    case (.hitTest, _), (.pointInside, _): return nil
    case (.touches, _):
      guard let responder = object.responder else { return nil }
      self = .handlesTouch(responder)
    case (.becoming(let asked), _):
      guard object.responder == asked else { return nil }
      self = .becomesFirst(asked)
    case (.typing, _) where !(object.responder.map { incident.before.takesText($0) } ?? false):
      return nil
    case (.motion, _), (.remote, _), (.presses, _), (.key, _), (.menu, _), (.typing, _),
      (.action, _):
      guard let responder = object.responder else { return nil }
      self = .handles(responder)
    }
  }

  func isReached(by attempt: TrialRun) -> Bool {
    let results = attempt.incident.results
    switch self {
    case .hit(let view):
      if case .hit(view?, _) = attempt.outcome { return true }
      return false
    case .told(let view):
      return attempt.incident.isEntered(view)
        || attempt.incident.touchedViews.contains(view) && attempt.incident.isTold(view)
    case .keeps(let view):
      return attempt.incident.isEntered(view)
        || attempt.incident.touchedViews.contains(view)
          && (attempt.incident.isTold(view) || attempt.incident.tapsItself(view))
          && attempt.incident.taker(from: view) == nil
    case .tracks(let control):
      return attempt.incident.isTracked(by: control)
    case .selects(let cell):
      return attempt.incident.first { $0 == .row(cell, .selected) } != nil
    case .inside:
      if case .inside(true, _) = attempt.outcome { return true }
      return false
    case .handlesTouch(let responder):
      let lands =
        attempt.incident.first { if case .touchCreated = $0 { true } else { false } } != nil
      return results.deliveries.contains {
        $0.to == responder && $0.response.isHandled && (!lands || $0.call == .touches(.began))
      }
    case .recognizes(let recognizer):
      return results.recognizers.contains { row in
        row.recognizer == recognizer && row.states.contains { $0 == .began || $0 == .ended }
      }
    case .handles(let responder):
      return results.handler == responder
        || results.deliveries.contains { $0.to == responder && $0.response.isHandled }
    case .becomesFirst(let responder): return attempt.incident.after.isFirstResponder(responder)
    }
  }

  /// What keeps it from being reached: a change that leaves this as it is leads nowhere.
  func obstacle(in incident: Incident) -> Obstacle {
    switch self {
    case .hit(let view): .hit(HitInquiry(incident).stop(of: view))
    case .told(let view), .keeps(let view):
      if !incident.touchedViews.contains(view) {
        .hit(HitInquiry(incident).stop(of: view))
      } else if let taker = incident.taker(from: view) {
        .lost(to: taker)
      } else {
        .chain(nil, ChainInquiry(incident: incident).stop(of: .view(view)))
      }
    case .tracks(let control):
      if !incident.touchedViews.contains(control) {
        .hit(HitInquiry(incident).stop(of: control))
      } else {
        .other(incident.refusal(of: control))
      }
    case .selects(let cell):
      if let decision = incident.rowDecision(of: cell) {
        .other(decision)
      } else if incident.isPressedRow(cell) {
        .chain(
          nil,
          ChainInquiry(incident: incident).stop(
            of: .view(incident.before.row(of: cell)?.table ?? cell)))
      } else {
        .hit(HitInquiry(incident).stop(of: cell))
      }
    case .inside: .other(incident.decisions.last)
    case .handlesTouch(let responder):
      .chain(
        incident.results.fingers.first?.hitView,
        ChainInquiry(incident: incident).stop(of: responder))
    case .recognizes(let recognizer):
      .recognizer(
        incident.results.fingers.first?.hitView,
        RecognizerInquiry(incident: incident).stop(of: recognizer))
    case .handles(let responder):
      .chain(nil, ChainInquiry(incident: incident).stop(of: responder))
    case .becomesFirst: .other(incident.decisions.last)
    }
  }
}

/// What stands between an object and an event.
enum Obstacle: Equatable {
  case hit(HitStop)
  case chain(ViewID?, ChainStop)
  case recognizer(ViewID?, RecognizerStop)
  case lost(to: RecognizerID)
  case other(Decision?)
}
