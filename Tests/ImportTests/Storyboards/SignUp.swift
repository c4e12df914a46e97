class SignUpViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var mailField: UITextField!
  @IBOutlet private weak var joinButton: UIButton!
  @IBOutlet private weak var gapHeight: NSLayoutConstraint!

  @IBAction func nameChanged(_ sender: UITextField) {
    joinButton.isEnabled = !(sender.text ?? "").isEmpty
    gapHeight.constant = 40
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { mailField.becomeFirstResponder() } else { textField.resignFirstResponder() }
    print("return in", textField.placeholder ?? "-")
    return true
  }
  @IBAction func join(_ sender: Any) { print("joined as", nameField.text ?? "-") }
}
