/// An app, as a value: its objects, its first responders, its queue, its clock, and the touches in
/// flight. A copy is a snapshot, and undo, "what if" and misconceptions are all copies.
public struct Scene: Equatable, Sendable {
  var nodes: [HitNode] = []
  public internal(set) var views: [ViewRecord] = []
  var rare: [ViewID: RareViewState] = [:]
  /// In the order in which they were made.
  var scrollViews: [ViewID] = []
  public internal(set) var controllers: [ControllerRecord] = []
  public internal(set) var recognizers: [RecognizerRecord] = []
  public internal(set) var layers: [LayerRecord] = []
  var recognizersOfView: [ViewID: [RecognizerID]] = [:]
  var controls: [ViewID: ControlState] = [:]
  var behaviours: [Responder: Behaviour] = [:]
  public internal(set) var names: [String: Object] = [:]
  /// Of a scene that was read from an app's own hierarchy.
  public var nicknames = Nicknames()
  /// Where classes of the app have code of their own.
  var ownPlaces: [Object: OwnPlaces] = [:]
  /// Has any view's class code about where it is hit?
  var hasOwnSearches = false
  /// Objects of the app that are no part of UIKit.
  var ownObjects: [OwnObject] = []
  /// Views whose layout has to be done again.
  var unlaid: Set<ViewID> = []
  /// Constraints, and what else layout needs to know.
  var layout = LayoutState()
  var words: [String] = []
  var wordNumbers: [String: WordID] = [:]

  /// What it all runs on.
  public internal(set) var screen = Screen.first
  /// In the order they were shown; the last is the newest.
  public internal(set) var windows: [ViewID] = []
  /// Of the scene in use.
  public internal(set) var keyWindow: ViewID?
  public internal(set) var windowScenes = [WindowSceneRecord(name: "scene")]
  /// The one that a finger was last in.
  public internal(set) var activeScene = WindowSceneID.first
  public internal(set) var appDelegate = AppDelegate.responder
  /// One a window (U-FR-02).
  var firstResponders: [ViewID: Responder] = [:]
  /// Text inputs that asked to be first responder before they were in a window (C7).
  var wishes: [Responder] = []
  /// What is shown above the keyboard; it changes with the first responder, and when input views are
  /// loaded again (U-FR-17).
  public internal(set) var accessory: InputAccessory?
  /// Is a keyboard connected, so that none is shown on the screen (U-FR-18)?
  public internal(set) var hasHardwareKeyboard = true
  /// Where a pointer hovers; nil: there is none on the screen (U-GR-52).
  public internal(set) var pointer: Point?
  /// What is selected in the input that is being edited, and what was copied or cut last (U-EM-01).
  var selection: TextSelection?
  var pasteboard = ""
  /// What presses go to (PR01).
  public var focus: Responder?

  public internal(set) var queue = EventQueue()
  /// `beginIgnoringInteractionEvents` nests (U-WN-09).
  public internal(set) var ignoreCount = 0
  /// Seconds since the scene was made. Only commands move it.
  public internal(set) var now = 0.0
  public internal(set) var touches: [Touch] = []
  /// Fingers that are down and have no touch: no view took them, or touches were ignored.
  var strayFingers: Set<Int> = []
  var recentTaps: [LastTap] = []
  var presses: [Press] = []
  /// What is under way on the screen, and has come about already.
  public internal(set) var animations: [ViewID: ViewAnimation] = [:]
  /// Those that do not show as `subviews` has them, or not whole: few, and looked through for each
  /// event that is told.
  var oddlySeen: Set<ViewID> = []
  /// Scroll views that are dragged, or go on by themselves.
  var motions: [ViewID: ScrollMotion] = [:]
  /// The row that a finger presses, by its table.
  var rowPresses: [ViewID: RowPress] = [:]
  /// The row whose swipe actions are open, by its table.
  var openRows: [ViewID: ViewID] = [:]
  /// The event that touches in flight belong to: one a sequence (TO15).
  public internal(set) var touchEvent: Int?
  var eventsMade = 0
  var touchesMade = 0

