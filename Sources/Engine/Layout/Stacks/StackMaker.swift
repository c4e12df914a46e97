/// Makes the constraints that a stack view stands for (U-AL-14).
///
/// UIKit ties views to a spacer that is as large as the stack across its axis, and gaps to guides of their
/// own. The stack stands in for the spacer here, and a gap is the distance between its two views.
struct StackMaker {
  let scene: Scene
  let stack: ViewID
  let state: StackState
  let arranged: [ViewID]
  let visible: [ViewID]
  var made: [StackConstraint] = []

  init(_ scene: Scene, _ stack: ViewID, _ state: StackState) {
    self.scene = scene
    self.stack = stack
    self.state = state
    arranged = state.arranged.filter { scene.superview(of: $0) == stack }
    visible = arranged.filter { !scene.nodes[$0.index].flags.contains(.hidden) }
  }

  private func isHidden(_ view: ViewID) -> Bool {
    scene.nodes[view.index].flags.contains(.hidden)
  }

  /// Of those that cannot all hold the latest is broken: the stack's ends come last.
  mutating func make() -> [StackConstraint] {
    for view in arranged where isHidden(view) {
      add(.hiding, LayoutConstraint(size(view)))
    }
    distribute()
    space()
    align()
    connect()
    parkHidden()
    return made
  }

  mutating func add(_ role: StackRole, _ constraint: LayoutConstraint, gap: StackGap? = nil) {
    var constraint = constraint
    constraint.identifier = role.rawValue
    made.append(StackConstraint(role: role, constraint: constraint, gap: gap))
  }

  // MARK: Anchors

  /// What the views fill: the stack, or its margins.
  var canvas: LayoutItem { state.isMarginsRelative ? .guide(stack, .margins) : .view(stack) }
  var across: ScrollAxis { state.axis == .horizontal ? .vertical : .horizontal }

  func start(_ item: LayoutItem, _ axis: ScrollAxis) -> LayoutAnchor {
    LayoutAnchor(item, axis == .horizontal ? .leading : .top)
  }
  func end(_ item: LayoutItem, _ axis: ScrollAxis) -> LayoutAnchor {
    LayoutAnchor(item, axis == .horizontal ? .trailing : .bottom)
  }
  func center(_ item: LayoutItem, _ axis: ScrollAxis) -> LayoutAnchor {
    LayoutAnchor(item, axis == .horizontal ? .centerX : .centerY)
  }
  func size(_ item: LayoutItem, _ axis: ScrollAxis) -> LayoutAnchor {
    LayoutAnchor(item, axis == .horizontal ? .width : .height)
  }
  func start(_ view: ViewID) -> LayoutAnchor { start(.view(view), state.axis) }
  func end(_ view: ViewID) -> LayoutAnchor { end(.view(view), state.axis) }
  func size(_ view: ViewID) -> LayoutAnchor { size(.view(view), state.axis) }

  /// Between which anchors vertical spacing may be measured by baselines.
  private func spaced(_ view: ViewID, _ next: ViewID) -> (from: LayoutAnchor, to: LayoutAnchor) {
    state.isBaselineRelative && state.axis == .vertical
      ? (LayoutAnchor(view, .lastBaseline), LayoutAnchor(next, .firstBaseline))
      : (end(view), start(next))
  }

  func spacing(after view: ViewID) -> Double { state.customSpacing[view] ?? state.spacing }

  // MARK: Along the axis

  private mutating func distribute() {
    switch state.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        add(.fillEqually, LayoutConstraint(size(view), .equal, size(visible[0])))
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering: spread()
    }
  }

  /// Each has the share of the whole stack that its intrinsic length has of all and their spacings; with
  /// spacing the last has what is left.
  private mutating func fillProportionally() {
    let lengths = visible.map { scene.naturalLength(of: $0, state.axis) }
    var total = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
    for length in lengths { total += length ?? 0 }
    let isAlone = lengths.filter { $0 ?? 0 > 0 }.count == 1
    for (place, view) in visible.enumerated() {
      // What is less than nothing of the whole has no share.
      guard let length = lengths[place], length > 0, total > 0 else { continue }
      let priority = isAlone ? 1000 : Float(max(1, 999 - place))
      add(
        .fillProportionally,
        LayoutConstraint(
          size(view), .equal, size(.view(stack), state.axis), times: length / total,
          at: LayoutPriority(priority)))
    }
  }

  /// Gaps as wide as the first; those between centers at priorities that fall.
  private mutating func spread() {
    let isCentering = state.distribution == .equalCentering
    func gap(_ place: Int) -> StackGap {
      let (a, b) = (visible[place], visible[place + 1])
      guard !isCentering else {
        return StackGap(
          start: center(.view(a), state.axis), end: center(.view(b), state.axis))
      }
      let (from, to) = spaced(a, b)
      return StackGap(start: from, end: to)
    }
    for place in visible.indices.dropFirst().dropLast() {
      let next = gap(place)
      let priority = isCentering ? Float(max(1, 150 - place)) : 1000
      add(
        .fillEqually,
        LayoutConstraint(next.end, .equal, next.start, at: LayoutPriority(priority)), gap: gap(0))
    }
    add(.canvasFit, LayoutConstraint(size(.view(stack), state.axis), at: LayoutPriority(49)))
  }

  private mutating func space() {
    let relation: LayoutRelation = state.distribution.spreads ? .greaterOrEqual : .equal
    for (view, next) in zip(visible, visible.dropFirst()) {
      let (from, to) = spaced(view, next)
      add(.spacing, LayoutConstraint(to, relation, from, plus: spacing(after: view)))
    }
  }

  private mutating func connect() {
    guard let first = visible.first, let last = visible.last else {
      // Nobody is shown: it is as small as the others let it be.
      for axis in ScrollAxis.allCases {
        add(.canvasFit, LayoutConstraint(size(.view(stack), axis), at: LayoutPriority(0.001)))
      }
      return
    }
    add(.canvasConnection, LayoutConstraint(start(first), .equal, start(canvas, state.axis)))
    add(.canvasConnection, LayoutConstraint(end(last), .equal, end(canvas, state.axis)))
  }

  /// A hidden view stands in the middle of the gap, or at the end (U-AL-15).
  private mutating func parkHidden() {
    let low = LayoutPriority.fittingSize
    let last = arranged.lastIndex { !isHidden($0) } ?? 0
    var before: ViewID?
    for (place, view) in arranged.enumerated() {
      guard isHidden(view) else {
        before = view
        continue
      }
      if let before {
        let half = place > last ? 0 : spacing(after: before) / 2
        add(.hiddenSpacing, LayoutConstraint(start(view), .equal, end(before), plus: half, at: low))
      } else {
        add(
          .hiddenSpacing,
          LayoutConstraint(start(view), .equal, start(canvas, state.axis), at: low))
      }
    }
  }
}
