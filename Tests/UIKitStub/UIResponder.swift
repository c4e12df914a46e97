import ObjectiveC

open class UIResponder: NSObject {
  override public init() {}
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  @objc open func cut(_ sender: Any?) {}
  @objc open func copy(_ sender: Any?) {}
  @objc open func paste(_ sender: Any?) {}
  @objc open func select(_ sender: Any?) {}
  @objc open func selectAll(_ sender: Any?) {}
  @objc open func delete(_ sender: Any?) {}
  @objc open func toggleBoldface(_ sender: Any?) {}
  @objc open func toggleItalics(_ sender: Any?) {}
  @objc open func toggleUnderline(_ sender: Any?) {}

  @objc open func increaseSize(_ sender: Any?) {}
  @objc open func decreaseSize(_ sender: Any?) {}
}
