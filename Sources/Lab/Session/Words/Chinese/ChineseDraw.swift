import Engine

extension DrawPhrase {
  var chinese: String {
    switch self {
    case .isHidden(let name, let subviews): isHidden(name, subviews: subviews)
    case .isCovered(let name, let others): "被遮住：\(name)，遮住它的是 " + others.joined(separator: "、")
    case .isClipped(let name, let clipper): "被裁掉：\(name)，由 \(clipper) 裁剪"
    case .isOutsideWindow(let name): "在窗口之外：\(name)"
    case .notDrawn(let count): "还有 \(count) 个视图没有画出"
    case .meaning(let line): name(line)
    case .dotted: "点线："
    case .dashed: "虚线："
    case .brackets: "（括号中）不接收触摸"
    case .coveredPart: "被挡住"
    case .fingers(let points): "手指在 " + points.map { Numbers.text($0) }.joined(separator: " 和 ")
    case .touched(let point, let hit, let arrow):
      "触摸于 " + Numbers.text(point) + " " + arrow + " "
        + (hit ?? "无人")
    case .touchElsewhere: "不在图中"
    case .windows(let names, let drawn):
      "窗口由前到后：" + names.joined(separator: "、")
        + "；这是 \(drawn)"
    case .treeTitle: "对象树"
    case .treeDescription(let count): "App 里的对象，每行一个：共 \(count) 行。"
    case .drawTitle(let window): "\(window) 的视图"
    case .mapTitle(let window): "\(window) 中各处的点击由谁接收"
    }
  }

  private func isHidden(_ name: String, subviews: Int) -> String {
    let inside =
      subviews == 0
      ? ""
      : "，连同其中 \(subviews) 个视图"
    return "隐藏：" + name + inside
  }

  private func name(_ line: Glyphs.Line) -> String {
    switch line {
    case .usual: ""
    case .hit: "命中测试视图"
    case .gated: "不接收触摸"
    case .outside: "触摸不到：在父视图之外"
    }
  }
}
