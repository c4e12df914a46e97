public struct UILayoutPriority {
  public init(_ rawValue: Float) {}
}

public final class NSLayoutConstraint {
  public enum Attribute {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute
  }
  public enum Axis { case horizontal, vertical }
  public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
  public var isActive = false
  public var priority = UILayoutPriority(1000)
  public init() {}
  public init(
    item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute,
    multiplier: Double, constant: Double
  ) {}
}

public class NSLayoutAnchor<AnchorType> {
  public func constraint(equalTo: NSLayoutAnchor, constant: Double = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    lessThanOrEqualTo: NSLayoutAnchor, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo: NSLayoutAnchor, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(lessThanOrEqualToConstant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(greaterThanOrEqualToConstant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(
    equalTo: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    lessThanOrEqualTo: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo: NSLayoutDimension, multiplier: Double, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// What views and guides are tied by.
public protocol Anchored {}
extension Anchored {
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

public final class UILayoutGuide: Anchored {}

extension UIView: Anchored {
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
