import Engine

/// What a recognizer's class is.
enum GestureKind {
  static func gesture(_ className: String, base: String?) -> Gesture? {
    for name in [className, base].compactMap({ $0 }) {
      let short = ClassKind.short(name)
      for gesture in Gesture.allCases where short == gesture.className { return gesture }
      for (part, gesture) in endings where short.contains(part) { return gesture }
    }
    return nil
  }

  private static let endings: [(String, Gesture)] = [
    ("LongPress", .longPress), ("Tap", .tap), ("Pan", .pan), ("Swipe", .swipe), ("Pinch", .pinch),
    ("Rotation", .rotation),
  ]
}
