/// Rows that code selects: no delegate hears of it.
extension Scene {
  public mutating func selectRow(_ cell: ViewID, in table: ViewID) {
    if !rare(table).rows.allowsMultipleSelection {
      for old in selectedRows(of: table) where old != cell { deselectRow(old) }
    }
    setFlag(.selected, of: cell, to: true)
  }

  public mutating func deselectRow(_ cell: ViewID) { setFlag(.selected, of: cell, to: false) }

  /// `allowsMultipleSelection`
  public mutating func setAllowsMultipleSelection(of table: ViewID, to allows: Bool) {
    changeRare(table) { $0.rows.allowsMultipleSelection = allows }
  }
}
