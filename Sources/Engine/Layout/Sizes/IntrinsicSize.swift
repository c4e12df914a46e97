/// `intrinsicContentSize`; nil for an axis is `UIView.noIntrinsicMetric` (U-AL-09).
public struct IntrinsicSize: Equatable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  static let none = IntrinsicSize(nil, nil)

  public subscript(axis: ScrollAxis) -> Double? { axis == .horizontal ? width : height }
}

extension Scene {
  public func intrinsicSize(of view: ViewID) -> IntrinsicSize {
    layout.ownSizes[view] ?? classIntrinsicSize(of: view)
  }

  /// As UIKit's class has it, whatever a class of the app's own says.
  ///
  /// Figures that nobody has recorded say so here; handbook/rules/AL has where the others come from.
  public func classIntrinsicSize(of view: ViewID) -> IntrinsicSize {
    switch self[view].kind {
    case .label: labelSize(of: view, within: layoutSettings(of: view).preferredMaxLayoutWidth)
    case .button: buttonSize(of: view)
    // Its alignment rectangle is 2 points narrower than itself (U-AL-09).
    case .switch: IntrinsicSize(bounds(of: view).width - 2, bounds(of: view).height)
    // Before iOS 26: believed.
    case .slider: IntrinsicSize(nil, screen.system >= 26 ? 34 : 31)
    case .stepper: IntrinsicSize(94, 32)
    case .progressView: IntrinsicSize(nil, 4)
    case .activityIndicator:
      layoutSettings(of: view).isLarge ? IntrinsicSize(37, 37) : IntrinsicSize(20, 20)
    case .pageControl:
      IntrinsicSize(18 * Double(controls[view]?.pages ?? 0) + 20, 26)
    // No rule for the width was found: 50 points a segment is a guess.
    case .segmentedControl: IntrinsicSize(50 * Double(segments(of: view)), 32)
    case .textField: fieldSize(of: view)
    case .imageView:
      layoutSettings(of: view).imageSize.map { IntrinsicSize($0.width, $0.height) } ?? .none
    case .navigationBar: IntrinsicSize(nil, 44)
    case .tabBar: IntrinsicSize(nil, 49)
    case .textView:
      rare(view).scroll.isScrollEnabled
        ? .none : textViewSize(of: view, within: bounds(of: view).width)
    case .view, .control: barSize(of: view)
    case .scrollView, .tableView, .tableCell, .collectionView, .stackView, .barButtonItem, .window:
      .none
    }
  }

  func font(of view: ViewID) -> Font {
    layoutSettings(of: view).font ?? Font(self[view].kind.fontSize)
  }

  /// A placeholder counts as text does. Without a border the height is believed (U-AL-09).
  private func fieldSize(of view: ViewID) -> IntrinsicSize {
    let (text, settings) = (rare(view).text ?? "", layoutSettings(of: view))
    let shown = text.isEmpty ? settings.placeholder ?? "" : text
    let width = font(of: view).width(of: shown)
    return settings.hasRoundedBorder
      ? IntrinsicSize((width - 1e-6).rounded(.up) + 28, 34) : IntrinsicSize(upToPixel(width), 22)
  }

  /// Of UIKit's classes that are plain views here; those of the wheels are believed.
  private func barSize(of view: ViewID) -> IntrinsicSize {
    switch className(of: .view(view)) {
    case "UISearchBar": IntrinsicSize(nil, screen.system >= 26 ? 44 : 56)
    case "UIToolbar": IntrinsicSize(nil, 44)
    case "UIPickerView", "UIDatePicker": IntrinsicSize(320, 216)
    default: .none
    }
  }

  /// The height of some lines is rounded up as a whole (U-AL-09).
  func height(of lines: Int, _ font: Font) -> Double { upToPixel(Double(lines) * font.lineHeight) }

  /// `width` 0: as wide as the text is.
  func labelSize(of view: ViewID, within width: Double) -> IntrinsicSize {
    let text = rare(view).text ?? ""
    guard !text.isEmpty else { return IntrinsicSize(0, 0) }
    let (font, most) = (font(of: view), layoutSettings(of: view).numberOfLines)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.reduce(0) { max($0, font.width(of: $1)) }
    guard most != 1 else {
      return IntrinsicSize(upToPixel(font.width(of: text)), height(of: 1, font))
    }
    let isNarrow = width > 0 && longest > width
    let count = isNarrow ? font.lines(of: text, within: width) : lines.count
    return IntrinsicSize(
      isNarrow ? width : upToPixel(longest),
      height(of: most > 0 ? min(most, count) : count, font))
  }

  /// Without a configuration: 12 points around the height of the title (U-AL-09). An empty one is believed.
  private func buttonSize(of view: ViewID) -> IntrinsicSize {
    let (title, settings) = (rare(view).text ?? "", layoutSettings(of: view))
    let image = settings.imageSize
    guard !title.isEmpty || image != nil else { return IntrinsicSize(30, 34) }
    let font = font(of: view)
    let width = (title.isEmpty ? 0 : font.width(of: title)) + (image?.width ?? 0)
    let height = max(title.isEmpty ? 0 : height(of: 1, font), image?.height ?? 0)
    let insets =
      settings.contentInsets
      ?? (title.isEmpty ? .zero : EdgeInsets(top: 6, left: 0, bottom: 6, right: 0))
    return IntrinsicSize(
      (width - 1e-6).rounded(.up) + insets.left + insets.right,
      height + insets.top + insets.bottom)
  }

  /// Insets of 8 above and below, 5 of padding at the sides (U-AL-09).
  func textViewSize(of view: ViewID, within width: Double) -> IntrinsicSize {
    let (font, text) = (font(of: view), rare(view).text ?? "")
    let insets =
      layoutSettings(of: view).contentInsets ?? EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    let room = width - insets.left - insets.right
    let lines = room > 0 ? font.lines(of: text, within: room) : 1
    return IntrinsicSize(
      upToPixel(font.width(of: text)) + insets.left + insets.right,
      height(of: max(1, lines), font) + insets.top + insets.bottom)
  }
}

extension ViewKind {
  /// Without a font of its own; a button of the type `.custom` is given one of 18 (U-AL-09).
  fileprivate var fontSize: Double {
    switch self {
    case .button: 15
    case .textView: 12
    default: 17
    }
  }
}
