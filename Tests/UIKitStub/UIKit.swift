// As much of UIKit's surface as the Swift that replies print needs, so that it can be checked by the
// compiler where there is no UIKit. Nothing in it does anything.
import ObjectiveC

public typealias CGFloat = Double
public typealias TimeInterval = Double

public struct CGPoint: Equatable {
  public var x = 0.0
  public var y = 0.0
  public static var zero: CGPoint { CGPoint() }
}
public struct CGSize: Equatable {
  public var width = 0.0
  public var height = 0.0
  public static var zero: CGSize { CGSize() }
}
public struct CGRect: Equatable {
  public var origin = CGPoint()
  public var size = CGSize()
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public init(origin: CGPoint, size: CGSize) {}
  public static var zero: CGRect { CGRect() }
  public func insetBy(dx: Double, dy: Double) -> CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { false }
}
public struct CGAffineTransform: Equatable {
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {}
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
}
public struct CATransform3D {
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double,
    m24: Double, m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double,
    m43: Double, m44: Double
  ) {}
}
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

open class NSObject {
  public init() {}
}
extension NSObject: Equatable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
}
extension NSObject: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
public final class NSNumber: NSObject {
  public init(value: Int) {}
}
public final class UITouch: NSObject {
  public var view: UIView?
  public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
}
public final class UIPress: NSObject {
  public enum PressType: Int {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
    case tvRemoteOneTwoThree, tvRemoteFourColors
  }
}
open class UIEvent: NSObject {
  public struct ButtonMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
  public enum EventSubtype: Int { case none, motionShake }
}
public final class UIPressesEvent: UIEvent {}
public final class UIBezierPath: NSObject {
  override public init() {}
  public init(ovalIn rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func close() {}
  public func contains(_ point: CGPoint) -> Bool { false }
}
public struct UIKeyModifierFlags: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = UIKeyModifierFlags(rawValue: 1)
  public static let shift = UIKeyModifierFlags(rawValue: 2)
  public static let alternate = UIKeyModifierFlags(rawValue: 4)
  public static let control = UIKeyModifierFlags(rawValue: 8)
}
public final class UIKeyCommand: NSObject {
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {}
  public static let inputUpArrow = ""
  public static let inputDownArrow = ""
  public static let inputLeftArrow = ""
  public static let inputRightArrow = ""
  public static let inputEscape = ""
  public static let inputDelete = ""
  public static let inputHome = ""
  public static let inputEnd = ""
  public static let inputPageUp = ""
  public static let inputPageDown = ""
  public static let f1 = ""
  public static let f2 = ""
  public static let f3 = ""
  public static let f4 = ""
  public static let f5 = ""
  public static let f6 = ""
  public static let f7 = ""
  public static let f8 = ""
  public static let f9 = ""
  public static let f10 = ""
  public static let f11 = ""
  public static let f12 = ""
}

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
public protocol UIApplicationDelegate: NSObject {}
open class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()
  public weak var delegate: (any UIApplicationDelegate)?
  public var connectedScenes: Set<UIScene> = []
  public func sendAction(_ action: Selector, to: Any?, from: Any?, for event: UIEvent?) -> Bool {
    true
  }
}
open class UIScene: UIResponder {}
open class UIWindowScene: UIScene {
  public var windows: [UIWindow] = []
}
open class CALayer: NSObject {
  public var frame = CGRect()
  public var anchorPoint = CGPoint()
  public var zPosition = 0.0
  public var cornerRadius = 0.0
  public func addSublayer(_ layer: CALayer) {}
  public func removeFromSuperlayer() {}
  public func removeAllAnimations() {}
}

