extension Scene {
  /// `hitTest(_:with:)`: the view that one gives for a point in its own coordinates; nil where
  /// neither it nor any of its subviews takes it (HT03). Nothing is recorded.
  public func hitTest(_ point: Point, in root: ViewID, rules: Rulebook = .uikit) -> ViewID? {
    if rules.searchIsMistaken {
      var search = MistakenHitTest(scene: self, rules: rules, sink: NoSink())
      return search.run(from: root, point)
    }
    let node = nodes[root.index]
    let closed = rules.closedFlags.rawValue
    if rules.subviewOrder == .lastToFirst, node.flags.isDisjoint(with: .detours),
      node.flags.rawValue & closed == 0
    {
      guard node.bounds.contains(point) else { return nil }
      let descent = Descent(from: root, point, through: nodes, closed: closed)
      if descent.next == HitNode.none { return descent.view }
    }
    var search = HitTest(scene: self, rules: rules, sink: NoSink())
    return search.run(from: root, point)
  }

  /// What a view answers its superview, for a point in the superview's coordinates.
  func answer(of view: ViewID, at outside: Point, rules: Rulebook) -> ViewID? {
    if let point = fromSuperview(outside, to: view) {
      return hitTest(point, in: view, rules: rules)
    }
    var search = HitTest(scene: self, rules: rules, sink: NoSink())
    return search.run(from: view, nil)
  }

  /// The same, with every decision.
  public func hitTest(
    _ point: Point, in root: ViewID, rules: Rulebook, trace: inout Trace
  ) -> ViewID? {
    guard trace.isOn else { return hitTest(point, in: root, rules: rules) }
    if rules.searchIsMistaken {
      var search = MistakenHitTest(scene: self, rules: rules, sink: TraceSink(trace: trace))
      trace = .off
      let answer = search.run(from: root, point)
      trace = search.sink.trace
      return answer
    }
    var search = HitTest(scene: self, rules: rules, sink: TraceSink(trace: trace))
    // The one reference to the decisions so far is the search's, which then need not copy them.
    trace = .off
    let answer = search.run(from: root, point)
    trace = search.sink.trace
    return answer
  }
}

/// Takes the decisions of a search, or nothing at all: the compiler removes what `NoSink` is told.
protocol HitTestSink {
  static var isOn: Bool { get }
  mutating func note(_ rule: Rule, _ kind: Decision.Kind)
  /// May it ask code of the app's own classes?
  static var asks: Bool { get }
  mutating func ask(_ call: OwnCall, of view: ViewID) -> OwnAnswer?
  /// The scene as code may have left it.
  var sceneNow: Scene? { get }
}

extension HitTestSink {
  static var asks: Bool { false }
  mutating func ask(_ call: OwnCall, of view: ViewID) -> OwnAnswer? { nil }
  var sceneNow: Scene? { nil }
}

struct NoSink: HitTestSink {
  static var isOn: Bool { false }
  mutating func note(_ rule: Rule, _ kind: Decision.Kind) {}
}

struct TraceSink: HitTestSink {
  var trace: Trace
  static var isOn: Bool { true }
  mutating func note(_ rule: Rule, _ kind: Decision.Kind) { trace.note(rule, kind) }
}

/// One search, without recursion.
///
/// A view that lets the point in answers with a subview or with itself, so a search turns back only
/// at a view whose overridden `hitTest` says otherwise. Those alone are remembered on the way down.
struct HitTest<Sink: HitTestSink> {
  var scene: Scene
  let rules: Rulebook
  let closed: UInt32
  var sink: Sink
  /// A view whose own code is not asked: it is the code that asks.
  var unasked: ViewID?
  private var overriders: [Overrider] = []

  struct Overrider {
    var view: ViewID
    var override: HitTestOverride
    /// In its superview's coordinates, for the siblings that may come after it.
    var outside: Point
    /// Super's answer is nil: the view itself does not let the point in.
    var superRefuses = false
  }

  /// What a view makes of the point before its subviews are asked.
  enum Entry {
    case refuses
    case entered(Point)
    case answers(ViewID)
  }

  init(scene: Scene, rules: Rulebook, sink: Sink) {
    self.scene = scene
    self.rules = rules
    self.sink = sink
    closed = rules.closedFlags.rawValue
  }

