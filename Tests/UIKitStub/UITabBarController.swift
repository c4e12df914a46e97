open class UITabBar: UIView {}

open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]? = []
  public var selectedViewController: UIViewController?
  public let tabBar = UITabBar(frame: .zero)
}
