import Engine
import Lab

/// Which kind of view a class is taken for, and by what.
struct ClassKind: Equatable {
  var kind: ViewKind
  /// By its name alone: whoever knows better may say so.
  var isGuess = false
  /// Neither its name nor what it derives from says more.
  var isPlain = false
  /// A class of UIKit's or of the system's, whose overrides are not the app's.
  var isSystem: Bool

  /// A module before a dot, or a mangled name, is left out.
  static func short(_ name: String) -> String {
    if name.hasPrefix("_Tt") { return demangled(name) ?? name }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    return last
  }

  /// As a command takes it: letters, digits, dots and underscores.
  static func typable(_ name: String) -> String {
    var result = ""
    for scalar in (name.hasPrefix("_Tt") ? short(name) : name).unicodeScalars.prefix(120) {
      let isFine =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
        || scalar == "."
      result.unicodeScalars.append(isFine ? scalar : "_")
    }
    let first = result.unicodeScalars.first
    return first.map { $0.properties.isAlphabetic || $0 == "_" } == true ? result : "_" + result
  }

  /// The last identifier with its length before it is the class; of a generic type, whose parameters
  /// follow it, the second: its module comes before it.
  private static func demangled(_ name: String) -> String? {
    let isGeneric = name.hasPrefix("_TtGC")
    var count = 0
    var found: String?
    let bytes = Array(name.utf8)
    var at = 0
    while at < bytes.count {
      guard bytes[at].isDigit, bytes[at] != UInt8(ascii: "0") else {
        at += 1
        continue
      }
      var length = 0
      while at < bytes.count, bytes[at].isDigit, length < 10_000 {
        length = length * 10 + Int(bytes[at] - 0x30)
        at += 1
      }
      guard length > 0, at + length <= bytes.count, !bytes[at].isDigit else { continue }
      // A private declaration's discriminator is no name.
      if bytes[at] != UInt8(ascii: "_") || length != 33 {
        found = String(decoding: bytes[at..<(at + length)], as: UTF8.self)
        count += 1
        if isGeneric, count == 2 { return found }
      }
      at += length
    }
    return found
  }

  init(_ node: DumpNode, overruled: [String: ViewKind] = [:]) {
    let names = ([node.className] + node.superclasses).map { ClassKind.short($0) }
    isSystem = SystemClass.isSystem(node.className)
    for name in [node.className, names[0]] {
      if let kind = overruled[name] {
        self.kind = kind
        return
      }
    }
    if node.isOnScreen {
      kind = ClassKind.elements[names[0]] ?? .view
      isSystem = true
      return
    }
    for name in names {
      if let known = ClassKind.known[name] {
        kind = known
        return
      }
    }
    (kind, isPlain) = (.view, true)
    // Where a dump tells what a class derives from, it derives from no control.
    if let (_, guess) = ClassKind.endings.first(where: { names[0].hasSuffix($0.0) }) {
      (kind, isGuess, isPlain) = (guess, true, false)
    }
  }

  func taken(for kind: ViewKind) -> ClassKind {
    var other = self
    other.kind = kind
    return other
  }

