import Engine

/// What the user did, in a word.
public enum Doing: String, CaseIterable, Sendable {
  case tap, touch, press, drag, swipe, pinch, rotation, scroll, hover

  init(_ gesture: Gesture) {
    self =
      switch gesture {
      case .tap: .tap
      case .pinch: .pinch
      case .pan, .screenEdgePan: .drag
      case .swipe: .swipe
      case .rotation: .rotation
      case .longPress: .press
      case .hover: .hover
      }
  }
}

extension RecognizerRecord {
  /// How many fingers make its gesture.
  var numberOfFingers: Int {
    switch gesture {
    case .pinch, .rotation: 2
    case .tap, .swipe, .longPress: numberOfTouchesRequired
    case .pan, .screenEdgePan: minimumNumberOfTouches
    case .hover: 0
    }
  }
}

/// What the narrator says of several decisions together.
enum Remark: Equatable, Sendable {
  // What came of it
  case nobodyHit(Doing)
  case handled(Doing, hit: ViewID, by: Responder)
  case tracked(Doing, hit: ViewID, by: Responder)
  /// A scroll view keeps what comes to it.
  case kept(Doing, hit: ViewID, by: Responder)
  /// A control's first action, and how often it sends that.
  case acted(Doing, hit: ViewID, Sending)
  case unhandled(Doing, hit: ViewID)
  /// Nobody wants its begin, but somebody another of its calls.
  case beginUnhandled(Doing, hit: ViewID)
  /// Nobody handles it, and it makes the user's wish known to UIKit all the same.
  case dismisses(Doing, hit: ViewID, ControllerID)
  case shows(Doing, hit: ViewID, ControllerID)
  case goesBack(Doing, hit: ViewID, from: ControllerID)
  /// UIKit's own recognizer of a text input takes the tap.
  case textTapped(Doing, hit: ViewID, by: ViewID)
  /// A table selects the row that was hit, or that holds what was.
  case rowSelected(Doing, hit: ViewID, row: ViewID)
  case recognized(Doing, hit: ViewID, by: RecognizerID)
  /// One delegate's YES lets both recognize.
  case together([RecognizerID])
  /// It recognizes without taking the touch from the view.
  case leavesTouches(RecognizerID, to: ViewID)
  case undecided(Doing, hit: ViewID, by: RecognizerID)
  /// Of the finger it is about; nil where there is one.
  case hitButSilent(Doing, hit: ViewID, finger: Int?)
  case waiting(Doing, hit: ViewID)
  case fingerLands(finger: Int, on: ViewID?)
  /// Of a pointer that puts no finger down.
  case pointing(PointingDecision)
  case wouldHit(ViewID?)
  case answers(ViewID, ViewID?)
  case pointAnswer(ViewID, Point, Bool, isOverridden: Bool)
  case wayDown([ViewID])
  case eventHandled(EventType, by: Responder)
  case eventUnhandled(EventType)
  case eventRecognized(EventType, by: RecognizerID)
  case eventUndecided(EventType, by: RecognizerID)
  case keyHandled(WordID, by: Responder)
  case keyUnhandled(WordID)
  case menuHandled(WordID, by: Responder)
  case menuUnhandled(WordID)
  case actionFound(WordID, by: Object)
  case actionLost(WordID)
  case chain([Responder])

  // On the way down
  case closed(ViewID, [Gate], alpha: Float)
  /// Neighbours that are passed over for the same reason.
  case closedAlike([ViewID], [Gate], alpha: Float)
  case moreInside(Int, last: ViewID)
  case moreOutside(Int)
  case moreLinks(Int)
  case moreClosed(Int)
  case answerPassedOn(ViewID, by: [ViewID])
  case behind(ViewID, hit: ViewID, isUnhandled: Bool)
  case sticksOut(ViewID, of: ViewID)
  /// An overridden `pointInside` of its superview says NO.
  case shutOut(ViewID, by: ViewID)

  // On the way up, and after
  /// Several touches of one finger are taken at once: those of earlier taps had their end held back.
  case takings(Int, finger: Int, view: ViewID, by: RecognizerID, isHeard: Bool)
  case walk(Walk)
  case offers([RecognizerID])
  case sentOften(Sending)
  case tapCounted(finger: Int, count: Int)
  /// A touch on another view changes nothing about it.
  case staysFirst(Responder, touched: ViewID)
  /// It sends a control event, and has nobody to send an action to.
  case unheard(ViewID, ControlEvents)
  /// What a movement brings about, told once.
  case again(times: Int, at: Point?)
  case lacking(WordID, [Responder])
  case moreDecisions(Int)
  /// What was counted can be gone through.
  case stepsTellTheRest
}

/// Calls that took the same way up the chain.
struct Walk: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    var responder: Responder
    var response: Response
  }

  enum End: Equatable, Sendable {
    case stopped
    case discarded
    case circle(Responder)
  }

  var calls: [Call]
  var fingers: FingerSet
  var steps: [Step]
  var end = End.stopped
  var rules: [Rule]

  var handlers: [Responder] { steps.filter { $0.response.isHandled }.map { $0.responder } }
  var path: [Responder] { steps.map { $0.responder } }
  /// A scroll view kept it.
  var isKept: Bool { steps.last?.response == .kept }
  /// One took it as a control.
  var isTracked: Bool { steps.last?.response == .tracked }

  /// The same way with the same end, whatever the method.
  func isSameWay(as other: Walk) -> Bool {
    steps == other.steps && end == other.end && fingers == other.fingers
  }
}
