open class UIPageViewController: UIViewController {
  public var viewControllers: [UIViewController]? = []
}
