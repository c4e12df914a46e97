/// A scroll view's own pinch at work (U-SV-17).
extension Delivery {
  mutating func beginZooming(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    let scale = scene.rare(scrollView).scroll.zoom.scale
    scene.changeMotion(of: scrollView) {
      $0.zoom = scale
      $0.glide = nil
    }
    zoom(recognizer)
  }

  /// As far as two fingers are apart now, of what they were when they landed; between its limits.
  mutating func zoom(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view,
      let first = scene.motions[scrollView]?.zoom,
      let content = scene.rare(scrollView).scroll.zoom.view
    else { return }
    guard let (spread, middle) = spread(of: recognizer) else { return }
    let scale = first * spread
    let from = scene.rare(scrollView).scroll.zoom.scale
    scene.zoom(
      scrollView, to: scale, around: scene.convert(middle, from: nil, to: scrollView))
    let to = scene.rare(scrollView).scroll.zoom.scale
    guard to != from else { return }
    note(.uSV17, .scrolling(scrollView, .zoomed(content, from: from, to: to)))
  }

  /// Of two fingers, on the screen or on a trackpad.
  private func spread(of recognizer: RecognizerID) -> (scale: Double, middle: Point)? {
    let progress = scene[recognizer].progress
    if let spread = progress.spread, let middle = progress.scrolled { return (spread, middle) }
    let fingers = progress.touches.filter { isDown($0) }.prefix(2)
      .compactMap { scene.touch($0)?.location }
    guard fingers.count == 2, progress.start.count == 2 else { return nil }
    let apart = progress.start[0].distance(to: progress.start[1])
    guard apart > 0 else { return nil }
    return (
      fingers[0].distance(to: fingers[1]) / apart,
      Point((fingers[0].x + fingers[1].x) / 2, (fingers[0].y + fingers[1].y) / 2)
    )
  }

  mutating func endZooming(_ recognizer: RecognizerID) {
    guard let scrollView = scene[recognizer].view else { return }
    scene.changeMotion(of: scrollView) { $0.zoom = nil }
    bringBack(scrollView)
  }

  /// Two fingers in a scroll view that was half made ready to zoom.
  mutating func noteNoZoom(above view: ViewID) {
    for scrollView in scene.ancestry(of: view) where scene[scrollView].kind.isScrollView {
      let zoom = scene.rare(scrollView).scroll.zoom
      guard zoom != .usual, let reason = scene.reasonNotToZoom(scrollView) else { continue }
      note(.uSV17, .scrolling(scrollView, .cannotZoom(reason)))
      return
    }
  }
}
