import Engine
import Testing

@Suite("Scroll views that zoom")
struct ZoomTests {
  private func stage(maximum: Double = 4, view: String? = "photo") throws -> Stage {
    var stage = Stage()
    try stage.add(.scrollView, "S", 0, 0, 320, 400)
    try stage.add(.view, "photo", in: "S", 0, 0, 320, 400)
    try stage.set(.contentSize, "S", .size(Size(320, 400)))
    try stage.set(.maximumZoomScale, "S", .number(maximum))
    if let view {
      try stage.set(.viewForZooming, "S", .object(stage.object(view)))
    }
    return stage
  }

  private func pinch(_ stage: inout Stage, to apart: Double) {
    stage.touches([
      TouchChange(finger: 1, phase: .began, point: Point(110, 200)),
      TouchChange(finger: 2, phase: .began, point: Point(210, 200)),
    ])
    for step in 1...10 {
      stage.wait(0.02)
      let half = 50 + (apart / 2 - 50) * Double(step) / 10
      stage.touches([
        TouchChange(finger: 1, phase: .moved, point: Point(160 - half, 200)),
        TouchChange(finger: 2, phase: .moved, point: Point(160 + half, 200)),
      ])
    }
    stage.touches([
      TouchChange(finger: 1, phase: .ended, point: nil),
      TouchChange(finger: 2, phase: .ended, point: nil),
    ])
  }

  @Test("U-SV-17: a pinch recognizer is there while there is a range and a view, and no longer")
  func recognizer() throws {
    var stage = try stage(maximum: 1)
    #expect(stage.scene.object(named: "S.pinchGestureRecognizer") == nil)
    try stage.set(.maximumZoomScale, "S", .number(2))
    let first = stage.scene.object(named: "S.pinchGestureRecognizer")
    #expect(first != nil)
    try stage.set(.viewForZooming, "S", .object(nil))
    #expect(stage.scene.object(named: "S.pinchGestureRecognizer") == nil)
    try stage.set(.viewForZooming, "S", .object(stage.object("photo")))
    #expect(stage.scene.object(named: "S.pinchGestureRecognizer") != nil)
  }

  @Test(
    "U-SV-17: two fingers set the view's transform, between the limits",
    arguments: [(200.0, 2.0), (50, 1), (150, 1.5), (300, 3)])
  func zoom(apart: Double, scale: Double) throws {
    var stage = try stage()
    pinch(&stage, to: apart)
    let photo = try stage.view("photo")
    #expect(stage.scene[photo].transform == .scale(scale, scale))
    #expect(stage.scene.value(of: .zoomScale, of: try stage.object("S")) == .number(scale))
    #expect(
      stage.scene.value(of: .contentSize, of: try stage.object("S"))
        == .size(Size(320 * scale, 400 * scale)))
    #expect(stage.scene.frame(of: photo).origin == .zero)
    #expect(stage.cites(.uSV17) == (scale != 1))
  }

  @Test("U-SV-17: what is between the fingers stays there")
  func middle() throws {
    var stage = try stage()
    pinch(&stage, to: 200)
    let photo = try stage.view("photo")
    #expect(stage.scene.convert(Point(160, 200), from: nil, to: photo) == Point(160, 200))
  }

  @Test("U-SV-17: content loses its touches, unless it may keep them")
  func content() throws {
    for keeps in [false, true] {
      var stage = try stage()
      try stage.set(.multipleTouchEnabled, "photo", .bool(true))
      try stage.set(.delaysContentTouches, "S", .bool(false))
      try stage.set(.canCancelContentTouches, "S", .bool(!keeps))
      pinch(&stage, to: 200)
      let photo = try stage.view("photo")
      #expect((stage.scene[photo].transform == .identity) == keeps)
      let isCancelled = stage.decisions.contains {
        if case .delivered(to: .view(photo), .touches(.cancelled), _, _) = $0.kind {
          true
        } else {
          false
        }
      }
      #expect(isCancelled == !keeps)
    }
  }

  @Test(
    "U-SV-17: where something is missing, the fingers hear what",
    arguments: [(4.0, String?.none, NoZoom.noView), (1, "photo", .noRange)])
  func missing(maximum: Double, view: String?, reason: NoZoom) throws {
    var stage = try stage(maximum: maximum, view: view)
    pinch(&stage, to: 200)
    let scrollView = try stage.view("S")
    #expect(
      stage.decisions.contains(Decision(.uSV17, .scrolling(scrollView, .cannotZoom(reason)))))
    #expect(stage.scene[try stage.view("photo")].transform == .identity)
  }

  @Test("U-SV-17: a scroll view that was never meant to zoom says nothing of it")
  func silent() throws {
    var stage = Stage()
    try stage.add(.scrollView, "S", 0, 0, 320, 400)
    pinch(&stage, to: 200)
    #expect(!stage.cites(.uSV17))
  }
}
