extension Scene {
  /// The middle of what of a view lies within its window and within every ancestor that clips, on the
  /// screen; the middle of the view where nothing does, nil where it is in no window.
  public func visibleMiddle(of view: ViewID) -> Point? {
    guard window(of: view) != nil, let middle = convert(bounds(of: view).mid, from: view, to: nil)
    else { return nil }
    var seen = bounds(of: view)
    var inner = view
    var next = superview(of: view)
    while let outer = next {
      next = superview(of: outer)
      guard let box = convert(seen, from: inner, to: outer) else { return middle }
      seen = box
      let clips = self[outer].kind == .window || nodes[outer.index].flags.contains(.clipsToBounds)
      if clips {
        let bounds = bounds(of: outer)
        let (left, top) = (max(seen.minX, bounds.minX), max(seen.minY, bounds.minY))
        let (right, bottom) = (min(seen.maxX, bounds.maxX), min(seen.maxY, bounds.maxY))
        guard left < right, top < bottom else { return middle }
        seen = Rect(left, top, right - left, bottom - top)
      }
      inner = outer
    }
    // Of a view that is turned, the box around what is seen may have its middle elsewhere.
    guard let found = convert(seen.mid, from: inner, to: nil),
      let own = convert(found, from: nil, to: view), bounds(of: view).contains(own)
    else { return middle }
    return found
  }
}
