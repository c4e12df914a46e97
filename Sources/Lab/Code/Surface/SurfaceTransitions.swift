import Program

/// What a controller is handed as its size changes: its blocks run once the new size is there.
extension UIKitRows {
  static func addTransitions(_ s: inout SurfaceBuilder) {
    s.type("UIViewControllerTransitionCoordinator", above: "NSObject")
    s.call(
      "func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?, completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil) -> Bool",
      selector: "animateAlongsideTransition:completion:"
    ) { (world, me, given) in
      for block in given where !block.isNull && !block.isLeftOut {
        world.host.wait(closure: block, [me], 0, world.scene.now)
      }
      return .bool(true)
    }
    s.looks(
      "let transitionDuration: Double", "let isAnimated: Bool", "let isCancelled: Bool",
      "let targetTransform: CGAffineTransform")
  }
}
