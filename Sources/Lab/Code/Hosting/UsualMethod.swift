/// A method that many apps have in a file of its own, and that a controller is pasted without.
struct UsualMethod {
  var name: String
  /// As an app would write it.
  var text: String

  static let all =
    [
      UsualMethod(
        name: "then",
        text: """
          extension NSObject {
            func then(_ change: (Self) -> Void) -> Self { change(self); return self }
          }
          """),
      UsualMethod(
        name: "addSubviews",
        text: """
          extension UIView {
            func addSubviews(_ views: UIView...) { for view in views { addSubview(view) } }
            func addSubviews(_ views: [UIView]) { for view in views { addSubview(view) } }
          }
          """),
      UsualMethod(
        name: "addArrangedSubviews",
        text: """
          extension UIStackView {
            func addArrangedSubviews(_ views: UIView...) { for view in views { addArrangedSubview(view) } }
            func addArrangedSubviews(_ views: [UIView]) { for view in views { addArrangedSubview(view) } }
          }
          """),
      UsualMethod(
        name: "removeAllArrangedSubviews",
        text: """
          extension UIStackView {
            func removeAllArrangedSubviews() { for view in arrangedSubviews { view.removeFromSuperview() } }
          }
          """),
      UsualMethod(
        name: "removeAllSubviews",
        text: """
          extension UIView {
            func removeAllSubviews() { for view in subviews { view.removeFromSuperview() } }
          }
          """),
      UsualMethod(
        name: "hideKeyboardWhenTappedAround",
        text: """
          extension UIViewController {
            func hideKeyboardWhenTappedAround() {
              let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
              tap.cancelsTouchesInView = false
              view.addGestureRecognizer(tap)
            }
            @objc func dismissKeyboard() { view.endEditing(true) }
          }
          """),
    ]
    + ["pinToSuperview", "pinToParent", "fillSuperview", "pinEdgesToSuperview", "edgesToSuperview"]
    .map { filling($0) }
    + ["pinEdges", "pin"].map { filling($0, of: "to other: UIView") }

  /// Holds a view's four edges to its superview's, or to those of another view.
  private static func filling(_ name: String, of other: String? = nil) -> UsualMethod {
    let parameters = (other.map { $0 + ", " } ?? "") + "padding: UIEdgeInsets = .zero"
    let body =
      other == nil ? "guard let other = superview else { return }" : ""
    return UsualMethod(
      name: name,
      text: """
        extension UIView {
          func \(name)(\(parameters)) {
            \(body)
            translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              topAnchor.constraint(equalTo: other.topAnchor, constant: padding.top),
              leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: padding.left),
              other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: padding.right),
              other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: padding.bottom),
            ])
          }
        }
        """)
  }
}
