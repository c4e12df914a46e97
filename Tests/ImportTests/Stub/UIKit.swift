// As much of UIKit as the probe names, so that it can be typechecked where there is none.
@_exported import Foundation

public struct Selector: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ name: String) {}
}

public func class_getMethodImplementation(_ c: AnyClass?, _ s: Selector) -> OpaquePointer? { nil }
public func class_getSuperclass(_ c: AnyClass?) -> AnyClass? { nil }

public struct CGAffineTransform: Equatable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

open class CALayer: NSObject { public var anchorPoint: CGPoint { .zero } }
open class UIEvent: NSObject {}
open class UIResponder: NSObject { open var isFirstResponder: Bool { false } }

open class UIView: UIResponder {
  open var frame: CGRect { .zero }
  open var bounds: CGRect { .zero }
  open var center: CGPoint { .zero }
  open var transform: CGAffineTransform { .identity }
  open var layer: CALayer { CALayer() }
  open var subviews: [UIView] { [] }
  open var superview: UIView? { nil }
  open var window: UIWindow? { nil }
  open var isHidden: Bool { false }
  open var alpha: CGFloat { 1 }
  open var isUserInteractionEnabled: Bool { true }
  open var isExclusiveTouch: Bool { false }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var accessibilityIdentifier: String? { nil }
  open var accessibilityLabel: String? { nil }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
}

open class UIWindow: UIView {
  public struct Level: RawRepresentable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
  open var windowLevel: Level { Level(rawValue: 0) }
  open var isKeyWindow: Bool { false }
  open var rootViewController: UIViewController? { nil }
}

open class UIViewController: UIResponder {
  open var viewIfLoaded: UIView? { nil }
  open var children: [UIViewController] { [] }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
}

open class UIScene: NSObject {
  public enum ActivationState { case unattached, foregroundActive, foregroundInactive, background }
  open var activationState: ActivationState { .background }
}
open class UIWindowScene: UIScene { open var windows: [UIWindow] { [] } }
open class UIApplication: UIResponder {
  public static var shared: UIApplication { UIApplication() }
  open var connectedScenes: Set<UIScene> { [] }
}

open class UIControl: UIView {
  public struct Event { public static let touchUpInside = Event() }
  open var isEnabled: Bool { true }
  open var allTargets: Set<AnyHashable> { [] }
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? { nil }
}
open class UIButton: UIControl { open var currentTitle: String? { nil } }
open class UISwitch: UIControl {}
open class UISlider: UIControl {}
open class UIStepper: UIControl {}
open class UISegmentedControl: UIControl {}
open class UIPageControl: UIControl {}
open class UITextField: UIControl {
  open var text: String? { nil }
  open var isSecureTextEntry: Bool { false }
}
open class UIScrollView: UIView {
  open var contentSize: CGSize { .zero }
  open var delaysContentTouches: Bool { true }
  open var canCancelContentTouches: Bool { true }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}
open class UITableView: UIScrollView {}
open class UICollectionView: UIScrollView {}
open class UITextView: UIScrollView {}
open class UITableViewCell: UIView {}
open class UILabel: UIView { open var text: String? { nil } }
open class UIImageView: UIView {}
open class UIStackView: UIView {}
open class UIProgressView: UIView {}
open class UIActivityIndicatorView: UIView {}

public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
}
open class UIGestureRecognizer: NSObject {
  public enum State: Int { case possible, began, changed, ended, cancelled, failed }
  open var state: State { .possible }
  open var name: String? { nil }
  open var isEnabled: Bool { true }
  open var cancelsTouchesInView: Bool { true }
  open var delaysTouchesBegan: Bool { false }
  open var delaysTouchesEnded: Bool { true }
  open var delegate: UIGestureRecognizerDelegate? { nil }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int { 1 }
  open var numberOfTouchesRequired: Int { 1 }
}
open class UIPanGestureRecognizer: UIGestureRecognizer {}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval { 0.5 }
}
