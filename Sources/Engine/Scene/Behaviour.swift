/// What a responder's own class implements or overrides.
public struct Behaviour: Equatable, Sendable {
  public internal(set) var handlers: [Handler] = []
  /// An overridden `next`; the inner nil ends the chain there (CH17).
  public internal(set) var next: Responder??
  public internal(set) var canBecomeFirstResponder: Bool?
  public internal(set) var canResignFirstResponder: Bool?
  /// What an overridden `canPerformAction(_:withSender:)` answers, action by action.
  public internal(set) var performs: [WordID: Bool] = [:]
  /// What an overridden `target(forAction:withSender:)` answers; nil ends the search.
  public internal(set) var actionTargets: [WordID: Object?] = [:]
  public internal(set) var keyCommands: [KeyCommand] = []
  public internal(set) var inputAccessoryView: ViewID?
  /// Has it an `undoManager` of its own? A window has one unless it is taken (U-FR-19).
  public internal(set) var hasUndoManager: Bool?
  /// Its `editingInteractionConfiguration` is none.
  public internal(set) var refusesUndoGestures = false

  static let usual = Behaviour()

  public func handling(of message: Message) -> Handling? {
    handlers.first { $0.message == message }?.handling
  }
}

/// A `UIKeyCommand`: keys, and the action that they send up the chain.
public struct KeyCommand: Equatable, Sendable {
  public var stroke: WordID
  public var action: WordID
  /// `wantsPriorityOverSystemBehavior`: it comes before the typing of text (U-EM-08).
  public var hasPriority: Bool

  public init(stroke: WordID, action: WordID, hasPriority: Bool) {
    (self.stroke, self.action, self.hasPriority) = (stroke, action, hasPriority)
  }
}

/// One implemented method, and what it does when it is done.
public struct Handler: Equatable, Sendable {
  public var message: Message
  public var handling: Handling
}

/// How a method that handles an event ends.
public enum Handling: Hashable, Sendable {
  /// The event stops there (CH04).
  case ends
  /// It calls super, and the event goes on (CH06).
  case thenSuper
  /// It calls the next responder itself, which the documents warn against (CH18).
  case thenNext
}

/// The methods that a responder can implement.
public enum Message: Hashable, Sendable {
  case touches(TouchMessage)
  case motion(MotionMessage)
  case remoteControl
  case presses(TouchMessage)
  /// `save:`, or `copy:`, which a command of the editing menu calls as well (U-EM-05).
  case action(WordID)
  case key(WordID)
}

/// `touchesBegan` and its kin; presses have the same four (TO09 to TO12).
public enum TouchMessage: UInt8, CaseIterable, Hashable, Sendable {
  case began, moved, ended, cancelled

  public var touchMethod: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }

  public var pressMethod: String {
    switch self {
    case .began: "pressesBegan"
    case .moved: "pressesChanged"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
    }
  }
}

/// The three motion methods (MO02, CH02).
public enum MotionMessage: UInt8, CaseIterable, Hashable, Sendable {
  case began, ended, cancelled

  public var method: String {
    switch self {
    case .began: "motionBegan"
    case .ended: "motionEnded"
    case .cancelled: "motionCancelled"
    }
  }
}
