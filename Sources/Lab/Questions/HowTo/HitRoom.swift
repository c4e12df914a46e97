import Engine

/// Room for what is to be hit: larger frames, which is what one's own code would do first.
struct HitRoom {
  let scene: Scene

  /// A container that is smaller than what is in it grows to the right and down.
  func growth(of box: ViewID, around view: ViewID) -> [Remedy] {
    guard scene[box].kind != .window, scene.superview(of: box) != nil,
      let place = scene.place(of: view, in: box)
    else { return [] }
    let layout = HitLayout(scene: scene)
    if layout.holds(box) { return layout.growth(of: box, around: view) }
    let (area, frame) = (scene.bounds(of: box), scene.frame(of: box))
    // Of one that is turned or scaled the frame says something else.
    guard place.minX >= area.minX, place.minY >= area.minY, frame.width == area.width,
      frame.height == area.height
    else { return [] }
    let grown = Rect(
      frame.x, frame.y, max(frame.width, place.maxX - area.minX),
      max(frame.height, place.maxY - area.minY))
    let name = scene.name(of: box)
    return [
      Remedy(
        .set(.frame, of: .view(box), to: .rect(grown.told)),
        .growsAround(name, scene.name(of: view)), .ht13)
    ]
  }

  /// What has no width or no height gets as much as a finger needs.
  func size(of view: ViewID) -> [Remedy] {
    let layout = HitLayout(scene: scene)
    if layout.holds(view) { return layout.size(of: view) }
    let (bounds, frame) = (scene.bounds(of: view), scene.frame(of: view))
    guard bounds.isEmpty, frame.width == bounds.width, frame.height == bounds.height else {
      return []
    }
    let finger = 44.0
    let sized = Rect(
      frame.x, frame.y, frame.width > 0 ? frame.width : finger,
      frame.height > 0 ? frame.height : finger)
    let name = scene.name(of: view)
    return [give(view, sized, .hasASize(name))]
  }

  /// A window without a size gets that of what fills it: its root view, or another window.
  func size(ofWindow window: ViewID) -> [Remedy] {
    guard scene.bounds(of: window).isEmpty else { return [] }
    let sizes = (scene.subviews(of: window) + scene.windows).map { scene.bounds(of: $0).size }
    let largest = sizes.max { $0.width * $0.height < $1.width * $1.height }
    let size = largest.flatMap { $0.width * $0.height > 0 ? $0 : nil } ?? scene.screen.size
    return [give(window, Rect(origin: .zero, size: size), .fillsScreen(scene.name(of: window)))]
  }

  private func give(_ view: ViewID, _ frame: Rect, _ purpose: Purpose) -> Remedy {
    Remedy(.set(.frame, of: .view(view), to: .rect(frame.told)), purpose, .pi02)
  }
}
