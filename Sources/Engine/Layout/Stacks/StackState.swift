/// What a stack view arranges, and how (U-AL-14).
public struct StackState: Equatable, Sendable {
  /// In the order in which they stand; each is a subview too.
  public internal(set) var arranged: [ViewID] = []
  public var axis = ScrollAxis.horizontal
  public var distribution = StackDistribution.fill
  public var alignment = StackAlignment.fill
  public var spacing = 0.0
  /// After single views, in place of `spacing`.
  public internal(set) var customSpacing: [ViewID: Double] = [:]
  /// Does it arrange within its margins?
  public var isMarginsRelative = false
  /// Is vertical spacing measured between baselines?
  public var isBaselineRelative = false

  static let usual = StackState()

  public init() {}

  /// Nil: `spacing`.
  public func customSpacing(after view: ViewID) -> Double? { customSpacing[view] }
}

/// `UIStackView.Distribution`
public enum StackDistribution: String, CaseIterable, Hashable, Sendable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  /// Does it leave gaps that are larger than the spacing?
  var spreads: Bool { self == .equalSpacing || self == .equalCentering }
}

/// `UIStackView.Alignment`; `top` and `bottom` are other names of two.
public enum StackAlignment: String, CaseIterable, Hashable, Sendable {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  /// Every word for one.
  public static let words = [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ]

  public init?(word: String) {
    switch word {
    case "top": self = .leading
    case "bottom": self = .trailing
    default: self.init(rawValue: word)
    }
  }
}
