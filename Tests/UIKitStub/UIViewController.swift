public enum UIModalPresentationStyle: Int {
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case pageSheet, formSheet, popover
}

open class UIViewController: UIResponder {
  public var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  public var isModalInPresentation = false
  public var presentationController: UIPresentationController?
  public var definesPresentationContext = false
  public let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView(frame: .zero)
  public func addChild(_ child: UIViewController) {}
  public func removeFromParent() {}
  public func present(_ controller: UIViewController, animated: Bool) {}
  public func dismiss(animated: Bool) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}
