import Engine
import Program

/// CGRect and its kin, with their C functions in `addGlobals`.
extension UIKitRows {
  static func addStructures(_ s: inout SurfaceBuilder) {
    s.type("CGPoint", .structure, fields: [("x", "CGFloat"), ("y", "CGFloat")])
    describe(&s)
    s.get("static let zero: CGPoint") { (world, _) in world.value(Point.zero) }
    s.call("init(x: CGFloat, y: CGFloat) -> CGPoint") { (world, _, given) in
      world.value(Point(number(given, 0), number(given, 1)))
    }
    s.call("func applying(_ t: CGAffineTransform) -> CGPoint") { (world, me, given) in
      world.value(
        (world.transform(given.first) ?? .identity).apply(world.point(me) ?? .zero))
    }
    s.type("CGSize", .structure, fields: [("width", "CGFloat"), ("height", "CGFloat")])
    describe(&s)
    s.get("static let zero: CGSize") { (world, _) in world.value(Size.zero) }
    s.call("init(width: CGFloat, height: CGFloat) -> CGSize") { (world, _, given) in
      world.value(Size(number(given, 0), number(given, 1)))
    }
    s.type("CGVector", .structure, fields: [("dx", "CGFloat"), ("dy", "CGFloat")])
    addRectangles(&s)
    s.type(
      "UIEdgeInsets", .structure,
      fields: [
        ("top", "CGFloat"), ("left", "CGFloat"), ("bottom", "CGFloat"), ("right", "CGFloat"),
      ])
    s.get("static let zero: UIEdgeInsets") { (world, _) in
      world.value(Value.insets(EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)))
    }
    s.type(
      "NSDirectionalEdgeInsets", .structure,
      fields: ["top", "leading", "bottom", "trailing"].map { ($0, "CGFloat") })
    s.get("static let zero: NSDirectionalEdgeInsets") { (world, _) in
      world.value(EdgeInsets.zero, named: "NSDirectionalEdgeInsets")
    }
    s.type("NSRange", .structure, fields: [("location", "Int"), ("length", "Int")])
    s.type("UIOffset", .structure, fields: [("horizontal", "CGFloat"), ("vertical", "CGFloat")])
    s.type(
      "IndexPath", .structure, other: "NSIndexPath", fields: [("section", "Int"), ("row", "Int")])
    s.get("let item: Int") { (_, me) in
      guard case .structure(let path) = me.content, path.fields.count > 1 else {
        return .integer(0)
      }
      return path.fields[1]
    }
    for label in ["Row", "Item"] {
      s.call("static func indexPathFor\(label)(_ row: Int, inSection section: Int) -> IndexPath") {
        (_, _, given) in .structure(indexPath.id, [given[1], given[0]])
      }
    }
    for label in ["row", "item"] {
      s.call("init(\(label): Int, section: Int) -> IndexPath") { (_, _, given) in
        .structure(indexPath.id, [given[1], given[0]])
      }
    }
    addIndexSets(&s)
    addTransforms(&s)
  }

  private static func addRectangles(_ s: inout SurfaceBuilder) {
    s.type("CGRect", .structure, fields: [("origin", "CGPoint"), ("size", "CGSize")])
    describe(&s)
    s.get("let cgRectValue: CGRect") { (_, me) in me.withoutOptionals }
    s.get("static let zero: CGRect") { (world, _) in world.value(Rect.zero) }
    s.get("static let null: CGRect") { (world, _) in
      world.value(Rect(.infinity, .infinity, 0, 0))
    }
    s.call("init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect") {
      (world, _, given) in
      world.value(rect(given))
    }
    s.call("init(origin: CGPoint, size: CGSize) -> CGRect") { (_, _, given) in
      .structure(UIKitRows.rect.id, given)
    }
    edge("minX", &s) { $0.minX }
    edge("minY", &s) { $0.minY }
    edge("maxX", &s) { $0.maxX }
    edge("maxY", &s) { $0.maxY }
    edge("midX", &s) { $0.midX }
    edge("midY", &s) { $0.mid.y }
    edge("width", &s) { $0.width }
    edge("height", &s) { $0.height }
    s.get("let isEmpty: Bool") { (world, me) in .bool((world.rect(me) ?? .zero).isEmpty) }
    s.get("let isNull: Bool") { (world, me) in .bool(!(world.rect(me) ?? .zero).x.isFinite) }
    s.call("func contains(_ point: CGPoint) -> Bool") { (world, me, given) in
      .bool((world.rect(me) ?? .zero).contains(world.point(given.first) ?? .zero))
    }
    s.call("func contains(_ rect2: CGRect) -> Bool") { (world, me, given) in
      let (a, b) = (world.rect(me) ?? .zero, world.rect(given.first) ?? .zero)
      return .bool(a.union(b) == a)
    }
    s.call("func intersects(_ rect2: CGRect) -> Bool") { (world, me, given) in
      .bool((world.rect(me) ?? .zero).intersection(world.rect(given.first) ?? .zero) != nil)
    }
    s.call("func intersection(_ r2: CGRect) -> CGRect") { (world, me, given) in
      world.value(
        (world.rect(me) ?? .zero).intersection(world.rect(given.first) ?? .zero)
          ?? Rect(.infinity, .infinity, 0, 0))
    }
    s.call("func union(_ r2: CGRect) -> CGRect") { (world, me, given) in
      world.value((world.rect(me) ?? .zero).union(world.rect(given.first) ?? .zero))
    }
    s.call("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { (world, me, given) in
      world.value((world.rect(me) ?? .zero).inset(by: number(given, 0), number(given, 1)))
    }
    s.call("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { (world, me, given) in
      let rect = world.rect(me) ?? .zero
      return world.value(
        Rect(rect.x + number(given, 0), rect.y + number(given, 1), rect.width, rect.height))
    }
    s.call("func inset(by insets: UIEdgeInsets) -> CGRect") { (world, me, given) in
      let insets = given.first.flatMap { world.numbers($0) } ?? []
      return world.value((world.rect(me) ?? .zero).inset(insets))
    }
    s.get("let integral: CGRect") { (_, me) in me }
    s.get("let standardized: CGRect") { (_, me) in me }
  }

  private static func edge(
    _ name: String, _ s: inout SurfaceBuilder, _ edge: @escaping @Sendable (Rect) -> Double
  ) {
    s.get("let \(name): CGFloat") { (world, me) in .double(edge(world.rect(me) ?? .zero)) }
  }

  private static func addTransforms(_ s: inout SurfaceBuilder) {
    s.type(
      "CGAffineTransform", .structure,
      fields: ["a", "b", "c", "d", "tx", "ty"].map { ($0, "CGFloat") })
    s.get("static let identity: CGAffineTransform") { (world, _) in
      world.value(AffineTransform.identity)
    }
    s.call("init(translationX tx: CGFloat, y ty: CGFloat) -> CGAffineTransform") {
      (world, _, given) in
      world.value(AffineTransform.translation(number(given, 0), number(given, 1)))
    }
    s.call("init(scaleX sx: CGFloat, y sy: CGFloat) -> CGAffineTransform") { (world, _, given) in
      world.value(AffineTransform.scale(number(given, 0), number(given, 1)))
    }
    s.call("init(rotationAngle angle: CGFloat) -> CGAffineTransform") { (world, _, given) in
      world.value(rotation(number(given, 0)))
    }
    s.call("func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform") {
      (world, me, given) in
      world.value(
        AffineTransform.translation(number(given, 0), number(given, 1))
          .concatenating(world.transform(me) ?? .identity))
    }
    s.call("func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform") {
      (world, me, given) in
      world.value(
        AffineTransform.scale(number(given, 0), number(given, 1))
          .concatenating(world.transform(me) ?? .identity))
    }
    s.call("func rotated(by angle: CGFloat) -> CGAffineTransform") { (world, me, given) in
      world.value(rotation(number(given, 0)).concatenating(world.transform(me) ?? .identity))
    }
    s.call("func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform") {
      (world, me, given) in
      world.value(
        (world.transform(me) ?? .identity)
          .concatenating(world.transform(given.first) ?? .identity))
    }
    s.call("func inverted() -> CGAffineTransform") { (world, me, _) in
      let transform = world.transform(me) ?? .identity
      return world.value(transform.inverse ?? transform)
    }
    s.get("let isIdentity: Bool") { (world, me) in .bool(world.transform(me) == .identity) }
  }

  /// `(20.0, 400.0)`
  private static func describe(_ s: inout SurfaceBuilder) {
    s.get("let description: String") { (_, me) in
      func flat(_ value: ProgramValue) -> [Double] {
        guard case .structure(let structure) = value.content else { return [value.asDouble ?? 0] }
        return structure.fields.flatMap { flat($0) }
      }
      let texts = flat(me).map { number in
        let text = Numbers.text(number)
        return text.contains(".") ? text : text + ".0"
      }
      return .text("(" + texts.joined(separator: ", ") + ")")
    }
  }

  static func rotation(_ radians: Double) -> AffineTransform {
    .rotation(degrees: radians * 180 / Double.pi)
  }

  static func number(_ given: [ProgramValue], _ index: Int) -> Double {
    given.indices.contains(index) ? given[index].asDouble ?? 0 : 0
  }

  static func rect(_ given: [ProgramValue]) -> Rect {
    Rect(number(given, 0), number(given, 1), number(given, 2), number(given, 3))
  }

  static func addGlobals(_ s: inout SurfaceBuilder) {
    s.globalFunctions()
    s.call(
      "func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect"
    ) {
      (world, _, given) in
      world.value(rect(given))
    }
    s.call("func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint") { (world, _, given) in
      world.value(Point(number(given, 0), number(given, 1)))
    }
    s.call("func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize") { (world, _, given) in
      world.value(Size(number(given, 0), number(given, 1)))
    }
    s.call(
      "func UIEdgeInsetsMake(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> UIEdgeInsets"
    ) {
      (_, _, given) in
      .structure(insets.id, given)
    }
    s.call(
      "func NSDirectionalEdgeInsetsMake(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> NSDirectionalEdgeInsets"
    ) { (world, _, given) in
      world.value(
        EdgeInsets(
          top: number(given, 0), left: number(given, 1), bottom: number(given, 2),
          right: number(given, 3)), named: "NSDirectionalEdgeInsets")
    }
    s.call("func NSMakeRange(_ location: Int, _ length: Int) -> NSRange") { (_, _, given) in
      .structure(range.id, given)
    }
    s.call(
      "func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform"
    ) { (world, _, given) in
      world.value(
        AffineTransform(
          number(given, 0), number(given, 1), number(given, 2), number(given, 3), number(given, 4),
          number(given, 5)))
    }
    s.call("func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform") {
      (world, _, given) in
      world.value(AffineTransform.scale(number(given, 0), number(given, 1)))
    }
    s.call("func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform") {
      (world, _, given) in
      world.value(rotation(number(given, 0)))
    }
    s.call(
      "func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform"
    ) {
      (world, _, given) in
      world.value(AffineTransform.translation(number(given, 0), number(given, 1)))
    }
    s.call("func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool") {
      (world, _, given) in
      .bool((world.rect(given[0]) ?? .zero).contains(world.point(given[1]) ?? .zero))
    }
    s.call("func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect") {
      (world, _, given) in
      world.value((world.rect(given[0]) ?? .zero).inset(by: number(given, 1), number(given, 2)))
    }
    s.call("func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect") {
      (world, _, given) in
      let rect = world.rect(given[0]) ?? .zero
      return world.value(
        Rect(rect.x + number(given, 1), rect.y + number(given, 2), rect.width, rect.height))
    }
    s.call("func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool") { (world, _, given) in
      .bool(world.point(given[0]) == world.point(given[1]))
    }
    for (name, part) in [
      ("CGRectGetMinX", { @Sendable (r: Rect) in r.minX }), ("CGRectGetMinY", { r in r.minY }),
      ("CGRectGetMaxX", { r in r.maxX }), ("CGRectGetMaxY", { r in r.maxY }),
      ("CGRectGetMidX", { r in r.midX }), ("CGRectGetMidY", { r in r.mid.y }),
      ("CGRectGetWidth", { r in r.width }), ("CGRectGetHeight", { r in r.height }),
    ] as [(String, @Sendable (Rect) -> Double)] {
      s.call("func \(name)(_ rect: CGRect) -> CGFloat") { (world, _, given) in
        .double(part(world.rect(given[0]) ?? .zero))
      }
    }
    for (name, type, value) in [
      ("CGRectZero", "CGRect", Value.rect(.zero)), ("CGPointZero", "CGPoint", .point(.zero)),
      ("CGSizeZero", "CGSize", .size(.zero)),
      ("CGAffineTransformIdentity", "CGAffineTransform", .transform(.identity)),
      (
        "UIEdgeInsetsZero", "UIEdgeInsets",
        .insets(EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
      ),
    ] {
      s.get("static let \(name): \(type)") { (world, _) in world.value(value) }
    }
    addPriorityConstants(&s)
    addRectangleFunctions(&s)
    s.looks("func UIGraphicsGetCurrentContext() -> CGContext?")
  }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Top, left, bottom, right.
  func inset(_ by: [Double]) -> Rect {
    guard by.count == 4 else { return self }
    return Rect(x + by[1], y + by[0], width - by[1] - by[3], height - by[0] - by[2])
  }
}
