public final class UIFocusSystem: NSObject {
  public init?(for view: UIResponder) { nil }
  public func requestFocusUpdate(to responder: UIResponder) {}
}
