import Engine

/// Changes that may bring a responder an event that has no place on the screen.
struct EventChanges {
  let incident: Incident
  private var scene: Scene { incident.before }

  private func name(_ responder: Responder) -> String { scene.name(of: responder) }

  func changes(for responder: Responder) -> [Remedy] {
    switch ChainInquiry(incident: incident).stop(of: responder) {
    case .handled, .addressed, .untold, .unknown: return []
    case .passedOn: return implement(responder)
    case .after(let taker, _): return giveUp(taker)
    case .notInChain(let start, let cut):
      return first(responder)
        + ChainLinks(incident: incident).changes(responder, from: start, cut: cut)
        + elsewhere(responder)
    case .noStart: return first(responder)
    case .ignored: return [Remedy(.act(.ignoreEvents(false)), .handleEvents, .uWN09)]
    case .onlyTo: return first(responder) + elsewhere(responder)
    }
  }

  // MARK: Handlers

  /// Nil for what no method of one's own takes.
  private var method: Handled? {
    switch incident.occasion {
    case .motion: .allMotion
    case .remote: .remote
    case .presses: .presses
    case .key(let stroke): .key(stroke)
    case .menu(let command): .menu(command)
    case .action(let selector, _): .action(selector)
    default: nil
    }
  }

  private func implement(_ responder: Responder) -> [Remedy] {
    guard let method else { return [] }
    return [
      Remedy(.behave(.handle(responder, method, .ends)), .implement(name(responder)), .ch04)
    ]
  }

  private func giveUp(_ taker: Responder) -> [Remedy] {
    guard let method else { return [] }
    let other = name(taker)
    var changes = [Remedy(.behave(.unhandle(taker, method)), .giveUp(other), .ch05)]
    switch incident.occasion {
    case .motion, .remote, .presses:
      changes.insert(
        Remedy(.behave(.handle(taker, method, .thenSuper)), .passOn(other), .ch06), at: 0)
    default: break
    }
    return changes
  }

  // MARK: Where it starts

  /// Makes it first responder, or where presses ask for it, focused.
  private func first(_ responder: Responder) -> [Remedy] {
    if case .presses = incident.occasion, let view = scene.view(of: responder),
      scene.window(of: view) != nil
    {
      return [Remedy(.build(.focus(responder)), .focus(name(responder)), .pr01)]
    }
    guard let window = scene.window(of: responder) else { return [] }
    let own = name(responder)
    var steps: [Step] = []
    if !scene.canBecomeFirstResponder(responder) {
      steps.append(
        Step(
          .set(.canBecomeFirstResponder, of: responder.object, to: .bool(true)), .mayBecome(own),
          .fr02))
    }
    if let current = scene.firstResponder(of: window), current != responder,
      !scene.canResignFirstResponder(current)
    {
      steps.append(
        Step(
          .set(.canResignFirstResponder, of: current.object, to: .bool(true)),
          .mayResign(name(current)), .uFR03))
    }
    if scene.firstResponder(of: window) != responder {
      steps.append(Step(.act(.becomeFirstResponder(responder)), .becomes(own), .fr02))
    }
    if window != scene.keyWindow {
      steps.append(Step(.build(.keyWindow(window)), .makeKey(scene.name(of: window)), .uFR02))
    }
    return steps.isEmpty ? [] : [Remedy(steps, cost: steps.count)]
  }

  /// Without a first responder, actions start at their sender and other events at a controller.
  private func elsewhere(_ responder: Responder) -> [Remedy] {
    guard scene.firstResponder != nil else { return [] }
    switch incident.occasion {
    case .motion, .remote, .key, .action:
      return [Remedy(.act(.resignFirstResponder(nil)), .resigns, .uFR10, cost: 2)]
    default: return []
    }
  }
}
