import Engine

/// How deep in the hit-testing search a passage stands: a view that was asked by another one stands under
/// it, further in.
struct SearchDepth {
  /// The views that contain the point, from the first asked.
  private var open: [ViewID] = []
  /// Where the last passage stood: what is counted stands where the counted ones would.
  private var last = 0
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Zero for what is no part of the search.
  mutating func depth(of passage: Passage) -> Int {
    guard passage.part == .down else {
      open = []
      last = 0
      return 0
    }
    switch passage.content {
    case .decision(let decision): last = depth(of: decision.kind)
    case .remark(let remark, _): last = depth(of: remark)
    }
    return last
  }

  private mutating func depth(of kind: Decision.Kind) -> Int {
    switch kind {
    case .pointInside(let view, _, let isInside, _):
      let depth = enter(view)
      if isInside { open.append(view) }
      return depth
    case .gateClosed(let view, _, _), .flatTransform(let view),
      .hitTestOverridden(let view, _, _, _), .hitTestReturned(let view, _):
      return enter(view)
    default: return last
    }
  }

  private mutating func depth(of remark: Remark) -> Int {
    switch remark {
    case .closed(let view, _, _): return enter(view)
    case .closedAlike(let views, _, _): return views.first.map { enter($0) } ?? last
    case .answerPassedOn(_, let views): return views.first.map { enter($0) } ?? last
    case .moreInside(_, let view):
      let depth = open.count
      open.append(view)
      return depth
    default: return last
    }
  }

  /// Views that are done are left: only those that hold this one are still asking.
  private mutating func enter(_ view: ViewID) -> Int {
    let superview = scene.exists(view) ? scene.superview(of: view) : nil
    while let asking = open.last, asking != superview {
      open.removeLast()
      if asking == view { break }
    }
    return open.count
  }
}
