import Engine

extension ChineseLayout {
  /// 每一种问题一行。
  func built(_ layout: BuiltLayout) -> String {
    var lines: [String] = []
    let names = Names(scene: scene, rules: .uikit, marked: ChinesePhrasebook.marked)
    if let first = layout.conflicts.first {
      lines.append(ChinesePhrasebook.layout(.found(first), names))
      let more = layout.conflicts.count - 1
      if more > 0 { lines.append("类似的冲突还有 \(more) 个。") }
    }
    for view in layout.masked.prefix(1) {
      lines.append(
        [Rule.uAL03].cited(
          after: "除了约束，\(list(layout.masked)) 还受 frame 的限制：缺少 "
            + "`\(scene.name(of: view)).translatesAutoresizingMaskIntoConstraints = false`。"))
    }
    if layout.sizeless.count == 1, let answer = scene.layoutAnswer(about: layout.sizeless[0]) {
      lines.append([Rule.uAL12].cited(after: noSize(answer)))
    } else if let first = layout.sizeless.first {
      lines.append(
        [Rule.uAL12].cited(
          after: "约束没有给 \(list(layout.sizeless)) 大小，它们和里面的视图都收不到触摸。"
            + "`why \(scene.name(of: first)) frame` 会说缺少什么。"))
    }
    if !layout.frameless.isEmpty {
      lines.append("没有人设置 \(list(layout.frameless)) 的 frame，大小是 0：它和里面的视图都收不到触摸。")
    }
    if !layout.ambiguous.isEmpty {
      lines.append(
        [Rule.uAL06].cited(after: "\(list(layout.ambiguous)) 的布局有歧义：按约束也可以在别的位置。"))
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ views: [ViewID]) -> String {
    let most = CodePhrase.most
    return views.prefix(most).map { scene.name(of: $0) }.joined(separator: "、")
      + (views.count > most ? " 等 \(views.count) 个视图" : "")
  }
}
