open class UIEvent: NSObject {
  public struct ButtonMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
  public enum EventSubtype: Int { case none, motionShake }
}
