import Engine
import Testing

/// Stack views, as one makes them.
extension Stage {
  /// A stack view where a frame puts it.
  @discardableResult
  mutating func stack(
    _ name: String, in parent: String = "view", _ frame: Rect, _ axis: ScrollAxis = .horizontal,
    _ distribution: StackDistribution = .fill, _ alignment: StackAlignment = .fill,
    spacing: Double = 0
  ) throws -> ViewID {
    let stack = try add(.stackView, name, in: parent, frame.x, frame.y, frame.width, frame.height)
    scene.changeStack(stack) {
      $0.axis = axis
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = spacing
    }
    return stack
  }

  /// A stack view that constraints hold at its superview's origin, and nothing else.
  mutating func looseStack(
    _ name: String, _ axis: ScrollAxis = .horizontal, _ distribution: StackDistribution = .fill,
    _ alignment: StackAlignment = .fill, spacing: Double = 0
  ) throws {
    try stack(name, .zero, axis, distribution, alignment, spacing: spacing)
    try constrain("\(name).left", .equal, "view.left")
    try constrain("\(name).top", .equal, "view.top")
  }

  mutating func arrange(_ view: String, in stack: String, at index: Int? = nil) throws {
    let (view, stack) = (try self.view(view), try self.view(stack))
    try change { delivery throws(SceneError) in
      try delivery.arrange(view, in: stack, at: index) { _, _, _ in }
    }
  }

  /// An arranged image view of a picture so large.
  mutating func picture(_ name: String, _ width: Double, _ height: Double, in stack: String) throws
  {
    try picture(name, width, height)
    try arrange(name, in: stack)
  }

  /// An arranged view without an intrinsic size.
  mutating func plain(_ name: String, in stack: String) throws {
    try add(.view, name, 0, 0, 0, 0)
    try arrange(name, in: stack)
  }

  func frames(_ names: String...) throws -> [Rect] { try names.map { try frame($0) } }
}
