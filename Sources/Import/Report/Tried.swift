import Engine
import Lab

/// The repairs of a view: each has been tried, and those come first that change the least besides.
struct Tried {
  let imported: Imported
  let state: State
  let watch: Watch
  private let sealed: Set<String>

  private var scene: Scene { imported.scene }

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
  }

  /// Where a view gets a tap on its middle and not elsewhere, those for elsewhere. None against the
  /// keyboard, which is nobody's own.
  func repairs(for view: ViewID, _ whole: Verdict) -> [Repair] {
    let verdict = whole.isFine ? whole.elsewhere.first ?? whole : whole
    guard !verdict.isFine, !verdict.isByKeyboard else { return [] }
    let own = moves(of: view, verdict) + growth(for: view, verdict)
    var found: [Repair] = []
    do throws(Stopped) {
      found = try state.repairs(for: view, tapping: verdict.point, sealed: sealed, watch: watch)
    } catch { return own }
    let ranked = found.enumerated().map { index, repair in
      (rank: rank(repair, verdict), index: index, repair: repair)
    }
    return own
      + ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { $0.repair }
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

  // MARK: What the search does not think of

  /// A view that lies in a cell, beside the content view that covers it, belongs into that.
  private func moves(of view: ViewID, _ verdict: Verdict) -> [Repair] {
    guard verdict.word == .coveredBy, let name = verdict.by,
      let cover = scene.object(named: name)?.view, let cell = scene.superview(of: cover),
      scene.superview(of: view) == cell,
      imported.object(of: cover)?.node.className.hasSuffix("ContentView") == true,
      imported.object(of: cell)?.node.className.hasSuffix("Cell") == true
        || scene[cell].kind == .tableCell
    else { return [] }
    let own = scene.name(of: view)
    let text = ImportPhrase.belongsInto(own, name).text(in: state.language)
    return [
      state.repair(
        ["move \(own) to \(name)"], saying: text, for: view, tapping: verdict.point)
    ].compactMap { $0 }
  }

  /// A container that is smaller than what is in it grows to the right and down.
  private func growth(for view: ViewID, _ verdict: Verdict) -> [Repair] {
    guard verdict.word == .outsideSuperview, let name = verdict.by,
      let box = scene.object(named: name)?.view, !scene[box].kind.isScrollView,
      scene[box].kind != .window
    else { return [] }
    let bounds = scene.bounds(of: view)
    let area = scene.bounds(of: box)
    guard let a = scene.convert(bounds.origin, from: view, to: box),
      let b = scene.convert(Point(bounds.maxX, bounds.maxY), from: view, to: box),
      min(a.x, b.x) >= area.minX, min(a.y, b.y) >= area.minY
    else { return [] }
    let frame = scene.frame(of: box)
    // Of one that is turned or scaled the frame says something else.
    guard frame.width == area.width, frame.height == area.height else { return [] }
    let grown = Rect(
      frame.x, frame.y, max(frame.width, max(a.x, b.x) - area.minX),
      max(frame.height, max(a.y, b.y) - area.minY))
    let text = ImportPhrase.growsAround(name, scene.name(of: view)).text(in: state.language)
    return [
      state.repair(
        ["set frame \(name) \(Assembly.text(grown))"], saying: text, for: view,
        tapping: verdict.point)
    ].compactMap { $0 }
  }
}
