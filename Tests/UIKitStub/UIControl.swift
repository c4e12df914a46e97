import ObjectiveC

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