  private static let known: [String: ViewKind] = {
    var known: [String: ViewKind] = [:]
    for kind in ViewKind.allCases { known[kind.className] = kind }
    let others: [(ViewKind, [String])] = [
      (
        .button,
        [
          "UIRoundedRectButton", "UINavigationButton", "_UIButtonBarButton", "UIToolbarButton",
          "_UIModernBarButton", "UIThreePartButton", "UIToolbarTextButton",
          "UINavigationItemButtonView", "_UINavigationBarBackIndicatorButton",
        ]
      ),
      (
        .control,
        [
          "UITabBarButton", "UIDatePicker", "UIRefreshControl", "UIColorWell",
          "UITableViewCellEditControl", "UITableViewIndex", "UITableViewCellReorderControl",
        ]
      ),
      (
        .label,
        [
          "UIButtonLabel", "UITabBarButtonLabel", "UITextFieldLabel", "UITableViewLabel",
          "UISegmentLabel",
        ]
      ),
      (.imageView, ["UISegment", "UISwipeActionImageView", "UITabBarSwappableImageView"]),
      (.textField, ["UISearchBarTextField", "UISearchTextField", "UIAlertControllerTextField"]),
      (
        .scrollView,
        [
          "UITableViewCellScrollView", "_UIQueuingScrollView", "WKScrollView", "UIWebScrollView",
          "_UIWebViewScrollView", "UITableViewWrapperScrollView", "RCTCustomScrollView",
          "RCTEnhancedScrollView", "HostingScrollView", "UIPageControlScrollView",
        ]
      ),
      (.tableView, ["UIPickerTableView", "UISearchResultsTableView"]),
      (.collectionView, ["UpdateCoalescingCollectionView"]),
      (.tableCell, ["UITableViewHeaderFooterCell", "UICollectionTableViewCell"]),
      (
        .window,
        [
          "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow",
          "_UIAlertControllerShimPresenterWindow", "UIClassicWindow", "_UISystemGestureWindow",
          "SBHomeScreenWindow", "UIApplicationRotationFollowingWindow", "UIKeyboardWindow",
        ]
      ),
      (
        .view,
        [
          "UIView", "UICollectionViewCell", "UICollectionReusableView", "RCTTextView",
          "RCTImageView",
        ]
      ),
    ]
    for (kind, names) in others { for name in names { known[name] = kind } }
    return known
  }()

  /// What accessibility calls them.
  static let elements: [String: ViewKind] = [
    "Window": .window, "Button": .button, "Switch": .switch, "Toggle": .switch, "Slider": .slider,
    "Stepper": .stepper, "SegmentedControl": .segmentedControl, "PageIndicator": .pageControl,
    "StaticText": .label, "Image": .imageView, "TextField": .textField,
    "SecureTextField": .textField, "SearchField": .textField, "TextView": .textView,
    "ScrollView": .scrollView, "Table": .tableView, "Cell": .tableCell,
    "CollectionView": .collectionView, "ActivityIndicator": .activityIndicator,
    "ProgressIndicator": .progressView, "Link": .control, "Key": .button, "Tab": .button,
    "RadioButton": .button, "CheckBox": .button, "MenuItem": .button, "MenuButton": .button,
    "PopUpButton": .button, "Picker": .control, "PickerWheel": .control, "DatePicker": .control,
    "Heading": .label, "TextArea": .textView, "GenericElement": .view, "AdjustableImage": .slider,
  ]

  /// The longer ones first.
  private static let endings: [(String, ViewKind)] = [
    ("TableViewCell", .tableCell), ("CollectionViewCell", .view),
    ("SegmentedControl", .segmentedControl),
    ("PageControl", .pageControl), ("CollectionView", .collectionView), ("ScrollView", .scrollView),
    ("TableView", .tableView), ("TextField", .textField), ("TextView", .textView),
    ("ImageView", .imageView), ("StackView", .stackView), ("ProgressView", .progressView),
    ("Button", .button), ("Switch", .switch), ("Slider", .slider), ("Stepper", .stepper),
    ("Label", .label), ("Control", .control), ("Window", .window),
  ]

  /// As accessibility calls what is always in front of its siblings.
  static let bars = ["NavigationBar", "TabBar", "Toolbar", "StatusBar", "Alert", "Sheet"]

  /// SwiftUI draws in it.
  static func isHosting(_ name: String) -> Bool { name.contains("_UIHostingView") }

  /// A window of the system's that lets touches through where it has nothing of its own.
  static func passesThrough(_ name: String) -> Bool {
    [
      "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
      "UIKeyboardWindow",
      "_UITouchPassthroughView", "UIEditingOverlayGestureView", "UIEditingOverlayViewController",
      "FloatingBarHostingView", "_UIScrollViewPassthroughView",
    ].contains(name)
  }

  /// Views whose hit test is their own, by what is known of their libraries.
  static func isKnownToOverride(_ name: String) -> Bool {
    let name = Array(name.utf8)[...]
    return name.starts(with: "RCT") || name.starts(with: "Flutter") || name.starts(with: "RN")
      || name.contains("Passthrough") || name.contains("PassThrough")
      || name.contains("TouchThrough")
  }
}
