/// `NSLayoutConstraint.Attribute`, with UIKit's raw values (U-AL-01).
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute = 0

  /// As it is typed.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  /// Only attributes of one kind can be tied to each other (U-AL-01).
  public enum Kind: Hashable, Sendable { case across, down, size, none }

  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .across
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .down
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  var axis: ScrollAxis { kind == .across || self == .width ? .horizontal : .vertical }

  /// Does it say left or right whatever the direction of the language? Nil: it is neither way.
  var isAbsolute: Bool? {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    case .leading, .trailing, .leadingMargin, .trailingMargin: false
    default: nil
    }
  }
}
