import Engine
import Program

/// Scroll views.
extension UIKitRows {
  static func addScrolling(_ s: inout SurfaceBuilder) {
    s.protocolType("UIScrollViewDelegate")
    s.type("UIScrollView", above: "UIView")
    delegate(&s, "UIScrollViewDelegate")
    s.property("var contentSize: CGSize", .contentSize, "how much there is to scroll")
    s.property("var contentOffset: CGPoint", .contentOffset, "how far it has been scrolled")
    s.property("var contentInset: UIEdgeInsets", .contentInset)
    s.property("var isScrollEnabled: Bool", .scrollEnabled)
    s.property("var isPagingEnabled: Bool", .pagingEnabled)
    s.property("var bounces: Bool", .bounces)
    s.property("var alwaysBounceVertical: Bool", .alwaysBounceVertical)
    s.property("var alwaysBounceHorizontal: Bool", .alwaysBounceHorizontal)
    s.property("var isDirectionalLockEnabled: Bool", .directionalLockEnabled)
    s.property("var delaysContentTouches: Bool", .delaysContentTouches)
    s.property("var canCancelContentTouches: Bool", .canCancelContentTouches)
    s.property("var scrollsToTop: Bool", .scrollsToTop)
    s.property("var minimumZoomScale: CGFloat", .minimumZoomScale)
    s.property("var maximumZoomScale: CGFloat", .maximumZoomScale)
    s.property("var zoomScale: CGFloat", .zoomScale)
    s.call("func setContentOffset(_ contentOffset: CGPoint, animated: Bool)") {
      (world, me, given) throws(Stop) in
      guard let object = world.object(me) else { return .nothing }
      try world.set(.contentOffset, of: object, to: given[0])
      return .nothing
    }
    s.get("let panGestureRecognizer: UIPanGestureRecognizer") { (world, me) in
      world.own("panGestureRecognizer", of: me)
    }
    s.get("let pinchGestureRecognizer: UIPinchGestureRecognizer?") { (world, me) in
      world.own("pinchGestureRecognizer", of: me)
    }
    addGuidesOfScrolling(&s)
    for name in ["isDragging", "isTracking", "isDecelerating", "isZooming"] {
      s.looks("let \(name): Bool")
    }
    s.looks(
      "var showsVerticalScrollIndicator: Bool", "var showsHorizontalScrollIndicator: Bool",
      "var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior",
      "var keyboardDismissMode: UIScrollView.KeyboardDismissMode", "var decelerationRate: Any?",
      "var scrollIndicatorInsets: UIEdgeInsets", "var indicatorStyle: Any?",
      "func flashScrollIndicators()",
      "var refreshControl: UIRefreshControl?", "let adjustedContentInset: UIEdgeInsets",
      "func scrollRectToVisible(_ rect: CGRect, animated: Bool)",
      "var verticalScrollIndicatorInsets: UIEdgeInsets",
      "func setZoomScale(_ scale: CGFloat, animated: Bool)")
    s.call(
      "func touchesShouldCancel(in view: UIView) -> Bool",
      selector: "touchesShouldCancelInContentView:"
    ) {
      (world, _, given) in
      .bool(!(world.view(given[0]).map { world.scene[$0].kind.isControl } ?? false))
    }
    s.call(
      "func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool"
    ) {
      (_, _, _) in .bool(true)
    }
  }
}
