open class UIScene: UIResponder {}

open class UIWindowScene: UIScene {
  public var windows: [UIWindow] = []
}
