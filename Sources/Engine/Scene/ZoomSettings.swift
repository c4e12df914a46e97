/// How large a scroll view shows its content (U-SV-17).
public struct ZoomSettings: Equatable, Sendable {
  public var minimum = 1.0
  public var maximum = 1.0
  public internal(set) var scale = 1.0
  /// How large the content is at a scale of 1; nil while it is.
  var wholeContent: Size?
  /// What `viewForZooming(in:)` of its delegate answers.
  public var view: ViewID?
  /// Its recognizer, which is on it while it can zoom.
  var pinch: RecognizerID?

  static let usual = ZoomSettings()
}

/// Why a scroll view has no pinch recognizer.
public enum NoZoom: String, CaseIterable, Sendable {
  /// `maximumZoomScale` is no larger than `minimumZoomScale`.
  case noRange = "no-range"
  /// `viewForZooming` gives nil.
  case noView = "no-view"
}

extension Scene {
  /// What keeps fingers from zooming it; nil where nothing does.
  public func reasonNotToZoom(_ scrollView: ViewID) -> NoZoom? {
    let zoom = rare(scrollView).scroll.zoom
    guard let view = zoom.view, exists(view) else { return .noView }
    return zoom.maximum > zoom.minimum ? nil : .noRange
  }

  public func pinchRecognizer(of scrollView: ViewID) -> RecognizerID? {
    recognizers(of: scrollView).first { self[$0].origin == .scrollPinch }
  }

  /// A scroll view has a pinch recognizer while it can zoom, and no longer.
  mutating func refreshPinch(of scrollView: ViewID) {
    let isThere = pinchRecognizer(of: scrollView)
    switch (isThere, reasonNotToZoom(scrollView)) {
    case (nil, nil):
      guard let pinch = rare(scrollView).scroll.zoom.pinch else {
        let pinch = appendRecognizer(
          .pinch, name: name(of: scrollView), origin: .scrollPinch, view: scrollView)
        changeRare(scrollView) { $0.scroll.zoom.pinch = pinch }
        return
      }
      recognizers[pinch.index].view = scrollView
      recognizersOfView[scrollView, default: []].append(pinch)
      nameBuiltInRecognizers(of: scrollView)
    case (let pinch?, .some):
      for index in touches.indices { touches[index].recognizers.removeAll { $0 == pinch } }
      detach(pinch)
    case (nil, .some), (_?, nil): break
    }
  }

  mutating func changeZoom(of scrollView: ViewID, _ change: (inout ZoomSettings) -> Void) {
    changeRare(scrollView) { change(&$0.scroll.zoom) }
    refreshPinch(of: scrollView)
    zoom(scrollView, to: rare(scrollView).scroll.zoom.scale)
  }

  /// Sets the transform of the view for zooming, and the content size with it. What is seen at a point
  /// of the bounds stays there, as far as the content reaches.
  mutating func zoom(_ scrollView: ViewID, to wanted: Double, around middle: Point? = nil) {
    let zoom = rare(scrollView).scroll.zoom
    guard let view = zoom.view, exists(view), self[view].kind != .window else { return }
    let scale = min(max(wanted, zoom.minimum), max(zoom.minimum, zoom.maximum))
    guard scale != zoom.scale, zoom.scale > 0 else { return }
    let factor = scale / zoom.scale
    let old = frame(of: view).origin
    let anchor = self[view].anchorPoint
    let size = bounds(of: view).size
    changeRare(scrollView) { state in
      let whole = zoom.wholeContent ?? state.contentSize
      state.scroll.zoom.scale = scale
      state.scroll.zoom.wholeContent = scale == 1 ? nil : whole
      state.contentSize = Size(whole.width * scale, whole.height * scale)
    }
    setTransform(of: view, to: scale == 1 ? .identity : .scale(scale, scale))
    setCenter(
      of: view,
      to: Point(
        (old.x * factor).settled + anchor.x * size.width * scale,
        (old.y * factor).settled + anchor.y * size.height * scale))
    let bounds = bounds(of: scrollView)
    let fixed = middle ?? bounds.mid
    let (low, high) = scrollRange(of: scrollView)
    let x = (fixed.x * factor - (fixed.x - bounds.x)).settled
    let y = (fixed.y * factor - (fixed.y - bounds.y)).settled
    setBounds(
      of: scrollView,
      to: Rect(
        origin: Point(min(max(x, low.x), high.x), min(max(y, low.y), high.y)), size: bounds.size))
  }
}

extension Double {
  /// Many small steps are to end where one large one does.
  fileprivate var settled: Double { (self * 1e6).rounded() / 1e6 }
}
