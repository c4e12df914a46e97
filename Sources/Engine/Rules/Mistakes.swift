/// The mistakes that a rulebook makes: a learner may make two at once.
public struct Mistakes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // Hit testing: gates
  /// A view that takes no touches answers with its superview (GT06).
  public static let disabledGoesToParent = Mistakes(rawValue: 1 << 0)
  /// A view that takes no touches ends the search: nobody is hit (X37).
  public static let disabledEndsDelivery = Mistakes(rawValue: 1 << 1)
  /// The subviews of a view that takes no touches still take them (GT04).
  public static let disabledCoversViewOnly = Mistakes(rawValue: 1 << 2)
  public static let interactionOffTakesTouches = Mistakes(rawValue: 1 << 3)
  public static let hiddenTakesTouches = Mistakes(rawValue: 1 << 4)
  public static let transparentTakesTouches = Mistakes(rawValue: 1 << 5)
  /// A disabled control is hit, and does nothing (U-HT-16).
  public static let disabledControlTakesTouches = Mistakes(rawValue: 1 << 6)
  /// A subview's alpha is multiplied by its superviews' (U-HT-04).
  public static let alphaIsMultiplied = Mistakes(rawValue: 1 << 7)

  // Hit testing: the search
  public static let subviewsFirstToLast = Mistakes(rawValue: 1 << 8)
  /// The first view on the way down takes the touch; the window and the views of controllers are
  /// stages only (HT02).
  public static let superviewComesFirst = Mistakes(rawValue: 1 << 9)
  /// The deepest view under the finger wins, in front or not (HT07).
  public static let deepestViewWins = Mistakes(rawValue: 1 << 10)
  /// A nil from a subview under the finger rules out its superview as well (HT19, X08).
  public static let nilRulesOutSuperview = Mistakes(rawValue: 1 << 11)

  // Hit testing: geometry
  public static let outsideReachableUnlessClipped = Mistakes(rawValue: 1 << 12)
  public static let outsideAlwaysReachable = Mistakes(rawValue: 1 << 13)
  /// An overridden `point(inside:)` counts outside the superview too (PI09).
  public static let enlargedAreaEscapesParent = Mistakes(rawValue: 1 << 14)
  /// The right and bottom edges are inside (U-HT-06).
  public static let edgesInclusive = Mistakes(rawValue: 1 << 15)
  /// Scrolled content is hit where it was before (U-HT-07).
  public static let boundsOriginIgnored = Mistakes(rawValue: 1 << 16)
  /// Every frame is compared with the one point that the search began with (HT10).
  public static let pointIsNotConverted = Mistakes(rawValue: 1 << 17)
  /// A rotated view is hit in its bounding box (U-HT-08).
  public static let frameIsHitArea = Mistakes(rawValue: 1 << 18)
  /// A transformed view is hit where it would be without its transform.
  public static let transformIgnored = Mistakes(rawValue: 1 << 19)

  // Windows
  public static let keyWindowTakesAll = Mistakes(rawValue: 1 << 20)
  /// The newest window is in front, whatever the levels (U-WN-02).
  public static let windowLevelsIgnored = Mistakes(rawValue: 1 << 21)

  // The chain
  /// A touch that its view does not handle is lost (CH05).
  public static let touchStopsAtHitView = Mistakes(rawValue: 1 << 22)
  /// A touch that a view does not handle goes to the view behind it (CH05).
  public static let unhandledFallsToSibling = Mistakes(rawValue: 1 << 23)
  /// The application hears of an event first, the initial object last (CH04).
  public static let eventsGoDownTheChain = Mistakes(rawValue: 1 << 24)
  public static let handledGoesOn = Mistakes(rawValue: 1 << 25)
  /// Calling super hands nothing on (CH06).
  public static let handlerAlwaysEnds = Mistakes(rawValue: 1 << 26)
  public static let chainSkipsControllers = Mistakes(rawValue: 1 << 27)
  /// The root controller comes after the window (CH09).
  public static let controllersAfterWindow = Mistakes(rawValue: 1 << 28)
  /// A presented controller's next is its window (VC04).
  public static let presentedGoesToWindow = Mistakes(rawValue: 1 << 29)
  public static let chainEndsAtWindow = Mistakes(rawValue: 1 << 30)
  public static let delegateNotInChain = Mistakes(rawValue: 1 << 31)

  // First responder
  /// A touch makes its view first responder (U-RC-13).
  public static let tapMakesFirstResponder = Mistakes(rawValue: 1 << 32)
  /// A touch elsewhere takes the keyboard away (U-FR-09).
  public static let tapElsewhereResigns = Mistakes(rawValue: 1 << 33)
  /// A text field that is tapped waits for a call (TX01).
  public static let textFieldWaitsForCode = Mistakes(rawValue: 1 << 34)
  public static let everyoneCanBecome = Mistakes(rawValue: 1 << 35)
  public static let currentIsNotAsked = Mistakes(rawValue: 1 << 36)
  /// An object in no window becomes the key window's first responder (U-FR-04).
  public static let becomesBeforeWindow = Mistakes(rawValue: 1 << 37)
  /// Touches start at the first responder where there is one (EV06).
  public static let touchesGoToFirstResponder = Mistakes(rawValue: 1 << 38)
  /// A shake starts at the controller on the screen, whoever is first responder (MO01).
  public static let shakeGoesToFrontController = Mistakes(rawValue: 1 << 39)
  /// What the first responder does not handle is lost (CH19).
  public static let onlyFirstResponderIsAsked = Mistakes(rawValue: 1 << 40)

  // Recognizers
  public static let recognizersOnlyOnHitView = Mistakes(rawValue: 1 << 41)
  /// Recognizers stand in the responder chain: a view that handles the touch keeps it from those
  /// above (U-GR-01).
  public static let handlerKeepsTouchFromRecognizers = Mistakes(rawValue: 1 << 42)
  public static let anyControlBeatsRecognizers = Mistakes(rawValue: 1 << 43)
  public static let ancestorTapBeatsButton = Mistakes(rawValue: 1 << 44)
  /// A recognizer on a control is never recognized (U-GR-17).
  public static let controlRefusesRecognizers = Mistakes(rawValue: 1 << 45)
  public static let ancestorRecognizerWins = Mistakes(rawValue: 1 << 46)
  public static let nestedTapsBothFire = Mistakes(rawValue: 1 << 47)
  public static let failureRequirementIgnored = Mistakes(rawValue: 1 << 48)
  /// A tap waits for those that want more taps, asked to or not (U-GR-13).
  public static let singleTapAlwaysWaits = Mistakes(rawValue: 1 << 49)
  /// Recognition takes no touches from the view (U-GR-04).
  public static let recognitionLeavesTouches = Mistakes(rawValue: 1 << 50)
  public static let viewHearsAfterFailure = Mistakes(rawValue: 1 << 51)
  public static let longPressFiresOnLift = Mistakes(rawValue: 1 << 52)

  // Touches and controls
  public static let multiTouchByDefault = Mistakes(rawValue: 1 << 53)
  /// Moves and the end go to the view under the finger then (TO08).
  public static let touchFollowsFinger = Mistakes(rawValue: 1 << 54)
  public static let leavingViewCancels = Mistakes(rawValue: 1 << 55)
  /// A touch that is interrupted ends (TO12, X34).
  public static let noCancelledPhase = Mistakes(rawValue: 1 << 56)
  public static let upInsideNeedsBounds = Mistakes(rawValue: 1 << 57)
  /// A button's touchUpInside comes with the finger's landing (U-CT-03).
  public static let actionFiresOnTouchDown = Mistakes(rawValue: 1 << 58)
  /// A control hands its touches up the chain as well (U-CT-06).
  public static let controlPassesTouchesOn = Mistakes(rawValue: 1 << 59)
  public static let nilTargetReachesNobody = Mistakes(rawValue: 1 << 60)
  public static let nilTargetFromSender = Mistakes(rawValue: 1 << 61)
}

