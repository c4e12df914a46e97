import Engine
import Program

/// A button's own label: it takes no touches, and is a view of the scene's as soon as something is tied to it.
extension UIKitRows {
  /// Continues UIButton.
  static func addTitleLabel(_ s: inout SurfaceBuilder) {
    s.get("let titleLabel: UILabel?", "the label in the button") { (world, me) in
      if let known = world.kept("titleLabel", of: me) { return known.wrapped }
      let label = world.newObject(SurfaceIndex.uikit.type(named: titleLabel))
      world.keep("button", me.withoutOptionals.weakly, of: label)
      world.keep("titleLabel", label, of: me)
      return label.wrapped
    }
    s.get("let imageView: UIImageView?") { (world, me) in
      if let known = world.kept("imageView", of: me) { return known.wrapped }
      let label = world.newObject(SurfaceIndex.uikit.type(named: titleLabel))
      world.keep("imageView", label, of: me)
      return label.wrapped
    }
    s.get("let buttonType: UIButton.ButtonType") { (world, me) in
      world.kept("buttonType", of: me) ?? world.enumeration("UIButton.ButtonType", "custom")
    }
  }

  static func addTitleLabels(_ s: inout SurfaceBuilder) {
    s.type(titleLabel, above: "NSObject")
    s.variable(
      "var font: UIFont!", "by which the title is measured",
      get: { (world, me) in
        world.kept("font", of: me) ?? world.font(world.titleFont(me) ?? Font(15))
      },
      set: { (world, me, value) in
        world.keep("font", value, of: me)
        if let view = world.buttonOfTitle(me) {
          world.setFont(of: view, value)
          world.updateTitle(of: view)
        }
      })
    s.variable(
      "var text: String?", "the title; setTitle(_:for:) sets it",
      get: { (world, me) in
        guard let view = world.buttonOfTitle(me), let text = world.scene.rare(view).text else {
          return .null
        }
        return ProgramValue.text(text).wrapped
      },
      set: { (_, _, _) in })
    s.variable(
      "var frame: CGRect", "where the title is in the button",
      get: { (world, me) in world.value(world.titleFrame(me)) }, set: { (_, _, _) in })
    s.variable(
      "var bounds: CGRect", "as large as the title",
      get: { (world, me) in
        let size = world.titleFrame(me).size
        return world.value(Rect(0, 0, size.width, size.height))
      }, set: { (_, _, _) in })
    s.get("let intrinsicContentSize: CGSize") { (world, me) in world.value(world.titleSize(me)) }
    addAnchors(&s)
    addMasonryOfViews(&s)
    addSnap(&s)
    s.looks(
      "var textColor: UIColor!", "var numberOfLines: Int",
      "var textAlignment: NSTextAlignment", "var lineBreakMode: NSLineBreakMode",
      "var adjustsFontSizeToFitWidth: Bool", "var contentMode: UIView.ContentMode",
      "var minimumScaleFactor: CGFloat", "var isUserInteractionEnabled: Bool", "var alpha: CGFloat",
      "var tintColor: UIColor!", "var clipsToBounds: Bool", "let layer: CALayer",
      "var image: UIImage?", "var isHidden: Bool", "var backgroundColor: UIColor?",
      "var adjustsFontForContentSizeCategory: Bool", "var accessibilityIdentifier: String?",
      "func sizeToFit()")
  }

  static let titleLabel = "UIButton.TitleLabel"
}

extension UIKitWorld {
  /// A button of the system's has 15 points, one of one's own 18 (U-AL-09).
  mutating func setButtonType(of me: ProgramValue, _ type: ProgramValue) {
    keep("buttonType", type, of: me)
    guard let view = view(me), !host.standsForCommands else { return }
    let font = word(type) ?? "custom" == "custom" ? Font(18) : nil
    scene.changeLayout(of: view) { $0.font = font }
  }

  fileprivate func buttonOfTitle(_ label: ProgramValue) -> ViewID? {
    kept("button", of: label.withoutOptionals).flatMap { view($0) }
  }

  fileprivate func titleFont(_ label: ProgramValue) -> Font? {
    buttonOfTitle(label).map { scene.layoutSettings(of: $0).font ?? Font(15) }
  }

  fileprivate func titleSize(_ label: ProgramValue) -> Size {
    guard let button = buttonOfTitle(label), let font = titleFont(label),
      let text = scene.rare(button).text, !text.isEmpty
    else { return .zero }
    let (size, scale) = (font.size(of: text), scene.screen.device.scale)
    return Size(
      (size.width * scale - 1e-6).rounded(.up) / scale,
      (size.height * scale - 1e-6).rounded(.up) / scale)
  }

  /// In the middle of the button, or where its content is aligned.
  fileprivate func titleFrame(_ label: ProgramValue) -> Rect {
    if let view = view(label) { return scene.frame(of: view) }
    guard let button = buttonOfTitle(label) else { return .zero }
    let (size, room) = (titleSize(label), scene.bounds(of: button).size)
    guard room.width > 0, room.height > 0 else { return .zero }
    let width = min(size.width, room.width)
    let insets = scene.layoutSettings(of: button).contentInsets ?? .zero
    let x =
      switch titleSide(of: button) {
      case .left: insets.left
      case .right: room.width - insets.right - width
      default: (room.width - width) / 2
      }
    return Rect(x, (room.height - size.height) / 2, width, size.height)
  }

  private func titleSide(of button: ViewID) -> LayoutAttribute {
    let id = host.machine.memory.object(native: Object.view(button).code)
    switch word(id.flatMap { host.machine.kept("contentHorizontalAlignment", of: $0) }) {
    case "left", "leading": return .left
    case "right", "trailing": return .right
    default: return .centerX
    }
  }

  /// Something is tied to the label in a button: the scene gets one.
  mutating func realizeTitle(_ value: ProgramValue) {
    let label = value.withoutOptionals
    guard let id = label.asObject, host.machine.memory.native(of: id) == nil,
      let button = buttonOfTitle(label)
    else { return }
    let name = host.freeName(scene.name(of: button) + "Label", scene)
    guard
      let view = try? scene.addView(.label, named: name, in: button, frame: titleFrame(label))
    else { return }
    host.machine.setNative(Object.view(view).code, of: id)
    scene.setTranslatesMask(view, to: false)
    let side = titleSide(of: button)
    let insets = scene.layoutSettings(of: button).contentInsets ?? .zero
    for (attribute, offset) in [
      (side, side == .left ? insets.left : side == .right ? -insets.right : 0),
      (LayoutAttribute.centerY, 0),
    ] {
      let tie = LayoutConstraint(
        LayoutAnchor(view, attribute), .equal, LayoutAnchor(button, attribute), plus: offset)
      if let made = try? scene.makeConstraint(tie) { try? scene.activate(made) }
    }
    updateTitle(of: button)
  }

  /// What the button says its label shows.
  mutating func updateTitle(of button: ViewID) {
    guard scene[button].kind == .button,
      let id = host.machine.memory.object(native: Object.view(button).code),
      let label = host.machine.kept("titleLabel", of: id).flatMap({ view($0) })
    else { return }
    let (font, text) = (scene.layoutSettings(of: button).font, scene.rare(button).text ?? "")
    scene.changeLayout(of: label) { $0.font = font ?? Font(15) }
    change { delivery throws(SceneError) in
      try delivery.set(.text, of: .view(label), to: .text(text))
    }
  }
}
