import Engine

extension English {
  static func screen(_ decision: ScreenDecision, _ names: Names) -> String {
    switch decision {
    case .device(let screen):
      "The screen is an \(screen.device.rawValue)'s\(screen.isLandscape ? ", lying" : ""): "
        + "\(size(screen.size)) points. \(safeArea(screen.safeArea))"
    case .resized(let window, let old, let new):
      "\(names[window]) fills it: it goes from \(size(old)) to \(size(new))."
    case .followed(let view, let window):
      "\(names[view]), its root view, follows: a root view is as large as \(names[window])."
    case .cannotBecomeKey(let window):
      "\(names[window]) is not made key: its canBecomeKey is NO."
    }
  }

  private static func size(_ size: Size) -> String {
    "\(Numbers.text(size.width)) × \(Numbers.text(size.height))"
  }

  private static func safeArea(_ insets: EdgeInsets) -> String {
    let parts = [
      (insets.top, "above"), (insets.left, "at the left"), (insets.right, "at the right"),
      (insets.bottom, "below"),
    ].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "The safe area is all of it." }
    let said = list(parts.map { "\(Numbers.text($0.0)) \($0.1)" })
    return "The safe area leaves \(said), and keeps no touch away."
  }
}
