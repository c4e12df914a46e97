import Engine

/// What a lane of a time line shows: something that lasts, or something that happened.
enum TimelineMark: Hashable, Sendable {
  /// A finger is down.
  case down
  case moved
  /// A recognizer looks on.
  case possible
  /// It has counted so many taps.
  case taps(Int)
  /// It has seen its gesture, and another must fail first (U-GR-13).
  case waits
  /// It has begun, and changes.
  case underWay
  case recognized, failed, cancelled
  /// A view is not told yet (U-GR-06).
  case held
  case call(TouchMessage, isHandled: Bool)

  func glyph(isASCII: Bool) -> Character {
    switch self {
    case .down: isASCII ? "=" : "━"
    case .moved: "~"
    case .possible: isASCII ? "-" : "─"
    case .taps(let count): count < 10 ? Character(String(count)) : "+"
    case .waits: isASCII ? "." : "┄"
    case .underWay: isASCII ? "#" : "█"
    case .recognized: isASCII ? "*" : "●"
    case .failed: isASCII ? "x" : "×"
    case .cancelled: isASCII ? "/" : "⊘"
    case .held: isASCII ? ":" : "┈"
    case .call(let message, let isHandled):
      switch message {
      case .began: isHandled ? "B" : "b"
      case .moved: isHandled ? "M" : "m"
      case .ended: isHandled ? "E" : "e"
      case .cancelled: isHandled ? "C" : "c"
      }
    }
  }

  var style: Style {
    switch self {
    case .recognized: .hit
    case .call(_, isHandled: true): .hit
    case .failed, .cancelled: .gate
    case .possible, .held, .waits: .dim
    case .down, .moved, .taps, .underWay, .call: .plain
    }
  }

  /// In the order of a legend; several that mean the same are one entry.
  var order: Int {
    switch self {
    case .down: 0
    case .moved: 1
    case .possible: 2
    case .taps: 3
    case .waits: 4
    case .underWay: 5
    case .recognized: 6
    case .failed: 7
    case .cancelled: 8
    case .held: 9
    case .call(let message, _): 10 + Int(message.rawValue)
    }
  }
}
