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
      guard given[1].asBool == true, let view = object.view, let offset = world.point(given[0])
      else {
        try world.set(.contentOffset, of: object, to: given[0])
        return .nothing
      }
      world.host.notes?.noteOther()
      world.delivery.scroll(view, to: offset, animated: true)
      return .nothing
    }
    s.get("let panGestureRecognizer: UIPanGestureRecognizer") { (world, me) in
      world.own("panGestureRecognizer", of: me)
    }
    s.get("let pinchGestureRecognizer: UIPinchGestureRecognizer?") { (world, me) in
      world.own("pinchGestureRecognizer", of: me)
    }
    s.variable(
      "var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior",
      "how the safe area counts as inset of the content",
      get: { (world, me) in
        guard let view = world.view(me) else { return .null }
        return world.enumeration(
          "UIScrollView.ContentInsetAdjustmentBehavior",
          world.scene.rare(view).scroll.insetAdjustment.rawValue)
      },
      set: { (world, me, value) throws(Stop) in
        guard let view = world.view(me), let word = world.word(value),
          let behavior = ContentInsetAdjustment(rawValue: word)
        else { return }
        world.host.notes?.noteOther()
        world.scene.setInsetAdjustment(of: view, to: behavior)
      })
    s.get("let adjustedContentInset: UIEdgeInsets", "the safe area's share included") {
      (world, me) in
      guard let view = world.view(me) else { return .null }
      return world.value(.insets(world.scene.adjustedContentInset(of: view)))
    }
    addGuidesOfScrolling(&s)
    for name in ["isDragging", "isTracking", "isDecelerating", "isZooming"] {
      s.looks("let \(name): Bool")
    }
    s.looks(
      "var showsVerticalScrollIndicator: Bool", "var showsHorizontalScrollIndicator: Bool",
      "var decelerationRate: Any?",
      "var scrollIndicatorInsets: UIEdgeInsets", "var indicatorStyle: Any?",
      "func flashScrollIndicators()",
      "var refreshControl: UIRefreshControl?",
      "func scrollRectToVisible(_ rect: CGRect, animated: Bool)",
      "var verticalScrollIndicatorInsets: UIEdgeInsets",
      "func setZoomScale(_ scale: CGFloat, animated: Bool)")
    s.variable(
      "var keyboardDismissMode: UIScrollView.KeyboardDismissMode", "a drag puts the keyboard away",
      .keyboardDismissMode,
      get: { (world, me) in
        guard let view = world.view(me),
          case .words(let words)? = world.scene.value(of: .keyboardDismissMode, of: .view(view))
        else { return .null }
        return world.enumeration("UIScrollView.KeyboardDismissMode", words.first ?? "none")
      },
      set: { (world, me, value) throws(Stop) in
        guard let view = world.view(me), let word = world.word(value) else { return }
        world.set(.keyboardDismissMode, of: .view(view), to: .words([word]))
      })
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
