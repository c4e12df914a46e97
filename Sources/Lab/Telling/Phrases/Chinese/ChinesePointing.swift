import Engine

extension ChinesePhrasebook {
  static func pointing(_ decision: PointingDecision, _ names: Names) -> String {
    switch decision {
    case .scroll(let device, let point, let way, let view):
      "\(name(device))滚动 \(Numbers.text(way))，指针在 \(names[view]) 上的 \(Numbers.text(point))。"
        + "这不是触摸：只有 \(names[view]) 和它上面各视图的识别器收到，视图收不到。"
    case .transform(let change, let point, let view):
      "两指在触控板上\(does(change))，指针在 \(names[view]) 上的 \(Numbers.text(point))。"
        + "这不是触摸：只有 \(names[view]) 和它上面各视图的\(recognizers(change))收到，视图收不到。"
    case .hover(let point, let view):
      "指针悬停在 \(names[view]) 上的 \(Numbers.text(point))。"
        + "只有 \(names[view]) 和它上面各视图的悬停识别器收到，视图收不到。"
    case .nothing(let type, let point):
      "\(Numbers.text(point)) 处没有视图：没有人收到\(known(type))。"
    case .untaken(.scroll, let view):
      "\(names[view]) 和它上面各视图的拖动识别器，没有一个收下这次滚动。"
    case .untaken(.transform, let view):
      "\(names[view]) 和它上面各视图的识别器，没有一个收下触控板上的这个手势。"
    case .untaken(_, let view): "\(names[view]) 和它上面各视图都没有悬停识别器：没有人收到。"
    case .left: "指针离开屏幕。"
    case .wasAway: "屏幕上本来就没有指针。"
    case .noPointer(let device):
      "\(device.rawValue) 上没有指针，悬停无从谈起。iPad 才有：`device ipad`。"
    case .paused: "按键按着：这时指针是触摸，松开以后才算悬停。"
    }
  }

  private static func does(_ change: Transformation) -> String {
    switch change {
    case .pinch(let scale): "捏合 \(Numbers.text(scale)) 倍"
    case .turn(let degrees): "旋转 \(Numbers.text(degrees)) 度"
    }
  }

  private static func recognizers(_ change: Transformation) -> String {
    switch change {
    case .pinch: "捏合识别器"
    case .turn: "旋转识别器"
    }
  }

  static func name(_ device: ScrollDevice) -> String {
    switch device {
    case .trackpad: "触控板"
    case .wheel: "滚轮"
    }
  }
}
