/// Views come into a stack's arrangement, and leave it (U-AL-14).
extension Scene {
  public func stack(_ view: ViewID) -> StackState { layout.stacks[view] ?? .usual }

  public mutating func changeStack(_ view: ViewID, _ change: (inout StackState) -> Void) {
    var state = stack(view)
    change(&state)
    layout.stacks[view] = state == .usual ? nil : state
    layout.isStale = true
  }

  /// The stack view that arranges a view.
  public func stackView(arranging view: ViewID) -> ViewID? {
    guard !layout.stacks.isEmpty, let parent = superview(of: view),
      layout.stacks[parent]?.arranged.contains(view) == true
    else { return nil }
    return parent
  }

  /// Hidden in a stack: it takes no room (U-AL-15).
  public func isCollapsed(_ view: ViewID) -> Bool {
    nodes[view.index].flags.contains(.hidden) && stackView(arranging: view) != nil
  }

  /// Nil takes the spacing after it back.
  public mutating func setCustomSpacing(
    _ spacing: Double?, after view: ViewID, in stack: ViewID
  ) throws(SceneError) {
    if let spacing, !spacing.isFinite { throw .notFinite }
    guard layout.stacks[stack]?.arranged.contains(view) == true else { return }
    changeStack(stack) { $0.customSpacing[view] = spacing }
  }

  /// `removeArrangedSubview(_:)`: it stays a subview, and constraints go on placing it.
  public mutating func unarrange(_ view: ViewID, from stack: ViewID) {
    guard layout.stacks[stack]?.arranged.contains(view) == true else { return }
    changeStack(stack) {
      $0.arranged.removeAll { $0 == view }
      $0.customSpacing[view] = nil
    }
  }

  /// Of a subview; one that is arranged already moves.
  mutating func arrange(_ view: ViewID, in stack: ViewID, at index: Int?) {
    changeStack(stack) {
      $0.arranged.removeAll { $0 == view }
      $0.arranged.insert(view, at: min(index ?? $0.arranged.count, $0.arranged.count))
    }
    setTranslatesMask(view, to: false)
  }

  /// Whoever leaves its superview leaves its arrangement.
  mutating func leaveStack(_ view: ViewID) {
    guard let stack = stackView(arranging: view) else { return }
    unarrange(view, from: stack)
  }

  mutating func forgetStacks(of gone: Set<ViewID>) {
    guard !layout.stacks.isEmpty else { return }
    for view in gone { layout.stacks[view] = nil }
    for (stack, state) in layout.stacks where state.arranged.contains(where: gone.contains) {
      changeStack(stack) {
        $0.arranged.removeAll { gone.contains($0) }
        for view in gone { $0.customSpacing[view] = nil }
      }
    }
  }
}

extension Delivery {
  /// `addArrangedSubview(_:)`, `insertArrangedSubview(_:at:)`: it becomes a subview where it is none (U-AL-14).
  public mutating func arrange(
    _ view: ViewID, in stack: ViewID, at index: Int?, moments: MomentAction
  ) throws(SceneError) {
    guard scene[stack].kind == .stackView else { throw .layout(.notAStack(stack)) }
    let others = scene.stack(stack).arranged.filter { $0 != view }.count
    if let index, index < 0 || index > others { throw .indexOutOfRange(count: others) }
    if scene.superview(of: view) != stack { try move(view, to: stack, moments: moments) }
    // Code that hears of the move may have moved it on.
    guard scene.exists(view), scene.superview(of: view) == stack else { return }
    scene.arrange(view, in: stack, at: index)
  }
}
