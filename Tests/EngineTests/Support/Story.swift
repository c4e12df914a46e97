import Engine

/// What happened, as short lines that a test can compare.
extension Stage {
  /// Every call, state, control event and action, in order: `B began`, `T ended`, `B touchDown`,
  /// `save: to controller`.
  var story: [String] { decisions.compactMap { line($0) } }

  /// What one object was told or became.
  func story(of name: String) -> [String] {
    story.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The touch calls alone.
  var calls: [String] {
    decisions.compactMap { decision in
      if case .delivered(_, .touches, _, _) = decision.kind { line(decision) } else { nil }
    }
  }

  /// The actions alone.
  var actions: [String] {
    decisions.compactMap { decision in
      if case .actionSent = decision.kind { line(decision) } else { nil }
    }
  }

  func line(_ decision: Decision) -> String? {
    switch decision.kind {
    case .delivered(let responder, let call, _, let fingers):
      let several = fingers.fingers.count > 1 ? " \(fingers.fingers)" : ""
      return "\(scene.name(of: responder)) \(short(call))\(several)"
    case .recognizer(let id, _, let state, _): return "\(scene.name(of: id)) \(state.rawValue)"
    case .controlEvent(let control, let event): return "\(scene.name(of: control)) \(event.name)"
    case .actionSent(let selector, let target, _, _):
      return "\(scene.text(of: selector)) to \(scene.name(of: target))"
    case .scrolled(let view, _, let to): return "\(scene.name(of: view)) at \(to.x) \(to.y)"
    case .moment(let controller, let moment):
      return "\(scene.name(of: Object.controller(controller))) \(moment.method)"
    default: return nil
    }
  }

  private func short(_ call: Call) -> String {
    switch call {
    case .touches(let message): "\(message)"
    case .motion(let message): message.method
    case .remoteControl: "remoteControl"
    case .presses(let message, _), .key(let message, _): message.pressMethod
    }
  }

  /// Was a decision of this rule made?
  func cites(_ rule: Rule) -> Bool { decisions.contains { $0.rule == rule } }

  /// The causes for which a recognizer changed its state, the last one last.
  func causes(of name: String) -> [Cause] {
    decisions.compactMap { decision in
      if case .recognizer(let id, _, _, let cause) = decision.kind, scene.name(of: id) == name {
        cause
      } else {
        nil
      }
    }
  }
}
