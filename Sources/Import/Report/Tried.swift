import Engine
import Lab

/// The repairs of a view: each has been tried, and those come first that change the least besides.
struct Tried {
  let imported: Imported
  let state: State
  let watch: Watch
  let bystanders: Bystanders

  var scene: Scene { imported.scene }

  init(imported: Imported, state: State, watch: Watch) {
    self.imported = imported
    self.state = state
    self.watch = watch
    let judge = Judge(imported: imported)
    bystanders = Bystanders(
      imported.scene,
      among: imported.objects.compactMap { object in
        object.view.flatMap { judge.wantsTaps(object, $0) ? $0 : nil }
      })
  }

  /// Where a view gets a tap on its middle and not elsewhere, those for elsewhere. None against the
  /// keyboard, and none against what dims the screen: they are nobody's own.
  func repairs(for view: ViewID, _ whole: Verdict) throws(Stopped) -> [TriedRepair] {
    let verdict = whole.isFine ? whole.elsewhere.first ?? whole : whole
    guard !verdict.isFine, !verdict.isByKeyboard, !verdict.isByDimming else { return [] }
    if verdict.isBeyondContent, let repair = state.revealing(view, among: bystanders) {
      return best(of: [repair])
    }
    let own = ownRepairs(for: view, verdict)
    let found = try state.repairs(
      for: taker(in: view, at: verdict.point), tapping: verdict.point, among: bystanders,
      watch: watch)
    let ranked = found.enumerated().filter { _, repair in
      !own.contains { $0.commands == repair.commands }
    }.map { index, repair in
      (rank: rank(repair, verdict), index: index, repair: repair)
    }
    return best(
      of: own + ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { $0.repair })
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

  /// Those that take the tap from nobody; where each takes it from somebody, all of them. Of elements
  /// nothing is overridden: they are no views.
  private func best(of repairs: [Repair]) -> [TriedRepair] {
    var repairs = repairs
    if imported.isOfElements {
      repairs.removeAll { $0.commands.contains { $0.overrides } }
    } else if repairs.contains(where: { $0.nature != .redirects }) {
      repairs.removeAll { $0.nature == .redirects }
    }
    let free = repairs.filter { $0.losers.isEmpty }
    return (free.isEmpty ? repairs : free).map { repair in
      TriedRepair(repair, in: scene, code: imported.isOfElements ? [] : repair.code)
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
