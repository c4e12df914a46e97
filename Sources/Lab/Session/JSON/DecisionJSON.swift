import Engine

/// A decision as the contract has it: rule, kind, subject, verdict, and what more there is to say.
struct DecisionJSON {
  let scene: Scene

  func encode(_ decision: Decision) -> JSON {
    let parts = parts(of: decision.kind)
    var json = JSON.object(
      ("rule", .string(decision.rule.rawValue)), ("kind", .string(parts.kind)),
      ("subject", parts.subject), ("verdict", .string(parts.verdict)))
    for (name, value) in parts.more { json.add(name, value) }
    return json
  }

  /// The name of what it is about; nil where it is about nothing that has one.
  func subject(of decision: Decision) -> String? { parts(of: decision.kind).subject.text }

  struct Parts {
    var kind: String
    var subject: JSON
    var verdict: String
    var more: [(String, JSON)] = []

    init(_ kind: String, _ subject: JSON, _ verdict: String, _ more: (String, JSON)...) {
      self.kind = kind
      self.subject = subject
      self.verdict = verdict
      self.more = more
    }
  }

  private func parts(of kind: Decision.Kind) -> Parts {
    switch kind {
    case .eventCreated(let event, let type):
      Parts("event", app, "created", ("event", .whole(event)), ("type", .string(type.rawValue)))
    case .eventQueued(let type, let length):
      Parts("queue", app, "queued", ("type", .string(type.rawValue)), ("length", .whole(length)))
    case .eventDequeued(let type, let left):
      Parts("queue", app, "taken", ("type", .string(type.rawValue)), ("length", .whole(left)))
    case .eventIgnored(let type):
      Parts("queue", app, "ignored", ("type", .string(type.rawValue)))
    case .sensorSample(let sensor):
      Parts("sensor", .null, "to-its-handler", ("sensor", .string(sensor.rawValue)))
    case .windowAsked(let window, let point):
      Parts("window", name(window), "asked", ("point", encode(point)))
    case .windowPassedOver(let window, let why):
      Parts("window", name(window), why.verdict)
    case .windowBecameKey(let window): Parts("window", name(window), "became-key")
    case .noKeyWindow: Parts("window", .null, "none-is-key")
    case .screen(let decision): screenParts(decision)
    case .layout(let decision): layoutParts(decision)
    case .gateClosed(let view, let gate, let alpha):
      gate == .alpha
        ? Parts("gate", name(view), gate.verdict, ("alpha", .number(Double(alpha))))
        : Parts("gate", name(view), gate.verdict)
    case .pointInside(let view, let point, let isInside, let isOverridden):
      Parts(
        "point-inside", name(view), isInside ? "inside" : "outside", ("point", encode(point)),
        ("overridden", .bool(isOverridden)))
    case .flatTransform(let view): Parts("point-inside", name(view), "flat-transform")
    case .hitTestOverridden(let view, _, let superAnswer, let answer):
      Parts(
        "hit-test-override", name(view), "returns", ("super", name(superAnswer)),
        ("answer", name(answer)))
    case .hitTestReturned(let view, let answer):
      Parts("hit-test", name(view), "returns", ("answer", name(answer)))
    case .hitView(let view): Parts("hit-view", name(view), "found")
    case .noHitView: Parts("hit-view", .null, "none")
    case .touchCreated(let touch, let finger, let view, let window, let tapCount):
      Parts(
        "touch", name(view), "created", ("touch", .whole(touch.number)),
        ("finger", .whole(finger)), ("window", name(window)), ("tapCount", .whole(tapCount)))
    case .touchUpdated(let touch, let finger, let phase, let from, let to):
      Parts(
        "touch", .null, phase.rawValue, ("touch", .whole(touch.number)),
        ("finger", .whole(finger)), ("previous", encode(from)), ("point", encode(to)))
    case .touchOver(let touch, let finger):
      Parts("touch", .null, "over", ("touch", .whole(touch.number)), ("finger", .whole(finger)))
    case .touchWithheld(_, let finger, let view, let why):
      Parts("touch", name(view), why.verdict, ("finger", .whole(finger)))
    case .touchHeld(_, let finger, let message, let view, let by):
      Parts(
        "touch", name(view), "held", ("finger", .whole(finger)),
        ("message", .string(message.touchMethod)), ("by", holder(by)))
    case .touchTaken(_, let finger, let view, let by):
      Parts("touch", name(view), "taken", ("finger", .whole(finger)), ("by", name(by)))
    case .touchDiscarded(_, let finger, let view, let by):
      Parts("touch", name(view), "discarded", ("finger", .whole(finger)), ("by", name(by)))
    case .touchDetached(_, let finger, let view, let isFollowed):
      Parts(
        "touch", name(view), isFollowed ? "unbound" : "detached", ("finger", .whole(finger)))
    case .delivered(let to, let call, let outcome, let fingers):
      Parts(
        "delivery", name(to), outcome.verdict, ("message", .string(call.method)),
        ("touches", .array(fingers.fingers.map { .whole($0) })))
    case .discarded(let call, let at):
      Parts("delivery", name(at), "discarded", ("message", .string(call.method)))
    case .circleCut(let at): Parts("chain", name(at), "circle-cut")
    case .offered(let recognizer, let finger, let view):
      Parts(
        "recognizer", name(recognizer), "offered", ("view", name(view)),
        ("finger", .whole(finger)))
    case .gestureRefused(let recognizer, let finger, let view, let why):
      Parts(
        "recognizer", name(recognizer), "refused-" + why.verdict, ("view", name(view)),
        ("finger", .whole(finger)))
    case .gestureAsked(let recognizer, let method, let asked, let about, let answer, let state):
      Parts(
        "gesture-question", name(recognizer), answer ? "yes" : "no",
        ("question", .string(method.delegateWord)), ("asked", self.asked(asked)),
        ("about", about.map(name) ?? .null), ("state", .string(state.rawValue)))
    case .recognizer(let recognizer, let from, let to, let cause):
      Parts(
        "recognizer", name(recognizer), to.rawValue, ("from", .string(from.rawValue)),
        ("cause", .string(cause.word)), ("by", other(of: cause)))
    case .recognizerWaits(let recognizer, let other):
      Parts("recognizer", name(recognizer), "waits", ("for", name(other)))
    case .tapSeen(let recognizer, let seen, let required, let until):
      Parts(
        "recognizer", name(recognizer), "counts", ("taps", .whole(seen)),
        ("required", .whole(required)), ("until", .number(until)))
    case .scrolled(let view, let from, let to):
      Parts("scroll", name(view), "scrolled", ("from", encode(from)), ("to", encode(to)))
    case .scrolling(let view, let scrolling): parts(of: scrolling, view)
    case .contentAsked(let view, let question, let content, let answer, let isOverridden):
      Parts(
        "scroll", name(view), answer ? "yes" : "no", ("question", .string(question.rawValue)),
        ("content", name(content)), ("overridden", .bool(isOverridden)))
    case .statusBarTapped(let candidates):
      Parts("scroll", .null, "status-bar-tap", ("candidates", .whole(candidates)))
    case .pointing(let decision): pointingParts(decision)
    case .row(let cell, let event): parts(of: event, cell)
    case .tracking(let control, .changed(let value)): parts(of: value, control)
    case .tracking(let control, let tracking):
      Parts("control", name(control), tracking.verdict, ("distance", .number(tracking.distance)))
    case .untracked(let control, .refused):
      Parts("control", name(control), "begin-tracking-refused")
    case .untracked(let control, .overridden):
      Parts("control", name(control), "touches-began-overridden")
    case .untracked(let control, .subview(let view)):
      Parts("control", name(control), "not-its-touch", ("view", name(view)))
    case .untracked(let control, .thumbMissed(let distance)):
      Parts("control", name(control), "thumb-missed", ("distance", .number(distance)))
    case .atLimit(let control, let limit): Parts("control", name(control), "at-" + limit.verdict)
    case .controlEvent(let control, let event):
      Parts("control-event", name(control), "sent", ("event", .string(event.name)))
    case .noTarget(let control, let event):
      Parts("control-event", name(control), "no-target", ("event", .string(event.name)))
    case .actionSearch(let selector, let from, let why):
      Parts(
        "action", from.map(name) ?? .null, "search-from-" + why.verdict,
        ("selector", word(selector)))
    case .actionAsked(let selector, let responder, let implements):
      Parts(
        "action", name(responder), implements ? "implements" : "does-not-implement",
        ("selector", word(selector)))
    case .actionRefused(let selector, let responder, inMenu: false):
      Parts("action", name(responder), "cannot-perform", ("selector", word(selector)))
    case .actionRefused(let command, let responder, inMenu: true):
      Parts("menu", name(responder), "cannot-perform", ("command", word(command)))
    case .actionSent(let selector, let to, let sender, let event):
      Parts(
        "action", name(to), "sent", ("selector", word(selector)),
        ("sender", sender.map(name) ?? .null),
        ("event", event.isEmpty ? .null : .string(event.name)))
    case .actionUnheard(let selector):
      Parts("action", .null, "unheard", ("selector", word(selector)))
    case .commanding(let decision): commandParts(decision)
    case .askedToBecome(let responder, let answer):
      Parts("become-first-responder", name(responder), answer.verdict)
    case .askedToResign(let responder, let answer):
      Parts("resign-first-responder", name(responder), answer.verdict)
    case .firstResponder(let window, let from, let to):
      Parts(
        "first-responder", to.map(name) ?? .null, to == nil ? "none" : "is",
        ("window", name(window)),
        ("previous", from.map(name) ?? .null))
    case .wishRemembered(let responder): Parts("first-responder", name(responder), "remembered")
    case .wishGranted(let responder): Parts("first-responder", name(responder), "granted")
    case .input(let input): inputParts(input)
    case .editing(let decision): editingParts(decision)
    case .nobodyToResign: Parts("resign-first-responder", .null, "nobody")
    case .initialObject(let responder, let type, let why):
      Parts(
        "initial-object", name(responder), why.verdict, ("type", .string(type.rawValue)))
    case .noInitialObject(let type, _):
      Parts("initial-object", .null, "none", ("type", .string(type.rawValue)))
    case .notFirstResponder: Parts("first-responder", .null, "nobody")
    case .keyCommand(let key, let responder, let matches):
      Parts(
        "key-command", name(responder), matches ? "matches" : "does-not-match", ("key", word(key)))
    case .menuAsked(let command, let responder, let can):
      Parts(
        "menu", name(responder), can ? "can-perform" : "cannot-perform",
        ("command", word(command)))
    case .textInserted(let view, let count):
      Parts("text", name(view), "inserted", ("characters", .whole(count)))
    case .keyKept(let key, let view, _): Parts("key", name(view), "kept", ("key", word(key)))
    case .notTextInput(let responder): Parts("text", name(responder), "takes-no-text")
    case .forwardedByHand(let responder, let call):
      Parts("delivery", name(responder), "forwards-by-hand", ("message", .string(call.method)))
    case .moment(let controller, let moment):
      Parts("moment", .string(scene[controller].name), moment.method)
    case .presentsInstead(let presenter, let asked):
      Parts("presentation", name(presenter), "presents-instead", ("asked", name(asked)))
    case .presentation(let decision): presentationParts(decision)
    case .interrupted: Parts("interruption", app, "begins")
    case .next(let responder, let next, let why):
      Parts("next", name(responder), why.verdict, ("next", next.map(name) ?? .null))
    case .converted(let from, let to, let point, let result):
      Parts(
        "convert", name(from), "converted", ("to", name(to)), ("point", encode(point)),
        ("result", encode(result)))
    }
  }

