import Engine
import Lab

/// What the search does not think of: where a view belongs, and how large it should be.
extension Tried {
  /// A command, what it is for, and where the view is tapped after it, which may have gone elsewhere.
  private typealias Idea = (command: String, phrase: ImportPhrase, point: Point)

  func ownRepairs(for view: ViewID, _ verdict: Verdict) -> [Repair] {
    let found =
      intoContent(view, verdict) ?? besideBar(view, verdict) ?? withoutEvents(view, verdict)
      ?? growth(for: view, verdict) ?? size(for: view, verdict)
    guard let found,
      let repair = state.repair(
        [found.command], saying: found.phrase.text(in: state.language),
        for: taker(in: view, at: verdict.point), tapping: found.point)
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
    return ("move \(own) to \(name)", .belongsInto(own, name), verdict.point)
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
      "set frame \(own) \(Assembly.text(moved))", .staysClear(own, of: scene.name(of: bar)),
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
      "set userInteractionEnabled \(name) NO", .withoutPointerEvents(name), verdict.point
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

  /// A container that is smaller than what is in it grows to the right and down.
  private func growth(for view: ViewID, _ verdict: Verdict) -> Idea? {
    guard verdict.word == .outsideSuperview, let name = verdict.by,
      let box = scene.object(named: name)?.view, !scene[box].kind.isScrollView,
      scene[box].kind != .window
    else { return nil }
    let bounds = scene.bounds(of: view)
    let area = scene.bounds(of: box)
    guard let a = scene.convert(bounds.origin, from: view, to: box),
      let b = scene.convert(Point(bounds.maxX, bounds.maxY), from: view, to: box),
      min(a.x, b.x) >= area.minX, min(a.y, b.y) >= area.minY
    else { return nil }
    let frame = scene.frame(of: box)
    // Of one that is turned or scaled the frame says something else.
    guard frame.width == area.width, frame.height == area.height else { return nil }
    let grown = Rect(
      frame.x, frame.y, max(frame.width, max(a.x, b.x) - area.minX),
      max(frame.height, max(a.y, b.y) - area.minY))
    return (
      "set frame \(name) \(Assembly.text(grown))", .growsAround(name, scene.name(of: view)),
      verdict.point
    )
  }

  /// What has no width or no height gets as much as a finger needs.
  private func size(for view: ViewID, _ verdict: Verdict) -> Idea? {
    guard verdict.word == .zeroSize else { return nil }
    let finger = 44.0
    let frame = scene.frame(of: view)
    let sized = Rect(
      frame.x, frame.y, frame.width > 0 ? frame.width : finger,
      frame.height > 0 ? frame.height : finger)
    let name = scene.name(of: view)
    return ("set frame \(name) \(Assembly.text(sized))", .hasASize(name), verdict.point)
  }
}
