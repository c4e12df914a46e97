import Engine

/// The lines that the documents' own listings print.
///
/// There are two kinds of listing. One watches the search: every view with a class of its own
/// prints what its `hitTest` and `pointInside` return (RE14). The other watches a recipe: only the
/// overridden method prints, once a call, and after it the action (RE02, RE03, AC04). A search is
/// told in the second way where a view on its way overrides a method or a control is found. What is
/// called on the way up prints where it is overridden, passed on or not (CH06).
struct Log {
  private let scene: Scene
  private var lines: [String] = []
  private var search: [Line] = []
  /// Its overridden `hitTest` has been called and has not returned.
  private var running: Set<ViewID> = []

  private struct Line {
    var text: String
    var isOfRecipe: Bool
  }

  static func lines(for decisions: [Decision], scene: Scene) -> [String] {
    var log = Log(scene: scene)
    for decision in decisions { log.read(decision.kind) }
    log.endSearch(at: nil)
    return log.lines
  }

  private init(scene: Scene) { self.scene = scene }

  private mutating func read(_ kind: Decision.Kind) {
    switch kind {
    case .gateClosed(let view, _, _), .flatTransform(let view): call(view)
    case .hitTestOverridden(let view, _, _, _): call(view)
    case .pointInside(let view, _, let isInside, let isOverridden):
      call(view)
      if isOverridden {
        note("-[\(className(view)) pointInside:withEvent:]", isOfRecipe: true)
      } else if isWatched(view) {
        note("\(className(view))--pointInside,result = \(isInside ? 1 : 0)")
      }
    case .hitTestReturned(let view, let answer):
      running.remove(view)
      if isWatched(view) {
        let result = answer.map { scene.description(of: .view($0)) } ?? "(null)"
        note("\(className(view))--hitTest,view = \(result)")
      }
    case .contentAsked(let view, let question, _, _, isOverridden: true):
      lines.append("-[\(className(view)) \(question.selector)]")
    case .hitView(let view): endSearch(at: view)
    case .noHitView: endSearch(at: nil)
    case .delivered(let responder, let call, let outcome, _):
      if outcome == .handled || outcome == .handledThenForwarded { overridden(responder, call) }
    case .menuAsked(let command, let responder, canPerform: true):
      lines.append("-[\(scene.className(of: responder.object)) \(scene.text(of: command)):]")
    case .actionSent(let selector, let target, let sender, _):
      act(selector, on: target, from: sender)
    default: break
    }
  }

  // MARK: The search

  /// An overridden `hitTest` prints its name as it starts.
  private mutating func call(_ view: ViewID) {
    guard scene.rare(view).hitTest != nil, running.insert(view).inserted else { return }
    note("-[\(className(view)) hitTest:withEvent:]", isOfRecipe: true)
  }

  private mutating func note(_ text: String, isOfRecipe: Bool = false) {
    search.append(Line(text: text, isOfRecipe: isOfRecipe))
  }

  private mutating func endSearch(at hit: ViewID?) {
    let isRecipe = search.contains { $0.isOfRecipe } || hit.map { scene[$0].kind.isControl } == true
    lines += search.filter { $0.isOfRecipe || !isRecipe }.map { $0.text }
    search = []
    running = []
  }

  private func isWatched(_ view: ViewID) -> Bool {
    let state = scene.rare(view)
    return state.className != nil && state.pointInside == nil && state.hitTest == nil
  }

  private func className(_ view: ViewID) -> String { scene.className(of: .view(view)) }

  private mutating func overridden(_ responder: Responder, _ call: Call) {
    lines.append("-[\(scene.className(of: responder.object)) \(call.selector)]")
  }

  // MARK: Actions

  private mutating func act(_ selector: WordID, on target: Object, from sender: Object?) {
    if case .recognizer(let recognizer)? = sender, let view = scene[recognizer].view {
      lines.append("\(scene[recognizer].gesture.done) \(subject(view))")
      return
    }
    lines.append("-[\(scene.className(of: target)) \(scene.text(of: selector))] ")
    lines.append(" " + (sender.map { scene.description(of: $0) } ?? "(null)"))
  }

  /// What the view is called in its controller: `LMBlueView` is its `blueView`.
  private func subject(_ view: ViewID) -> String {
    guard let name = scene.rare(view).className else { return scene.name(of: view) }
    let capitals = name.prefix { $0.isUppercase }.count
    let stem = name.dropFirst(max(0, capitals - 1))
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}

extension Call {
  /// As Objective-C spells the method.
  fileprivate var selector: String {
    switch self {
    case .remoteControl: "remoteControlReceivedWithEvent:"
    case .touches, .motion, .presses, .key: "\(method):withEvent:"
    }
  }
}

extension ContentQuestion {
  /// As Objective-C spells the method.
  fileprivate var selector: String {
    switch self {
    case .touchesShouldBegin: "touchesShouldBegin:withEvent:inContentView:"
    case .touchesShouldCancel: "touchesShouldCancelInContentView:"
    }
  }
}

extension Gesture {
  /// What a user has done with it, in a word.
  fileprivate var done: String {
    switch self {
    case .tap: "tapped"
    case .pinch: "pinched"
    case .pan, .screenEdgePan: "panned"
    case .hover: "hovered"
    case .swipe: "swiped"
    case .rotation: "rotated"
    case .longPress: "pressed"
    }
  }
}
