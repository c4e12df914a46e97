import Engine

/// Does a view get a tap on its own middle, and why not?
public struct Verdict: Equatable, Sendable {
  /// The widest vocabulary that there is; from the worst to the best, as the table is sorted.
  public enum Word: String, CaseIterable, Sendable {
    case coveredBy = "covered-by"
    case windowInFront = "window-in-front"
    case interactionDisabled = "interaction-disabled"
    case disabledControl = "disabled-control"
    case outsideSuperview = "outside-superview"
    case zeroSize = "zero-size"
    case takenBy = "taken-by"
    case delayedBy = "delayed-by"
    case overridden
    case unknown
    case alpha
    case hidden
    case offScreen = "off-screen"
    case handledBy = "handled-by"
    case getsIt = "gets it"
  }

  public var word: Word
  /// Who is in the way, or whose property it is where that is not the view's own.
  public var by: String?
  public var rule: Rule
  /// The point of the screen that was tapped.
  public var point: Point
  /// By how much it is outside.
  public var distance: Double?
  public var alpha: Double?
  public var depends: [Dependence] = []
  /// It is out of sight in this scroll view, which may bring it back.
  public var scrolls: String?
  /// What lies in front is the keyboard.
  public var isByKeyboard = false
  /// Its window has no area, so that nothing in it is ever hit.
  public var isInEmptyWindow = false
  /// What lies in front dims what is behind a sheet, a popover or an alert.
  public var isByDimming = false
  /// A scroll view above holds it beyond its own content, so that no finger brings it back.
  public var isBeyondContent = false
  /// Its middle gets a tap, and something else that is tapped lies over a part of it, as is meant.
  public var shared: Shared?
  /// Its middle gets a tap: of the other points that were asked, the first that does not, if any.
  public var elsewhere: [Verdict] = []

  /// A view, by its name and by the address that the dump has for it.
  public struct Suspect: Equatable, Sendable {
    public var name: String
    public var address: String?
  }

  /// What lies over a part of a view, and where.
  public struct Shared: Equatable, Sendable {
    public var with: String
    public var point: Point
  }

  /// What the verdict hangs on, that the dump does not say.
  public enum Dependence: Equatable, Sendable {
    /// The classes that may override `hitTest` or `pointInside`.
    case overrides([String])
    /// Transparent views in front that take touches all the same, by what is known of their library.
    case transparent([Suspect])
    /// Views whose recognizers are not known.
    case recognizers([String])
    case enabled
    case order
    case gates

    public var unknown: DumpUnknown {
      switch self {
      case .overrides, .transparent: .overrides
      case .recognizers: .recognizers
      case .enabled: .enabled
      case .order: .order
      case .gates: .gates
      }
    }
  }

  /// Its middle gets a tap, and other points of it do not.
  public var isPartial: Bool { !elsewhere.isEmpty }
  /// Nothing is to be mended at its middle.
  public var isFine: Bool { word == .getsIt || word == .handledBy }
}
