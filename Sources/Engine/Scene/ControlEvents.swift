/// What a control tells its targets; raw values are UIKit's.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  public static let allEditingEvents = ControlEvents(rawValue: 0xF0000)
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)

  /// The single events.
  public static let all: [(event: ControlEvents, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// UIKit's masks, the widest first (U-CT-21).
  public static let masks: [(event: ControlEvents, name: String)] = [
    (.allEvents, "allEvents"), (.allTouchEvents, "allTouchEvents"),
    (.allEditingEvents, "allEditingEvents"),
  ]

  /// All that have a name.
  static let known = all.reduce(into: ControlEvents()) { $0.formUnion($1.event) }

  /// As UIKit spells them, a mask where all of it is there.
  public var names: [String] {
    var rest = self
    var names: [String] = []
    for (event, name) in Self.masks + Self.all where rest.isSuperset(of: event) {
      names.append(name)
      rest.subtract(event)
    }
    return names
  }

  /// A single event's, or those of several with `|` between.
  public var name: String { names.joined(separator: "|") }
}