  private func inputParts(_ input: Input) -> Parts {
    switch input {
    case .keyboard(let responder): Parts("input", name(responder), "keyboard")
    case .hardwareKeyboard(let responder): Parts("input", name(responder), "hardware-keyboard")
    case .view(let pad, let responder):
      Parts("input", name(responder), "input-view", ("view", name(pad)))
    case .none: Parts("input", .null, "none")
    }
  }

  // MARK: Names and values

  var app: JSON { .string("app") }

  func name(_ view: ViewID) -> JSON { .string(scene.name(of: view)) }
  func name(_ view: ViewID?) -> JSON { view.map { .string(scene.name(of: $0)) } ?? .null }
  func name(_ responder: Responder) -> JSON { .string(scene.name(of: responder)) }
  func name(_ controller: ControllerID) -> JSON { .string(scene[controller].name) }
  func name(_ recognizer: RecognizerID) -> JSON { .string(scene.name(of: recognizer)) }
  func name(_ object: Object) -> JSON { .string(scene.name(of: object)) }
  func word(_ word: WordID) -> JSON { .string(scene.text(of: word)) }
  func encode(_ point: Point) -> JSON { .encode(point) }

  private func holder(_ by: HeldBy) -> JSON {
    switch by {
    case .recognizer(let recognizer): name(recognizer)
    case .scrollView(let view, _): name(view)
    }
  }

