/// A term of the subject, with its names in the three scripts.
public enum Term: String, CaseIterable, Hashable, Sendable {
  case event
  case eventObject = "event object"
  case touchEvent = "touch event"
  case motionEvent = "motion event"
  case shake
  case remoteControlEvent = "remote-control event"
  case pressEvent = "press event"
  case eventQueue = "event queue"
  case firstInFirstOut = "first in, first out"
  case eventDelivery = "event delivery"
  case dispatch
  case singleton
  case keyWindow = "key window"
  case initialObject = "initial object"
  case initialView = "initial view"
  case hitTesting = "hit-testing"
  case hitTestView = "hit-test view"
  case bounds
  case touchPoint = "touch point"
  case viewHierarchy = "view hierarchy"
  case superview
  case subview
  case siblingView = "sibling view"
  case topmostView = "topmost view"
  case deepestView = "deepest view"
  case reverseOrder = "back to front of the array"
  case recursiveCall = "recursive call"
  case coordinateSystem = "coordinate system"
  case userInteraction = "user interaction"
  case hidden
  case transparent
  case responder
  case responderChain = "responder chain"
  case nextResponder = "next responder"
  case firstResponder = "first responder"
  case becomeFirstResponder = "become first responder"
  case objectGraph = "object graph"
  case discard
  case superclassImplementation = "superclass implementation"
  case viewController = "view controller"
  case rootViewController = "root view controller"
  case rootView = "root view"
  case presenting
  case applicationObject = "application object"
  case appDelegate = "app delegate"
  case control
  case actionMessage = "action message"
  case actionMethod = "action method"
  case target
  case editingMenu = "editing menu"
  case textEditing = "text editing"
  case virtualKeyboard = "virtual keyboard"
  case customInputView = "custom input view"
  case focus
  case gestureRecognizer = "gesture recognizer"
  case tap
  case pinch
  case pan
  case swipe
  case rotation
  case longPress = "long press"
  case abstractClass = "abstract class"
  case finger
  case phase
  case timestamp
  case doubleTap = "double tap"
  case multiTouch = "multi-touch"
  case incomingCall = "incoming call"
  case accelerometer
  case gyroscope
  case magnetometer
  case externalAccessory = "external accessory"
  case layer = "Core Animation layer"
  case hitArea = "hit area"
  case irregularArea = "irregular area"
  case overlap
  case heuristics = "common rules"

  /// In English.
  public var english: String { rawValue }
}
