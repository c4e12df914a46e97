import Engine
import Testing

@Suite("Devices, windows and what follows them")
struct DeviceTests {
  @Test(
    "U-WN-16: a device's screen in points, upright and lying",
    arguments: [
      (Device.iPhoneSE3, Size(375, 667)), (.iPhone14, Size(390, 844)), (.iPhone16, Size(393, 852)),
      (.iPhone17Pro, Size(402, 874)), (.iPhoneAir, Size(420, 912)), (.iPadMini, Size(744, 1133)),
    ])
  func sizes(device: Device, size: Size) {
    #expect(Screen(device: device, isLandscape: false).size == size)
    #expect(Screen(device: device, isLandscape: true).size == Size(size.height, size.width))
  }

  @Test("U-WN-15: windows that fill the screen follow it with their root views, and no others do")
  func follow() throws {
    var stage = Stage()
    try stage.addWindow("strip", Rect(0, 0, 320, 60))
    try stage.add(.view, "bar", 0, 440, 320, 40)
    stage.run { $0.change(to: Screen(device: .iPhone17, isLandscape: false)) }
    #expect(stage.scene.frame(of: try stage.view("window")) == Rect(0, 0, 402, 874))
    #expect(stage.scene.frame(of: try stage.view("view")) == Rect(0, 0, 402, 874))
    #expect(stage.scene.frame(of: try stage.view("strip")) == Rect(0, 0, 320, 60))
    #expect(stage.scene.frame(of: try stage.view("bar")) == Rect(0, 440, 320, 40))
    #expect(stage.hit(200, 860) == "view")
    #expect(stage.cites(.uWN15))
    stage.run { $0.change(to: Screen(device: .iPhone4, isLandscape: false)) }
    #expect(stage.scene.frame(of: try stage.view("view")) == Rect(0, 0, 320, 480))
  }

  @Test("U-WN-15: a root view keeps its distances where its window alone is resized")
  func window() throws {
    var stage = Stage()
    try stage.set(.frame, "window", .rect(Rect(0, 0, 200, 300)))
    #expect(stage.scene.frame(of: try stage.view("view")) == Rect(0, 0, 200, 300))
  }

  @Test(
    "An autoresizing mask shares what the superview gains among the flexible parts",
    arguments: [
      ([], Rect(20, 20, 60, 60)), (["flexibleWidth"], Rect(20, 20, 160, 60)),
      (["flexibleWidth", "flexibleHeight"], Rect(20, 20, 160, 160)),
      (["flexibleLeftMargin"], Rect(120, 20, 60, 60)),
      (["flexibleLeftMargin", "flexibleRightMargin"], Rect(70, 20, 60, 60)),
      (["flexibleWidth", "flexibleRightMargin"], Rect(20, 20, 135, 60)),
      (["flexibleTopMargin", "flexibleWidth"], Rect(20, 120, 160, 60)),
    ])
  func autoresizing(words: [String], frame: Rect) throws {
    var stage = Stage()
    try stage.add(.view, "A", 0, 0, 100, 100)
    try stage.add(.view, "B", in: "A", 20, 20, 60, 60)
    try stage.set(.autoresizingMask, "B", .words(words))
    try stage.set(.bounds, "A", .rect(Rect(0, 0, 200, 200)))
    #expect(stage.scene.frame(of: try stage.view("B")) == frame)
  }

  @Test("What follows is followed in turn, and nothing shrinks below nothing")
  func nested() throws {
    var stage = Stage()
    try stage.add(.view, "A", 0, 0, 100, 100)
    try stage.add(.view, "B", in: "A", 20, 20, 60, 60)
    try stage.add(.view, "C", in: "B", 10, 10, 40, 40)
    for name in ["B", "C"] { try stage.set(.autoresizingMask, name, .words(["flexibleWidth"])) }
    try stage.set(.frame, "A", .rect(Rect(0, 0, 150, 100)))
    #expect(stage.scene.frame(of: try stage.view("C")) == Rect(10, 10, 90, 40))
    try stage.set(.frame, "A", .rect(Rect(0, 0, 10, 100)))
    #expect(stage.scene.frame(of: try stage.view("B")).width == 0)
  }

  @Test("U-WN-11: a window whose canBecomeKey is NO becomes key by nothing, and hands it on")
  func cannotBecomeKey() throws {
    var stage = Stage()
    let hud = try stage.addWindow("hud", Rect(0, 0, 320, 100))
    try stage.set(.canBecomeKey, "hud", .bool(false))
    try stage.add(.textField, "field", in: "hud", 0, 0, 100, 40)
    stage.run { $0.makeKey(hud) }
    stage.run { $0.makeKeyAndVisible(hud) }
    stage.tap(20, 20)
    let window = try stage.view("window")
    #expect(stage.scene.keyWindow == window)
    #expect(stage.scene.input == .none)
    #expect(stage.cites(.uWN11))
    try stage.set(.canBecomeKey, "hud", .bool(true))
    stage.run { $0.makeKey(hud) }
    #expect(stage.scene.keyWindow == hud)
    try stage.set(.canBecomeKey, "hud", .bool(false))
    #expect(stage.scene.keyWindow == window)
  }
}
