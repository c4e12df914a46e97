import Engine

extension Chinese {
  static func screen(_ decision: ScreenDecision, _ names: Names) -> String {
    switch decision {
    case .device(let screen):
      "屏幕是 \(screen.device.rawValue) 的\(screen.isLandscape ? "，横着" : "")："
        + "\(size(screen.size)) 点。\(safeArea(screen.safeArea))"
    case .resized(let window, let old, let new):
      "\(names[window]) 铺满屏幕，从 \(size(old)) 变成 \(size(new))。"
    case .followed(let view, let window):
      "\(names[view]) 是它的根视图，跟着变：根视图和 \(names[window]) 一样大。"
    case .cannotBecomeKey(let window):
      "\(names[window]) 没有成为 key window：它的 canBecomeKey 是 NO。"
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
