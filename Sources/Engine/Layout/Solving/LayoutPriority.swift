/// How much a constraint matters: one step of priority outweighs whatever is below it (U-AL-02).
public struct LayoutPriority: Hashable, Comparable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }

  public static let required = LayoutPriority(1000)
  public static let high = LayoutPriority(750)
  public static let medium = LayoutPriority(500)
  public static let low = LayoutPriority(250)
  public static let fittingSize = LayoutPriority(50)

  public var isRequired: Bool { value >= LayoutPriority.required.value }

  /// Above 0 and up to 1000; NaN is neither.
  var isValid: Bool { value > 0 && value <= LayoutPriority.required.value }

  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.value < b.value }
  public static func == (a: LayoutPriority, b: LayoutPriority) -> Bool { a.value == b.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
