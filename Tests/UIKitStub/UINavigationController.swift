open class UINavigationBar: UIView {}

public final class UINavigationItem: NSObject {
  public var leftBarButtonItem: UIBarButtonItem?
}

open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
  public var isNavigationBarHidden = false
  public let navigationBar = UINavigationBar(frame: .zero)
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? { nil }
}
