open class UIScrollView: UIView {
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentSize = CGSize()
  public var contentOffset = CGPoint()
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  public var minimumZoomScale = 1.0
  public var maximumZoomScale = 1.0
  public var zoomScale = 1.0
  public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
  public var isScrollEnabled = true
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isDirectionalLockEnabled = false
  public var isPagingEnabled = false
  public var scrollsToTop = true
  public var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public struct DecelerationRate {
    public static let normal = DecelerationRate()
    public static let fast = DecelerationRate()
  }
  public var decelerationRate = DecelerationRate.normal
  public var keyboardDismissMode = KeyboardDismissMode.none
}

public protocol UIScrollViewDelegate: AnyObject {
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

extension UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}
