public class UICollectionViewLayout: NSObject {}

open class UICollectionView: UIScrollView {
  public var allowsSelection = true
  public var isEditing = false
  public var allowsSelectionDuringEditing = false
  public func cellForItem(at indexPath: IndexPath) -> UIView? { nil }
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
}
