open class UITextField: UIControl {
  public weak var delegate: (any UITextFieldDelegate)?
  public var text: String?
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

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
