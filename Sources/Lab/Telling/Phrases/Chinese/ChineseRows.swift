import Engine

extension ChinesePhrasebook {
  static func row(_ id: ViewID, event: RowEvent, names: Names) -> String {
    let (cell, isItem) = (names[id], names.scene.isItem(id))
    let (row, list) = isItem ? ("item", "集合视图") : ("行", "表格")
    return switch event {
    case .asked(let question, let table, nil):
      "\(names[table]) 的代理没有 \(question.rawValue)（\(row) \(cell)）：算 YES。"
    case .asked(.shouldHighlight, let table, true?):
      "\(names[table]) 的代理允许 \(cell) 高亮。"
    case .asked(.shouldHighlight, let table, false?):
      "\(names[table]) 的代理对 shouldHighlight 返回 NO：\(cell) 既不高亮，也不选中，原来的选中不变。"
    case .asked(.willSelect, let table, true?):
      "\(names[table]) 的代理允许选中 \(cell)。"
    case .asked(.willSelect, let table, false?):
      "\(names[table]) 的代理对 willSelect 返回 nil：\(cell) 不选中。"
    case .highlighted: "\(row) \(cell) 高亮。"
    case .unhighlighted: "\(row) \(cell) 不再高亮。"
    case .deselected: "\(row) \(cell) 取消选中：didDeselect。"
    case .selected: "\(row) \(cell) 选中：didSelect。"
    case .accessoryTapped: "点的是 \(cell) 的详情按钮：accessoryButtonTapped，不选中它。"
    case .lost(let recognizer):
      "\(row) \(cell) 没有选中：\(names[recognizer]) 从\(list)手里拿走了触摸。"
    case .notSelectable(editing: false):
      "\(row) \(cell) 既不高亮，也不选中：\(list)的 allowsSelection 为 NO。"
    case .notSelectable(editing: true):
      "\(row) \(cell) 既不高亮，也不选中：\(list)正在编辑，allowsSelectionDuringEditing 为 NO。"
    case .swipedOpen: "轻扫露出 \(cell) 的操作：willBeginEditing。"
    case .swipeClosed: "\(cell) 的操作收起。"
    }
  }
}
