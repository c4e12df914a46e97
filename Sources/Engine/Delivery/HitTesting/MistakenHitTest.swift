extension Mistake {
  /// Those about the search for a view. They have a search of their own, so that the right one
  /// stays as fast and as plain as it is.
  public static let hitTesting: Mistakes = [
    .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly, .hiddenCoversViewOnly,
    .interactionOffCoversViewOnly, .alphaIsMultiplied,
    .superviewComesFirst, .deepestViewWins, .nilRulesOutSuperview,
    .outsideReachableUnlessClipped, .outsideAlwaysReachable, .enlargedAreaEscapesParent,
    .edgesInclusive, .boundsOriginIgnored, .pointIsNotConverted, .frameIsHitArea,
    .transformIgnored, .zPositionDecides, .hitWhereSeen, .cutAwayIsNotHit,
  ]
}

/// The search for a view as learners imagine it.
///
/// It walks the tree as the right one does, with every view on the way down on a stack: any of them
/// may turn the answer round.
struct MistakenHitTest<Sink: HitTestSink> {
  let scene: Scene
  let rules: Rulebook
  var sink: Sink
  let mistakes: Mistakes
  private let closed: UInt32
  private var visits: [Visit] = []
  /// By the order on the screen, the one after each.
  var seenBehind: [ViewID: Int32] = [:]
  /// In the coordinates of the view that the search begins with.
  var firstPoint = Point.zero

  /// One view whose subviews are being asked.
  struct Visit {
    var view: ViewID
    var point: Point
    var override: HitTestOverride?
    /// May it answer itself, or do only its subviews take the touch?
    var answersItself = true
    /// Are only subviews with an area of their own asked?
    var asksOverridersOnly = false
    var next = HitNode.none
    /// Its alpha times its superviews'.
    var alpha: Double
    var best: Answer?
  }

  struct Answer {
    var view: ViewID
    var depth: Int
  }

  /// What a view makes of the point before its subviews are asked.
  private enum Entry {
    case enters(Visit)
    case answers(ViewID)
    /// `isInside`: it contains the point, and says nil all the same.
    case refuses(isInside: Bool)
    case givesToSuperview
    case endsSearch
  }

  init(scene: Scene, rules: Rulebook, sink: Sink) {
    self.scene = scene
    self.rules = rules
    self.sink = sink
    mistakes = rules.mistakes
    closed = rules.closedFlags.rawValue
  }

  mutating func run(from root: ViewID, _ point: Point) -> ViewID? {
    firstPoint = point
    switch enter(root, at: point, outside: nil, alpha: 1) {
    case .enters(let visit): visits.append(visit)
    case .answers(let view): return view
    case .refuses, .givesToSuperview, .endsSearch: return nil
    }
    while let visit = visits.last {
      guard visit.next != HitNode.none else {
        let answer = leave(visit)
        guard let above = visits.indices.last else { return answer?.view }
        take(answer, in: above, refusal: .refuses(isInside: visit.answersItself))
        continue
      }
      ask(ViewID(Int(visit.next)), from: visit)
    }
    return nil
  }

  // MARK: Down

  /// Asks the subview whose turn it is.
  private mutating func ask(_ child: ViewID, from parent: Visit) {
    let above = visits.count - 1
    visits[above].next = subview(behind: child)
    if parent.asksOverridersOnly,
      scene.nodes[child.index].flags.isDisjoint(with: .overridesPointInside)
    {
      return
    }
    let outside = place(of: parent)
    let entry = enter(
      child, at: convert(outside, to: child), outside: outside, alpha: parent.alpha)
    switch entry {
    case .enters(let visit): visits.append(visit)
    case .answers(let view):
      take(Answer(view: view, depth: visits.count), in: above, refusal: entry)
    case .refuses: take(nil, in: above, refusal: entry)
    case .givesToSuperview:
      sink.note(.gt06, .hitTestReturned(child, answer: parent.view))
      visits[above].best = Answer(view: parent.view, depth: above)
      visits[above].next = HitNode.none
    case .endsSearch:
      while let visit = visits.popLast() { noteReturn(of: visit.view, nil) }
    }
  }

  /// What a superview makes of a subview's answer.
  private mutating func take(_ answer: Answer?, in above: Int, refusal: Entry) {
    guard let answer else {
      if mistakes.contains(.nilRulesOutSuperview), case .refuses(isInside: true) = refusal {
        visits[above].answersItself = false
        visits[above].next = HitNode.none
      }
      return
    }
    if let best = visits[above].best, best.depth >= answer.depth { return }
    visits[above].best = answer
    if !mistakes.contains(.deepestViewWins) { visits[above].next = HitNode.none }
  }

