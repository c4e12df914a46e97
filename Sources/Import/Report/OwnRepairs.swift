import Engine
import Lab

/// What the search does not think of: where a view belongs.
extension Tried {
  /// A command, what it is for, and where the view is tapped after it, which may have gone elsewhere.
  private typealias Idea = (command: SceneCommand, phrase: ImportPhrase, point: Point)

  func ownRepairs(for view: ViewID, _ verdict: Verdict) -> [Repair] {
    let found =
      intoContent(view, verdict) ?? besideBar(view, verdict) ?? withoutEvents(view, verdict)
    guard let found,
      let repair = state.repair(
        [found.command], saying: found.phrase.text(in: state.language),
        for: taker(in: view, at: verdict.point), tapping: found.point, among: bystanders)
    else { return [] }
    return [repair]
  }

  /// A view that lies in a cell, beside the content view that covers it, belongs into that.
  private func intoContent(_ view: ViewID, _ verdict: Verdict) -> Idea? {
    guard verdict.word == .coveredBy, let name = verdict.by,
      let cover = scene.object(named: name)?.view, let cell = scene.superview(of: cover),
      scene.superview(of: view) == cell,
      imported.object(of: cover)?.node.className.hasSuffix("ContentView") == true,
      imported.object(of: cell)?.node.className.hasSuffix("Cell") == true
        || scene[cell].kind == .tableCell
    else { return nil }
    let own = scene.name(of: view)
    return (
      .build(.move(.view(view), to: .view(cover), index: nil)), .belongsInto(own, name),
      verdict.point
    )
  }

  /// What a bar covers goes up or down as far as it must, and a little farther: bars stay in front.
  private func besideBar(_ view: ViewID, _ verdict: Verdict) -> Idea? {
    guard verdict.word == .coveredBy,
      let cover = verdict.by.flatMap({ scene.object(named: $0)?.view }),
      let bar = scene.ancestry(of: cover).first(where: { isBar($0) }),
      !scene.isDescendant(view, of: bar), !scene.isDescendant(bar, of: view),
      !scene.ancestry(of: view).contains(where: { scene[$0].kind.isScrollView }),
      let window = scene.window(of: view), let place = onScreen(view), let taken = onScreen(bar)
    else { return nil }
    let gap = 8.0
    let isAtTop = taken.mid.y < scene.bounds(of: window).mid.y
    let y = isAtTop ? taken.maxY + gap : taken.minY - gap - place.height
    let frame = scene.frame(of: view)
    let moved = Rect(frame.x, frame.y + y - place.y, frame.width, frame.height)
    let own = scene.name(of: view)
    return (
      .set(.frame, of: .view(view), to: .rect(moved)),
      .staysClear(own, of: scene.name(of: bar)),
      Point(place.mid.x, y + place.height / 2)
    )
  }

  /// Views of React Native's have no code of one's own: pointerEvents says who takes touches.
  private func withoutEvents(_ view: ViewID, _ verdict: Verdict) -> Idea? {
    guard verdict.word == .coveredBy, let name = verdict.by,
      let cover = scene.object(named: name)?.view,
      imported.object(of: cover)?.node.className.hasPrefix("RCT") == true,
      !scene.subtree(of: cover).prefix(2_000).contains(where: { isTapped($0) && $0 != cover })
    else { return nil }
    return (
      .set(.userInteractionEnabled, of: .view(cover), to: .bool(false)),
      .withoutPointerEvents(name), verdict.point
    )
  }

  private func isBar(_ view: ViewID) -> Bool {
    let name = imported.object(of: view)?.node.className ?? ""
    return ["NavigationBar", "TabBar", "Toolbar"].contains { name.hasSuffix($0) }
  }

  /// Nil where it is turned or scaled: then a frame says something else.
  private func onScreen(_ view: ViewID) -> Rect? {
    let bounds = scene.bounds(of: view)
    guard let a = scene.convert(bounds.origin, from: view, to: nil),
      let b = scene.convert(Point(bounds.maxX, bounds.maxY), from: view, to: nil),
      (b.x - a.x - bounds.width).magnitude < 0.01, (b.y - a.y - bounds.height).magnitude < 0.01
    else { return nil }
    return Rect(a.x, a.y, bounds.width, bounds.height)
  }

  private func isTapped(_ view: ViewID) -> Bool {
    scene[view].kind.isControl || scene[view].kind.isScrollView
      || imported.object(of: view)?.node.identifier != nil
  }
}
