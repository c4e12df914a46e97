/// Code of an app that answers where UIKit calls a subclass, a delegate or a target.
public protocol OwnCode: AnyObject, Sendable {
  /// Nil: the object's class says nothing of it after all, and UIKit's own way is gone.
  func answer(_ call: OwnCall, of object: Object, in delivery: inout Delivery) -> OwnAnswer?
}

/// One call of UIKit's.
public enum OwnCall: Equatable, Sendable {
  case hitTest(Point)
  case pointInside(Point)
  case touches(TouchMessage, [TouchID])
  case presses(TouchMessage, PressType)
  case keyPress(TouchMessage, WordID)
  case keyCommands
  case motion(MotionMessage)
  case remoteControl(RemoteCommand)
  case next
  case canBecomeFirstResponder
  case becomeFirstResponder
  case canResignFirstResponder
  case resignFirstResponder
  case canPerform(action: WordID, sender: Object?)
  case target(action: WordID, sender: Object?)
  /// An action message has arrived.
  case action(WordID, sender: Object?, event: ControlEvents)
  /// The closure of a UIAction, by its identifier.
  case closure(WordID)
  /// Is asked of the recognizer, or where the view that is touched answers, of that view.
  case gesture(GestureOwner, GestureMethod, about: Object?)
  case viewShouldBegin(RecognizerID)
  /// A recognizer of one's own class sees touches.
  case gestureTouches(TouchMessage, [TouchID])
  /// Its gesture is over, and it starts afresh.
  case gestureReset
  case loadView
  case moment(Moment)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case layoutSubviews
  /// Of a controller `viewSafeAreaInsetsDidChange`, of a view `safeAreaInsetsDidChange`.
  case safeAreaChanged
  /// Of a controller `updateViewConstraints`.
  case updateConstraints
  case intrinsicContentSize
  /// `viewWillTransition(to:with:)`
  case willTransition(to: Size)
  case willMoveToSuperview(ViewID?)
  case didMoveToSuperview
  case willMoveToWindow(ViewID?)
  case didMoveToWindow
  case tracking(TrackingQuestion, TouchID)
  case endTracking(TouchID)
  case cancelTracking
  case text(TextQuestion, String?)
  case textEvent(TextEvent)
  /// A scroll view's class is asked about its content.
  case content(ContentQuestion, ViewID, [TouchID])
  case scrolled
  case scrollMoment(ScrollMoment)
  /// Rows of a table or a collection: which one was tapped.
  case selected(ViewID)
  case deselected(ViewID)
  case row(RowQuestion, ViewID)
  case sendEvent
  case dismissal(DismissalCall)
}

/// What a text input tells its delegate.
public enum TextEvent: String, CaseIterable, Hashable, Sendable {
  case didBeginEditing, didEndEditing, didChange, didChangeSelection
}

/// What a presentation asks and tells its delegate as somebody pulls it away.
public enum DismissalCall: String, CaseIterable, Hashable, Sendable {
  case should, didAttempt, will, did
}

/// What the code made of a call.
public enum OwnAnswer: Equatable, Sendable {
  case done
  case bool(Bool)
  case object(Object?)
  case point(Point)
  case size(Size)
  case keyCommands([KeyCommand])
}

