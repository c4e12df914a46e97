import Engine

extension MapPhrase {
  var chinese: String {
    switch self {
    case .nobody: "无人"
    case .unreachable: "任何点击都到不了："
    case .inWindow(let window): "在窗口 \(window) 中"
    case .otherWindow: "另一个窗口"
    case .shares(let exactness):
      switch exactness {
      case .exact: "占窗口面积的比例，精确值"
      case .sampled(let count):
        "占窗口面积的比例，取自 \(count) 个点"
      }
    case .small(let count, let first, let share, let glyphs):
      "另有 \(count) 个视图各占不到 1 %，合计 \(share)：" + first.joined(separator: "、") + " " + glyphs.ellipsis
    case .gates(let gates, let view, let scene):
      gates.map { gate in
        switch gate {
        case .hidden: "被隐藏"
        case .userInteraction: "userInteractionEnabled 为 NO"
        case .alpha: "alpha " + Numbers.text(Double(scene[view].alpha))
        case .animation: "正在动画"
        case .disabledControl: "被禁用"
        }
      }.joined(separator: "、")
    case .reason(let reason, let view, let scene, let glyphs):
      because(reason, of: view, in: scene, glyphs)
    }
  }

  private func because(
    _ reason: Unreachable, of view: ViewID, in scene: Scene, _ glyphs: Glyphs
  ) -> String {
    func name(_ view: ViewID) -> String { scene.name(of: view).markedAsName }
    func names(_ views: [ViewID]) -> String {
      (views.prefix(4).map(name) + (views.count > 4 ? [glyphs.ellipsis] : [])).joined(
        separator: "、")
    }
    switch reason {
    case .gated(let gates): return Self.gates(gates, of: view, in: scene).chinese
    case .ancestorGated(let above, let gates):
      let what = Self.gates(gates, of: above, in: scene).chinese
      return "在 \(name(above)) 中，后者不接收触摸：\(what)"
    case .flatTransform(let at):
      return at == view
        ? "它的 transform 把它压扁了"
        : "\(name(at)) 的 transform 把它压扁了"
    case .noArea: return "没有面积"
    case .refusesEveryPoint:
      return "它的 pointInside 一律返回 NO"
    case .overridden(let at, let override):
      let what = override.text(glyphs, in: scene)
      return at == view ? what : "\(name(at)): \(what)"
    case .outside(let above):
      return "完全在 \(name(above)) 之外"
    case .filled(let views):
      return "被其中的 \(names(views)) 填满"
    case .covered(let views):
      return "完全被 \(names(views)) 遮住"
    case .outsideAndCovered(let above, let views):
      return "一部分在 \(name(above)) 之外，其余被 \(names(views)) 遮住"
    case .underKeyboard:
      return "没被别的挡住的部分，都在键盘下面"
    case .notInKeyWindow:
      return "触摸只到 key window，它不在其中"
    case .unknown: return "没有任何点问到它"
    }
  }
}
