import Engine

/// One line of the language, understood: names are resolved, values are of the right type.
public indirect enum Command: Equatable, Sendable {
  // Building
  case addView(AddView)
  case addController(AddController)
  case addLayer(name: String, view: ViewID?, frame: Rect)
  case addRecognizer(Gesture, name: String, view: ViewID, [Assignment])
  case remove(Object)
  /// `to` is nil for `nil`: taken off the screen, and kept.
  case move(Object, to: Object?, index: Int?)
  case bringToFront(ViewID)
  case sendToBack(ViewID)
  case rename(Object, String)
  case present(ControllerChoice, from: ControllerID, frame: Rect?)
  case dismiss(ControllerID)
  case set(Property, Object, Value)
  case unset(Property, Object)
  /// The command is kept as text: what it names may not exist yet.
  case onMoment(ControllerID, Moment, String)
  case addTarget(Object, target: Object?, selector: String, events: ControlEvents)
  case removeTarget(Object, target: Object?, selector: String?, events: ControlEvents?)
  case require(RecognizerID, toFail: RecognizerID)
  case simultaneous(RecognizerID, RecognizerID)
  case keyWindow(ViewID)
  case makeKeyAndVisible(ViewID)
  case focus(Responder?)
  case reset(empty: Bool)

  // Behaviour
  case overridePointInside(ViewID, Region)
  case overrideHitTest(ViewID, HitTestOverride)
  case overrideNext(Responder, Responder?)
  case unoverride(Responder, Overridden?)
  case handle(Responder, Handled, Handling)
  case unhandle(Responder, Handled)

  // Doing
  case touch(TouchRequest)
  case wait(Double)
  case interrupt
  case shake(cancelled: Bool)
  case remote(RemoteCommand)
  case press(PressType)
  case key(String)
  case menu(String)
  case type(String)
  case sensor(Sensor)
  case becomeFirstResponder(Responder)
  case resignFirstResponder(Responder?)
  case endEditing(force: Bool)
  case send(String, to: Object?, from: Object?)
  /// A stimulus (`touch`, `wait`, `shake` …), kept for later.
  case post(Command)
  case pump(Int)
  case queue
  case ignoreEvents(Bool)

  // Asking
  case hitTest(Point, in: ViewID?)
  case pointInside(ViewID, Point)
  case convertPoint(Point, from: Space, to: Space)
  case convertRect(Rect, from: Space, to: Space)
  case chain(Responder)
  case firstResponder
  case findController(Responder)
  case findAncestor(Responder, className: String)
  case picture(ScenePicture, isSVG: Bool)
  case show(Object, Property?)
  case describe(Object)
  case explain(Explanation)
  case why(Object)
  case whyNot(Object)
  case howTo(Object)
  case rules([RuleChange])
  /// Nil asks which it is.
  case language(String?)
  case log(Bool)
  case glossary(String?)
  case help(String?)

  // The notebook
  case cells
  /// A line of prose between the cells.
  case note(String)
  case edit(Int, String)
  case delete(Int)
  case undo
  case redo
  /// Without a path: to the file that was opened or saved last.
  case save(String?, force: Bool)
  case open(String)
  case export(String, of: ExportedPicture?, force: Bool)
  /// The lines typed last; without a number, a screen of them.
  case history(Int?)
  case quit

  case learn(LearningCommand)
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
  public var name: String
  public var parent: ParentChoice
  public var adopting: ViewID?
  public var frame: Rect?
  public var className: String?
  public var assignments: [Assignment]

  public init(
    name: String, parent: ParentChoice, adopting: ViewID?, frame: Rect?, className: String?,
    assignments: [Assignment] = []
  ) {
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

public enum Overridden: String, CaseIterable, Sendable {
  case pointInside = "point-inside"
  case hitTest = "hit-test"
  case next
}

/// What `handle` implements; words are not yet numbered.
public enum Handled: Equatable, Sendable {
  case touches([TouchMessage])
  case motion([MotionMessage])
  case remote
  case presses
  case action(String)
  case menu(String)
  case key(String)
}

/// A gesture of fingers; points are the screen's, or those of a view.
public enum TouchRequest: Equatable, Sendable {
  case tap(Point, count: Int, fingers: Int, in: ViewID?)
  case touch([TouchChange])
  case pressAndHold(Point, seconds: Double, in: ViewID?)
  case drag(Point, to: Point, seconds: Double, in: ViewID?)
  case swipe(SwipeDirection, Point, in: ViewID?)
  case pinch(Point, scale: Double, in: ViewID?)
  case rotate(Point, degrees: Double, in: ViewID?)
}

/// Whose coordinates: a view's, or for `nil` the window's.
public enum Space: Equatable, Sendable {
  case view(ViewID)
  case window
}

public enum Explanation: Equatable, Sendable {
  case last
  case step(Step)
  case rule(Rule)
  case mistake(Mistake)

  /// Which decision: the next one, the one before, or the one of that number.
  public enum Step: Equatable, Sendable {
    case next, back
    case number(Int)
  }
}

/// A picture of the scene.
public enum ScenePicture: String, CaseIterable, Sendable {
  case tree, draw, map
}

/// What a file of a picture shows.
public enum ExportedPicture: String, CaseIterable, Sendable {
  case draw, tree, map
  /// The session, as a terminal shows it.
  case terminal
}

/// `rules documents`, or one point of a rulebook: `rules nil-target=sender`.
public enum RuleChange: Equatable, Sendable {
  case book(Rulebook)
  /// The name of a `RulebookPoint`, and a value that it takes.
  case point(String, Value)
}