open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
  }
  public static func animate(
    withDuration: Double, delay: Double, options: AnimationOptions, animations: () -> Void
  ) {}
  public struct AutoresizingMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public required init(frame: CGRect) {}
  public var autoresizingMask: AutoresizingMask = []
  public var frame = CGRect()
  public var bounds = CGRect()
  public var center = CGPoint()
  public var transform = CGAffineTransform.identity
  public var transform3D = CATransform3DIdentity
  public var mask: UIView?
  public var anchorPoint = CGPoint()
  public var alpha = 1.0
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  public var tag = 0
  public let layer = CALayer()
  public func addSubview(_ view: UIView) {}
  public func insertSubview(_ view: UIView, at index: Int) {}
  public func bringSubviewToFront(_ view: UIView) {}
  public func sendSubviewToBack(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func layoutIfNeeded() {}
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  public func endEditing(_ force: Bool) -> Bool { true }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
open class UIControl: UIView {
  public struct Event: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let menuActionTriggered = Event(rawValue: 16384)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: -1)
  }
  public struct State: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal: State = []
  }
  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  public var showsMenuAsPrimaryAction = false
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  public func addAction(_ action: UIAction, for events: Event) {}
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {}
}
public class UIAction {
  public struct Identifier {
    public init(_ rawValue: String) {}
  }
  public init(identifier: Identifier?, handler: @escaping (UIAction) -> Void) {}
}
public class UIMenu {
  public init() {}
}
open class UIButton: UIControl {
  public var menu: UIMenu?
  public func setTitle(_ title: String?, for state: UIControl.State) {}
}
open class UISwitch: UIControl {
  public var isOn = false
}
open class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var isContinuous = true
}
open class UIStepper: UIControl {
  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0
  public var wraps = false
  public var isContinuous = true
  public var autorepeat = true
}
open class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
}
open class UISegmentedControl: UIControl {
  public var selectedSegmentIndex = -1
  public var isMomentary = false
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  public func removeAllSegments() {}
  public func insertSegment(withTitle: String?, at: Int, animated: Bool) {}
}
open class UILabel: UIView {
  public var text: String?
}
open class UIImageView: UIView {}
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
  public var keyboardDismissMode = KeyboardDismissMode.none
}
public struct UIEdgeInsets {
  public init(top: Double, left: Double, bottom: Double, right: Double) {}
}
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
open class UITableView: UIScrollView {
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
}
open class UITableViewCell: UIView {}
public class UICollectionViewLayout: NSObject {}
open class UICollectionView: UIScrollView {
  public func cellForItem(at indexPath: IndexPath) -> UIView? { nil }
}
open class UIStackView: UIView {}
open class UIProgressView: UIView {}
open class UIActivityIndicatorView: UIView {}
open class UIWindow: UIView {
  public struct Level: Equatable {
    public init(rawValue: Double) {}
  }
  open var canBecomeKey: Bool { true }
  public var windowLevel = Level(rawValue: 0)
  public weak var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?
  public func makeKey() {}
  public func makeKeyAndVisible() {}
}
public enum UIModalPresentationStyle: Int {
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case pageSheet, formSheet, popover
}
open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) {}
}
open class UIViewController: UIResponder {
  public var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  public var isModalInPresentation = false
  public var presentationController: UIPresentationController?
  public var definesPresentationContext = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView(frame: .zero)
  public func addChild(_ child: UIViewController) {}
  public func removeFromParent() {}
  public func present(_ controller: UIViewController, animated: Bool) {}
  public func dismiss(animated: Bool) {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}
open class UINavigationBar: UIView {}
open class UITabBar: UIView {}
/// Here it is a control of its own, which a bar holds.
open class UIBarButtonItem: UIControl {}
open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
  public var isNavigationBarHidden = false
  public let navigationBar = UINavigationBar(frame: .zero)
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? { nil }
}
open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]? = []
  public var selectedViewController: UIViewController?
  public let tabBar = UITabBar(frame: .zero)
}
open class UISplitViewController: UIViewController {
  public var viewControllers: [UIViewController] = []
}
open class UIPageViewController: UIViewController {
  public var viewControllers: [UIViewController]? = []
}
public final class UIFocusSystem: NSObject {
  public init?(for view: UIResponder) { nil }
  public func requestFocusUpdate(to responder: UIResponder) {}
}

public struct NSRange: Equatable {
  public var location = 0
  public var length = 0
}
public struct IndexPath: Equatable {
  public var row = 0
  public var section = 0
}
/// A class that adopts it implements what it likes: what it leaves out is here.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
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
public protocol UIScrollViewDelegate: AnyObject {
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
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
open class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
}
open class UIGestureRecognizer: NSObject {
  override public init() {}
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var allowedPressTypes: [NSNumber] = []
  public var allowedTouchTypes: [NSNumber] = []
  public var requiresExclusiveTouchType = true
  public var buttonMaskRequired: UIEvent.ButtonMask = .primary
  public var name: String?
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?, action: Selector?) {}
  public func require(toFail other: UIGestureRecognizer) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  public var allowedScrollTypesMask: UIScrollTypeMask = []
}
public struct UIScrollTypeMask: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
public struct UIRectEdge: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []
}
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  public var direction: Direction = .right
  public var numberOfTouchesRequired = 1
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 0
  public var numberOfTouchesRequired = 1
  public var minimumPressDuration = 0.5
  public var allowableMovement = 10.0
}
