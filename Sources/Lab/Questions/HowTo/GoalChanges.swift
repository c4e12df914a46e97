import Engine

extension Goal {
  /// Changes that may remove what stood in the way in an attempt.
  func changes(after incident: Incident) -> [Remedy] {
    switch self {
    case .hit(let view): HitChanges(incident).changes(for: view)
    case .told(let view), .keeps(let view):
      incident.touchedViews.contains(view)
        ? TouchChanges(incident: incident).telling(view)
        : HitChanges(incident).changes(for: view)
    case .tracks(let control):
      incident.touchedViews.contains(control)
        ? TrackingChanges(incident: incident).changes(for: control)
        : HitChanges(incident).changes(for: control)
    case .selects(let cell): RowChanges(incident: incident).changes(for: cell)
    case .inside(let view): inside(view, incident)
    case .handlesTouch(let responder): TouchChanges(incident: incident).handling(by: responder)
    case .recognizes(let recognizer):
      RecognizerChanges(incident: incident).changes(for: recognizer)
    case .handles(let responder): EventChanges(incident: incident).changes(for: responder)
    case .becomesFirst(let responder): becoming(responder, incident)
    }
  }

  private func inside(_ view: ViewID, _ incident: Incident) -> [Remedy] {
    let changes = HitChanges(incident)
    let decision = incident.first { if case .pointInside = $0 { true } else { false } }
    guard case .pointInside(_, let point, _, _)? = decision?.kind else { return [] }
    // The point is given in the view's own coordinates, so moving the view changes nothing.
    return changes.reach(point, view)
  }

  private func becoming(_ responder: Responder, _ incident: Incident) -> [Remedy] {
    let scene = incident.before
    for decision in incident.decisions {
      switch decision.kind {
      case .askedToBecome(responder, .cannotBecome):
        return [
          Remedy(
            .set(.canBecomeFirstResponder, of: responder.object, to: .bool(true)),
            .mayBecome(scene.name(of: responder)), .fr02)
        ]
      case .askedToBecome(responder, .currentRefuses(let current)):
        return [
          Remedy(
            .set(.canResignFirstResponder, of: current.object, to: .bool(true)),
            .mayResign(scene.name(of: current)), .uFR03)
        ]
      case .askedToBecome(responder, .delegateRefuses):
        return agreement(of: responder, to: .shouldBeginEditing, .uFR13, in: scene)
      case .askedToBecome(responder, .currentKeepsEditing(let current)):
        return agreement(of: current, to: .shouldEndEditing, .uFR14, in: scene)
      default: break
      }
    }
    return []
  }

  /// The delegate of a text input says yes.
  private func agreement(
    of responder: Responder, to question: TextQuestion, _ rule: Rule, in scene: Scene
  ) -> [Remedy] {
    guard let view = responder.view else { return [] }
    return [
      Remedy(
        .behave(.delegate(view, question, true)), .delegateAgrees(scene.name(of: view)), rule)
    ]
  }
}
