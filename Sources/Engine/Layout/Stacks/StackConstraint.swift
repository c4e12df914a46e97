/// What a constraint of a stack view's own is for: UIKit's identifiers (U-AL-14).
public enum StackRole: String, CaseIterable, Hashable, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case hiddenSpacing = "UISV-spacing-hidden"
  case hiding = "UISV-hiding"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
}

/// Which of a stack's constraints it is.
public struct StackReason: Hashable, Sendable {
  public var stack: ViewID
  public var role: StackRole
  public var first: LayoutAnchor
  public var second: LayoutAnchor?

  public init(stack: ViewID, role: StackRole, first: LayoutAnchor, second: LayoutAnchor?) {
    self.stack = stack
    self.role = role
    self.first = first
    self.second = second
  }
}

/// One of those that a stack view stands for.
public struct StackConstraint: Equatable, Sendable {
  public var role: StackRole
  public var constraint: LayoutConstraint
  /// Where it is a gap, from the second anchor to the first, that is to be as wide as this one.
  public var gap: StackGap?

  public func reason(of stack: ViewID) -> StackReason {
    StackReason(
      stack: stack, role: role, first: constraint.first, second: constraint.second)
  }
}

/// From one view's end, or center, to the next one's.
public struct StackGap: Equatable, Sendable {
  public var start: LayoutAnchor
  public var end: LayoutAnchor
}

extension Scene {
  /// What a stack view stands for; those of its arrangement that are its subviews take part.
  public func stackConstraints(of stack: ViewID) -> [StackConstraint] {
    guard let state = layout.stacks[stack], !state.arranged.isEmpty else { return [] }
    var maker = StackMaker(self, stack, state)
    return maker.make()
  }

  /// Those about an arranged view, of the stack that arranges it.
  public func stackConstraints(about view: ViewID) -> (stack: ViewID, all: [StackConstraint])? {
    guard let stack = stackView(arranging: view) else { return nil }
    let all = stackConstraints(of: stack).filter { one in
      one.constraint.anchors.contains { $0.item == .view(view) }
    }
    return (stack, all)
  }

  public func stackConstraint(_ reason: StackReason) -> StackConstraint? {
    stackConstraints(of: reason.stack).first { $0.reason(of: reason.stack) == reason }
  }
}