/// Where an object's class has code of its own: UIKit asks nobody else.
public struct OwnPlaces: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let hitTest = OwnPlaces(rawValue: 1 << 0)
  public static let pointInside = OwnPlaces(rawValue: 1 << 1)
  public static let touchesBegan = OwnPlaces(rawValue: 1 << 2)
  public static let touchesMoved = OwnPlaces(rawValue: 1 << 3)
  public static let touchesEnded = OwnPlaces(rawValue: 1 << 4)
  public static let touchesCancelled = OwnPlaces(rawValue: 1 << 5)
  public static let presses = OwnPlaces(rawValue: 1 << 6)
  public static let motion = OwnPlaces(rawValue: 1 << 7)
  public static let remoteControl = OwnPlaces(rawValue: 1 << 8)
  public static let next = OwnPlaces(rawValue: 1 << 9)
  public static let canBecomeFirstResponder = OwnPlaces(rawValue: 1 << 10)
  public static let becomeFirstResponder = OwnPlaces(rawValue: 1 << 11)
  public static let canResignFirstResponder = OwnPlaces(rawValue: 1 << 12)
  public static let resignFirstResponder = OwnPlaces(rawValue: 1 << 13)
  /// Of every object of the app's own classes: any method may be an action.
  public static let actions = OwnPlaces(rawValue: 1 << 14)
  public static let target = OwnPlaces(rawValue: 1 << 15)
  public static let closures = OwnPlaces(rawValue: 1 << 16)
  public static let gestureDelegate = OwnPlaces(rawValue: 1 << 17)
  public static let gestureSubclass = OwnPlaces(rawValue: 1 << 18)
  public static let viewShouldBegin = OwnPlaces(rawValue: 1 << 19)
  public static let gestureTouches = OwnPlaces(rawValue: 1 << 20)
  public static let moments = OwnPlaces(rawValue: 1 << 21)
  public static let controllerLayout = OwnPlaces(rawValue: 1 << 22)
  public static let layoutSubviews = OwnPlaces(rawValue: 1 << 23)
  public static let moves = OwnPlaces(rawValue: 1 << 24)
  public static let tracking = OwnPlaces(rawValue: 1 << 25)
  public static let textDelegate = OwnPlaces(rawValue: 1 << 26)
  public static let scrollDelegate = OwnPlaces(rawValue: 1 << 27)
  public static let rows = OwnPlaces(rawValue: 1 << 28)
  public static let sendEvent = OwnPlaces(rawValue: 1 << 29)
  public static let dismissals = OwnPlaces(rawValue: 1 << 30)
  public static let content = OwnPlaces(rawValue: 1 << 40)
  public static let loadView = OwnPlaces(rawValue: 1 << 31)
  public static let updateConstraints = OwnPlaces(rawValue: 1 << 32)
  public static let intrinsicSize = OwnPlaces(rawValue: 1 << 33)
  public static let keyCommands = OwnPlaces(rawValue: 1 << 34)
  public static let transitions = OwnPlaces(rawValue: 1 << 35)
  public static let safeArea = OwnPlaces(rawValue: 1 << 36)
}

extension OwnCall {
  public var place: OwnPlaces {
    switch self {
    case .hitTest: .hitTest
    case .pointInside: .pointInside
    case .touches(.began, _): .touchesBegan
    case .touches(.moved, _): .touchesMoved
    case .touches(.ended, _): .touchesEnded
    case .touches(.cancelled, _): .touchesCancelled
    case .presses, .keyPress: .presses
    case .keyCommands: .keyCommands
    case .motion: .motion
    case .remoteControl: .remoteControl
    case .next: .next
    case .canBecomeFirstResponder: .canBecomeFirstResponder
    case .becomeFirstResponder: .becomeFirstResponder
    case .canResignFirstResponder: .canResignFirstResponder
    case .resignFirstResponder: .resignFirstResponder
    case .canPerform, .action: .actions
    case .target: .target
    case .closure: .closures
    case .gesture(.delegate, _, _): .gestureDelegate
    case .gesture(.subclass, _, _): .gestureSubclass
    case .viewShouldBegin: .viewShouldBegin
    case .gestureTouches, .gestureReset: .gestureTouches
    case .loadView: .loadView
    case .moment: .moments
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .controllerLayout
    case .layoutSubviews: .layoutSubviews
    case .safeAreaChanged: .safeArea
    case .updateConstraints: .updateConstraints
    case .intrinsicContentSize: .intrinsicSize
    case .willTransition: .transitions
    case .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow: .moves
    case .tracking, .endTracking, .cancelTracking: .tracking
    case .text, .textEvent: .textDelegate
    case .scrolled, .scrollMoment: .scrollDelegate
    case .selected, .deselected, .row: .rows
    case .sendEvent: .sendEvent
    case .content: .content
    case .dismissal: .dismissals
    }
  }
}
