/// What a hit test reads of a view, in one cache line.
struct HitNode: Equatable, Sendable {
  /// Subtract it from a point of the superview to get the view's own, where there is no transform.
  var offset = Point.zero
  var bounds = Rect.zero
  var lastSubview: Int32 = HitNode.none
  var previousSibling: Int32 = HitNode.none
  var flags: ViewFlags = []
  /// How many subviews there are.
  var subviewCount: Int32 = 0

  static let none: Int32 = -1
}

/// What is true of a view, one bit each; the gates of a hit test are the first five.
struct ViewFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let interactionOff = ViewFlags(rawValue: 1 << 1)
  static let alphaBelowLimit = ViewFlags(rawValue: 1 << 2)
  static let alphaAtLimit = ViewFlags(rawValue: 1 << 3)
  static let animationRefusesTouches = ViewFlags(rawValue: 1 << 4)
  static let disabledControl = ViewFlags(rawValue: 1 << 5)

  static let transformed = ViewFlags(rawValue: 1 << 8)
  static let overridesPointInside = ViewFlags(rawValue: 1 << 9)
  static let overridesHitTest = ViewFlags(rawValue: 1 << 10)
  /// Its transform leaves the plane of the screen; such a view is `transformed` too.
  static let solid = ViewFlags(rawValue: 1 << 11)
  /// Its own class has code for it.
  static let ownHitTest = ViewFlags(rawValue: 1 << 12)
  static let ownPointInside = ViewFlags(rawValue: 1 << 13)
  static let detours: ViewFlags = [
    .transformed, .overridesPointInside, .overridesHitTest, .ownHitTest, .ownPointInside,
  ]

  static let clipsToBounds = ViewFlags(rawValue: 1 << 16)
  static let multipleTouch = ViewFlags(rawValue: 1 << 17)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 18)
  static let animating = ViewFlags(rawValue: 1 << 19)
  static let allowsInteractionDuringAnimation = ViewFlags(rawValue: 1 << 20)
  static let disabled = ViewFlags(rawValue: 1 << 21)
  /// UIKit's own, behind what is presented.
  static let transitionView = ViewFlags(rawValue: 1 << 22)
  static let selected = ViewFlags(rawValue: 1 << 23)
  static let highlighted = ViewFlags(rawValue: 1 << 24)
  /// A window that is in no scene.
  static let noScene = ViewFlags(rawValue: 1 << 25)
  /// Out of its window as long as what is presented covers it (U-PC-03).
  static let takenOut = ViewFlags(rawValue: 1 << 26)
  static let removed = ViewFlags(rawValue: 1 << 31)
}

/// The rest of a view.
public struct ViewRecord: Equatable, Sendable {
  public internal(set) var name: String
  public let kind: ViewKind
  public internal(set) var superview: ViewID?
  /// The controller whose view it is.
  public internal(set) var controller: ControllerID?
  public internal(set) var center = Point.zero
  public internal(set) var anchorPoint = Point(0.5, 0.5)
  public internal(set) var transform = AffineTransform.identity
  /// In single precision, as a layer keeps its opacity (C1).
  public internal(set) var alpha: Float = 1
  var nextSibling: Int32 = HitNode.none
}

/// What few views have: kept aside, so that the many stay small.
public struct RareViewState: Equatable, Sendable {
  public var className: String?
  public var text: String?
  /// Was its text edited? It can undo that (U-FR-19).
  public internal(set) var hasTyping = false
  public var tag = 0
  public var windowLevel = 0.0
  public var canBecomeKey = true
  var windowScene = WindowSceneID.first
  /// Nil: `transform` says all.
  public internal(set) var transform3D: Transform3D?
  public var zPosition = 0.0
  /// What a mask leaves of it to be seen, in its own coordinates.
  public var mask: Rect?
  public var cornerRadius = 0.0
  /// Nil: as the class has it.
  public var autoresizingMask: AutoresizingMask?
  public var inputView: ViewID?
  /// What the delegate of a text input answers; what is not there is YES.
  public var textAnswers: [TextQuestion: Bool] = [:]
  public var isEditable = true
  public var isSelectable = true
  public var contentSize = Size.zero
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var scroll = ScrollSettings()
  public var rows = RowSettings()
  public var pointInside: Region?
  public var hitTest: HitTestOverride?
  /// Of an overridden `gestureRecognizerShouldBegin`.
  public var beginAnswers: [BeginAnswer] = []

  static let usual = RareViewState()
}

/// How a subclass overrides `hitTest(_:with:)`.
public enum HitTestOverride: Hashable, Sendable {
  /// Always nil (RE04).
  case none
  /// Always itself, without looking (RE05).
  case itself
  /// Super's answer, nil where that is the view itself (RE07).
  case passThrough
  /// Super's answer, another view where that is nil (RE10).
  case fallback(ViewID)
  /// Super's answer, another view where that is the view itself.
  case redirect(ViewID)
  /// Another view for every point in that view, without asking it; else super's answer. It is how a tab
  /// bar's raised button is found (RE15).
  case first(ViewID)
  /// Super's answer, nil where that is another view: how a window over others lets touches through that
  /// its root view alone would take (RE07).
  case except(ViewID)

  var other: ViewID? {
    switch self {
    case .fallback(let view), .redirect(let view), .first(let view), .except(let view): view
    case .none, .itself, .passThrough: nil
    }
  }
}

/// A bare Core Animation layer on a view: it shows, and is no responder (NE01).
public struct LayerRecord: Equatable, Sendable {
  public internal(set) var name: String
  public internal(set) var view: ViewID?
  public internal(set) var frame: Rect
}
