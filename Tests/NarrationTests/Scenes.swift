import Engine

@testable import Narration

/// The scenes that the documents tell of.
extension Stage {
  /// Views A to E, D before E and B before C.
  static func s1() throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "A", 0, 0, 320, 480)
    try stage.add(.view, "B", in: "A", 20, 20, 280, 140)
    try stage.add(.view, "C", in: "A", 20, 200, 280, 240)
    try stage.add(.view, "D", in: "C", 20, 20, 100, 200)
    try stage.add(.view, "E", in: "C", 160, 20, 100, 200)
    return stage
  }

  /// Red, and in it green and blue, blue on top.
  static func s2() throws -> Stage {
    var stage = Stage()
    try stage.add(.view, "red", 0, 20, 240, 240)
    try stage.add(.view, "green", in: "red", 40, 40, 160, 160)
    try stage.add(.view, "blue", in: "red", 80, 80, 80, 80)
    for name in ["red", "green", "blue"] {
      _ = try stage.scene.addRecognizer(.tap, named: name + "Tap", to: try stage.view(name))
    }
    return stage
  }

  /// A text field T, a plain view V, and F, which may have the focus.
  static func s14() throws -> Stage {
    var stage = Stage()
    try stage.add(.textField, "T", 20, 40, 280, 40)
    try stage.add(.view, "V", 20, 120, 280, 100)
    try stage.add(.view, "F", 20, 260, 280, 60)
    return stage
  }
}
