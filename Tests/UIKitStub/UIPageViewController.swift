open class UIPageViewController: UIViewController {
  public enum NavigationDirection { case forward, reverse }
  public var viewControllers: [UIViewController]? { nil }
  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
  ) {}
}
