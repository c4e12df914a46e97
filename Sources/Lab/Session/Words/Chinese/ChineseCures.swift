extension CurePhrase {
  public var chinese: String {
    switch self {
    case .costs(let names):
      "；但这样一来，" + names.prefix(3).map { $0.markedAsName }.joined(separator: "、")
        + (names.count > 3 ? " 等 \(names.count) 个" : " ") + "就得不到点击了"
    case .shares(let cover, let name):
      "\(cover.markedAsName) 盖着 \(name.markedAsName) 的一部分，那里的点击归它自己，一般本意如此。"
        + "点在 \(name.markedAsName) 正中，\(name.markedAsName) 收得到。"
    case .keyboardAdvice:
      "挡住它的不是你自己的视图。让它留在键盘上方（view.keyboardLayoutGuide），或者先收起键盘。"
    case .dimmingAdvice:
      "它在弹出的界面后面：点在外面要么让弹出的界面消失，要么没有反应。popover 的 passthroughViews、sheet 的 largestUndimmedDetentIdentifier 能让点击透过去。[U-PC-05]"
    }
  }
}
