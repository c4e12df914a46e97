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

open class UILabel: UIView {
  public var text: String?
}

open class UIImageView: UIView {}

open class UIStackView: UIView {
  public enum Distribution {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  public var axis = NSLayoutConstraint.Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  public var spacing = 0.0
  public var isLayoutMarginsRelativeArrangement = false
  public func addArrangedSubview(_ view: UIView) {}
  public func insertArrangedSubview(_ view: UIView, at: Int) {}
  public func removeArrangedSubview(_ view: UIView) {}
}

open class UIProgressView: UIView {}

open class UIActivityIndicatorView: UIView {}
