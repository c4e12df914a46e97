/// A bar button item's one target and action: with no target the action goes up the chain like a menu's,
/// with no action nothing is sent (U-EM-09).
extension PropertyRow {
  static let barItems: [PropertyRow] = [
    view(
      .action, .selector,
      get: { scene, item in
        .text(scene.targets(of: item).first.map { scene.text(of: $0.selector) } ?? "")
      },
      set: { scene, item, value in
        if case .text(let text) = value { scene.setAction(of: item, to: text) }
      },
      usual: { _, _ in .text("") }, where: { $0[$1].kind == .barButtonItem }),
    view(
      .target, .object, get: { scene, item in .object(scene.itemTarget(of: item)) },
      set: { scene, item, value in
        if case .object(let target) = value { scene.setTarget(of: item, to: target) }
      },
      usual: { _, _ in .object(nil) }, where: { $0[$1].kind == .barButtonItem }),
    view(
      .primaryAction, .text,
      get: { scene, item in .text(scene.primaryAction(of: item).map { scene.text(of: $0) } ?? "") },
      set: { scene, item, value in
        guard case .text(let text) = value else { return }
        let identifier = text.isEmpty ? nil : scene.word(text)
        scene.controls[item, default: ControlState()].primaryAction = identifier
      },
      usual: { _, _ in .text("") }, where: { $0[$1].kind == .barButtonItem }),
  ]
}

extension Scene {
  fileprivate func itemTarget(of item: ViewID) -> Object? {
    if let pair = targets(of: item).first { return pair.target }
    return controls[item]?.itemTarget
  }

  fileprivate mutating func setAction(of item: ViewID, to text: String) {
    let target = itemTarget(of: item)
    guard !text.isEmpty else {
      controls[item, default: ControlState()].targets = []
      controls[item, default: ControlState()].itemTarget = target
      return
    }
    let pair = TargetAction(target: target, selector: word(text), events: .touchUpInside)
    controls[item, default: ControlState()].targets = [pair]
  }

  fileprivate mutating func setTarget(of item: ViewID, to target: Object?) {
    controls[item, default: ControlState()].itemTarget = target
    guard controls[item]?.targets.isEmpty == false else { return }
    controls[item]?.targets[0].target = target
  }
}
