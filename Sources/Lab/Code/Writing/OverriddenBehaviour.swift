import Engine

/// What an object's class overrides or implements: two objects of one class have it in common.
struct OverriddenBehaviour: Equatable {
  private var handlers: [Handler] = []
  private var next: Responder??
  private var canBecomeFirstResponder: Bool?
  private var canResignFirstResponder: Bool?
  private var performs: [WordID: Bool] = [:]
  private var actionTargets: [WordID: Object?] = [:]
  private var keyCommands: [KeyCommand] = []
  private var inputAccessoryView: ViewID?
  private var region: Region?
  private var hitTest: HitTestOverride?
  private var begins: [BeginAnswer] = []
  private var contents: [ContentAnswer] = []
  private var tracking: [TrackingQuestion: Bool] = [:]
  /// Whom a scroll view's pan goes together with.
  private var together: [RecognizerID] = []
  private var inputView: ViewID?
  private var staysNoKeyWindow = false
  private var hooks: [GestureHook] = []

  init() {}

  init(of object: Object, in scene: Scene) {
    if case .recognizer(let recognizer) = object {
      hooks = scene[recognizer].hooks.filter { $0.owner == .subclass }
      return
    }
    guard let responder = object.responder else { return }
    let own = scene.behaviour(of: responder)
    (handlers, next) = (own.handlers, own.next)
    canBecomeFirstResponder = own.canBecomeFirstResponder
    canResignFirstResponder = own.canResignFirstResponder
    (performs, actionTargets) = (own.performs, own.actionTargets)
    keyCommands = own.keyCommands.filter { !$0.hasPriority }
    // A text input has a place for its views, which anybody may set.
    let isInput = object.view.map { scene[$0].kind.isTextInput } ?? false
    inputAccessoryView = isInput ? nil : own.inputAccessoryView
    guard let view = object.view else { return }
    let rare = scene.rare(view)
    (region, hitTest) = (rare.pointInside, rare.hitTest)
    (begins, contents) = (rare.beginAnswers, rare.scroll.contentAnswers)
    tracking = scene.trackingAnswers(of: view)
    for pan in scene.recognizers(of: view) where scene[pan].origin == .scrollPan {
      together += scene[pan].simultaneous
    }
    inputView = isInput ? nil : rare.inputView
    staysNoKeyWindow = scene[view].kind == .window && !rare.canBecomeKey
  }

  var isEmpty: Bool { self == OverriddenBehaviour() }
}
