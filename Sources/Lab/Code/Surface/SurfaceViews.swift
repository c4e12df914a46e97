import Engine
import Program

/// UIView: where it is, what is in it, and who finds it.
extension UIKitRows {
  static func addViews(_ s: inout SurfaceBuilder) {
    s.type("UIView", above: "UIResponder")
    s.make("init()", forwards: [.init("frame", "zero")]) { (_, _, _) in true }
    s.make("init(frame: CGRect)") { (world, id, given) in
      world.setFrame(of: id, given.first)
      return true
    }
    s.make("init(coder: NSCoder)") { (_, _, _) in true }
    addGeometry(&s)
    addHierarchy(&s)
    addConversions(&s)
    addSearches(&s)
    addLayoutOfViews(&s)
    addAnimating(&s)
    s.property("var isHidden: Bool", .hidden, "a hidden view takes no touches")
    s.property("var alpha: CGFloat", .alpha, "below 0.01 it takes no touches")
    s.property("var isUserInteractionEnabled: Bool", .userInteractionEnabled, "NO: no touches")
    s.property("var isMultipleTouchEnabled: Bool", .multipleTouchEnabled)
    s.property("var isExclusiveTouch: Bool", .exclusiveTouch)
    s.property("var clipsToBounds: Bool", .clipsToBounds, "no hit test looks at it")
    s.property("var tag: Int", .tag)
    s.get("let layer: CALayer", "how it looks") { (world, me) in world.layer(of: me) }
    s.looks(
      "var backgroundColor: UIColor?", "var tintColor: UIColor!", "var isOpaque: Bool",
      "var contentMode: UIView.ContentMode", "var contentScaleFactor: CGFloat",
      "var accessibilityIdentifier: String?", "var accessibilityLabel: String?",
      "var accessibilityHint: String?", "var isAccessibilityElement: Bool",
      "var accessibilityTraits: Any?", "var accessibilityValue: String?",
      "var clearsContextBeforeDrawing: Bool",
      "var preservesSuperviewLayoutMargins: Bool", "var autoresizesSubviews: Bool",
      "var overrideUserInterfaceStyle: UIUserInterfaceStyle",
      "var semanticContentAttribute: Any?", "var isFocused: Bool", "func setNeedsDisplay()",
      "func draw(_ rect: CGRect)", "func tintColorDidChange()",
      "func snapshotView(afterScreenUpdates: Bool) -> UIView?",
      "let traitCollection: UITraitCollection",
      "func drawRect(_ rect: CGRect)",
      "func traitCollectionDidChange(_ previous: UITraitCollection?)",
      "func awakeFromNib()", "func prepareForInterfaceBuilder()",
      "func addInteraction(_ interaction: Any)")
    s.type("UITraitCollection", above: "NSObject")
    s.looks("let userInterfaceStyle: UIUserInterfaceStyle")
    s.get("let displayScale: CGFloat", "pixels to a point") { (world, _) in
      .double(world.scene.screen.device.scale)
    }
    for (name, isAcross) in [("horizontalSizeClass", true), ("verticalSizeClass", false)] {
      s.get("let \(name): UIUserInterfaceSizeClass") { (world, _) in
        let screen = world.scene.screen
        let isRegular = screen.device.isPad || !isAcross && !screen.isLandscape
        return world.enumeration("UIUserInterfaceSizeClass", isRegular ? "regular" : "compact")
      }
    }
    s.type("UIImageView", above: "UIView")
    s.make("init(image: UIImage?)") { (world, id, given) in
      guard let image = given.first, !image.isNull else { return true }
      world.host.machine.keep("image", image, of: id)
      if let view = world.view(.object(id)) {
        world.setImage(of: view, image)
        let size = world.scene.classIntrinsicSize(of: view)
        world.setFrame(
          of: id, world.value(Rect(0, 0, size.width ?? 0, size.height ?? 0)))
      }
      return true
    }
    image(&s)
    s.looks("var highlightedImage: UIImage?", "var animationImages: [UIImage]?")
    s.looks("var animationDuration: Double", "func startAnimating()", "func stopAnimating()")
    s.type("UIVisualEffectView", above: "UIView")
    s.looks("init(effect: Any?)", "var effect: Any?")
    s.get("let contentView: UIView") { (world, me) in world.content(of: me) }
    s.type("UIProgressView", above: "UIView")
    s.looks(
      "init(progressViewStyle: Any?)", "var progress: Float", "var progressTintColor: UIColor?")
    s.looks("var trackTintColor: UIColor?", "func setProgress(_ progress: Float, animated: Bool)")
    s.type("UIActivityIndicatorView", above: "UIView")
    for label in ["style", "activityIndicatorStyle"] {
      s.make("init(\(label): UIActivityIndicatorView.Style)", forwards: [.init("frame", "zero")]) {
        (world, id, given) in
        world.setStyle(ofIndicator: .object(id), given[0])
        return true
      }
    }
    s.variable(
      "var style: UIActivityIndicatorView.Style", "its size hangs on it",
      get: { (world, me) in
        world.kept("style", of: me) ?? world.enumeration("UIActivityIndicatorView.Style", "medium")
      },
      set: { (world, me, value) in world.setStyle(ofIndicator: me, value) })
    s.looks(
      "var hidesWhenStopped: Bool", "var color: UIColor!", "func startAnimating()",
      "func stopAnimating()", "let isAnimating: Bool")
  }