  mutating func run(from root: ViewID, _ point: Point?) -> ViewID? {
    var outside = point ?? .zero
    var entry = enter(root, at: point, outside: outside)
    if case .refuses = entry { return nil }
    var view = root
    while true {
      if case .entered(var inside) = entry {
        var next = frontSubview(of: view)
        if !Sink.isOn, rules.subviewOrder == .lastToFirst {
          let descent = Descent(from: view, inside, through: scene.nodes, closed: closed)
          (view, inside, next) = (descent.view, descent.point, descent.next)
        }
        if let (child, childEntry) = firstTaker(from: next, inside) {
          (view, entry, outside) = (child, childEntry, inside)
          continue
        }
      }
      // This view's search is over: it answers itself or whom its override names, and the answer goes up.
      var answer = view
      if case .answers(let other) = entry { answer = other }
      guard let turn = climb(from: view, answer: answer, root: root, outside: outside) else {
        return nil
      }
      switch turn {
      case .found(let answer): return answer
      case .goOn(let sibling, let siblingEntry, let point):
        (view, entry, outside) = (sibling, siblingEntry, point)
      }
    }
  }

  private enum Turn {
    case found(ViewID)
    case goOn(ViewID, Entry, outside: Point)
  }

  /// Takes an answer up: through the views that pass it on unchanged (HT09), to the nearest that
  /// overrides `hitTest`; where that makes nil of it, on to the siblings behind (HT19, U-HT-20).
  private mutating func climb(
    from start: ViewID, answer first: ViewID?, root: ViewID, outside point: Point
  ) -> Turn? {
    var view = start
    var answer = first
    var outside = point
    while true {
      if let overrider = overriders.last, overrider.view == view {
        overriders.removeLast()
        let superAnswer = overrider.superRefuses ? nil : answer
        answer = overrider.override.answer(of: view, super: superAnswer)
        outside = overrider.outside
        sink.note(
          .pi04,
          .hitTestOverridden(
            view, overrider.override, superAnswer: superAnswer, answer: answer))
      }
      noteReturn(of: view, answer)
      if view == root { return answer.map { .found($0) } }
      guard let found = answer else {
        if let (sibling, entry) = firstTaker(from: subview(behind: view), outside) {
          return .goOn(sibling, entry, outside: outside)
        }
        // Every subview said nil: the superview answers itself (HT08).
        guard let parent = scene.superview(of: view) else { return nil }
        (view, answer) = (parent, parent)
        continue
      }
      if !Sink.isOn {
        guard let next = overriders.last else { return .found(found) }
        view = next.view
      } else {
        guard let parent = scene.superview(of: view) else { return .found(found) }
        view = parent
      }
    }
  }

  /// The first of a view and the siblings behind it that lets the point in.
  private mutating func firstTaker(from first: Int32, _ outside: Point) -> (ViewID, Entry)? {
    var next = first
    while next != HitNode.none {
      let node = scene.nodes[Int(next)]
      if !Sink.isOn, node.flags.rawValue & (closed | ViewFlags.detours.rawValue) == 0 {
        let inside = outside - node.offset
        if node.bounds.contains(inside) { return (ViewID(Int(next)), .entered(inside)) }
      } else if Sink.isOn || !node.flags.isDisjoint(with: .detours) {
        let view = ViewID(Int(next))
        let entry = enter(view, at: scene.fromSuperview(outside, to: view), outside: outside)
        if case .refuses = entry {} else { return (view, entry) }
      }
      next = subview(behind: ViewID(Int(next)))
    }
    return nil
  }

  private func frontSubview(of view: ViewID) -> Int32 {
    rules.frontSubview(of: view, in: scene)
  }

  private func subview(behind view: ViewID) -> Int32 { rules.subview(behind: view, in: scene) }

  // MARK: One view

