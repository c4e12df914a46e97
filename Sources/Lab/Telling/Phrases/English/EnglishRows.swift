import Engine

extension EnglishPhrasebook {
  static func row(_ id: ViewID, event: RowEvent, names: Names) -> String {
    let (cell, isItem) = (names[id], names.scene.isItem(id))
    let (row, list) = isItem ? ("item", "collection view") : ("row", "table")
    return switch event {
    case .asked(let question, let table, nil):
      "\(names[table])'s delegate has no \(question.rawValue) for \(cell): YES."
    case .asked(.shouldHighlight, let table, true?):
      "\(names[table])'s delegate lets \(cell) be highlighted."
    case .asked(.shouldHighlight, let table, false?):
      "\(names[table])'s delegate says NO to shouldHighlight: \(cell) is neither highlighted nor "
        + "selected, and the old selection stays."
    case .asked(.willSelect, let table, true?):
      "\(names[table])'s delegate lets \(cell) be selected."
    case .asked(.willSelect, let table, false?):
      "\(names[table])'s delegate answers nil to willSelect: \(cell) is not selected."
    case .highlighted: "The \(row) \(cell) is highlighted."
    case .unhighlighted: "The \(row) \(cell) is not highlighted any more."
    case .deselected: "The \(row) \(cell) is deselected: didDeselect."
    case .selected: "The \(row) \(cell) is selected: didSelect."
    case .accessoryTapped:
      "The detail button of \(cell) is tapped: accessoryButtonTapped, and no selection."
    case .lost(let recognizer):
      "The \(row) \(cell) is not selected: \(names[recognizer]) has taken the touch from the \(list)."
    case .notSelectable(editing: false):
      "The \(row) \(cell) is neither highlighted nor selected: its \(list)'s allowsSelection is NO."
    case .notSelectable(editing: true):
      "The \(row) \(cell) is neither highlighted nor selected: its \(list) is being edited, and "
        + "allowsSelectionDuringEditing is NO."
    case .swipedOpen: "The swipe opens the actions of \(cell): willBeginEditing."
    case .swipeClosed: "The actions of \(cell) close."
    }
  }
}
