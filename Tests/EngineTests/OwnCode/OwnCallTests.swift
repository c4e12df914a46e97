import Engine
import Testing

/// Where UIKit calls the app's own classes besides a hit test.
@Suite("Own code that is called")
struct OwnCallTests {
  @Test("CH17: next by hand is the way of an event, and nil ends it")
  func next() throws {
    var stage = Stage()
    try stage.add(.view, "a", 0, 0, 100, 100)
    try stage.add(.view, "b", in: "a", 0, 0, 100, 100)
    try stage.own([.next], "b")
    let (b, window) = (try stage.responder("b"), try stage.object("window"))
    let code = ToyCode { call, _, _ in call == .next ? .object(window) : nil }
    let chain = stage.with(code) { $0.chain(from: b) }
    #expect(chain.map { stage.scene.name(of: $0) } == ["b", "window", "scene", "app", "delegate"])
    let nobody = ToyCode { call, _, _ in call == .next ? .object(nil) : nil }
    #expect(stage.with(nobody) { $0.chain(from: b) } == [b])
  }

  @Test(
    "CH04 CH06: touchesBegan ends there, calls super, or calls the next responder",
    arguments: ["ends", "super", "next", "says nothing"])
  func touches(way: String) throws {
    var stage = Stage()
    try stage.add(.view, "a", 0, 0, 100, 100)
    try stage.add(.view, "b", in: "a", 0, 0, 100, 100)
    try stage.handleTouches("a")
    try stage.own([.touchesBegan], "b")
    let code = ToyCode { call, object, delivery in
      guard case .touches(let message, let touches) = call, let responder = object.responder else {
        return nil
      }
      switch way {
      case "super": delivery.passOn(.touches(message), of: responder, touches: touches)
      case "next":
        guard let next = delivery.ownNext(of: responder) else { return nil }
        delivery.send(.touches(message), to: next, touches: touches)
      case "ends": break
      default: return nil
      }
      return .done
    }
    stage.with(code) {
      $0.deliver(
        .touches([.touches([TouchChange(finger: 1, phase: .began, point: Point(10, 10))])]))
    }
    let rows = stage.results.deliveries.map { "\(stage.scene.name(of: $0.to)) \($0.response)" }
    switch way {
    case "ends": #expect(rows == ["b handled"])
    case "says nothing": #expect(rows == ["b forwarded", "a handled"])
    default: #expect(rows == ["b handledThenForwarded", "a handled"])
    }
    #expect(code.calls == ["b touchesBegan"])
  }

  @Test(
    "U-CT-06: a control whose touchesBegan does not call super sends nothing",
    arguments: [true, false])
  func control(callsSuper: Bool) throws {
    var stage = Stage()
    try stage.add(.button, "b", 0, 0, 100, 100)
    try stage.target("controller", "tapped", of: "b")
    try stage.own([.touchesBegan, .touchesEnded], "b")
    let code = ToyCode { call, object, delivery in
      guard case .touches(let message, let touches) = call, let responder = object.responder else {
        return nil
      }
      if callsSuper { delivery.passOn(.touches(message), of: responder, touches: touches) }
      return .done
    }
    stage.with(code) { delivery in
      for phase in [TouchPhase.began, .ended] {
        delivery.deliver(
          .touches([.touches([TouchChange(finger: 1, phase: phase, point: Point(10, 10))])]))
      }
    }
    #expect(stage.results.actions.count == (callsSuper ? 1 : 0))
  }

  @Test("An action runs the target's code, and so does one for nil")
  func actions() throws {
    var stage = Stage()
    try stage.add(.button, "b", 0, 0, 100, 100)
    try stage.add(.button, "c", 0, 200, 100, 100)
    try stage.target("controller", "tapped", of: "b")
    try stage.target(nil, "other", of: "c")
    try stage.own([.actions], "controller")
    let code = ToyCode { call, _, _ in
      if case .canPerform = call { return .bool(true) }
      return .done
    }
    stage.with(code) { delivery in
      for point in [Point(10, 10), Point(10, 210)] {
        for phase in [TouchPhase.began, .ended] {
          delivery.deliver(
            .touches([.touches([TouchChange(finger: 1, phase: phase, point: point)])]))
        }
      }
    }
    #expect(code.calls == ["controller action", "controller canPerform", "controller action"])
  }

  @Test("U-GR-21: a delegate's code is asked, and hides the touch from its recognizer")
  func gestureDelegate() throws {
    var stage = Stage()
    try stage.add(.view, "a", 0, 0, 100, 100)
    try stage.recognizer(.tap, "T", on: "a")
    try stage.own([.gestureDelegate], "T")
    var seen: Point?
    let code = ToyCode { call, _, delivery in
      guard case .gesture(.delegate, .receiveTouch, _) = call else { return nil }
      seen = delivery.landingTouch.flatMap { delivery.touch($0) }?.location
      return .bool(false)
    }
    stage.with(code) {
      $0.deliver(
        .touches([.touches([TouchChange(finger: 1, phase: .began, point: Point(10, 12))])]))
    }
    #expect(code.calls == ["T delegate receiveEvent", "T delegate receiveTouch"])
    #expect(seen == Point(10, 12))
  }

  @Test("A controller that is presented hears its moments in order, layout among them")
  func moments() throws {
    var stage = Stage()
    _ = try stage.scene.addController(named: "K", at: .nowhere, frame: nil)
    try stage.own([.moments, .loadView, .controllerLayout], "K")
    let (controller, presenter) = (try stage.controller("K"), try stage.controller("controller"))
    let code = ToyCode { _, _, _ in .done }
    try stage.with(code) { delivery in
      try delivery.present(controller, from: presenter, frame: nil) { _, _, _ in }
    }
    #expect(
      code.calls.map { String($0.dropFirst(2)) } == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test("FR02: canBecomeFirstResponder by hand", arguments: [true, false])
  func firstResponder(answer: Bool) throws {
    var stage = Stage()
    try stage.add(.view, "a")
    try stage.own([.canBecomeFirstResponder], "a")
    let a = try stage.responder("a")
    let code = ToyCode { _, _, _ in .bool(answer) }
    #expect(stage.with(code) { $0.becomeFirstResponder(a) } == answer)
    #expect(stage.firstResponder == (answer ? "a" : nil))
  }
}
