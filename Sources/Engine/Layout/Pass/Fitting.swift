/// How large a view would be by itself; nothing moves.
extension Scene {
  /// `sizeThatFits(_:)`, as UIKit's classes answer it: what shows text and has no room for it in one line breaks it.
  public func sizeThatFits(_ size: Size, of view: ViewID) -> Size {
    let own = bounds(of: view).size
    var fitting = classIntrinsicSize(of: view)
    if self[view].kind == .label, layoutSettings(of: view).numberOfLines != 1, size.width > 0 {
      fitting = labelSize(of: view, within: size.width)
    }
    if self[view].kind == .textView {
      // Long text takes the width that it is given.
      let text = textViewSize(of: view, within: size.width)
      let width = text.width ?? 0
      return Size(size.width > 0 ? min(width, size.width) : width, text.height ?? 0)
    }
    if self[view].kind == .switch { return own }
    return Size(fitting.width ?? own.width, fitting.height ?? own.height)
  }

  /// `systemLayoutSizeFitting`: the view's own constraints alone, at a wished size of some priority (U-AL-04).
  public func fittingSize(
    of view: ViewID, target: Size, across: LayoutPriority = .fittingSize,
    down: LayoutPriority = .fittingSize
  ) -> Size {
    var copy = self
    copy.layout.freed.insert(view)
    copy.layout.fitting = view
    var size = target
    // Where text flows by the width that it gets, that is looked at again.
    for _ in 0..<8 {
      do throws(SolverError) {
        var system = try LayoutSystem(copy, below: view)
        guard let place = system.place(of: .view(view)) else { return size }
        try system.wish(view, target, across, down)
        let solution = try system.solver.solve()
        for (place, box) in system.boxes.enumerated() {
          guard case .view(let inner) = box, !copy.translatesMask(inner) else { continue }
          copy.setFrame(of: inner, to: system.frame(place, in: solution))
        }
        size = system.fittingSize(place, in: solution, of: self)
        if system.isTrue(of: copy) { return size }
      } catch {
        return size
      }
    }
    return size
  }
}

extension LayoutSystem {
  fileprivate mutating func wish(
    _ view: ViewID, _ target: Size, _ across: LayoutPriority, _ down: LayoutPriority
  ) throws(SolverError) {
    for (number, value, priority) in [
      (LayoutNumber.width, target.width, across), (.height, target.height, down),
    ] {
      guard let unknown = unknown(.view(view), number) else { continue }
      parts.append(.init(unknown))
      try end(.equal, value, at: priority, because: .top(view, number))
    }
  }
}
