open class UITextView: UIScrollView {
  public var text: String?
  public var isEditable = true
  public var isSelectable = true
  private var pad: UIView?
  open override var inputView: UIView? {
    get { pad }
    set { pad = newValue }
  }
  private var bar: UIView?
  open override var inputAccessoryView: UIView? {
    get { bar }
    set { bar = newValue }
  }
}

public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
