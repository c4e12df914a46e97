/// What a touch is made with (U-GR-42).
public enum TouchType: String, CaseIterable, Hashable, Sendable {
  case direct, indirect, pencil
  case indirectPointer = "indirect-pointer"
}

/// The button of a pointer that a touch is made with.
public enum PointerButton: String, CaseIterable, Hashable, Sendable {
  case primary, secondary
}

/// What a whole gesture is made with: a finger, a pencil, a pointer's button.
public struct TouchTool: Hashable, Sendable {
  public var type: TouchType
  public var button: PointerButton

  public init(_ type: TouchType, _ button: PointerButton = .primary) {
    self.type = type
    self.button = button
  }

  public static let finger = TouchTool(.direct)
}

/// What two fingers on a trackpad do, which make no touches (U-PT-01).
public enum Transformation: Hashable, Sendable {
  case pinch(scale: Double)
  case turn(degrees: Double)

  public var gesture: Gesture {
    switch self {
    case .pinch: .pinch
    case .turn: .rotation
    }
  }
}

/// What scrolls without a touch.
public enum ScrollDevice: String, CaseIterable, Hashable, Sendable {
  /// Its scrolls are continuous.
  case trackpad
  /// Its scrolls go by steps.
  case wheel
}
