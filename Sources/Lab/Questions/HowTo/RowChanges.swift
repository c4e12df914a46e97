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
    let (row, owner) = (scene.name(of: cell), scene.name(of: table))
    switch event {
    case .lost(let recognizer):
      let other = scene.name(of: recognizer)
      return [
        Remedy("set cancelsTouchesInView \(other) NO", .leavesTouches(other), .uSV23),
        Remedy("set enabled \(other) NO", .switchOff(other), .uGR01, cost: 2),
      ]
    case .notSelectable(let editing):
      return [
        Remedy(
          "set \(editing ? "allowsSelectionDuringEditing" : "allowsSelection") \(owner) YES",
          .selectable(owner), .uSV25)
      ]
    case .asked(let question, _, false?):
      let word = question == .shouldHighlight ? "should-highlight" : "will-select"
      return [Remedy("override \(owner) \(word) YES for \(row)", .selectable(owner), .uSV22)]
    case .asked, .highlighted, .unhighlighted, .deselected, .selected, .accessoryTapped,
      .swipedOpen, .swipeClosed:
      return reachTable(cell, table)
    }
  }

  /// Something in the row has taken the touch: a control, or a handler (U-SV-21, U-SV-24).
  private func reachTable(_ cell: ViewID, _ table: ViewID) -> [Remedy] {
    TouchChanges(incident: incident).handling(by: .view(table))
      .filter { !$0.steps.contains { $0.command == "handle \(scene.name(of: table)) touches" } }
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
