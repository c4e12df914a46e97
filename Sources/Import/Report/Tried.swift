import Engine
import Lab

/// The repairs of a view: each has been tried, and those come first that change the least besides.
struct Tried {
  let imported: Imported
  let state: State
  let watch: Watch
  private let sealed: Set<String>
  private let costs: Costs

  var scene: Scene { imported.scene }

  init(imported: Imported, state: State, watch: Watch) {
    self.imported = imported
    self.state = state
    self.watch = watch
    var sealed: Set<String> = []
    for object in imported.objects {
      guard let view = object.view else { continue }
      if ClassKind.isSealed(object.node.className, imported.scene[view].kind) {
        sealed.insert(object.name)
      }
    }
    self.sealed = sealed
    costs = Costs(imported, state: state)
  }

  /// Where a view gets a tap on its middle and not elsewhere, those for elsewhere. None against the
  /// keyboard, and none against what dims the screen: they are nobody's own.
  func repairs(for view: ViewID, _ whole: Verdict) -> [TriedRepair] {
    let verdict = whole.isFine ? whole.elsewhere.first ?? whole : whole
    guard !verdict.isFine, !verdict.isByKeyboard, !verdict.isByDimming else { return [] }
    let own = ownRepairs(for: view, verdict)
    var found: [Repair] = []
    do throws(Stopped) {
      found = try state.repairs(
        for: taker(in: view, at: verdict.point), tapping: verdict.point, sealed: sealed,
        watch: watch)
    } catch { found = [] }
    let ranked = found.enumerated().filter { _, repair in
      !own.contains { $0.commands == repair.commands }
    }.map { index, repair in
      (rank: rank(repair, verdict), index: index, repair: repair)
    }
    return priced(
      own + ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { $0.repair },
      for: view)
  }

  /// What in it would be hit there, if nothing lay in front: a text in it serves it as well, and a control
  /// in it does not.
  func taker(in view: ViewID, at point: Point) -> ViewID {
    guard !scene[view].kind.isControl, let inside = scene.convert(point, from: nil, to: view),
      let hit = scene.hitTest(inside, in: view), scene.isDescendant(hit, of: view),
      !scene[hit].kind.isControl
    else { return view }
    return hit
  }

  /// Those that take the tap from nobody; where each takes it from somebody, all of them, with their price.
  /// What answers somebody in its own place everywhere is a last resort.
  private func priced(_ repairs: [Repair], for view: ViewID) -> [TriedRepair] {
    var repairs = repairs
    if imported.isOfElements {
      repairs.removeAll { $0.commands.contains { $0.hasPrefix("override ") } }
    } else if repairs.contains(where: { $0.nature != .redirects }) {
      repairs.removeAll { $0.nature == .redirects }
    }
    let all = repairs.map { ($0, costs.losers(after: $0.commands, for: view)) }
    let free = all.filter { $0.1.isEmpty }
    return (free.isEmpty ? all : free).map { repair, losers in
      TriedRepair(
        repair,
        text: repair.text
          + (losers.isEmpty ? "" : ImportPhrase.costs(losers).text(in: state.language)),
        code: imported.isOfElements ? [] : repair.code, losers: losers)
    }
  }

  /// The fewer commands the better; then what is not seen before what is.
  private func rank(_ repair: Repair, _ verdict: Verdict) -> Int {
    let blocker = verdict.by.flatMap { scene.object(named: $0)?.view }
    let order: [Repair.Nature]
    switch verdict.word {
    case .coveredBy, .windowInFront:
      order =
        blocker.map { isUsed($0) } == true
        ? [.other, .overrides, .looks, .deafens, .redirects]
        : [.other, .deafens, .overrides, .looks, .redirects]
    default: return repair.commands.count * 10
    }
    return repair.commands.count * 10 + (order.firstIndex(of: repair.nature) ?? 0)
  }

  /// Is there something in it that one taps, so that it cannot be made deaf?
  private func isUsed(_ view: ViewID) -> Bool {
    let top =
      scene.window(of: view).flatMap { window in
        imported.isOfElements ? view : scene.ancestry(of: view).first { $0 != window } ?? view
      } ?? view
    return scene.subtree(of: top).prefix(2_000).contains { each in
      scene[each].kind.isControl || scene[each].kind.isScrollView
        || !scene.recognizers(of: each).isEmpty
        || imported.object(of: each)?.node.hasRecognizers == true
    }
  }
}
