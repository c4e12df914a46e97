/// One finger's touch, from the moment it lands to the moment it lifts (TO01, TO02).
public struct Touch: Equatable, Sendable {
  public let id: TouchID
  public let finger: Int
  /// The hit-test view: it never changes (TO08).
  public let view: ViewID
  public let window: ViewID
  /// What it is made with.
  public internal(set) var type = TouchType.direct
  public internal(set) var button = PointerButton.primary
  public internal(set) var phase: TouchPhase
  public internal(set) var tapCount: Int
  public internal(set) var timestamp: Double
  public let startTime: Double
  /// On the screen.
  public let start: Point
  public internal(set) var location: Point
  public internal(set) var previousLocation: Point
  /// Where it was of late (MO-04).
  var trail: FingerTrail
  /// It has been too far from where it landed to be a tap.
  var hasStrayed = false
  /// The recognizers it was offered to, the first asked first.
  var recognizers: [RecognizerID] = []
  /// Why it is kept from its view from the start: the view hears no second finger, or another view
  /// is exclusive (U-TD-08, U-TD-10).
  public internal(set) var withheld: Withheld?
  /// What its view has not been told yet.
  var held: [HeldChange] = []
  /// A scroll view keeps the start of the touch from its content until then (U-SV-02).
  var scrollHold: Double?
  var viewHeardBegan = false
  /// The recognizer that took it; its view hears no more.
  public internal(set) var taker: RecognizerID?
  var viewIsDone = false
  /// Its view has left the window: it is no view's now, and only recognizers follow it (C10).
  public internal(set) var isLoose = false
}

extension Touch {
  var isWithheld: Bool { withheld != nil }
  var isTaken: Bool { taker != nil }

  /// `UITouch.view`: nil once no view receives the touch (U-TD-03).
  public var receiver: ViewID? { isTaken || isWithheld || isLoose ? nil : view }
}

/// A touch object's identity: a new one for every touch.
public struct TouchID: Hashable, Sendable {
  public let number: Int
}

public enum TouchPhase: String, CaseIterable, Hashable, Sendable {
  case began, moved, stationary, ended, cancelled
}

/// A change that waits to be told to the view.
struct HeldChange: Equatable, Sendable {
  var message: TouchMessage
  var location: Point
}

/// A press that its view has not heard all of.
struct Press: Equatable, Sendable {
  /// Recognizers follow it as they do a touch.
  let id: TouchID
  let type: PressType
  let start: Responder
  var held: [TouchMessage]
  var heardBegan = false
}

/// The fingers that one call speaks of.
public struct FingerSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Fingers go from 0 to 63.
  public static func finger(_ finger: Int) -> FingerSet {
    FingerSet(rawValue: (0..<64).contains(finger) ? 1 << UInt64(finger) : 0)
  }

  public var fingers: [Int] {
    var (fingers, rest) = ([Int](), rawValue)
    while rest != 0 {
      fingers.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return fingers
  }
}
