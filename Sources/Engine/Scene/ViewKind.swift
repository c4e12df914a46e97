/// The classes of view that a scene can hold.
public enum ViewKind: UInt8, CaseIterable, Hashable, Sendable {
  case view, control, button, `switch`, slider, stepper, segmentedControl, pageControl, label
  case imageView, textField, textView, scrollView, tableView, tableCell, collectionView, stackView
  case progressView, activityIndicator, navigationBar, tabBar, barButtonItem, window

  public var className: String {
    switch self {
    case .view: "UIView"
    case .control: "UIControl"
    case .button: "UIButton"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .pageControl: "UIPageControl"
    case .label: "UILabel"
    case .imageView: "UIImageView"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .tableCell: "UITableViewCell"
    case .collectionView: "UICollectionView"
    case .stackView: "UIStackView"
    case .progressView: "UIProgressView"
    case .activityIndicator: "UIActivityIndicatorView"
    case .navigationBar: "UINavigationBar"
    case .tabBar: "UITabBar"
    case .barButtonItem: "UIBarButtonItem"
    case .window: "UIWindow"
    }
  }

  public var isControl: Bool {
    switch self {
    case .control, .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField,
      .barButtonItem:
      true
    default: false
    }
  }

  /// Has it state of its own before a touch or a target comes? A screen has many buttons, and a copy of
  /// the scene that is changed copies the state of them all.
  var hasValues: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmentedControl, .pageControl: true
    default: false
    }
  }

  public var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Tapping one makes it first responder, with no call (TX01, FR07).
  public var isTextInput: Bool { self == .textField || self == .textView }

  /// Only labels and image views start with interaction off (GT05, U-CD-01, C18).
  public var isUserInteractionEnabledByDefault: Bool { self != .label && self != .imageView }

  /// Views that code makes start with NO; scroll views hear several fingers (U-CD-07).
  public var isMultipleTouchEnabledByDefault: Bool { isScrollView }

  /// U-FR-01.
  public var canBecomeFirstResponderByDefault: Bool {
    switch self {
    case .textField, .textView, .collectionView, .tableCell: true
    default: false
    }
  }

  /// Scroll views are made with clipsToBounds YES.
  public var clipsToBoundsByDefault: Bool { isScrollView }

  /// The standard controls whose own tap an ancestor's recognizer does not take (U-GR-15). A plain
  /// control is not among them (U-GR-16).
  public var keepsTapFromAncestors: Bool {
    switch self {
    case .button, .switch, .stepper, .segmentedControl, .pageControl, .barButtonItem: true
    default: false
    }
  }

  /// A switch is as large as it is, whatever its frame is set to (U-CT-25): as it has been since iOS 7, as it
  /// is in iOS 26, as it was in iOS 6. Whoever names one of these means it.
  public var ownSizes: [Size] {
    self == .switch ? [Size(51, 31), Size(63, 28), Size(79, 27)] : []
  }
}
