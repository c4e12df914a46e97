/// The table does what its rows seem to do: it highlights them and selects them (U-SV-21).
extension Delivery {
  /// A table hears of touches that its rows have left to it.
  mutating func rowsHear(_ table: ViewID, _ message: TouchMessage, of touches: [TouchID]) {
    guard scene[table].kind.hasRows else { return }
    if message == .began {
      if scene.rowPresses[table] == nil, let touch = touches.first { pressRow(table, touch) }
      return
    }
    guard let press = scene.rowPresses[table], touches.contains(press.touch) else { return }
    switch message {
    case .began, .moved: break
    case .ended: liftFromRow(table, press)
    case .cancelled: letGo(of: table)
    }
  }

  private mutating func pressRow(_ table: ViewID, _ id: TouchID) {
    guard let touch = scene.touch(id), let (cell, owner) = scene.row(of: touch.view),
      owner == table
    else { return }
    if isOnDetailButton(touch, of: cell) {
      scene.rowPresses[table] = RowPress(touch: id, cell: cell, isAccessory: true)
      return
    }
    if let reason = reasonNotToSelect(in: table) {
      note(.uSV25, .row(cell, reason))
      return
    }
    guard delegateAgrees(to: .shouldHighlight, of: table, about: cell) else { return }
    scene.rowPresses[table] = RowPress(touch: id, cell: cell)
    scene.setFlag(.highlighted, of: cell, to: true)
    note(.uSV22, .row(cell, .highlighted))
  }

  /// Unhighlighted first, then the old row's turn, then the new one's (U-SV-22).
  private mutating func liftFromRow(_ table: ViewID, _ press: RowPress) {
    letGo(of: table)
    guard scene.exists(press.cell) else { return }
    if press.isAccessory {
      note(.uSV24, .row(press.cell, .accessoryTapped))
      return
    }
    guard delegateAgrees(to: .willSelect, of: table, about: press.cell) else { return }
    if scene.rare(table).rows.allowsMultipleSelection {
      if scene.isSelected(press.cell) { return deselect(press.cell, in: table) }
    } else {
      for old in scene.selectedRows(of: table) where old != press.cell {
        deselect(old, in: table)
      }
    }
    guard scene.exists(press.cell) else { return }
    scene.setFlag(.selected, of: press.cell, to: true)
    note(.uSV22, .row(press.cell, .selected))
    _ = ask(.selected(press.cell), of: .view(table))
  }

  private mutating func deselect(_ cell: ViewID, in table: ViewID) {
    scene.setFlag(.selected, of: cell, to: false)
    note(.uSV22, .row(cell, .deselected))
    _ = ask(.deselected(cell), of: .view(table))
  }

  private mutating func letGo(of table: ViewID) {
    guard let press = scene.rowPresses.removeValue(forKey: table), !press.isAccessory,
      scene.exists(press.cell)
    else { return }
    scene.setFlag(.highlighted, of: press.cell, to: false)
    note(.uSV22, .row(press.cell, .unhighlighted))
  }

  /// Rows that leave the screen under a finger are pressed no more.
  mutating func releaseRows(_ gone: Set<ViewID>) {
    for (table, press) in scene.rowPresses where gone.contains(press.cell) { letGo(of: table) }
  }

  private func reasonNotToSelect(in table: ViewID) -> RowEvent? {
    let rows = scene.rare(table).rows
    if !rows.allowsSelection { return .notSelectable(editing: false) }
    return rows.isEditing && !rows.allowsSelectionDuringEditing
      ? .notSelectable(editing: true) : nil
  }

  private mutating func delegateAgrees(
    to question: RowQuestion, of table: ViewID, about cell: ViewID
  ) -> Bool {
    let own: Bool? =
      switch ask(.row(question, cell), of: .view(table)) {
      case .bool(let answer): answer
      // No index path: the row is not to be selected.
      case .object(nil): false
      case .some: true
      case nil: nil
      }
    let answer = own ?? scene.rowAnswer(question, of: table, for: cell)
    note(.uSV22, .row(cell, .asked(question, table: table, answer: answer)))
    return answer ?? true
  }

  private func isOnDetailButton(_ touch: Touch, of cell: ViewID) -> Bool {
    guard scene.rare(cell).rows.accessory.isButton,
      let point = scene.convert(touch.start, from: nil, to: cell)
    else { return false }
    return point.x >= scene.bounds(of: cell).maxX - RowEvent.detailButtonWidth
  }

  /// A recognizer took the touch: its row is not selected (U-SV-23).
  mutating func loseRow(_ touch: Touch, to recognizer: RecognizerID) {
    guard scene[recognizer].origin == .user, let (cell, table) = scene.row(of: touch.view),
      reasonNotToSelect(in: table) == nil
    else { return }
    // A control in the row has the touch, and the row would not have been selected anyway.
    let isControls = scene.ancestry(of: touch.view).prefix { $0 != cell }.contains {
      scene[$0].kind.isControl
    }
    if !isControls { note(.uSV23, .row(cell, .lost(to: recognizer))) }
  }

  // MARK: Swipe actions

  /// Does a drag open the swipe actions of the row that it began in (U-SV-26)?
  func swipedRow(_ table: ViewID, _ recognizer: RecognizerID) -> ViewID? {
    guard scene.rare(table).rows.hasSwipeActions,
      scene[recognizer].progress.movement.axis == .horizontal,
      let touch = scene[recognizer].progress.touches.lazy.compactMap({ scene.touch($0) }).first,
      let (cell, owner) = scene.row(of: touch.view), owner == table
    else { return nil }
    return cell
  }

  mutating func openSwipeActions(_ cell: ViewID, of table: ViewID) {
    scene.openRows[table] = cell
    note(.uSV26, .row(cell, .swipedOpen))
  }

  /// The next touch in the table closes them, and is nobody's.
  mutating func closeSwipeActions(touching view: ViewID) -> ViewID? {
    for (table, cell) in scene.openRows where scene.isDescendant(view, of: table) {
      scene.openRows[table] = nil
      note(.uSV26, .row(cell, .swipeClosed))
      return cell
    }
    return nil
  }
}

/// What becomes of a row.
public enum RowEvent: Equatable, Sendable {
  /// Nil: the delegate does not answer, which is a YES.
  case asked(RowQuestion, table: ViewID, answer: Bool?)
  case highlighted
  case unhighlighted
  case deselected
  case selected
  case accessoryTapped
  case lost(to: RecognizerID)
  case notSelectable(editing: Bool)
  case swipedOpen
  case swipeClosed

  static let detailButtonWidth = 44.0
}
