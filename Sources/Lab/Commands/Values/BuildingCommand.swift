import Engine

/// Changes what there is.
public enum BuildingCommand: Equatable, Sendable {
  case addView(AddView)
  case addController(AddController)
  case addScene(name: String)
  case addLayer(name: String, view: ViewID?, frame: Rect)
  case addRecognizer(Gesture, name: String, view: ViewID, [Assignment])
  case remove(Object)
  /// `to` is nil for `nil`: taken off the screen, and kept.
  case move(Object, to: Object?, index: Int?)
  case bringToFront(ViewID)
  case sendToBack(ViewID)
  case rename(Object, String)
  case present(
    ControllerChoice, from: ControllerID, style: PresentationStyle?, frame: Rect?)
  case push(ControllerChoice, on: ControllerID)
  case pop(ControllerID)
  case select(ControllerID, in: ControllerID)
  case dismiss(ControllerID)
  /// The model changes at once, what is seen over the time.
  case animate(ViewID, [Assignment], seconds: Double, allows: Bool)
  case set(Property, Object, Value)
  case unset(Property, Object)
  case addTarget(Object, target: Object?, selector: String, events: ControlEvents)
  case removeTarget(Object, target: Object?, selector: String?, events: ControlEvents?)
  /// A UIAction, by its identifier; without events for what the control is for.
  case addAction(ViewID, String, events: ControlEvents?)
  case removeAction(ViewID, String, events: ControlEvents?)
  case require(RecognizerID, toFail: RecognizerID)
  case simultaneous(RecognizerID, RecognizerID)
  case constrain(LayoutConstraint)
  /// All that begin with it; without an attribute, with any of its.
  case unconstrain(LayoutItem, LayoutAttribute?)
  /// A stack view arranges it; without an index, after the others.
  case arrange(ViewID, in: ViewID, index: Int?)
  /// Its stack view does not any more; it stays a subview.
  case unarrange(ViewID)
  case keyWindow(ViewID)
  case makeKeyAndVisible(ViewID)
  case focus(Responder?)
  /// Nil keeps what there is; both nil ask.
  case device(Device?, isLandscape: Bool?, system: Int?)
}

/// `add view C in A 20 20 80 80 alpha=0.5 class=MyView`.
public struct AddView: Equatable, Sendable {
  public var kind: ViewKind
  public var name: String
  public var parent: ParentChoice
  public var frame: Rect?
  public var className: String?
  public var assignments: [Assignment]

  public init(
    kind: ViewKind, name: String, parent: ParentChoice, frame: Rect?, className: String?,
    assignments: [Assignment]
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.frame = frame
    self.className = className
    self.assignments = assignments
  }
}

/// `add controller K in R view=B`.
public struct AddController: Equatable, Sendable {
  public var kind: ContainerKind
  public var name: String
  public var parent: ParentChoice
  public var adopting: ViewID?
  public var frame: Rect?
  public var className: String?
  public var assignments: [Assignment]

  public init(
    kind: ContainerKind = .plain, name: String, parent: ParentChoice, adopting: ViewID?,
    frame: Rect?, className: String?,
    assignments: [Assignment] = []
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.adopting = adopting
    self.frame = frame
    self.className = className
    self.assignments = assignments
  }
}

/// Where a new object goes.
public enum ParentChoice: Equatable, Sendable {
  /// Nothing was said: `view`, or the newest window.
  case usual
  /// `in nil`: made, and shown nowhere.
  case nowhere
  case object(Object)
}

/// `alpha=0.5`: a property known to fit the object's class, and a value of its type.
public struct Assignment: Equatable, Sendable {
  public var property: Property
  public var value: Value

  public init(_ property: Property, _ value: Value) {
    self.property = property
    self.value = value
  }
}

/// The controller to present: one that is there, or one to make.
public enum ControllerChoice: Equatable, Sendable {
  case existing(ControllerID)
  case new(String)
}
