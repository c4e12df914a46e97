import Engine

/// Where a gesture happens, and whose coordinates its points are in.
extension Syntax where Value == ViewID? {
  static var inView: Syntax<ViewID?> { Syntax<ViewID>.ofPoint.optional }
}

extension Syntax where Value == TouchChange {
  /// `1 began 10 10`: one finger at one moment; the first where no number says which.
  static var touchChange: Syntax<TouchChange> {
    let finger = Syntax<Int>.whole(1, 20).labelled("finger")
    let phase = Syntax<TouchPhase>.phase
    return Syntax(
      .sequence([
        .optional(finger.form), phase.form, .optional(Syntax<Point>.place.form),
        .optional(Syntax<TouchType>.touchType.form),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let number = try reader.attempt(finger) ?? 1
      let phase = try phase.read(&reader)
      let needsPoint = phase == .began || phase == .moved
      let point =
        needsPoint
        ? try Syntax<Point>.place.read(&reader) : try reader.attempt(Syntax<Point>.point)
      let type = phase == .began ? try reader.attempt(Syntax<TouchType>.touchType) : nil
      return TouchChange(finger: number, phase: phase, point: point, type: type ?? .direct)
    }
  }
}

extension Syntax where Value == TouchType {
  /// `type=pencil`: what a touch is made with (U-GR-42).
  static var touchType: Syntax<TouchType> {
    let types = Syntax<TouchType>.oneOf(
      "touch-type", TouchType.allCases.map { ([$0.rawValue], $0) })
    let written = after("type", both(.mark("="), types)).map { $0.1 }
    let words = TouchType.allCases.map { $0.rawValue }
    return Syntax(
      .value(.choice(WordChoice(name: "touch-type", words: words)), label: "type=…"), written.read)
  }
}

extension Syntax where Value == TouchRequest {
  /// A whole gesture, and last what it is made with.
  var withTool: Syntax<StimulusCommand> {
    both(self, Syntax<TouchType>.touchType.optional).map { request, type in
      .touch(request, with: TouchTool(type ?? .direct))
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
    .oneOf("direction", directions.map { ([$0.word], $0.direction) })
  }
}

private let directions: [(word: String, direction: SwipeDirection)] = [
  ("left", .left), ("right", .right), ("up", .up), ("down", .down),
]

extension SwipeDirection {
  /// Of one direction.
  var word: String { directions.first { $0.direction == self }?.word ?? "" }
}
