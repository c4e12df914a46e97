import Engine

/// Changes after which a table selects a row (U-SV-22).
struct RowChanges {
  let incident: Incident
  private var scene: Scene { incident.before }

  func changes(for cell: ViewID) -> [Remedy] {
    guard let (_, table) = scene.row(of: cell) else { return [] }
    guard let decision = incident.rowDecision(of: cell), case .row(_, let event) = decision.kind
    else {
      return incident.isPressedRow(cell)
        ? reachTable(cell, table) : HitChanges(incident).changes(for: cell)
    }
    let owner = scene.name(of: table)
    switch event {
    case .lost(let recognizer):
      let other = scene.name(of: recognizer)
      return [
        Remedy(
          .set(.cancelsTouchesInView, of: .recognizer(recognizer), to: .bool(false)),
          .leavesTouches(other), .uSV23),
        Remedy(
          .set(.enabled, of: .recognizer(recognizer), to: .bool(false)), .switchOff(other), .uGR01,
          cost: 2),
      ]
    case .notSelectable(let editing):
      return [
        Remedy(
          .set(
            editing ? .allowsSelectionDuringEditing : .allowsSelection, of: .view(table),
            to: .bool(true)),
          .selectable(owner), .uSV25)
      ]
    case .asked(let question, _, false?):
      return [
        Remedy(
          .behave(.overrideRow(table, question, answer: true, for: cell)), .selectable(owner),
          .uSV22)
      ]
    case .asked, .highlighted, .unhighlighted, .deselected, .selected, .accessoryTapped,
      .swipedOpen, .swipeClosed:
      return reachTable(cell, table)
    }
  }

  /// Something in the row has taken the touch: a control, or a handler (U-SV-21, U-SV-24).
  private func reachTable(_ cell: ViewID, _ table: ViewID) -> [Remedy] {
    let implementing = SceneCommand.behave(.handle(.view(table), .allTouches, .ends))
    return TouchChanges(incident: incident).handling(by: .view(table))
      .filter { !$0.steps.contains { $0.command == implementing } }
  }
}

extension Incident {
  /// Was the row hit, or something in it?
  func isPressedRow(_ cell: ViewID) -> Bool {
    guard before.row(of: cell)?.cell == cell else { return false }
    return touchedViews.contains { before.row(of: $0)?.cell == cell }
  }

  /// What settled last whether a row is selected.
  func rowDecision(of cell: ViewID) -> Decision? {
    decisions.last {
      guard case .row(cell, let event) = $0.kind else { return false }
      switch event {
      case .asked(_, _, false?), .lost, .notSelectable: return true
      case .asked, .highlighted, .unhighlighted, .deselected, .selected, .accessoryTapped,
        .swipedOpen, .swipeClosed:
        return false
      }
    }
  }
}
