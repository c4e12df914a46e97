import Engine
import Testing

@Suite("How large text is")
struct TextSizeTests {
  struct Row: Sendable {
    var size: Double
    var weight: Font.Weight
    var text: String
    var width: Double
  }

  static let recorded = [
    Row(size: 8, weight: .regular, text: "Hello UIKit", width: 42),
    Row(size: 8, weight: .medium, text: "WWWW MMMM", width: 64),
    Row(size: 13, weight: .bold, text: "iiiiillll", width: 33.333),
    Row(size: 13, weight: .semibold, text: "Hello UIKit", width: 67),
    Row(size: 17, weight: .regular, text: "Hello UIKit", width: 79.667),
    Row(size: 17, weight: .bold, text: "Hello UIKit", width: 86.333),
    Row(size: 17, weight: .semibold, text: "WWWW MMMM", width: 129.333),
    Row(size: 17, weight: .regular, text: "0123456789", width: 98.667),
    Row(size: 20, weight: .regular, text: "iiiiillll", width: 39.333),
    Row(size: 20, weight: .medium, text: "Hello UIKit", width: 94.667),
    Row(size: 22, weight: .bold, text: "WWWW MMMM", width: 167.333),
    Row(size: 22, weight: .regular, text: "Hello UIKit", width: 99.667),
  ]

  @Test("U-AL-09: labels as wide as recorded at three pixels a point", arguments: recorded)
  func widths(row: Row) throws {
    var stage = Stage()
    stage.run { $0.change(to: Screen(device: .iPhone16, isLandscape: false)) }
    let label = try stage.free(
      .label, "label", text: row.text, font: Font(row.size, row.weight))
    let size = stage.scene.intrinsicSize(of: label)
    #expect(abs((size.width ?? 0) - row.width) < 0.34, "\(size)")
  }

  @Test("U-AL-09: a label of 17 points is 20.333 high, of 20 points 24; an empty one is nothing")
  func heights() throws {
    var stage = Stage()
    stage.run { $0.change(to: Screen(device: .iPhone16, isLandscape: false)) }
    let label = try stage.free(.label, "label", text: "Hello")
    #expect(abs((stage.scene.intrinsicSize(of: label).height ?? 0) - 20.333) < 0.001)
    stage.scene.changeLayout(of: label) { $0.font = Font(20) }
    #expect(stage.scene.intrinsicSize(of: label).height == 24)
    try stage.set(.text, "label", .text(""))
    let empty = stage.scene.intrinsicSize(of: label)
    #expect(empty.width == 0 && empty.height == 0)
  }

  @Test("U-AL-09: a label of several lines is as high as at the width that constraints give it")
  func severalLines() throws {
    var stage = Stage()
    let label = try stage.free(.label, "label", text: "one two three four five six seven eight")
    stage.scene.changeLayout(of: label) { $0.numberOfLines = 0 }
    try stage.constrain("label.left", .equal, "view.left")
    try stage.constrain("label.top", .equal, "view.top")
    try stage.constrain("label.width", plus: 100)
    stage.layOut()
    let frame = try stage.frame("label")
    #expect(frame.width == 100 && frame.height > 60 && frame.height < 110, "\(frame)")
  }

  @Test("No text, and text of many megabytes' worth of words, does not take long")
  func longText() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(Font(17).lines(of: text, within: 300) > 1000)
    #expect(Font(17).lines(of: text, within: 0) <= 10_000)
    #expect(Font(17).lines(of: "", within: 300) == 1)
  }
}
