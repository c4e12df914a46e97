/// The constraints of a scene as one system of numbers: four for each view that they hold or lean on,
/// in the coordinates of its superview.
struct LayoutSystem {
  let scene: Scene
  var solver = Solver()
  /// In the order of their views.
  private(set) var boxes: [LayoutBox] = []
  private var places: [LayoutBox: Int] = [:]
  /// Of the solver's constraints, in the order in which they were added.
  private(set) var reasons: [LayoutReason] = []
  var parts: [LinearSum.Part] = []
  /// What was read of frames that a pass sets itself: insets of guides, and how text flows.
  var insets: [LayoutItem: EdgeInsets] = [:]
  var flowing: [ViewID: IntrinsicSize] = [:]

  /// Of all that is in windows, or of what is below a view.
  init(_ scene: Scene, below root: ViewID?) throws(SolverError) {
    self.scene = scene
    let active = activeConstraints(below: root)
    let stacks = activeStacks(below: root)
    try addBoxes(gather(active, stacks, below: root))
    for box in boxes { try addPlace(of: box) }
    // Before the app's: where both cannot hold, the app's is broken.
    for stack in stacks {
      for constraint in scene.stackConstraints(of: stack) { try add(constraint, of: stack) }
    }
    for (id, constraint) in active { try add(constraint, because: .constraint(id)) }
    for box in boxes { try addIntrinsicSize(of: box) }
  }

  func place(of box: LayoutBox) -> Int? { places[box] }

  func unknown(_ place: Int, _ number: LayoutNumber) -> SolverUnknown {
    SolverUnknown(4 * place + number.rawValue)
  }

  func unknown(_ box: LayoutBox, _ number: LayoutNumber) -> SolverUnknown? {
    places[box].map { unknown($0, number) }
  }

  func box(of unknown: SolverUnknown) -> (LayoutBox, LayoutNumber) {
    (boxes[unknown.index / 4], LayoutNumber(rawValue: unknown.index % 4) ?? .x)
  }

  func reason(_ reason: SolverReason) -> LayoutReason {
    switch reason {
    case .constraint(let id): return reasons[id.number - 1]
    case .notNegative(let unknown):
      let (box, number) = box(of: unknown)
      return .notNegative(box, number)
    case .fallback(let unknown):
      let (box, number) = box(of: unknown)
      return .nothing(box, number)
    }
  }

  /// A row of `parts`, which are used up.
  mutating func end(
    _ relation: LayoutRelation, _ bound: Double, at priority: LayoutPriority = .required,
    because reason: LayoutReason
  ) throws(SolverError) {
    defer { parts.removeAll(keepingCapacity: true) }
    _ = try solver.add(parts, relation, bound, priority: priority)
    reasons.append(reason)
  }

  // MARK: What takes part

  /// In the order of their activation.
  private func activeConstraints(
    below root: ViewID?
  ) -> [(id: LayoutConstraintID, constraint: LayoutConstraint)] {
    var shown: [ViewID: Bool] = [:]
    var active: [(id: LayoutConstraintID, constraint: LayoutConstraint)] = []
    for (index, constraint) in scene.layout.constraints.enumerated() {
      guard let constraint, constraint.isActive,
        let owner = scene.owner(of: constraint.first.item), takesPart(owner, root, &shown)
      else { continue }
      active.append((LayoutConstraintID(index), constraint))
    }
    active.sort { ($0.constraint.activation ?? 0) < ($1.constraint.activation ?? 0) }
    return active
  }

  /// Is the view in a window, or below the root of the pass? The way up is gone once for each view.
  private func takesPart(_ view: ViewID, _ root: ViewID?, _ known: inout [ViewID: Bool]) -> Bool {
    var path: [ViewID] = []
    var answer = false
    for next in scene.ancestry(of: view) {
      if let said = known[next] {
        answer = said
        break
      }
      path.append(next)
      if let root, next == root {
        answer = true
        break
      }
      if scene.superview(of: next) == nil {
        answer = root == nil && scene[next].kind == .window && scene.exists(next)
      }
    }
    for view in path { known[view] = answer }
    return answer
  }

  /// Stack views that arrange something, the outermost first.
  private func activeStacks(below root: ViewID?) -> [ViewID] {
    guard !scene.layout.stacks.isEmpty else { return [] }
    var known: [ViewID: Bool] = [:]
    return scene.layout.stacks.filter { !$0.value.arranged.isEmpty }.map { $0.key }
      .filter { scene.exists($0) && takesPart($0, root, &known) }
      .map { (view: $0, depth: scene.ancestry(of: $0).reduce(0) { n, _ in n + 1 }) }
      .sorted { ($0.depth, $0.view.number) < ($1.depth, $1.view.number) }
      .map { $0.view }
  }

  /// All views that constraints name, that stacks arrange, that take no frame, and all above these: in the order of their making.
  private func gather(
    _ active: [(id: LayoutConstraintID, constraint: LayoutConstraint)], _ stacks: [ViewID],
    below root: ViewID?
  ) -> [LayoutBox] {
    var views: Set<ViewID> = []
    var others: Set<LayoutBox> = []
    func include(_ view: ViewID) {
      for next in scene.ancestry(of: view) {
        guard views.insert(next).inserted else { return }
        if next == root { return }
      }
    }
    for (_, constraint) in active {
      for anchor in constraint.anchors {
        guard let owner = scene.owner(of: anchor.item) else { continue }
        include(owner)
        if case .own(let guide) = anchor.item { others.insert(.guide(guide)) }
      }
      for (view, _) in contents(constraint) { others.insert(.content(view)) }
    }
    for stack in stacks {
      for view in scene.stack(stack).arranged where scene.superview(of: view) == stack {
        include(view)
      }
    }
    var known: [ViewID: Bool] = [:]
    for view in scene.layout.freed where takesPart(view, root, &known) { include(view) }
    let order = scene.arranged(views.sorted { $0.number < $1.number }, by: stacks)
    return order.map { .view($0) }
      + others.sorted { Self.key($0) < Self.key($1) }
  }

  private static func key(_ box: LayoutBox) -> Int {
    switch box {
    case .view(let view): view.number << 2
    case .content(let view): view.number << 2 | 1
    case .guide(let guide): guide.number << 2 | 2
    }
  }

  /// Where a constraint means what a scroll view shows: by its guide, or from inside by its edges (U-AL-11).
  private func contents(_ constraint: LayoutConstraint) -> [(ViewID, LayoutAnchor)] {
    var found: [(ViewID, LayoutAnchor)] = []
    for (anchor, other) in [
      (constraint.first, constraint.second),
      (constraint.second ?? constraint.first, constraint.first),
    ] {
      if let view = content(anchor, seenFrom: other) { found.append((view, anchor)) }
    }
    return found
  }

  /// The scroll view whose content an anchor means.
  func content(_ anchor: LayoutAnchor, seenFrom other: LayoutAnchor?) -> ViewID? {
    if case .guide(let view, .content) = anchor.item { return view }
    guard case .view(let view) = anchor.item, scene[view].kind.isScrollView,
      anchor.attribute.kind != .size, let other, let inner = scene.owner(of: other.item),
      inner != view, scene.isDescendant(inner, of: view)
    else { return nil }
    return view
  }

  private mutating func addBoxes(_ all: [LayoutBox]) throws(SolverError) {
    boxes = all
    places.reserveCapacity(all.count)
    for (place, box) in all.enumerated() {
      places[box] = place
      for number in LayoutNumber.allCases {
        _ = try solver.addUnknown(isNonNegative: number == .width || number == .height)
      }
    }
  }
}
