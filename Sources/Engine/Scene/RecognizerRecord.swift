/// The six gestures (GR02), the pan from an edge (U-GR-50), and a pointer that hovers (U-GR-52).
public enum Gesture: UInt8, CaseIterable, Hashable, Sendable {
  case tap, pinch, pan, screenEdgePan, swipe, rotation, longPress, hover

  public var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .hover: "UIHoverGestureRecognizer"
    }
  }

  /// Discrete gestures are recognized in one step; the others begin, change and end (U-GR-08).
  public var isDiscrete: Bool { self == .tap || self == .swipe }
}

/// The states of a recognizer. Recognized is Ended by another name (GR05).
public enum RecognizerState: String, CaseIterable, Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  public static let recognized = RecognizerState.ended

  /// Has it started, so that it may shut others out?
  var isActive: Bool { self == .began || self == .changed || self == .ended }
  var isInProgress: Bool { self == .began || self == .changed }
  var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// An edge of the screen, as it is held.
public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
  case top, left, bottom, right
}

/// What a pan takes of a scroll by wheel or trackpad, which is no touch (U-PT-01).
public enum ScrollTypes: String, CaseIterable, Hashable, Sendable {
  case none, discrete, continuous, all

  func contains(_ device: ScrollDevice) -> Bool {
    switch self {
    case .none: false
    case .discrete: device == .wheel
    case .continuous: device == .trackpad
    case .all: true
    }
  }
}

/// The ways a swipe may go.
public struct SwipeDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let right = SwipeDirection(rawValue: 1)
  public static let left = SwipeDirection(rawValue: 2)
  public static let up = SwipeDirection(rawValue: 4)
  public static let down = SwipeDirection(rawValue: 8)
}

/// A gesture recognizer: what the user sets, and how far it has come.
public struct RecognizerRecord: Equatable, Sendable {
  /// Recognizers that UIKit makes for its own views.
  public enum Origin: Hashable, Sendable {
    case user
    /// `UIScrollView.panGestureRecognizer`.
    case scrollPan
    /// `UIScrollView.pinchGestureRecognizer`, of one that can zoom (U-SV-17).
    case scrollPinch
    /// `UINavigationController.interactivePopGestureRecognizer` (U-GR-53).
    case interactivePop
    /// `interactiveContentPopGestureRecognizer` of iOS 26 (U-GR-55).
    case contentPop
    /// What pulls a sheet up and down (U-PC-07); UIKit gives it no name.
    case sheetPull
    /// What a text field or text view uses to become first responder on a tap.
    case textTap

    public var isScrollViews: Bool { self == .scrollPan || self == .scrollPinch }

    /// What it is called that came with a view of that name, or with a controller.
    func name(on owner: String) -> String? {
      switch self {
      case .user: nil
      case .scrollPan: owner + ".panGestureRecognizer"
      case .scrollPinch: owner + ".pinchGestureRecognizer"
      case .interactivePop: owner + ".interactivePopGestureRecognizer"
      case .contentPop: owner + ".interactiveContentPopGestureRecognizer"
      case .sheetPull: owner + ".pull"
      case .textTap: owner + ".tap"
      }
    }

    /// Is it a controller's, on the controller's view?
    var isOfController: Bool { isPop || self == .sheetPull }

    /// Does it swipe back?
    public var isPop: Bool { self == .interactivePop || self == .contentPop }
  }

  public internal(set) var name: String
  public let gesture: Gesture
  public let origin: Origin
  public internal(set) var view: ViewID?
  public var isEnabled = true
  public var numberOfTapsRequired: Int
  public var numberOfTouchesRequired = 1
  public var minimumPressDuration = 0.5
  public var allowableMovement = 10.0
  public var direction: SwipeDirection = .right
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = RecognizerRecord.unlimited
  /// From which edges of the screen it comes in (U-GR-50).
  public var edges: [ScreenEdge] = []
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  /// The presses it takes; none unless the user says so.
  public var allowedPressTypes: [PressType] = []
  public internal(set) var targets: [TargetAction] = []
  public internal(set) var mustFail: [RecognizerID] = []
  public internal(set) var simultaneous: [RecognizerID] = []
  /// What its delegate and its class answer.
  public internal(set) var hooks: [GestureHook] = []
  /// `UIGestureRecognizer.name`: for logs alone.
  public var label = ""
  /// What touches may be made with that it sees (U-GR-42).
  public var allowedTouchTypes = TouchType.allCases
  public var requiresExclusiveTouchType = true
  public var buttonMaskRequired = PointerButton.primary
  /// `allowedScrollTypesMask`: a scroll view's own pan takes all, yours none (U-PT-01).
  public var allowedScrollTypes: ScrollTypes
  /// Code has set its delegate, nil among them: one that UIKit gave it is asked no more.
  public var hasOtherDelegate = false
  /// UIGestureRecognizer's own class, which sees no gesture by itself.
  public var isPlain = false
  var progress = GestureProgress()
  var isRemoved = false

  /// As many fingers as there are.
  public static let unlimited = 2_147_483_647

  public var state: RecognizerState { progress.state }

  init(name: String, gesture: Gesture, origin: Origin, view: ViewID?) {
    self.name = name
    self.gesture = gesture
    self.origin = origin
    self.view = view
    numberOfTapsRequired = gesture == .tap ? 1 : 0
    allowedScrollTypes = origin == .scrollPan ? .all : .none
    if origin == .interactivePop { edges = [.left] }
  }
}

/// How far a recognizer has come with the touches it was given.
struct GestureProgress: Equatable, Sendable {
  var state = RecognizerState.possible
  /// The touches it follows, in the order they came.
  var touches: [TouchID] = []
  /// It has seen what it wants and waits for others to fail (U-GR-13).
  var isReady = false
  var readyCause = Cause.recognized
  /// Its own class has set a state: is that all of its gesture?
  var saysEnded: Bool?
  /// Nobody has said NO to its beginning.
  var mayBegin = false
  /// What delegates said of it and another: may both recognize?
  var together: [RecognizerID: Bool] = [:]
  /// Whom delegates have it wait for, this time.
  var mustFail: [RecognizerID] = []
  var tapsSeen = 0
  /// The most fingers that were down at once.
  var fingersSeen = 0
  /// How far the fingers have gone, on average.
  var movement = Point.zero
  /// What fingers that landed or lifted on the way had gone more than those that are down.
  var leap = Point.zero
  /// Where the fingers were when this part of the gesture began, on the screen.
  var start: [Point] = []
  /// The most by which two fingers went apart, together or around each other.
  var change = 0.0
  var firstTap: Point?
  /// Fails, or of a long press begins, when the clock gets here.
  var deadline: Double?
  var startTime = 0.0
  /// What of the movement a scroll view's pan does not pass on (MO-02).
  var swallowed = Point.zero
  /// Where a pan was last.
  var lastPoint = Point.zero
  /// How far a wheel or a trackpad has brought it, which puts no finger down (U-PT-01).
  var scrolled: Point?
  /// How far a trackpad's two fingers have spread: no touches either.
  var spread: Double?
}

/// Who is told when a control is used or a gesture recognized.
public struct TargetAction: Equatable, Sendable {
  /// `nil`: whoever up the chain implements it (AC03).
  public var target: Object?
  public var selector: WordID
  public var events: ControlEvents
  /// A UIAction: the selector is its identifier, and nobody is told (U-CT-22).
  public var isAction = false
}