  /// More objects than this are refused, with a message.
  public static let objectLimit = 2_000_000

  /// The app alone: no window.
  public init() {
    names = ["app": .application, "delegate": .delegate, "scene": .windowScene(.first)]
  }

  /// The scene that one starts with: a key window whose root controller has a view.
  public static var initial: Scene {
    var scene = Scene()
    let screen = Screen.first.bounds
    let window = scene.appendView(.window, name: "window", frame: screen)
    scene.windows = [window]
    scene.keyWindow = window
    let view = scene.appendView(.view, name: "view", frame: screen)
    let root = scene.appendController(name: "controller", view: view)
    scene.link(view, into: window, at: nil)
    scene.controllers[root.index].isViewLoaded = true
    scene.controllers[root.index].hasAppeared = true
    return scene
  }
}

/// What stands behind `UIApplication.delegate` (CH11).
public enum AppDelegate: Hashable, Sendable {
  /// A `UIResponder` subclass: the chain goes on to it.
  case responder
  /// A plain `NSObject`.
  case plainObject
  case view(ViewID)
  case controller(ControllerID)
}

/// A tap that a later one may follow, for `tapCount`.
struct LastTap: Equatable, Sendable {
  var began: Double
  /// When it ended.
  var time: Double
  var location: Point
  var count: Int
}

extension Scene {
  public subscript(view: ViewID) -> ViewRecord { views[view.index] }
  public subscript(controller: ControllerID) -> ControllerRecord { controllers[controller.index] }
  public subscript(recognizer: RecognizerID) -> RecognizerRecord { recognizers[recognizer.index] }
  public subscript(layer: LayerID) -> LayerRecord { layers[layer.index] }

  public func rare(_ view: ViewID) -> RareViewState { rare[view] ?? .usual }
  public func behaviour(of responder: Responder) -> Behaviour { behaviours[responder] ?? .usual }
  public func targets(of control: ViewID) -> [TargetAction] { controls[control]?.targets ?? [] }
  public func isOn(_ control: ViewID) -> Bool { controls[control]?.isOn ?? false }
  public func trackingAnswers(of control: ViewID) -> [TrackingQuestion: Bool] {
    controls[control]?.trackingAnswers ?? [:]
  }
  func segments(of control: ViewID) -> Int { controls[control]?.segments ?? 0 }
  public func disabledSegments(of control: ViewID) -> [Int] {
    controls[control]?.disabledSegments ?? []
  }
  func selectedSegment(of control: ViewID) -> Int { controls[control]?.selectedSegment ?? -1 }

  /// The recognizers of a view, in the order they were added.
  public func recognizers(of view: ViewID) -> [RecognizerID] { recognizersOfView[view] ?? [] }

  mutating func changeRare(_ view: ViewID, _ change: (inout RareViewState) -> Void) {
    var state = rare(view)
    change(&state)
    rare[view] = state == .usual ? nil : state
    needsNewLayout()
  }

  mutating func changeBehaviour(_ responder: Responder, _ change: (inout Behaviour) -> Void) {
    var behaviour = behaviour(of: responder)
    change(&behaviour)
    behaviours[responder] = behaviour == .usual ? nil : behaviour
  }

  /// Are the same things at the same places on the screen? What a touch changes besides is not seen.
  /// What two copies still share is not compared.
  public func looksLike(_ other: Scene) -> Bool {
    nodes == other.nodes && views == other.views && rare == other.rare && layers == other.layers
      && names == other.names && windows == other.windows && keyWindow == other.keyWindow
      && windowScenes == other.windowScenes && activeScene == other.activeScene
      && animations == other.animations && (animations.isEmpty || now == other.now)
  }

  public func touch(_ id: TouchID) -> Touch? { touches.first { $0.id == id } }
}
