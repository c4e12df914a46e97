import Engine
import Lab

extension Judge {
  /// Every control, and everything with a recognizer of its own, the worst first. A hit test may look at
  /// every sibling on the way down, so that the work grows with these.
  func table(
    budget: Int = 300_000_000, watch: Watch = .nobody
  ) throws(Stopped) -> (rows: [(view: ViewID, verdict: Verdict)], left: Int) {
    var rows: [(view: ViewID, verdict: Verdict)] = []
    var left = 0
    var work = 0
    let siblings = siblingsOnTheWay()
    let points = scene.views.count <= Judge.mostForOthers ? Bystanders.places.count : 1
    for object in imported.objects {
      guard let view = object.view, wantsTaps(object, view) else { continue }
      guard work < budget else {
        left += 1
        continue
      }
      try watch.step(.importing, rows.count)
      let verdict = verdict(of: view)
      rows.append((view, verdict))
      // Elsewhere on it only what gets a tap on its middle is tapped.
      work += (verdict.isFine ? points : 1) * (64 + siblings[view, default: 0])
      if isUnderRecognizers(view) { work += Judge.costOfTap }
    }
    let order = Verdict.Word.allCases
    func rank(_ verdict: Verdict) -> Int {
      verdict.isFine && verdict.isPartial ? -1 : order.firstIndex(of: verdict.word) ?? 0
    }
    let ranked = rows.enumerated().map { (rank: rank($0.element.verdict), index: $0.offset) }
    // What gets a tap on its middle alone comes between what gets none and what is well.
    let place = order.firstIndex(of: .handledBy) ?? 0
    let sorted = ranked.sorted { a, b in
      let (x, y) = (key(a.rank, place), key(b.rank, place))
      return x == y ? a.index < b.index : x < y
    }
    return (sorted.map { rows[$0.index] }, left)
  }

  private func key(_ rank: Int, _ partial: Int) -> Int {
    rank < 0 ? 2 * partial - 1 : 2 * rank
  }

  /// A whole tap costs about as much as looking at so many views.
  private static let costOfTap = 200_000

  /// How many views each window, and each view on the way, has for subviews, together.
  private func siblingsOnTheWay() -> [ViewID: Int] {
    let views = imported.objects.compactMap { $0.view }
    var counts: [ViewID: Int] = [:]
    for view in views {
      if let above = scene.superview(of: view) { counts[above, default: 0] += 1 }
    }
    var sums: [ViewID: Int] = [:]
    sums.reserveCapacity(views.count)
    // A superview comes before what is in it.
    for view in views {
      let above = scene.superview(of: view)
      sums[view] = (above.map { sums[$0, default: 0] + counts[$0, default: 0] } ?? 0) + 3
    }
    return sums
  }

  func wantsTaps(_ object: ImportedObject, _ view: ViewID) -> Bool {
    let kind = scene[view].kind
    if object.node.wantsTaps { return true }
    if kind == .window { return false }
    // What UIKit puts into its own controls is theirs.
    if SystemClass.isSealed(object.node.className, kind), !imported.isOfElements,
      scene.ancestry(of: view).dropFirst().prefix(64)
        .contains(where: { scene[$0].kind.isControl })
    {
      return false
    }
    if kind.isControl || kind == .tableCell || kind == .textView { return true }
    guard !kind.isScrollView else { return false }
    return isCollectionCell(object.node) || isNamedInReactNative(object.node)
      || hasRecognizersOfItsOwn(view)
      || scene.hasOwnRecognizers(view)
  }

  /// One recognizer at the root serves all of React Native's views; those that tests touch have a name.
  private func isNamedInReactNative(_ node: DumpNode) -> Bool {
    node.className.hasPrefix("RCT") && node.identifier != nil
  }

  private func isCollectionCell(_ node: DumpNode) -> Bool {
    ([node.className] + node.superclasses).contains { $0.hasSuffix("CollectionViewCell") }
  }
}
