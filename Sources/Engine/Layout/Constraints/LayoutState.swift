/// What a scene keeps for layout; most scenes have none of it.
struct LayoutState: Equatable, Sendable {
  /// In the order in which they were made; those taken away leave a gap.
  var constraints: [LayoutConstraint?] = []
  var guides: [LayoutGuideRecord] = []
  var activations = 0
  /// Views whose `translatesAutoresizingMaskIntoConstraints` is NO.
  var freed: Set<ViewID> = []
  var settings: [ViewID: LayoutSettings] = [:]
  /// Stack views that are not as they come (U-AL-14).
  var stacks: [ViewID: StackState] = [:]
  /// What classes of the app's own said of `intrinsicContentSize`, until it is invalidated.
  var ownSizes: [ViewID: IntrinsicSize] = [:]
  /// Views whose own `updateConstraints`, or their controllers', is to be called.
  var outdated: Set<ViewID> = []
  /// The insets of the safe area that views with code of their own have heard of.
  var toldInsets: [ViewID: EdgeInsets] = [:]
  /// The view whose size is asked for: nothing outside of it holds it.
  var fitting: ViewID?
  /// Has anything changed since the last pass that a pass reads?
  var isStale = false
  /// Conflicts and ambiguities that were told, so that each is told once.
  var told: [LayoutFinding] = []

  /// More constraints than this are refused, with a message.
  static let limit = 200_000

  /// Is there anything to lay out?
  var isUsed: Bool { !freed.isEmpty || activations > 0 }
}

/// What a view has for layout beyond its class.
public struct LayoutSettings: Equatable, Sendable {
  /// Nil: as the class has it.
  public var hugging = AxisPriorities()
  public var resistance = AxisPriorities()
  /// Of an image view: its image's. Nil: it has none.
  public var imageSize: Size?
  public var font: Font?
  /// Of a text field: what it shows while it has no text.
  public var placeholder: String?
  /// Of a text field: `borderStyle` is `.roundedRect`.
  public var hasRoundedBorder = false
  /// Of an activity indicator: its style is `.large`.
  public var isLarge = false
  public var numberOfLines = 1
  public var preferredMaxLayoutWidth = 0.0
  /// Of a button, around its title, and of a text view, around its text. Nil: as they come.
  public var contentInsets: EdgeInsets?
  /// Nil: 8 each, or a root view's.
  public var margins: EdgeInsets?
  public var insetsMarginsFromSafeArea = true
  /// Of a controller's view: `additionalSafeAreaInsets`.
  public var additionalSafeArea = EdgeInsets.zero

  static let usual = LayoutSettings()
}

/// One priority an axis.
public struct AxisPriorities: Equatable, Sendable {
  public var horizontal: LayoutPriority?
  public var vertical: LayoutPriority?

  public init() {}

  public subscript(axis: ScrollAxis) -> LayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension Scene {
  public func layoutSettings(of view: ViewID) -> LayoutSettings {
    layout.settings[view] ?? .usual
  }

  public mutating func changeLayout(of view: ViewID, _ change: (inout LayoutSettings) -> Void) {
    var settings = layoutSettings(of: view)
    change(&settings)
    layout.settings[view] = settings == .usual ? nil : settings
    layout.isStale = true
  }

  /// What the last pass found to be wrong.
  public var layoutFindings: [LayoutFinding] { layout.told }

  /// What a pass reads has changed: the next one reads everything again.
  public mutating func needsNewLayout() { if layout.isUsed { layout.isStale = true } }

  public func translatesMask(_ view: ViewID) -> Bool {
    guard layout.freed.contains(view), layout.fitting != view else {
      return layout.fitting != view
    }
    return isPlacedByUIKit(view)
  }

  /// A controller's view that a window, a presentation or a container places, and a row of a table: whatever its
  /// mask says.
  private func isPlacedByUIKit(_ view: ViewID) -> Bool {
    if self[view].kind == .tableCell {
      return superview(of: view).map { self[$0].kind.isScrollView } ?? false
    }
    guard let controller = self[view].controller else { return false }
    if let parent = self[controller].parent, self[parent].kind != .plain { return true }
    return superview(of: view).map { isStage($0) } ?? true
  }

  /// `translatesAutoresizingMaskIntoConstraints` (U-AL-03).
  public mutating func setTranslatesMask(_ view: ViewID, to translates: Bool) {
    if translates { layout.freed.remove(view) } else { layout.freed.insert(view) }
    layout.isStale = true
  }
}
