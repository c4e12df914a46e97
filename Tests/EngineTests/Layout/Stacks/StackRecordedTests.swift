import Engine
import Testing

/// Stack views as recorded on real UIKit, within half a point.
@Suite("Stack views as recorded")
struct StackRecordedTests {
  @Test("four equal ones in 320, three in 300, four in 99, seven in 99")
  func equal() throws {
    for (axis, length, spacing, starts, size) in [
      (ScrollAxis.horizontal, 320.0, 8.0, [0.0, 82, 164, 246], 74.0),
      (.vertical, 300, 10, [0, 103, 207], 93.5), (.vertical, 99, 0, [0, 25, 50, 74], 25),
      (.horizontal, 99, 2, [0, 14, 29, 43, 58, 72, 87], 12.5),
    ] {
      var stage = Stage()
      let isRow = axis == .horizontal
      try stage.stack(
        "stack", Rect(10, 10, isRow ? length : 100, isRow ? 100 : length), axis, .fillEqually,
        spacing: spacing)
      for place in starts.indices { try stage.plain("v\(place)", in: "stack") }
      stage.layOut()
      for (place, start) in starts.enumerated() {
        let wanted = isRow ? Rect(start, 0, size, 100) : Rect(0, start, 100, size)
        #expect(try stage.frame("v\(place)") == wanted)
      }
    }
  }

  @Test("U-AL-15: a hidden view stands in the middle of the gap, as high as the others")
  func hidden() throws {
    var stage = Stage()
    try stage.stack("row", Rect(10, 10, 320, 100), .horizontal, .fillEqually, spacing: 8)
    for name in ["a", "b", "c", "d"] { try stage.plain(name, in: "row") }
    try stage.set(.hidden, "c", .bool(true))
    stage.layOut()
    #expect(
      try stage.frames("a", "b", "c", "d") == [
        Rect(0, 0, 101.5, 100), Rect(109, 0, 101.5, 100), Rect(215, 0, 0, 100),
        Rect(219, 0, 101.5, 100),
      ])
    #expect(stage.findings.isEmpty)
    try stage.set(.hidden, "c", .bool(false))
    stage.layOut()
    #expect(try stage.frame("c") == Rect(164, 0, 74, 100))
  }

  @Test("a plain view takes the slack, and has no height unless it fills")
  func spacer() throws {
    var stage = Stage()
    try stage.stack("row", Rect(10, 10, 300, 30), .horizontal, .fill, .center, spacing: 8)
    try stage.picture("left", 28, 19, in: "row")
    try stage.plain("spacer", in: "row")
    try stage.picture("right", 37.5, 19, in: "row")
    stage.layOut()
    #expect(
      try stage.frames("left", "spacer", "right") == [
        Rect(0, 6, 28, 19), Rect(36, 15, 218.5, 0), Rect(263, 6, 37.5, 19),
      ])
  }

  @Test("U-AL-06: of those of one priority the first is stretched, and the first is squeezed")
  func ties() throws {
    for (room, content, starts, widths) in [
      (300.0, [29.5, 29, 41.5], [0.0, 222, 259], [213.5, 29, 41.5]),
      (120, [76.5, 94], [0, 26], [18, 94]),
    ] {
      var stage = Stage()
      try stage.stack("row", Rect(10, 10, room, 30), spacing: 8)
      for (place, width) in content.enumerated() {
        try stage.picture("v\(place)", width, 19, in: "row")
      }
      stage.layOut()
      for place in content.indices {
        #expect(try stage.frame("v\(place)") == Rect(starts[place], 0, widths[place], 30))
      }
      #expect(stage.findings.contains { if case .ambiguous = $0 { true } else { false } })
    }
  }

  @Test("of two plain views the last takes all")
  func spacers() throws {
    var stage = Stage()
    try stage.stack("row", Rect(10, 10, 300, 30), spacing: 8)
    try stage.picture("a", 29.5, 19, in: "row")
    try stage.plain("s", in: "row")
    try stage.picture("b", 29, 19, in: "row")
    try stage.plain("t", in: "row")
    try stage.picture("c", 41.5, 19, in: "row")
    stage.layOut()
    #expect(try stage.frames("a", "s", "b", "t", "c").map { $0.x } == [0, 38, 46, 83, 259])
    #expect(try stage.frames("a", "s", "b", "t", "c").map { $0.width } == [29.5, 0, 29, 168, 41.5])
  }

  @Test("a stack in a stack takes the slack, or its share")
  func nested() throws {
    var stage = Stage()
    try stage.stack("row", Rect(10, 10, 300, 60), .horizontal, .fill, .leading, spacing: 8)
    try stage.picture("label", 34.5, 19, in: "row")
    try stage.stack("inner", .zero, .vertical, .fill, .leading, spacing: 3)
    try stage.arrange("inner", in: "row")
    try stage.picture("a", 22.5, 16, in: "inner")
    try stage.picture("b", 41, 16, in: "inner")
    stage.layOut()
    #expect(
      try stage.frames("label", "inner") == [Rect(0, 0, 34.5, 19), Rect(43, 0, 257.5, 35)])

    stage = Stage()
    try stage.stack("row", Rect(12, 12, 266, 111), .horizontal, .fillEqually, .leading, spacing: 10)
    for name in ["one", "two"] {
      try stage.stack(name, .zero, .vertical, .fill, .leading, spacing: 3)
      try stage.arrange(name, in: "row")
      for (place, size) in [(39.0, 19.0), (34.5, 16), (28.5, 16)].enumerated() {
        try stage.picture("\(name)\(place)", size.0, size.1, in: name)
      }
    }
    stage.layOut()
    #expect(try stage.frames("one", "two") == [Rect(0, 0, 128, 57), Rect(138, 0, 128, 57)])
    #expect(try stage.frames("one0", "one1", "one2").map { $0.y } == [0, 22, 41])
    #expect(
      stage.scene.fittingSize(of: try stage.view("one"), target: .zero) == Size(39, 57))
  }
}
