import Engine

/// Where a gesture happens, and whose coordinates its points are in.
extension Syntax where Value == ViewID? {
  static var inView: Syntax<ViewID?> { Syntax<ViewID>.ofPoint.optional }
}

extension Syntax where Value == TouchChange {
  /// `1 began 10 10`: one finger at one moment.
  static var touchChange: Syntax<TouchChange> {
    let finger = Syntax<Int>.whole(1, 20).labelled("finger")
    let phase = Syntax<TouchPhase>.phase
    return Syntax(
      .sequence([finger.form, phase.form, .optional(Syntax<Point>.place.form)])
    ) { (reader: inout Reader) throws(CommandError) in
      let number = try finger.read(&reader)
      let phase = try phase.read(&reader)
      let needsPoint = phase == .began || phase == .moved
      let point =
        needsPoint
        ? try Syntax<Point>.place.read(&reader) : try reader.attempt(Syntax<Point>.point)
      return TouchChange(finger: number, phase: phase, point: point)
    }
  }
}

extension Syntax where Value == TouchPhase {
  static var phase: Syntax<TouchPhase> {
    .oneOf("phase", TouchPhase.allCases.map { ([$0.rawValue], $0) })
  }
}

extension Syntax where Value == SwipeDirection {
  static var direction: Syntax<SwipeDirection> {
    .oneOf("direction", [(["left"], .left), (["right"], .right), (["up"], .up), (["down"], .down)])
  }
}
