import Engine

extension ChinesePhrasebook {
  static func screen(_ decision: ScreenDecision, _ names: Names) -> String {
    switch decision {
    case .device(let screen):
      "屏幕是 \(screen.device.rawValue) 的\(screen.isLandscape ? "，横着" : "")"
        + "\(screen.isNewest ? "" : "，系统是 iOS \(screen.system)")："
        + "\(size(screen.size)) 点。\(safeArea(screen.safeArea))"
    case .resized(let window, let old, let new):
      "\(names[window]) 铺满屏幕，从 \(size(old)) 变成 \(size(new))。"
    case .followed(let view, let window):
      "\(names[view]) 是它的根视图，跟着变：根视图和 \(names[window]) 一样大。"
    case .cannotBecomeKey(let window):
      "\(names[window]) 没有成为 key window：它的 canBecomeKey 是 NO。"
    case .focusRefused(let view, let refusal):
      "焦点没有移到 \(names[view])：\(because(refusal, of: view, names))。"
    case .focusLost(let view, let refusal):
      "\(names[view]) 失去焦点：\(because(refusal, of: view, names))。"
    case .sceneInUse(let own, let key):
      "现在用的场景是 \(names[Object.windowScene(own)])："
        + (key.map { "没有位置的事件交给它的 key window \(names[$0])。" } ?? "它没有 key window，没有位置的事件谁也收不到。")
    case .windowIn(let own?, let window): "\(names[window]) 在 \(names[Object.windowScene(own)]) 中。"
    case .windowIn(nil, let window):
      "\(names[window]) 不在任何场景中：不在屏幕上，收不到触摸，也不是 key window。"
    case .animates(let view, let until):
      "\(names[view]) 马上就是新值；看得见的样子，要到时钟走到 \(Numbers.text(until)) 秒时才变完。"
    case .refusesTouches(let view, _):
      "在那之前，\(names[view]) 和它里面的视图都不接收触摸：动画没有允许用户交互。"
    case .animationOver(let view): "\(names[view]) 的动画结束：看到它在哪里，它就在哪里。"
    case .seenInFront(let view, let other):
      "\(names[view]) 因为 zPosition 看起来在 \(names[other]) 前面，却在它之后才被问：只看 subviews 的顺序。"
    case .seenHere(let view, let frame):
      "\(names[view]) 看起来正在这里，其实已经在 \(Numbers.text(frame))：命中测试到那里去找它。"
    case .isHere(let view, let frame):
      "\(names[view]) 已经在这里了，只是看起来还在 \(Numbers.text(frame))。"
    case .fading(let view, let alpha):
      "\(names[view]) 还看得见（alpha \(Numbers.text(Double(alpha)))），但它自己的 alpha 已经太低。"
    case .cutAway(let view, let owner, let cut):
      "这里看不见 \(names[view])：\(owner == view ? "它的" : names[owner] + " 的")\(cut == .mask ? "遮罩" : "圆角")把它切掉了，"
        + "但照样命中它。"
    }
  }

  private static func because(_ refusal: FocusRefusal, of view: ViewID, _ names: Names) -> String {
    func around(_ outer: ViewID) -> String {
      outer == view ? "它" : "它所在的 " + names[outer] + " "
    }
    return switch refusal {
    case .outside: "它不在任何窗口中"
    case .disabled: "它没有启用"
    case .hidden(let outer): around(outer) + "是隐藏的"
    case .transparent(let outer): around(outer) + "几乎透明"
    case .interactionOff(let outer): around(outer) + "关掉了用户交互"
    }
  }

  private static func size(_ size: Size) -> String {
    "\(Numbers.text(size.width)) × \(Numbers.text(size.height))"
  }

  private static func safeArea(_ insets: EdgeInsets) -> String {
    let parts = [
      (insets.top, "上"), (insets.left, "左"), (insets.right, "右"), (insets.bottom, "下"),
    ].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "安全区域就是整个屏幕。" }
    let said = parts.map { "\($0.1)边 \(Numbers.text($0.0))" }.joined(separator: "、")
    return "安全区域让出\(said) 点，但不挡触摸。"
  }
}
