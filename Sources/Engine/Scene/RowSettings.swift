/// The rows of tables and the items of collections.
extension ViewKind {
  public var hasRows: Bool { self == .tableView || self == .collectionView }
}

/// What stands at the right end of a cell.
public enum Accessory: String, CaseIterable, Sendable {
  case none, disclosureIndicator, checkmark, detailButton, detailDisclosureButton

  /// Only these are touched by themselves (U-SV-24).
  public var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// What a table's user sets, and its delegate answers.
public struct RowSettings: Equatable, Sendable {
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var isEditing = false
  public var allowsSelectionDuringEditing = false
  /// Do its rows have swipe actions at their right end?
  public var hasSwipeActions = false
  /// Of a cell.
  public var accessory = Accessory.none
  public internal(set) var answers: [RowAnswer] = []
}

/// What a table asks its delegate about a row (U-SV-22).
public enum RowQuestion: String, CaseIterable, Hashable, Sendable {
  case shouldHighlight, willSelect
}

/// The delegate's answer: for one row, or for all.
public struct RowAnswer: Equatable, Sendable {
  public var question: RowQuestion
  public var cell: ViewID?
  public var answer: Bool
}

/// The row that a finger presses.
struct RowPress: Equatable, Sendable {
  var touch: TouchID
  var cell: ViewID
  /// Its detail button is pressed, not the row.
  var isAccessory = false
}

extension Scene {
  /// The row that a view is or lies in, and its table. A scroll view between them keeps the touch.
  public func row(of view: ViewID) -> (cell: ViewID, table: ViewID)? {
    var cell: ViewID?
    for next in ancestry(of: view) {
      if self[next].kind.isScrollView {
        return self[next].kind.hasRows ? cell.map { ($0, next) } : nil
      }
      if self[next].kind == .tableCell { cell = next }
    }
    return nil
  }

  /// Does a cell stand in a collection view? Then it is an item, and no row.
  public func isItem(_ cell: ViewID) -> Bool {
    self[cell].kind == .tableCell
      && row(of: cell).map { self[$0.table].kind == .collectionView } ?? false
  }

  public func isSelected(_ view: ViewID) -> Bool { nodes[view.index].flags.contains(.selected) }

  /// The selected rows of a table.
  public func selectedRows(of table: ViewID) -> [ViewID] {
    subtree(of: table).filter { self[$0].kind == .tableCell && isSelected($0) }
      .filter { row(of: $0)?.table == table }
  }

  public func rowAnswer(_ question: RowQuestion, of table: ViewID, for cell: ViewID) -> Bool? {
    let answers = rare(table).rows.answers.filter { $0.question == question }
    return (answers.last { $0.cell == cell } ?? answers.last { $0.cell == nil })?.answer
  }

  public mutating func override(
    _ table: ViewID, _ question: RowQuestion, answer: Bool, for cell: ViewID?
  ) {
    changeRare(table) { state in
      state.rows.answers.removeAll { $0.question == question && $0.cell == cell }
      state.rows.answers.append(RowAnswer(question: question, cell: cell, answer: answer))
    }
  }

  public mutating func unoverride(_ table: ViewID, _ question: RowQuestion) {
    changeRare(table) { $0.rows.answers.removeAll { $0.question == question } }
  }
}
