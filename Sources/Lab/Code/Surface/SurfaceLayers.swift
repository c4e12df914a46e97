import Engine
import Program

/// Layers, as far as they are a view's: its corners, its depth, its mask, how it stands in space.
extension UIKitRows {
  static func addLayers(_ s: inout SurfaceBuilder) {
    s.type("CALayer", above: "NSObject")
    s.looks(
      "init()", "var borderWidth: CGFloat", "var borderColor: CGColor?", "var masksToBounds: Bool",
      "var shadowColor: CGColor?", "var shadowOpacity: Float", "var shadowRadius: CGFloat",
      "var shadowOffset: CGSize", "var shadowPath: CGPath?", "var backgroundColor: CGColor?",
      "var contents: Any?", "var opacity: Float", "var name: String?",
      "var maskedCorners: CACornerMask", "var shouldRasterize: Bool",
      "var rasterizationScale: CGFloat", "var isHidden: Bool", "var mask: CALayer?",
      "var position: CGPoint", "var bounds: CGRect",
      "var sublayers: [CALayer]?", "var cornerCurve: String", "var contentsScale: CGFloat",
      "func addSublayer(_ layer: CALayer)", "func removeFromSuperlayer()",
      "func insertSublayer(_ layer: CALayer, at: UInt32)", "static func layer() -> CALayer",
      "func insertSublayer(_ layer: CALayer, atIndex: UInt32)",
      "func insertSublayer(_ layer: CALayer, below: CALayer?)",
      "func insertSublayer(_ layer: CALayer, above: CALayer?)",
      "func add(_ animation: CAAnimation, forKey: String?)", "func removeAllAnimations()",
      "func addAnimation(_ animation: CAAnimation, forKey: String?)",
      "func removeAnimation(forKey: String)", "func setNeedsDisplay()", "func setNeedsLayout()",
      "func layoutIfNeeded()")
    ofView(&s, "var cornerRadius: CGFloat", .cornerRadius, "how round its corners are")
    ofView(&s, "var zPosition: CGFloat", .zPosition, "how far in front: no touch depends on it")
    ofView(&s, "var anchorPoint: CGPoint", .anchorPoint, "what stays where it turns")
    ofView(&s, "var transform: CATransform3D", .transform3D, "how it stands in space")
    s.keeps("var frame: CGRect", "where it is; a layer takes no touches")
    s.type("CAGradientLayer", above: "CALayer")
    s.looks(
      "init()", "static func layer() -> CAGradientLayer", "var colors: [Any]?",
      "var locations: [Any]?", "var startPoint: CGPoint",
      "var endPoint: CGPoint")
    s.type("CAShapeLayer", above: "CALayer")
    s.looks(
      "init()", "static func layer() -> CAShapeLayer", "var path: CGPath?",
      "var fillColor: CGColor?", "var strokeColor: CGColor?",
      "var lineWidth: CGFloat", "var lineCap: Any?", "var strokeEnd: CGFloat",
      "var strokeStart: CGFloat", "var lineDashPattern: [Any]?")
    s.type("CAAnimation", above: "NSObject")
    s.looks(
      "init()", "init(keyPath: String?)", "var duration: Double", "var fromValue: Any?",
      "var toValue: Any?", "var repeatCount: Float", "var autoreverses: Bool", "var values: [Any]?",
      "var timingFunction: Any?", "var isRemovedOnCompletion: Bool", "var beginTime: Double",
      "var delegate: Any?", "var fillMode: Any?", "var keyTimes: [Any]?")
    s.type("CABasicAnimation", above: "CAAnimation")
    s.type("CAKeyframeAnimation", above: "CAAnimation")
    s.type("CATransition", above: "CAAnimation")
    s.looks("init()", "var type: Any?", "var subtype: Any?")
    addTransforms3D(&s)
  }

  /// A property of a view's own layer is the view's; any other layer keeps its own.
  private static func ofView(
    _ s: inout SurfaceBuilder, _ declaration: String, _ property: Property, _ help: String
  ) {
    s.variable(
      declaration, help,
      get: { (world, me) in
        guard let view = world.viewOfLayer(me),
          let value = world.scene.value(of: property, of: .view(view))
        else {
          return world.kept(property.rawValue, of: me)
            ?? world.value(usual(property))
        }
        return world.value(value)
      },
      set: { (world, me, value) throws(Stop) in
        guard let view = world.viewOfLayer(me) else {
          return world.keep(property.rawValue, value, of: me)
        }
        try world.set(property, of: .view(view), to: value)
      })
  }

  private static func usual(_ property: Property) -> Value {
    switch property {
    case .transform3D: .transform3D(.identity)
    case .anchorPoint: .point(Point(0.5, 0.5))
    default: .number(0)
    }
  }

  private static func addTransforms3D(_ s: inout SurfaceBuilder) {
    s.type(
      "CATransform3D", .structure,
      fields: (1...4).flatMap { row in (1...4).map { ("m\(row)\($0)", "CGFloat") } })
    s.globalFunctions()
    s.get("static let CATransform3DIdentity: CATransform3D") { (world, _) in
      world.value(.transform3D(.identity))
    }
    s.call(
      "func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D"
    ) { (world, _, given) in
      world.value(.transform3D(turn(given, 0)))
    }
    s.call(
      "func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D"
    ) { (world, _, given) in
      let first = world.transform3D(given[0]) ?? .identity
      return world.value(.transform3D(turn(given, 1).concatenating(first)))
    }
    s.call(
      "func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D"
    ) { (world, _, given) in
      world.value(.transform3D(.translation(number(given, 0), number(given, 1), number(given, 2))))
    }
    s.call(
      "func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D"
    ) { (world, _, given) in
      world.value(
        .transform3D(Transform3D(AffineTransform.scale(number(given, 0), number(given, 1)))))
    }
    s.call(
      "func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D"
    ) { (world, _, given) in
      let (a, b) = (world.transform3D(given[0]), world.transform3D(given[1]))
      return world.value(.transform3D((a ?? .identity).concatenating(b ?? .identity)))
    }
  }

  /// About one of the axes; about any other line nobody turns a view.
  private static func turn(_ given: [ProgramValue], _ first: Int) -> Transform3D {
    let degrees = number(given, first) * 180 / Double.pi
    for (index, axis) in Transform3D.Axis.allCases.enumerated() {
      let share = number(given, first + 1 + index)
      if share != 0 { return .rotation(degrees: share < 0 ? -degrees : degrees, about: axis) }
    }
    return .identity
  }
}

extension UIKitWorld {
  func transform3D(_ value: ProgramValue?) -> Transform3D? {
    guard let value, let all = numbers(value), all.count == 16 else {
      return transform(value).map { Transform3D($0) }
    }
    return Transform3D(all)
  }

  mutating func layer(of me: ProgramValue) -> ProgramValue {
    if let known = kept("layer", of: me) { return known }
    let layer = newObject(SurfaceIndex.uikit.type(named: "CALayer"))
    keep("layer", layer, of: me)
    keep("view", me.withoutOptionals.weakly, of: layer)
    return layer
  }

  /// Whose own layer it is.
  func viewOfLayer(_ layer: ProgramValue) -> ViewID? {
    kept("view", of: layer).flatMap { view($0) }
  }
}
