import ObjectiveC

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
