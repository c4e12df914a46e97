/// A method that was called on a responder.
public enum Call: Hashable, Sendable {
  case touches(TouchMessage)
  case motion(MotionMessage)
  case remoteControl(RemoteCommand)
  case presses(TouchMessage, PressType)
  /// The press of a key.
  case key(TouchMessage, WordID)

  public var method: String {
    switch self {
    case .touches(let message): message.touchMethod
    case .motion(let message): message.method
    case .remoteControl: "remoteControlReceived"
    case .presses(let message, _), .key(let message, _): message.pressMethod
    }
  }

  var message: Message {
    switch self {
    case .touches(let message): .touches(message)
    case .motion(let message): .motion(message)
    case .remoteControl: .remoteControl
    case .presses(let message, _), .key(let message, _): .presses(message)
    }
  }
}

/// What a responder did with a call.
public enum Response: String, CaseIterable, Sendable {
  /// Its method ends there.
  case handled
  /// Its method does its work and calls super.
  case handledThenForwarded
  /// It does not implement the method: UIResponder's passes the call on (CH05).
  case forwarded
  /// A control tracks the touch and passes nothing on (U-CT-06).
  case tracked
  /// A scroll view keeps it: its own methods do not call super (U-SV-11).
  case kept

  public var isHandled: Bool { self != .forwarded }
  public var goesOn: Bool { self == .forwarded || self == .handledThenForwarded }
}
