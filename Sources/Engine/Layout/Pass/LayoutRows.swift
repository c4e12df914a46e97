/// The rows of a layout that no constraint of the app's stands for.
extension LayoutSystem {
  /// What holds a view that is held by no constraints: its mask, or that nothing is above it.
  mutating func addPlace(of box: LayoutBox) throws(SolverError) {
    switch box {
    case .guide: return
    case .content(let view):
      for number in [LayoutNumber.x, .y] {
        try fix(box, number, at: 0, because: .content(view, number))
      }
    case .view(let view):
      let frame = scene.alignmentRect(of: view)
      guard let parent = scene.superview(of: view), place(of: .view(parent)) != nil else {
        try fix(box, .x, at: frame.x, because: .top(view, .x))
        try fix(box, .y, at: frame.y, because: .top(view, .y))
        guard scene.translatesMask(view) || scene[view].kind == .window else { return }
        try fix(box, .width, at: frame.width, because: .top(view, .width))
        try fix(box, .height, at: frame.height, because: .top(view, .height))
        return
      }
      guard scene.translatesMask(view) else { return }
      try addMask(view, in: parent, frame)
    }
  }

  private mutating func fix(
    _ box: LayoutBox, _ number: LayoutNumber, at value: Double, because reason: LayoutReason
  ) throws(SolverError) {
    guard let unknown = unknown(box, number) else { return }
    parts.append(.init(unknown))
    try end(.equal, value, because: reason)
  }

  /// What the superview gains goes to the flexible parts (U-AL-03).
  private mutating func addMask(
    _ view: ViewID, in parent: ViewID, _ frame: Rect
  ) throws(SolverError) {
    let mask = scene.autoresizingMask(of: view)
    let old = scene.bounds(of: parent).size
    for axis in ScrollAxis.allCases {
      let (start, length): (LayoutNumber, LayoutNumber) =
        axis == .horizontal ? (.x, .width) : (.y, .height)
      let now = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      let whole = axis == .horizontal ? old.width : old.height
      let shares = AutoresizingAxis(axis, start: now.0, length: now.1, mask: mask).shares(of: whole)
      for (number, value, share) in [(start, now.0, shares.start), (length, now.1, shares.length)] {
        guard let own = unknown(.view(view), number), let outer = unknown(.view(parent), length)
        else { continue }
        parts.append(.init(own))
        if share != 0 { parts.append(.init(outer, times: -share)) }
        try end(.equal, value - share * whole, because: .frame(view, number))
      }
    }
  }

  /// Two wishes an axis (U-AL-04).
  mutating func addIntrinsicSize(of box: LayoutBox) throws(SolverError) {
    guard case .view(let view) = box, !scene.translatesMask(view) else { return }
    let size = size(of: view)
    for axis in ScrollAxis.allCases {
      let length: LayoutNumber = axis == .horizontal ? .width : .height
      guard let wanted = size[axis], let unknown = unknown(box, length) else { continue }
      parts.append(.init(unknown))
      try end(
        .lessOrEqual, wanted, at: scene.hugging(of: view, axis), because: .hugging(view, axis))
      parts.append(.init(unknown))
      try end(
        .greaterOrEqual, wanted, at: scene.resistance(of: view, axis),
        because: .resistance(view, axis))
    }
  }

  private mutating func size(of view: ViewID) -> IntrinsicSize {
    guard let size = scene.flowingSize(of: view) else { return scene.intrinsicSize(of: view) }
    flowing[view] = size
    return size
  }
}

extension Scene {
  /// Of what breaks its text by the width that it has: a label of several lines is as high as at that
  /// width (U-AL-09).
  func flowingSize(of view: ViewID) -> IntrinsicSize? {
    let settings = layoutSettings(of: view)
    var size = intrinsicSize(of: view)
    switch self[view].kind {
    case .label where settings.numberOfLines != 1 && settings.preferredMaxLayoutWidth == 0:
      let width = bounds(of: view).width
      if width > 0 { size.height = labelSize(of: view, within: width).height }
    case .textView: break
    default: return nil
    }
    return size
  }

  /// What constraints hold of a view: its frame without its transform and without what reaches over.
  func alignmentRect(of view: ViewID) -> Rect {
    let (record, size) = (self[view], bounds(of: view).size)
    let out = record.kind.alignmentInsets
    return Rect(
      record.center.x - record.anchorPoint.x * size.width + out.left,
      record.center.y - record.anchorPoint.y * size.height + out.top,
      size.width - out.left - out.right, size.height - out.top - out.bottom)
  }
}
