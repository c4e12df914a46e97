import Engine
import Lab

/// What fills up a question's choices: what somebody might say who guesses. The more there are, the less
/// often a guess looks like a thought.
extension Sketch {
  var fillers: [String] {
    switch ask.wanted {
    // Some think that a controller is touched.
    case .hitView: views + ["controller"]
    case .firstResponder: views + controllers
    case .handler, .target, .firstHearer: views + controllers + ["app", "delegate", "scene"]
    case .chain: gappedChains
    case .hearers: []
    case .actions: actions
    case .firstAction: selectors + ["handlePan:", "handleScroll:", "didScroll:"]
    case .lastMessage:
      TouchMessage.allCases.map { $0.touchMethod } + ["touchesEstimatedPropertiesUpdated"]
    case .touchCount: ["1", "2", "3", "4", "0", "5", "6"]
    case .lastState: ["possible", "began", "changed", "ended", "failed", "cancelled"]
    }
  }

  /// All that stand in a window, the front ones first.
  private var views: [String] {
    let scene = state.scene
    return scene.windows.flatMap { scene.subtree(of: $0) }.map { scene.name(of: $0) }.reversed()
  }

  private var controllers: [String] { state.scene.controllers.map { $0.name } }

  /// The chain with one of its links left out.
  private var gappedChains: [String] {
    guard case .chain(let name) = ask.event,
      case .view(let view)? = state.scene.object(named: name)
    else { return [] }
    let names = state.scene.chain(from: .view(view)).map { state.scene.name(of: $0) }
    return names.indices.dropFirst().reversed().map { gap in
      names.indices.filter { $0 != gap }.map { names[$0] }.joined(separator: " > ")
    }
  }

  /// What recognizers and controls send: one, one twice, two.
  private var actions: [String] {
    let names = selectors
    let twos = names.flatMap { first in names.map { "\(first) > \($0)" } }
    return names + twos + twos.flatMap { two in names.map { "\(two) > \($0)" } }
  }

  private var selectors: [String] {
    let scene = state.scene
    let pairs =
      scene.recognizers.flatMap { $0.targets }
      + scene.windows.flatMap { scene.subtree(of: $0) }.flatMap { scene.targets(of: $0) }
    var names: [String] = []
    for pair in pairs where !names.contains(scene.text(of: pair.selector)) {
      names.append(scene.text(of: pair.selector))
    }
    return names
  }
}
