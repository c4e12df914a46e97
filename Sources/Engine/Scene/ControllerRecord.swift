/// A view controller.
public struct ControllerRecord: Equatable, Sendable {
  public internal(set) var name: String
  public internal(set) var className: String?
  public internal(set) var view: ViewID
  /// The container that it is a child of.
  public internal(set) var parent: ControllerID?
  /// The controller that presents it (VC04).
  public internal(set) var presenting: ControllerID?
  public internal(set) var kind = ContainerKind.plain
  /// A container's children, in order; a navigation controller's top is the last.
  public internal(set) var children: [ControllerID] = []
  var selected: ControllerID?
  public internal(set) var bar: ViewID?
  /// Of a navigation controller.
  public var isNavigationBarHidden = false
  /// Of a navigation controller: its bar shows the title large, below its buttons.
  public internal(set) var hasLargeTitle = false
  /// Of a navigation controller: the bar at its lower edge, where it is shown.
  public internal(set) var toolbar: ViewID?
  /// `navigationItem.leftBarButtonItem`: a button of one's own where the back button would be.
  public var leftBarButtonItem: ViewID?
  /// How it is presented, where it is.
  public internal(set) var presentation: Presentation?
  public var definesPresentationContext = false
  /// `automaticallyAdjustsScrollViewInsets`
  public var adjustsScrollViewInsets = true
  public var isModalInPresentation = false
  /// What its presentation's delegate answers about a dismissal by the user; nil: nobody is asked.
  public var shouldDismiss: Bool?
  public var passthroughViews: [ViewID] = []
  public var detents: [Detent] = []
  public var largestUndimmed: Detent?
  /// Of an alert that code has filled.
  public var alert: AlertContent?
  /// The controller that it presents.
  public internal(set) var presented: ControllerID?
  /// Has `viewDidLoad` run?
  public internal(set) var isViewLoaded = false
  /// Is its view on screen?
  public internal(set) var hasAppeared = false
  var isRemoved = false
}

/// The moments of a controller's life at which code of one's own runs.
public enum Moment: String, CaseIterable, Hashable, Sendable {
  case viewDidLoad = "view-did-load"
  case viewWillAppear = "view-will-appear"
  /// The view is in its window by now.
  case viewIsAppearing = "view-is-appearing"
  case viewDidAppear = "view-did-appear"
  case viewWillDisappear = "view-will-disappear"
  case viewDidDisappear = "view-did-disappear"

  /// As UIKit spells it.
  public var method: String {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    }
  }
}
