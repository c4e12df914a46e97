import ObjectiveC

/// Here it is a control of its own, which a bar holds.
open class UIBarButtonItem: UIControl {
  public var menu: UIMenu?
  public var primaryAction: UIAction?
  public weak var target: AnyObject?
  public var action: Selector?
}
