import Engine

extension BoardSort {
  /// What an element stands for.
  init(_ element: BoardElement) {
    if let view = BoardSort.views[element.name] {
      self = .view(view.kind, view.name)
    } else if let controller = BoardSort.controllers[element.name] {
      self = .controller(controller.kind, controller.name)
    } else if let gesture = BoardSort.gesture(element) {
      self = .recognizer(gesture.0, gesture.1)
    } else {
      self = BoardSort.other(element)
    }
  }

  private static func other(_ element: BoardElement) -> BoardSort {
    switch element.name {
    case "placeholder":
      return element["placeholderIdentifier"] == "IBFilesOwner" ? .owner : .firstResponder
    case "exit": return .exit
    case "barButtonItem": return .barItem
    case "navigationItem": return .item("UINavigationItem")
    case "tabBarItem": return .item("UITabBarItem")
    case "collectionViewFlowLayout": return .item("UICollectionViewFlowLayout")
    case "collectionViewLayout": return .item("UICollectionViewLayout")
    case "viewControllerPlaceholder":
      return .reference(
        storyboard: element["storyboardName"], identifier: element["referencedIdentifier"])
    case "viewControllerLayoutGuide": return .edgeGuide(isTop: element["type"] == "top")
    case "viewLayoutGuide":
      switch element["key"] {
      case "contentLayoutGuide": return .guide(.content)
      case "frameLayoutGuide": return .guide(.frame)
      case "keyboard": return .guide(.keyboard)
      default: return .guide(.safeArea)
      }
    case "customObject": return .object("NSObject")
    default:
      // A view of a kind that is not listed: `mapView` is an MKMapView to MapKit, and a view here.
      let isView = element.child(key: "frame")?.name == "rect"
      return isView
        ? .view(.view, "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst())
        : .object("NSObject")
    }
  }

  private static let views: [String: (kind: ViewKind, name: String)] = {
    let kinds: [(String, ViewKind)] = [
      ("view", .view), ("label", .label), ("button", .button), ("imageView", .imageView),
      ("textField", .textField), ("textView", .textView), ("switch", .switch), ("slider", .slider),
      ("stepper", .stepper), ("segmentedControl", .segmentedControl), ("pageControl", .pageControl),
      ("progressView", .progressView), ("activityIndicatorView", .activityIndicator),
      ("scrollView", .scrollView), ("tableView", .tableView), ("collectionView", .collectionView),
      ("stackView", .stackView), ("tableViewCell", .tableCell), ("navigationBar", .navigationBar),
      ("tabBar", .tabBar), ("window", .window), ("containerView", .view),
      ("tableViewCellContentView", .view),
    ]
    var found: [String: (kind: ViewKind, name: String)] = [:]
    for (element, kind) in kinds { found[element] = (kind, kind.className) }
    let others: [(String, ViewKind, String)] = [
      ("collectionViewCell", .tableCell, "UICollectionViewCell"),
      ("collectionViewCellContentView", .view, "UIView"),
      ("collectionReusableView", .view, "UICollectionReusableView"),
      ("toolbar", .view, "UIToolbar"), ("searchBar", .view, "UISearchBar"),
      ("datePicker", .control, "UIDatePicker"), ("mapView", .view, "MKMapView"),
      ("wkWebView", .view, "WKWebView"),
    ]
    for (element, kind, name) in others { found[element] = (kind, name) }
    return found
  }()

  private static let controllers: [String: (kind: ContainerKind, name: String)] = [
    "viewController": (.plain, "UIViewController"),
    "tableViewController": (.plain, "UITableViewController"),
    "collectionViewController": (.plain, "UICollectionViewController"),
    "navigationController": (.navigation, "UINavigationController"),
    "tabBarController": (.tabBar, "UITabBarController"),
    "splitViewController": (.split, "UISplitViewController"),
    "pageViewController": (.page, "UIPageViewController"),
    "glkViewController": (.plain, "UIViewController"),
    "avPlayerViewController": (.plain, "UIViewController"),
    "hostingController": (.plain, "UIViewController"),
  ]

  private static func gesture(_ element: BoardElement) -> (Gesture, String)? {
    switch element.name {
    case "tapGestureRecognizer": (.tap, Gesture.tap.className)
    case "pinchGestureRecognizer": (.pinch, Gesture.pinch.className)
    case "panGestureRecognizer": (.pan, Gesture.pan.className)
    case "screenEdgePanGestureRecognizer": (.screenEdgePan, Gesture.screenEdgePan.className)
    case "swipeGestureRecognizer": (.swipe, Gesture.swipe.className)
    case "rotationGestureRecognizer": (.rotation, Gesture.rotation.className)
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      (.longPress, Gesture.longPress.className)
    // A recognizer of the app's own class.
    case "gestureRecognizer": (.tap, "UIGestureRecognizer")
    default: nil
    }
  }
}
