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
