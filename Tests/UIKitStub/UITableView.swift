open class UITableView: UIScrollView {
  public var allowsSelection = true
  public var isEditing = false
  public var allowsSelectionDuringEditing = false
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
}

open class UITableViewCell: UIView {
  public enum AccessoryType: Int {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public var isSelected = false
  public var isHighlighted = false
  public var accessoryType = AccessoryType.none
}

public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
}