  /// Every subview has been asked that is asked at all.
  private mutating func leave(_ visit: Visit) -> Answer? {
    visits.removeLast()
    var answer = visit.best
    if answer == nil, visit.answersItself { answer = Answer(view: visit.view, depth: visits.count) }
    if let override = visit.override {
      let superAnswer = answer?.view
      let changed = override.answer(of: visit.view, super: superAnswer)
      sink.note(
        .pi04,
        .hitTestOverridden(visit.view, override, superAnswer: superAnswer, answer: changed))
      if changed != superAnswer {
        answer = changed.map { Answer(view: $0, depth: visits.count) }
      }
    }
    noteReturn(of: visit.view, answer?.view)
    return answer
  }

  // MARK: One view

  private mutating func enter(
    _ view: ViewID, at point: Point?, outside: Point?, alpha: Double
  ) -> Entry {
    let override = scene.rare(view).hitTest
    switch override {
    case .some(.none):
      sink.note(.re04, .hitTestOverridden(view, .none, superAnswer: nil, answer: nil))
      noteReturn(of: view, nil)
      return .refuses(isInside: contains(point, in: view, outside: outside))
    case .some(.itself):
      sink.note(.re05, .hitTestOverridden(view, .itself, superAnswer: nil, answer: view))
      noteReturn(of: view, view)
      return .answers(view)
    case .first(let other):
      guard scene.isInside(other, point, of: view) else { break }
      sink.note(.re15, .hitTestOverridden(view, .first(other), superAnswer: nil, answer: other))
      noteReturn(of: view, other)
      return .answers(other)
    default: break
    }
    guard let point else {
      sink.note(.uHT08, .flatTransform(view))
      return refuse(view, override, isInside: false)
    }
    var visit = Visit(
      view: view, point: point, override: override,
      alpha: alpha * Double(scene.views[view.index].alpha))
    let isInside = contains(point, in: view, outside: outside)
    if let (gate, rule, shown) = closedGate(of: view, alpha: visit.alpha) {
      if coversViewOnly(gate) {
        visit.answersItself = false
      } else {
        sink.note(rule, .gateClosed(view, gate, alpha: shown))
        if isInside, mistakes.contains(.disabledGoesToParent), outside != nil {
          return .givesToSuperview
        }
        if isInside, mistakes.contains(.disabledEndsDelivery) {
          noteReturn(of: view, nil)
          return .endsSearch
        }
        return refuse(view, override, isInside: isInside)
      }
    }
    let overridesPoint = scene.nodes[view.index].flags.contains(.overridesPointInside)
    let inside = Decision.Kind.pointInside(
      view, point: point, isInside: isInside, isOverridden: overridesPoint)
    if isInside {
      sink.note(overridesPoint ? .pi04 : .pi02, inside)
    } else {
      guard looksOutside(of: view) else {
        sink.note(overridesPoint ? .pi04 : .ht05, inside)
        return refuse(view, override, isInside: false)
      }
      visit.answersItself = false
      visit.asksOverridersOnly = !reachesOutside(of: view)
    }
    let isStage = outside == nil || scene[view].controller != nil
    if isStage || !mistakes.contains(.superviewComesFirst) || !visit.answersItself {
      visit.next = frontSubview(of: view)
    }
    return .enters(visit)
  }

  /// Super answers nil; an override may still have a say (RE11).
  private mutating func refuse(
    _ view: ViewID, _ override: HitTestOverride?, isInside: Bool
  ) -> Entry {
    let answer = override?.answer(of: view, super: nil)
    if let override {
      sink.note(.pi04, .hitTestOverridden(view, override, superAnswer: nil, answer: answer))
    }
    noteReturn(of: view, answer)
    return answer.map { .answers($0) } ?? .refuses(isInside: isInside)
  }

  private func closedGate(
    of view: ViewID, alpha: Double
  ) -> (gate: Gate, rule: Rule, alpha: Float)? {
    let shut = ViewFlags(rawValue: scene.nodes[view.index].flags.rawValue & closed)
    // One that shuts in the subviews as well goes before those that do not.
    var found: (gate: Gate, rule: Rule, alpha: Float)?
    for (gate, flag, rule) in Gate.table where !shut.isDisjoint(with: flag) {
      if found == nil || !coversViewOnly(gate) {
        found = (gate, rule, scene.views[view.index].alpha)
      }
      if !coversViewOnly(gate) { break }
    }
    if let found { return found }
    guard mistakes.contains(.alphaIsMultiplied), rules.gates.contains(.alpha), alpha < 0.01 else {
      return nil
    }
    return (.alpha, .uHT04, Float(alpha))
  }

  /// Does it close the view and leave its subviews open?
  private func coversViewOnly(_ gate: Gate) -> Bool {
    mistakes.contains(.disabledCoversViewOnly)
      || (gate == .hidden && mistakes.contains(.hiddenCoversViewOnly))
      || (gate == .userInteraction && mistakes.contains(.interactionOffCoversViewOnly))
  }

  private mutating func noteReturn(of view: ViewID, _ answer: ViewID?) {
    let rule: Rule = answer == nil ? .ht05 : answer == view ? .ht08 : .ht09
    sink.note(rule, .hitTestReturned(view, answer: answer))
  }
}
