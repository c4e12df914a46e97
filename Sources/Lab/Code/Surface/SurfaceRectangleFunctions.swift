import Engine
import Program

/// C functions about rectangles, sizes and insets, and how Objective-C writes them out.
extension UIKitRows {
  static func addRectangleFunctions(_ s: inout SurfaceBuilder) {
    s.call("func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect") {
      (world, _, given) in
      world.value((world.rect(given[0]) ?? .zero).inset(world.numbers(given[1]) ?? []))
    }
    s.call("func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect") { (world, _, given) in
      world.value((world.rect(given[0]) ?? .zero).union(world.rect(given[1]) ?? .zero))
    }
    s.call("func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect") { (world, _, given) in
      world.value(
        (world.rect(given[0]) ?? .zero).intersection(world.rect(given[1]) ?? .zero)
          ?? Rect(.infinity, .infinity, 0, 0))
    }
    s.call("func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool") { (world, _, given) in
      .bool(
        (world.rect(given[0]) ?? .zero).intersection(world.rect(given[1]) ?? .zero) != nil)
    }
    s.call("func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool") { (world, _, given) in
      let (a, b) = (world.rect(given[0]) ?? .zero, world.rect(given[1]) ?? .zero)
      return .bool(a.union(b) == a)
    }
    s.call("func CGRectIsEmpty(_ rect: CGRect) -> Bool") { (world, _, given) in
      .bool((world.rect(given[0]) ?? .zero).isEmpty)
    }
    s.call("func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool") { (world, _, given) in
      .bool(world.rect(given[0]) == world.rect(given[1]))
    }
    s.call("func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool") { (world, _, given) in
      .bool(world.size(given[0]) == world.size(given[1]))
    }
    s.call("func NSStringFromCGRect(_ rect: CGRect) -> String") { (world, _, given) in
      let rect = world.rect(given[0]) ?? .zero
      return .text(
        "{\(braced([rect.x, rect.y])), \(braced([rect.width, rect.height]))}")
    }
    for (name, type) in [
      ("CGPoint", "CGPoint"), ("CGSize", "CGSize"), ("UIEdgeInsets", "UIEdgeInsets"),
    ] {
      s.call("func NSStringFrom\(name)(_ value: \(type)) -> String") { (world, _, given) in
        .text(braced(world.numbers(given[0]) ?? []))
      }
    }
  }

  private static func braced(_ numbers: [Double]) -> String {
    "{" + numbers.map { Numbers.text($0) }.joined(separator: ", ") + "}"
  }
}
