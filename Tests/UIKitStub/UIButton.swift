open class UIButton: UIControl {
  public var menu: UIMenu?
  public func setTitle(_ title: String?, for state: UIControl.State) {}
}
