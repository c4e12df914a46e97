extension Scene {
  public func ownPlaces(of object: Object) -> OwnPlaces { ownPlaces[object] ?? [] }

  /// Says where an object's class has code of its own.
  public mutating func setOwnPlaces(_ places: OwnPlaces, of object: Object) {
    ownPlaces[object] = places.isEmpty ? nil : places
    guard case .view(let view) = object else { return }
    setFlag(.ownHitTest, of: view, to: places.contains(.hitTest))
    setFlag(.ownPointInside, of: view, to: places.contains(.pointInside))
    if !places.isDisjoint(with: [.hitTest, .pointInside]) { hasOwnSearches = true }
  }
}

extension Delivery {
  /// What the object's own class makes of a call; nil where it says nothing of it.
  mutating func ask(_ call: OwnCall, of object: Object) -> OwnAnswer? {
    guard let code, scene.ownPlaces(of: object).contains(call.place) else { return nil }
    askDepth += 1
    defer { askDepth -= 1 }
    return code.answer(call, of: object, in: &self)
  }

  mutating func askBool(_ call: OwnCall, of object: Object) -> Bool? {
    if case .bool(let answer)? = ask(call, of: object) { answer } else { nil }
  }

  func hasOwn(_ place: OwnPlaces, _ object: Object) -> Bool {
    code != nil && scene.ownPlaces(of: object).contains(place)
  }

  /// A touch in flight, also while it lands.
  public func touch(_ id: TouchID) -> Touch? {
    scene.touch(id) ?? landing.flatMap { $0.id == id ? $0 : nil }
  }

  /// The touch that recognizers are asked about just now.
  public var landingTouch: TouchID? { landing?.id }

  /// Whoever follows a responder: its own class says so, or UIKit.
  mutating func link(after responder: Responder) -> NextLink {
    if case .object(let next)? = ask(.next, of: responder.object) {
      return NextLink(next: next?.responder, reason: .overridden)
    }
    return scene.next(of: responder, rules: rules)
  }

  /// The chain from a responder to its end, with every decision.
  public mutating func chain(from start: Responder) -> [Responder] {
    chain(from: start, isTold: true)
  }

  mutating func chain(from start: Responder, isTold: Bool) -> [Responder] {
    guard code != nil, !scene.ownPlaces.isEmpty else {
      if isTold { return scene.chain(from: start, rules: rules, trace: &trace) }
      return scene.chain(from: start, rules: rules)
    }
    var chain = [start]
    var steps = Footsteps(from: start)
    while let last = chain.last {
      let link = link(after: last)
      if isTold { note(link.reason.rule, .next(last, link.next, link.reason)) }
      guard let next = link.next else { break }
      guard steps.take(next, because: link.reason) else {
        if isTold { note(.uRC10, .circleCut(at: next)) }
        break
      }
      chain.append(next)
    }
    return chain
  }

  /// `UIResponder`'s own `next`, as `super.next` answers.
  public func ownNext(of responder: Responder) -> Responder? {
    scene.next(of: responder, rules: rules).next
  }
}
