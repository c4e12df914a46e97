import Engine

/// Brings what a scroll view holds into sight, and makes room in its content where no finger can scroll so far.
struct Reveal {
  let steps: [Step]

  /// Nil where it is in no scroll view, or is turned, or lies above or left of all content.
  init?(_ view: ViewID, in scene: Scene) {
    guard
      let scroll = scene.ancestry(of: view).dropFirst().first(where: { scene[$0].kind.isScrollView }
      ),
      let place = scene.place(of: view, in: scroll), place.minX >= 0, place.minY >= 0
    else { return nil }
    let (bounds, content) = (scene.bounds(of: scroll), scene.rare(scroll).contentSize)
    let size = Size(
      max(content.width, place.maxX.rounded(.up)), max(content.height, place.maxY.rounded(.up)))
    let (name, own) = (scene.name(of: scroll), scene.name(of: view))
    var steps: [Step] = []
    if size != content {
      steps.append(
        Step(
          .set(.contentSize, of: .view(scroll), to: .size(size.told)),
          .contentHolds(own, in: name), .uSV01))
    }
    let x = Reveal.offset(place.minX, place.maxX, from: bounds.x, bounds.width, of: size.width)
    let y = Reveal.offset(place.minY, place.maxY, from: bounds.y, bounds.height, of: size.height)
    if x != bounds.x || y != bounds.y {
      steps.append(
        Step(
          .set(.contentOffset, of: .view(scroll), to: .point(Point(x, y).told)),
          .scrollsTo(own, in: name), .uSV01))
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
  }

  /// Where it has to be scrolled along one way, which stays as it is where all of that is in sight.
  private static func offset(
    _ start: Double, _ end: Double, from now: Double, _ length: Double, of content: Double
  ) -> Double {
    if start >= now, end <= now + length { return now }
    return min(max(0, (start + end - length) / 2), max(0, content - length))
  }
}

extension Scene {
  /// A view's own area, in the coordinates of one above it; nil where it is turned or scaled.
  func place(of view: ViewID, in box: ViewID) -> Rect? {
    let bounds = bounds(of: view)
    guard let start = convert(bounds.origin, from: view, to: box),
      let end = convert(Point(bounds.maxX, bounds.maxY), from: view, to: box),
      (end.x - start.x - bounds.width).magnitude < 0.01,
      (end.y - start.y - bounds.height).magnitude < 0.01
    else { return nil }
    return Rect(start.x, start.y, bounds.width, bounds.height)
  }
}
