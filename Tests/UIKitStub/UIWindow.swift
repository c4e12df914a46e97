open class UIWindow: UIView {
  public struct Level: Equatable {
    public init(rawValue: Double) {}
  }
  open var canBecomeKey: Bool { true }
  public var windowLevel = Level(rawValue: 0)
  public weak var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  public func makeKey() {}
  public func makeKeyAndVisible() {}
}
