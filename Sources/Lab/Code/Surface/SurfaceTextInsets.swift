import Engine
import Program

/// What stands around a text view's text, and what is shown with the keyboard.
extension UIKitRows {
  /// Continues UITextView.
  static func addTextInsets(_ s: inout SurfaceBuilder) {
    s.variable(
      "var textContainerInset: UIEdgeInsets", "around the text",
      get: { (world, me) in
        world.kept("textContainerInset", of: me)
          ?? world.value(EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      },
      set: { (world, me, value) in
        world.keep("textContainerInset", value, of: me)
        world.setTextInsets(of: me)
      })
    s.get("let textContainer: NSTextContainer") { (world, me) in
      if let known = world.kept("textContainer", of: me) { return known }
      let made = world.newObject(SurfaceIndex.uikit.type(named: "NSTextContainer"))
      world.keep("textView", me.withoutOptionals.weakly, of: made)
      world.keep("textContainer", made, of: me)
      return made
    }
  }

  /// NSTextContainer
  static func addTextPadding(_ s: inout SurfaceBuilder) {
    s.variable(
      "var lineFragmentPadding: CGFloat", "at the sides of each line",
      get: { (world, me) in world.kept("lineFragmentPadding", of: me) ?? .double(5) },
      set: { (world, me, value) in
        world.keep("lineFragmentPadding", value, of: me)
        if let view = world.kept("textView", of: me) { world.setTextInsets(of: view) }
      })
    s.looks(
      "var maximumNumberOfLines: Int", "var lineBreakMode: NSLineBreakMode", "var size: CGSize",
      "var widthTracksTextView: Bool", "var exclusionPaths: [UIBezierPath]")
  }

  /// Continues text fields and text views, which hold what they show.
  static func addInputViews(_ s: inout SurfaceBuilder) {
    for (name, property) in [
      ("inputView", Property.inputView), ("inputAccessoryView", .inputAccessoryView),
    ] {
      s.variable(
        "var \(name): UIView?", "", property,
        get: { (world, me) in
          guard let object = world.object(me),
            let value = world.scene.value(of: property, of: object)
          else { return .null }
          return world.value(value)
        },
        set: { (world, me, value) throws(Stop) in
          guard let object = world.object(me) else { return }
          world.keep(name, value.isNull ? nil : value.withoutOptionals, of: me)
          try world.set(property, of: object, to: value)
        })
    }
  }
}

extension UIKitWorld {
  fileprivate mutating func setTextInsets(of me: ProgramValue) {
    guard let view = view(me) else { return }
    let said = kept("textContainerInset", of: me).flatMap { insets($0) }
    let padding = kept("textContainer", of: me)
      .flatMap { kept("lineFragmentPadding", of: $0)?.asDouble }
    var around = said ?? EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    around.left += padding ?? 5
    around.right += padding ?? 5
    scene.changeLayout(of: view) { $0.contentInsets = around }
  }
}