  private func asked(_ asked: GestureAsked) -> JSON {
    switch asked {
    case .delegate: .string("delegate")
    case .subclass: .string("class")
    case .view(let view), .scrollView(let view): name(view)
    }
  }

  private func other(of cause: Cause) -> JSON {
    switch cause {
    case .prevented(let recognizer), .requiredToFail(let recognizer): name(recognizer)
    case .controlKeepsTap(let view), .contentKeepsTouch(let view), .scrolledToEnd(let view):
      name(view)
    case .yieldsToSheet(let sheet): name(sheet)
    case .popRefused(.customItem(let item)): name(item)
    case .vetoed(let asked): self.asked(asked)
    default: .null
    }
  }
}

extension JSON {
  static func encode(_ point: Point) -> JSON {
    .object(("x", .number(point.x)), ("y", .number(point.y)))
  }

  static func encode(_ size: Size) -> JSON {
    .object(("width", .number(size.width)), ("height", .number(size.height)))
  }

  static func encode(_ insets: EdgeInsets) -> JSON {
    .object(
      ("top", .number(insets.top)), ("left", .number(insets.left)),
      ("bottom", .number(insets.bottom)), ("right", .number(insets.right)))
  }

  static func encode(_ rect: Rect) -> JSON {
    .object(
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)))
  }
}
