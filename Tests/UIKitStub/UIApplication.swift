import ObjectiveC

public protocol UIApplicationDelegate: NSObject {}

open class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()
  public weak var delegate: (any UIApplicationDelegate)?
  public var connectedScenes: Set<UIScene> = []
  public func sendAction(_ action: Selector, to: Any?, from: Any?, for event: UIEvent?) -> Bool {
    true
  }
}