  private static func addGeometry(_ s: inout SurfaceBuilder) {
    for property in [Property.frame, .bounds] {
      s.variable(
        "var \(property.rawValue): CGRect",
        property == .frame ? "its place in its superview" : "its own coordinates", property,
        get: { (world, me) in
          guard let view = world.view(me) else { return world.value(Rect.zero) }
          return world.value(
            property == .frame ? world.scene.frame(of: view) : world.scene.bounds(of: view))
        },
        set: { (world, me, value) throws(Stop) in try world.place(me, property, value) })
    }
    s.variable(
      "var center: CGPoint", "the middle of its frame", .center,
      get: { (world, me) in
        world.value(world.view(me).map { world.scene[$0].center } ?? .zero)
      },
      set: { (world, me, value) throws(Stop) in try world.place(me, .center, value) })
    s.variable(
      "var transform: CGAffineTransform", "turns and scales it", .transform,
      get: { (world, me) in
        world.value(world.view(me).map { world.scene[$0].transform } ?? .identity)
      },
      set: { (world, me, value) throws(Stop) in try world.place(me, .transform, value) })
    s.property("var anchorPoint: CGPoint", .anchorPoint, "what stays where it turns")
    s.property("var transform3D: CATransform3D", .transform3D, "how it stands in space")
    s.variable(
      "var mask: UIView?", "what of it is seen: no touch looks at it",
      get: { (world, me) in world.kept("mask", of: me)?.wrapped ?? .null },
      set: { (world, me, value) in
        guard let view = world.view(me) else { return }
        let shown = world.view(value)
        world.keep("mask", value.isNull ? nil : value.withoutOptionals, of: me)
        let frame = shown.map { Value.rect(world.scene.frame(of: $0)) } ?? .words(["none"])
        world.note(set: .mask, of: .view(view), to: frame)
        world.change { delivery throws(SceneError) in
          try delivery.set(.mask, of: .view(view), to: frame)
        }
      })
    s.variable(
      "var autoresizingMask: UIView.AutoresizingMask", "how it follows its superview's size",
      get: { (world, me) in
        world.kept("autoresizingMask", of: me) ?? world.options("UIView.AutoresizingMask", 0)
      },
      set: { (world, me, value) in
        world.keep("autoresizingMask", value, of: me)
        guard let view = world.view(me), let raw = world.raw(value) else { return }
        world.scene.setAutoresizing(of: view, raw: raw)
      })
  }

  private static func addSearches(_ s: inout SurfaceBuilder) {
    s.call(
      "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
      "the view that gets a touch there", selector: "hitTest:withEvent:"
    ) { (world, me, given) in
      guard let view = world.view(me), let point = world.point(given.first) else { return .null }
      return world.value(world.delivery.ownHitTest(point, in: view))
    }
    s.call(
      "func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
      "is the point in its bounds?", selector: "pointInside:withEvent:"
    ) { (world, me, given) in
      guard let view = world.view(me), let point = world.point(given.first) else {
        return .bool(false)
      }
      return .bool(world.delivery.ownPointInside(view, point))
    }
    s.call("func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)") {
      (world, me, given) in
      guard let view = world.view(me), let recognizer = world.recognizer(given[0]) else {
        return .nothing
      }
      world.change { delivery throws(SceneError) in try delivery.move(recognizer, to: view) }
      return .nothing
    }
    s.call("func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)") {
      (world, _, given) in
      if let recognizer = world.recognizer(given[0]) { world.delivery.takeOff(recognizer) }
      return .nothing
    }
    s.variable(
      "var gestureRecognizers: [UIGestureRecognizer]?",
      get: { (world, me) in
        guard let view = world.view(me) else { return .null }
        let all = world.scene.recognizers(of: view)
        return all.isEmpty
          ? .null : ProgramValue.array(all.map { world.plain(.recognizer($0)) }).wrapped
      }, set: nil)
    s.call(
      "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool"
    ) { (_, _, _) in .bool(true) }
  }

  private static func addConversions(_ s: inout SurfaceBuilder) {
    for (label, type) in [
      ("to", "CGPoint"), ("from", "CGPoint"), ("to", "CGRect"), ("from", "CGRect"),
    ] {
      let what = type == "CGPoint" ? "Point" : "Rect"
      s.call(
        "func convert(_ \(what.lowercased()): \(type), \(label) view: UIView?) -> \(type)",
        selector: "convert\(what):\(label)View:"
      ) { (world, me, given) in
        guard let own = world.view(me) else { return given[0] }
        let other = given.count > 1 ? world.view(given[1]) : nil
        // In no window the outermost view stands for it.
        let target = other ?? world.scene.window(of: own) ?? world.scene.outermost(own)
        let (source, goal) = label == "to" ? (own, target) : (target, own)
        if type == "CGPoint" {
          let point = world.point(given[0]) ?? .zero
          return world.value(world.scene.convert(point, from: source, to: goal) ?? point)
        }
        let rect = world.rect(given[0]) ?? .zero
        return world.value(world.scene.convert(rect, from: source, to: goal) ?? rect)
      }
    }
  }
}

extension Scene {
  /// A view, or the one that all its superviews are in.
  fileprivate func outermost(_ view: ViewID) -> ViewID {
    var outer = view
    while let next = superview(of: outer) { outer = next }
    return outer
  }
}

extension UIKitWorld {
  fileprivate mutating func setStyle(ofIndicator me: ProgramValue, _ value: ProgramValue) {
    keep("style", value, of: me)
    let isLarge = ["large", "whiteLarge"].contains(word(value))
    if let view = view(me) { scene.changeLayout(of: view) { $0.isLarge = isLarge } }
  }
}
