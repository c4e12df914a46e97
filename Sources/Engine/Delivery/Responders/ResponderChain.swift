/// What follows a responder, and why.
public struct NextLink: Equatable, Sendable {
  public var next: Responder?
  public var reason: NextReason
}

extension Scene {
  /// `UIResponder.next`, by UIKit's rules or an override (CH08 to CH11, VC02 to VC04, CH17).
  public func next(of responder: Responder, rules: Rulebook = .uikit) -> NextLink {
    if let override = behaviour(of: responder).next {
      return NextLink(next: override, reason: .overridden)
    }
    switch responder {
    case .view(let view): return next(ofView: view, rules: rules)
    case .controller(let controller): return next(ofController: controller, rules: rules)
    case .windowScene: return NextLink(next: .application, reason: .application)
    case .application:
      if rules.mistakes.contains(.delegateNotInChain) {
        return NextLink(next: nil, reason: .mistaken)
      }
      return appDelegate == .responder
        ? NextLink(next: .delegate, reason: .delegate)
        : NextLink(next: nil, reason: .delegateNotInChain)
    case .delegate: return NextLink(next: nil, reason: .end)
    }
  }

  private func next(ofView view: ViewID, rules: Rulebook) -> NextLink {
    if self[view].kind == .window {
      if let link = mistakenNext(ofWindow: view, rules.mistakes) { return link }
      guard rules.windowSceneInChain, let own = windowScene(of: view) else {
        return NextLink(next: .application, reason: .application)
      }
      return NextLink(next: .windowScene(own), reason: .windowScene)
    }
    if let controller = self[view].controller, rules.mistakes.isDisjoint(with: Mistake.viewsOnly) {
      return NextLink(next: .controller(controller), reason: .controllerOfView)
    }
    if let superview = superview(of: view) {
      return NextLink(next: .view(superview), reason: .superview)
    }
    return NextLink(next: nil, reason: .nothingAbove)
  }

  private func next(ofController controller: ControllerID, rules: Rulebook) -> NextLink {
    if let link = mistakenNext(ofController: controller, rules) { return link }
    if let presenter = self[controller].presenting {
      return NextLink(next: .controller(presenter), reason: .presenter)
    }
    guard let superview = superview(of: self[controller].view) else {
      return NextLink(next: nil, reason: .nothingAbove)
    }
    let isRoot = self[superview].kind == .window
    return NextLink(
      next: .view(superview), reason: isRoot ? .windowOfRoot : .superviewOfControllerView)
  }

  private func mistakenNext(ofWindow window: ViewID, _ mistakes: Mistakes) -> NextLink? {
    if mistakes.contains(.controllersAfterWindow), let root = rootController(of: window) {
      return NextLink(next: .controller(root), reason: .mistaken)
    }
    return mistakes.contains(.chainEndsAtWindow) ? NextLink(next: nil, reason: .mistaken) : nil
  }

  private func mistakenNext(
    ofController controller: ControllerID, _ rules: Rulebook
  ) -> NextLink? {
    guard !rules.mistakes.isEmpty, let window = window(of: self[controller].view) else {
      return nil
    }
    if rules.mistakes.contains(.controllersAfterWindow), rootController(of: window) == controller {
      if rules.mistakes.contains(.chainEndsAtWindow) {
        return NextLink(next: nil, reason: .mistaken)
      }
      return NextLink(
        next: rules.windowSceneInChain
          ? windowScene(of: window).map { .windowScene($0) } ?? .application : .application,
        reason: .mistaken)
    }
    if rules.mistakes.contains(.presentedGoesToWindow), self[controller].presenting != nil {
      return NextLink(next: .view(window), reason: .mistaken)
    }
    return nil
  }

  /// The chain from a responder to its end. An override that leads back is cut there (U-RC-10).
  public func chain(
    from start: Responder, rules: Rulebook = .uikit, trace: inout Trace
  ) -> [Responder] {
    var chain = [start]
    var steps = Footsteps(from: start)
    while let last = chain.last {
      let link = next(of: last, rules: rules)
      trace.note(link.reason.rule, .next(last, link.next, link.reason))
      guard let next = link.next else { break }
      guard steps.take(next, because: link.reason) else {
        trace.note(.uRC10, .circleCut(at: next))
        break
      }
      chain.append(next)
    }
    return chain
  }

  public func chain(from start: Responder, rules: Rulebook = .uikit) -> [Responder] {
    var silence = Trace.off
    return chain(from: start, rules: rules, trace: &silence)
  }

  /// The nearest controller up the chain (RE12).
  public func findController(from start: Responder, rules: Rulebook = .uikit) -> ControllerID? {
    for responder in chain(from: start, rules: rules).dropFirst() {
      if case .controller(let controller) = responder { return controller }
    }
    return nil
  }

  /// The nearest object up the chain of a class, by its own or its base class's name (RE13).
  public func findAncestor(
    from start: Responder, className: String, rules: Rulebook = .uikit
  ) -> Responder? {
    chain(from: start, rules: rules).dropFirst().first { responder in
      if self.className(of: responder.object) == className { return true }
      guard case .view(let view) = responder else { return false }
      return self[view].kind.className == className
    }
  }
}

extension NextReason {
  public var rule: Rule {
    switch self {
    case .controllerOfView, .superview, .nothingAbove: .ch08
    case .superviewOfControllerView: .vc03
    case .windowOfRoot: .vc02
    case .presenter: .vc04
    case .windowScene: .uRC06
    case .application: .ch10
    case .delegate, .delegateNotInChain, .end: .ch11
    case .overridden: .ch17
    case .mistaken: .ch03
    }
  }
}

extension Mistake {
  /// A view's next is its superview, controller or not.
  static let viewsOnly: Mistakes = [.chainSkipsControllers, .controllersAfterWindow]
}
