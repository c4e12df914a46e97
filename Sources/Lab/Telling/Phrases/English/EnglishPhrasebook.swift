import Engine

enum EnglishPhrasebook: Phrasebook {
  static var gap: String { " " }
  static func marked(name: String) -> String { name }

  static func sentence(_ kind: Decision.Kind, _ names: Names) -> String {
    switch kind {
    case .eventCreated(let event, let type):
      "UIKit makes event \(event), \(name(type))."
    case .eventQueued(_, let length):
      "The event goes to the back of the queue, which now holds \(length)."
    case .eventDequeued(let type, let left):
      left == 0
        ? "UIApplication takes \(name(type)) from the front of the queue, which is empty then."
        : "UIApplication takes \(name(type)) from the front of the queue, which then holds \(left)."
    case .eventIgnored(let type):
      "\(upper(name(type))) goes no further: beginIgnoringInteractionEvents is in force."
    case .sensorSample(let sensor):
      "The \(name(sensor)) sample goes straight to the handler that asked Core Motion for it. It "
        + "is no event and never travels the responder chain."

    case .windowAsked(let window, let point):
      "\(names[window]) is asked for the view at \(Numbers.text(point))."
    case .windowPassedOver(let window, let reason): passedOver(names[window], reason)
    case .windowBecameKey(let window): "\(names[window]) becomes the key window."
    case .noKeyWindow: "No window that is visible can be key, so none is."

    case .screen(let decision): screen(decision, names)
    case .layout(let decision): layout(decision, names)
    case .gateClosed(let view, let gate, let alpha):
      closed(names[view], by: [gate], alpha: alpha, rules: names.rules)
    case .pointInside(let view, let point, let isInside, let isOverridden):
      pointInside(
        names[view], at: Numbers.text(point), isInside: isInside, isOverridden: isOverridden)
    case .flatTransform(let view):
      "\(names[view]) is passed over with all its subviews: its transform squeezes it flat, so no "
        + "point is inside it."
    case .hitTestOverridden(let view, let override, let superAnswer, let answer):
      overridden(view, by: override, superAnswer: superAnswer, answer: answer, names)
    case .hitTestReturned(let view, let answer): returned(view, answer: answer, names)
    case .hitView(let view): "The search is over: \(names[view]) is the hit-test view."
    case .noHitView: "No window has a view that takes a touch here."

    case .touchCreated(_, let finger, let view, let window, let tapCount):
      "Finger \(finger) gets a touch of its own, with tapCount \(tapCount). It stays with "
        + "\(names[view]), in \(names[window]), until it ends: there is no new search when the "
        + "finger moves or lifts."
    case .touchUpdated(_, let finger, let phase, let from, let to):
      updated(finger, phase, from: from, to: to)
    case .touchOver(_, let finger): "The touch of finger \(finger) has ended."
    case .touchWithheld(_, let finger, let view, let reason):
      withheld(from: names[view], finger: finger, because: reason, names)
    case .touchHeld(_, _, let message, let view, let blocker):
      held(from: names[view], message: message, by: blocker, names)
    case .touchTaken(_, let finger, let view, let recognizer):
      "\(names[recognizer]) takes the touch of finger \(finger) from \(names[view]), which gets "
        + "touchesCancelled."
    case .touchDiscarded(_, let finger, let view, let recognizer):
      "\(names[recognizer]) takes the touch of finger \(finger) before \(names[view]) hears of it."
    case .touchDetached(_, let finger, let view, let isFollowed):
      "\(names[view]) leaves the window: the touch of finger \(finger) "
        + (isFollowed
          ? "belongs to it no more, and only recognizers of views that stay follow it."
          : "is cut loose, and nobody hears of it again.")
    case .delivered(let responder, let call, let response, let fingers):
      delivered(to: names[responder], call, outcome: response, fingers: fingers)
    case .discarded(let call, let responder):
      "\(names[responder]) is the last in the chain: \(call.method) is discarded."
    case .circleCut(let responder):
      "The chain leads back to \(names[responder]), where it has been before; it is cut there."

    case .offered(let recognizer, let finger, let view):
      "\(names[recognizer]), on \(names[view]), sees "
        + (finger == 0 ? "the press" : "the touch of finger \(finger)")
        + " first. It is no responder, and not in the chain."
    case .gestureRefused(let recognizer, let finger, let view, let why):
      refused(names[recognizer], finger: finger, at: names[view], why)
    case .gestureAsked(let recognizer, let method, let asked, let about, let answer, _):
      self.asked(recognizer, method: method, of: asked, about: about, answer: answer, names: names)
    case .recognizer(let recognizer, let from, let to, let cause):
      "\(names[recognizer]) goes from \(from.rawValue) to \(to.rawValue): "
        + "\(because(cause, for: recognizer, in: to, names))."
    case .recognizerWaits(let recognizer, let other):
      "\(names[recognizer]) has seen its gesture, and waits until \(names[other]) has failed."
    case .tapSeen(let recognizer, let seen, let required, let until):
      "\(names[recognizer]) has seen \(count(seen, "tap")) and needs \(required); the next must "
        + "begin before \(Numbers.seconds(until)) on the clock."
    case .scrolled(let view, let from, let to):
      "\(names[view]) scrolls from \(Numbers.text(from)) to \(Numbers.text(to))."

    case .scrolling(let view, let scrolling):
      scrolls(names[view], scrolling: scrolling, names: names)
    case .contentAsked(let view, let question, let content, let answer, let isOverridden):
      asked(
        names[view], question: question, about: names[content], answer: answer,
        isOverridden: isOverridden)
    case .statusBarTapped(let candidates): statusBar(candidates)
    case .pointing(let decision): pointing(decision, names)
    case .row(let cell, let event): row(cell, event: event, names: names)

    case .tracking(let control, let tracking): tracks(names[control], tracking)
    case .untracked(let control, let why): untracked(names[control], because: why, names: names)
    case .atLimit(let control, let limit): atLimit(names[control], limit)
    case .controlEvent(let control, let event): "\(names[control]) sends \(event.name)."
    case .noTarget(let control, let event):
      "\(names[control]) has no target for \(event.name): nothing is sent."
    case .actionSearch(let action, let start, let reason):
      search(names[action], from: start.map { names[$0] }, because: reason)
    case .actionAsked(let action, let responder, let implements):
      "\(names[responder]) \(implements ? "implements" : "does not implement") \(names[action])"
        + "\(implements ? "." : ", so the next is asked.")"
    case .actionRefused(let action, let responder, _):
      "\(names[responder])'s canPerformAction says NO to \(names[action]) just now, so the next is "
        + "asked."
    case .actionSent(let action, let target, let sender, let event):
      sent(names[action], to: names[target], by: sender.map { names[$0] }, for: event)
    case .actionUnheard(let action):
      "\(names[action]) finds nobody in the chain to perform it; nothing happens."

    case .commanding(let decision): commanding(decision, names)
    case .askedToBecome(let responder, let answer):
      became(names[responder], answer: answer, names)
    case .askedToResign(let responder, let answer):
      resigned(names[responder], answer: answer, names)
    case .firstResponder(let window, let old, let new):
      firstResponder(of: names[window], old: old.map { names[$0] }, new: new.map { names[$0] })
    case .wishRemembered(let responder):
      "\(names[responder]) is a text input: UIKit remembers the wish until it is in a window."
    case .wishGranted(let responder):
      "\(names[responder]) is in a window now, and its remembered wish is tried again."
    case .input(let input): comesUp(input, names)
    case .editing(let decision): editing(decision, names)
    case .nobodyToResign: "There is no first responder, so nobody has to resign."

    case .initialObject(let responder, let type, let reason):
      starts(at: names[responder], type, because: reason)
    case .noInitialObject(let type, let isKeyless):
      (isKeyless ? "No window is key" : "There is no first responder")
        + ", so \(known(type)) goes to nobody."
    case .notFirstResponder: "There is no first responder, so nobody takes it."
    case .keyCommand(let key, let responder, let matches):
      matches
        ? "\(names[responder]) has a key command for \(names[key]) and performs it."
        : "\(names[responder]) has no key command for \(names[key])."
    case .menuAsked(let command, let responder, let can):
      can
        ? "\(names[responder]) can perform \(names[command]) and does."
        : "\(names[responder]) cannot perform \(names[command]), so the next is asked."
    case .textInserted(let view, let characters):
      "\(count(characters, "character")) \(characters == 1 ? "goes" : "go") into \(names[view])."
    case .keyKept(let key, let view, let first):
      first
        ? "\(names[view]) is a text input, and takes \(names[key]) before any key command."
        : "\(names[view]) deals with \(names[key]) itself."
    case .notTextInput(let responder):
      "\(names[responder]) is first responder, but no text input: the typing goes nowhere."
    case .forwardedByHand(let responder, let call):
      "\(names[responder]) calls \(call.method) on its next responder by hand. Calling super would "
        + "do that safely."

    case .moment(let controller, let moment):
      "\(names[controller]) reaches \(moment.method)."
    case .presentsInstead(let presenter, let asked):
      "\(names[asked]) is asked to present, and \(names[presenter]) presents: a child hands the "
        + "request to the controller around it."
    case .presentation(let decision): presentation(decision, names)
    case .interrupted: "The system interrupts: touches and gestures under way are cancelled."
    case .next(let responder, let next, let reason):
      link(responder, to: next.map { names[$0] }, because: reason, names)
    case .converted(let from, let to, let source, let target):
      "\(Numbers.text(source)) in \(names.space(from, screen: "the window")) is "
        + "\(Numbers.text(target)) in \(names.space(to, screen: "the window"))."
    }
  }

  // MARK: Words

  static func name(_ type: EventType) -> String {
    switch type {
    case .touches: "a touch event"
    case .motion: "a motion event"
    case .remoteControl: "a remote-control event"
    case .presses: "a press event"
    case .scroll: "a scroll event"
    case .transform: "a transform event"
    case .hover: "a hover event"
    }
  }

  /// The one that is told of.
  static func known(_ type: EventType) -> String {
    switch type {
    case .touches: "the touch"
    case .motion: "the shake"
    case .remoteControl: "the remote-control event"
    case .presses: "the press"
    case .scroll: "the scroll"
    case .transform: "the gesture on the trackpad"
    case .hover: "the pointer"
    }
  }

  static func name(_ sensor: Sensor) -> String {
    switch sensor {
    case .accelerometer: "accelerometer"
    case .gyro: "gyroscope"
    case .magnetometer: "magnetometer"
    case .deviceMotion: "device-motion"
    }
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func upper(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `A`, `A and B`, `A, B and C`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
