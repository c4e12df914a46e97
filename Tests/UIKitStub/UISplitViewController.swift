open class UISplitViewController: UIViewController {
  public var viewControllers: [UIViewController] = []
}
