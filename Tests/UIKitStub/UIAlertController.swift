open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) {}
}