  /// Asks one view. Where it overrides `hitTest` and refuses, its override still has a say.
  private mutating func enter(_ view: ViewID, at point: Point?, outside: Point) -> Entry {
    if Sink.asks, let point, scene.nodes[view.index].flags.contains(.ownHitTest),
      view != unasked, case .object(let object)? = ask(.hitTest(point), of: view)
    {
      if let answer = object?.view, scene.exists(answer) { return .answers(answer) }
      noteReturn(of: view, nil)
      return .refuses
    }
    let override =
      scene.nodes[view.index].flags.contains(.overridesHitTest) ? scene.rare(view).hitTest : nil
    switch override {
    case .some(.none):
      sink.note(.re04, .hitTestOverridden(view, .none, superAnswer: nil, answer: nil))
      noteReturn(of: view, nil)
      return .refuses
    case .some(.itself):
      sink.note(.re05, .hitTestOverridden(view, .itself, superAnswer: nil, answer: view))
      return .answers(view)
    case .first(let other):
      guard scene.isInside(other, point, of: view) else { break }
      sink.note(.re15, .hitTestOverridden(view, .first(other), superAnswer: nil, answer: other))
      return .answers(other)
    default: break
    }
    let isOpen = lets(point, into: view)
    if isOpen, let point {
      if let override {
        overriders.append(Overrider(view: view, override: override, outside: outside))
      }
      return .entered(point)
    }
    if let override, override.answer(of: view, super: nil) != nil {
      // A fallback answers even for a point that the view itself refuses (RE11).
      overriders.append(
        Overrider(view: view, override: override, outside: outside, superRefuses: true))
      return .answers(view)
    }
    if let override {
      sink.note(.pi04, .hitTestOverridden(view, override, superAnswer: nil, answer: nil))
    }
    noteReturn(of: view, nil)
    return .refuses
  }

  private mutating func lets(_ point: Point?, into view: ViewID) -> Bool {
    let flags = scene.nodes[view.index].flags
    if rules.gatesFirst, !passesGates(view, flags) { return false }
    guard let point else {
      sink.note(.uHT08, .flatTransform(view))
      return false
    }
    if Sink.asks, flags.contains(.ownPointInside),
      case .bool(let isInside)? = ask(.pointInside(point), of: view)
    {
      sink.note(.pi04, .pointInside(view, point: point, isInside: isInside, isOverridden: true))
      return isInside && (rules.gatesFirst || passesGates(view, flags))
    }
    let bounds = scene.nodes[view.index].bounds
    let region = flags.contains(.overridesPointInside) ? scene.rare(view).pointInside : nil
    let isInside = region?.contains(point, bounds: bounds) ?? bounds.contains(point)
    let rule: Rule = region != nil ? .pi04 : isInside ? .pi02 : .ht05
    sink.note(
      rule, .pointInside(view, point: point, isInside: isInside, isOverridden: region != nil))
    return isInside && (rules.gatesFirst || passesGates(view, flags))
  }

  /// Code may change the scene, and then it is to have it alone.
  private mutating func ask(_ call: OwnCall, of view: ViewID) -> OwnAnswer? {
    scene = Delivery.nothing.scene
    let answer = sink.ask(call, of: view)
    if let now = sink.sceneNow { scene = now }
    return answer
  }

  private mutating func passesGates(_ view: ViewID, _ flags: ViewFlags) -> Bool {
    let shut = ViewFlags(rawValue: flags.rawValue & closed)
    guard !shut.isEmpty else { return true }
    if Sink.isOn {
      let alpha = scene.views[view.index].alpha
      for (gate, flag, rule) in Gate.table where !shut.isDisjoint(with: flag) {
        sink.note(rule, .gateClosed(view, gate, alpha: alpha))
      }
      if shut.contains(.takenOut), let controller = scene.controller(takingOut: view) {
        sink.note(.uPC03, .presentation(.outOfWindow(view, by: controller)))
      }
    }
    return false
  }

  private mutating func noteReturn(of view: ViewID, _ answer: ViewID?) {
    guard Sink.isOn else { return }
    let rule: Rule = answer == nil ? .ht05 : answer == view ? .ht08 : .ht09
    sink.note(rule, .hitTestReturned(view, answer: answer))
  }
}

extension HitTestOverride {
  /// What the overridden method returns, given what super's does.
  func answer(of view: ViewID, super answer: ViewID?) -> ViewID? {
    switch self {
    case .none: nil
    case .itself: view
    case .passThrough: answer == view ? nil : answer
    case .fallback(let other): answer ?? other
    case .redirect(let other): answer == view ? other : answer
    case .first: answer
    case .except(let other): answer == other ? nil : answer
    }
  }
}

extension Scene {
  /// Is a point of one view's in another, wherever that is? Its own properties are not asked.
  func isInside(_ other: ViewID, _ point: Point?, of view: ViewID) -> Bool {
    guard let inside = point.flatMap({ convert($0, from: view, to: other) }) else { return false }
    let bounds = bounds(of: other)
    return rare(other).pointInside?.contains(inside, bounds: bounds) ?? bounds.contains(inside)
  }
}

extension Rulebook {
  var searchIsMistaken: Bool {
    !mistakes.isEmpty && !mistakes.isDisjoint(with: Mistake.hitTesting)
  }
}
