import Engine
import Narration

/// What is written under a map.
extension PictureWords {
  var nobody: String { pick("nobody", "无人") }
  var unreachable: String { pick("No tap gets to:", "任何点击都到不了：") }

  func inWindow(_ window: String) -> String {
    pick("in window \(window)", "在窗口 \(window) 中")
  }

  var otherWindow: String { pick("another window", "另一个窗口") }

  func shares(_ exactness: Territory.Exactness) -> String {
    switch exactness {
    case .exact: pick("shares of the window's area, exact", "占窗口面积的比例，精确值")
    case .sampled(let count):
      pick(
        "shares of the window's area, from \(count) points", "占窗口面积的比例，取自 \(count) 个点")
    }
  }

  func gates(_ gates: [Gate], of view: ViewID, in scene: Scene) -> String {
    gates.map { gate in
      switch gate {
      case .hidden: pick("hidden", "被隐藏")
      case .userInteraction: pick("userInteractionEnabled NO", "userInteractionEnabled 为 NO")
      case .alpha: "alpha " + Numbers.text(Double(scene[view].alpha))
      case .animation: pick("animating", "正在动画")
      case .disabledControl: pick("disabled", "被禁用")
      }
    }.joined(separator: pick(" and ", "、"))
  }

  func reason(_ reason: Unreachable, of view: ViewID, in scene: Scene) -> String {
    func name(_ view: ViewID) -> String { scene.name(of: view) }
    func names(_ views: [ViewID]) -> String {
      list(views.prefix(4).map(name) + (views.count > 4 ? [glyphs.ellipsis] : []))
    }
    switch reason {
    case .gated(let gates): return self.gates(gates, of: view, in: scene)
    case .ancestorGated(let above, let gates):
      let what = self.gates(gates, of: above, in: scene)
      return pick(
        "in \(name(above)), which is closed: \(what)", "在 \(name(above)) 中，后者不接收触摸：\(what)")
    case .flatTransform(let at):
      return at == view
        ? pick("its transform leaves no area", "其 transform 没有面积")
        : pick("the transform of \(name(at)) leaves no area", "\(name(at)) 的 transform 没有面积")
    case .noArea: return pick("it has no area", "没有面积")
    case .refusesEveryPoint:
      return pick("its pointInside says no everywhere", "其 pointInside 处处为否")
    case .overridden(let at, let override):
      let what = self.override(override, in: scene)
      return at == view ? what : "\(name(at)): \(what)"
    case .outside(let above):
      return pick("wholly outside \(name(above))", "完全在 \(name(above)) 之外")
    case .filled(let views):
      return pick("filled by \(names(views)), inside it", "被其中的 \(names(views)) 填满")
    case .covered(let views):
      return pick("wholly covered by \(names(views))", "完全被 \(names(views)) 遮住")
    case .outsideAndCovered(let above, let views):
      return pick(
        "partly outside \(name(above)), the rest covered by \(names(views))",
        "一部分在 \(name(above)) 之外，其余被 \(names(views)) 遮住")
    case .notInKeyWindow:
      return pick("touches go to the key window, and it is in another", "触摸只到 key window，它不在其中")
    case .unknown: return pick("no point of it was ever asked for", "没有任何点问到它")
    }
  }
}
