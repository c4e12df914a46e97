import Engine
import Program

/// What a button's intrinsic size hangs on besides its title.
extension UIKitRows {
  /// Continues UIButton.Configuration, which is an object here: its button hears what changes in it.
  static func addConfigurations(_ s: inout SurfaceBuilder) {
    for (name, type) in [
      ("title", "String?"), ("image", "UIImage?"), ("contentInsets", "NSDirectionalEdgeInsets"),
    ] {
      s.variable(
        "var \(name): \(type)", "a button's size hangs on it",
        get: { (world, me) in
          world.kept(name, of: me)
            ?? (name == "contentInsets"
              ? world.value(
                EdgeInsets(top: 7, left: 12, bottom: 7, right: 12),
                named: "NSDirectionalEdgeInsets") : .null)
        },
        set: { (world, me, value) in
          world.keep(name, value, of: me)
          if let button = world.kept("button", of: me) {
            world.setConfiguration(of: button, me)
          }
        })
    }
  }

  /// Continues UIButton.
  static func addButtonSizes(_ s: inout SurfaceBuilder) {
    s.call(
      "func setImage(_ image: UIImage?, for state: UIControl.State)", selector: "setImage:forState:"
    ) { (world, me, given) in
      world.keep("image \(world.raw(given[1]) ?? 0)", given[0], of: me)
      if world.raw(given[1]) == 0, let view = world.view(me) { world.setImage(of: view, given[0]) }
      return .nothing
    }
    s.call(
      "func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)",
      selector: "setAttributedTitle:forState:"
    ) { (world, me, given) in
      let text = world.kept("string", of: given[0]) ?? .null
      world.keep("title \(world.raw(given[1]) ?? 0)", text, of: me)
      if world.raw(given[1]) == 0, let view = world.view(me) { world.setText(of: view, text) }
      return .nothing
    }
    s.variable(
      "var contentEdgeInsets: UIEdgeInsets", "around its title",
      get: { (world, me) in
        world.value(
          world.view(me).flatMap { world.scene.layoutSettings(of: $0).contentInsets } ?? .zero)
      },
      set: { (world, me, value) in
        guard let view = world.view(me) else { return }
        let insets = world.insets(value)
        world.scene.changeLayout(of: view) { $0.contentInsets = insets }
      })
    s.variable(
      "var configuration: UIButton.Configuration?", "its title, and what stands around it",
      get: { (world, me) in world.kept("configuration", of: me) ?? .null },
      set: { (world, me, value) in world.setConfiguration(of: me, value) })
  }
}

extension UIKitWorld {
  mutating func setConfiguration(of me: ProgramValue, _ value: ProgramValue) {
    keep("configuration", value.isNull ? nil : value, of: me)
    guard let view = self.view(me) else { return }
    // A configuration brings a font of its own.
    if kept("titleLabel", of: me).flatMap({ kept("font", of: $0) }) == nil {
      let isCustom = word(kept("buttonType", of: me)) ?? "custom" == "custom"
      scene.changeLayout(of: view) { $0.font = Font(!value.isNull ? 17 : isCustom ? 18 : 15) }
    }
    guard !value.isNull else {
      scene.changeLayout(of: view) { $0.contentInsets = nil }
      return
    }
    keep("button", me.withoutOptionals.weakly, of: value)
    let said = insets(kept("contentInsets", of: value))
    // Believed to be those of a plain one.
    let around = said ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    scene.changeLayout(of: view) { $0.contentInsets = around }
    if let title = kept("title", of: value), !title.isNull { setText(of: view, title) }
    if let image = kept("image", of: value), !image.isNull { setImage(of: view, image) }
  }
}