extension Mistakes {
  public init(_ mistake: Mistake) {
    self =
      switch mistake {
      case .disabledGoesToParent: .disabledGoesToParent
      case .disabledEndsDelivery: .disabledEndsDelivery
      case .disabledCoversViewOnly: .disabledCoversViewOnly
      case .interactionOffTakesTouches: .interactionOffTakesTouches
      case .hiddenTakesTouches: .hiddenTakesTouches
      case .transparentTakesTouches: .transparentTakesTouches
      case .disabledControlTakesTouches: .disabledControlTakesTouches
      case .alphaIsMultiplied: .alphaIsMultiplied
      case .subviewsFirstToLast: .subviewsFirstToLast
      case .superviewComesFirst: .superviewComesFirst
      case .deepestViewWins: .deepestViewWins
      case .nilRulesOutSuperview: .nilRulesOutSuperview
      case .outsideReachableUnlessClipped: .outsideReachableUnlessClipped
      case .outsideAlwaysReachable: .outsideAlwaysReachable
      case .enlargedAreaEscapesParent: .enlargedAreaEscapesParent
      case .edgesInclusive: .edgesInclusive
      case .boundsOriginIgnored: .boundsOriginIgnored
      case .pointIsNotConverted: .pointIsNotConverted
      case .frameIsHitArea: .frameIsHitArea
      case .transformIgnored: .transformIgnored
      case .keyWindowTakesAll: .keyWindowTakesAll
      case .windowLevelsIgnored: .windowLevelsIgnored
      case .touchStopsAtHitView: .touchStopsAtHitView
      case .unhandledFallsToSibling: .unhandledFallsToSibling
      case .eventsGoDownTheChain: .eventsGoDownTheChain
      case .handledGoesOn: .handledGoesOn
      case .handlerAlwaysEnds: .handlerAlwaysEnds
      case .chainSkipsControllers: .chainSkipsControllers
      case .controllersAfterWindow: .controllersAfterWindow
      case .presentedGoesToWindow: .presentedGoesToWindow
      case .chainEndsAtWindow: .chainEndsAtWindow
      case .delegateNotInChain: .delegateNotInChain
      case .tapMakesFirstResponder: .tapMakesFirstResponder
      case .tapElsewhereResigns: .tapElsewhereResigns
      case .textFieldWaitsForCode: .textFieldWaitsForCode
      case .everyoneCanBecome: .everyoneCanBecome
      case .currentIsNotAsked: .currentIsNotAsked
      case .becomesBeforeWindow: .becomesBeforeWindow
      case .touchesGoToFirstResponder: .touchesGoToFirstResponder
      case .shakeGoesToFrontController: .shakeGoesToFrontController
      case .onlyFirstResponderIsAsked: .onlyFirstResponderIsAsked
      case .recognizersOnlyOnHitView: .recognizersOnlyOnHitView
      case .handlerKeepsTouchFromRecognizers: .handlerKeepsTouchFromRecognizers
      case .anyControlBeatsRecognizers: .anyControlBeatsRecognizers
      case .ancestorTapBeatsButton: .ancestorTapBeatsButton
      case .controlRefusesRecognizers: .controlRefusesRecognizers
      case .ancestorRecognizerWins: .ancestorRecognizerWins
      case .nestedTapsBothFire: .nestedTapsBothFire
      case .failureRequirementIgnored: .failureRequirementIgnored
      case .singleTapAlwaysWaits: .singleTapAlwaysWaits
      case .recognitionLeavesTouches: .recognitionLeavesTouches
      case .viewHearsAfterFailure: .viewHearsAfterFailure
      case .longPressFiresOnLift: .longPressFiresOnLift
      case .multiTouchByDefault: .multiTouchByDefault
      case .touchFollowsFinger: .touchFollowsFinger
      case .leavingViewCancels: .leavingViewCancels
      case .noCancelledPhase: .noCancelledPhase
      case .upInsideNeedsBounds: .upInsideNeedsBounds
      case .actionFiresOnTouchDown: .actionFiresOnTouchDown
      case .controlPassesTouchesOn: .controlPassesTouchesOn
      case .nilTargetReachesNobody: .nilTargetReachesNobody
      case .nilTargetFromSender: .nilTargetFromSender
      }
  }
}
