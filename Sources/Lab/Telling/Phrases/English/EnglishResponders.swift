import Engine

extension EnglishPhrasebook {
  static func tracks(_ control: String, _ tracking: Tracking) -> String {
    switch tracking {
    case .began: "\(control) begins to track the touch."
    case .inside: "The finger is inside \(control), or near enough to count as inside."
    case .outside(let distance):
      "The finger is \(far(distance)) \(control)."
    case .entered: "The finger is back inside \(control), or near enough to count as inside."
    case .exited(let distance):
      "The finger is \(far(distance)) \(control), too far to count as inside."
    case .endedInside(let distance):
      distance > 0
        ? "The finger lifts \(Numbers.points(distance)) outside \(control)'s bounds, which is "
          + "near enough to count as inside." : "The finger lifts inside \(control)."
    case .endedOutside(let distance):
      "The finger lifts \(far(distance)) \(control): that is touchUpOutside, and no touchUpInside."
    case .stopped:
      "\(control)'s continueTracking says NO: it stops tracking, and sends nothing more, not even as "
        + "the finger lifts."
    case .menuOpens(.touchDown):
      "\(control)'s menu opens, because its showsMenuAsPrimaryAction is YES. It takes the touch."
    case .menuOpens(.held(let seconds)):
      "\(control)'s menu opens, because the finger was held for \(Numbers.seconds(seconds)). It takes "
        + "the touch."
    case .menuOpens(.secondaryClick):
      "\(control)'s menu opens, because it is clicked with the secondary button. It takes the touch."
    case .owesValue:
      "\(control)'s value changes, and its continuous is NO: valueChanged waits for the finger to lift."
    case .changed(.on(let isOn)): "\(control) is \(isOn ? "on" : "off") now."
    case .changed(.segment(let index)): "\(control)'s selectedSegmentIndex is \(index) now."
    case .changed(.page(let index)): "\(control)'s currentPage is \(index) now."
    case .changed(.number(let from, let to)):
      "\(control)'s value goes from \(Numbers.text(from)) to \(Numbers.text(to))."
    case .cancelled:
      "\(control) stops tracking: its touch is cancelled, and it sends touchCancel in place of "
        + "touchUpInside."
    }
  }

  static func untracked(_ control: String, because why: Untracked, names: Names) -> String {
    switch why {
    case .refused:
      "\(control)'s beginTracking says NO: it does not track the touch, and sends nothing of it, not "
        + "even touchDown."
    case .subview(let view):
      "\(names[view]) is hit, not \(control), the control around it: \(control) does not track a "
        + "touch that is \(names[view])'s."
    case .overridden:
      "\(control)'s touchesBegan does not call super: \(control) does not track the touch, and sends none "
        + "of its actions."
    case .thumbMissed(let distance):
      "The finger misses \(control)'s thumb by \(Numbers.points(distance)): \(control) does not "
        + "track it, and its value stays."
    }
  }

  static func atLimit(_ control: String, _ limit: Limit) -> String {
    switch limit {
    case .minimum: "\(control)'s value is at its minimum: nothing is sent."
    case .maximum: "\(control)'s value is at its maximum: nothing is sent."
    case .firstPage: "\(control) is on its first page: nothing is sent."
    case .lastPage: "\(control) is on its last page: nothing is sent."
    case .noPages: "\(control)'s numberOfPages is 0: nothing is sent."
    case .disabledSegment:
      "The segment of \(control) under the finger is disabled: it is not selected, and valueChanged is "
        + "not sent."
    }
  }

  /// The far edges are outside already, at no distance (U-HT-06).
  private static func far(_ distance: Double) -> String {
    Numbers.distance(distance) == "0"
      ? "on the far edge, and so outside, of" : "\(Numbers.points(distance)) outside"
  }

  static func search(_ action: String, from start: String?, because reason: NilTargetReason)
    -> String
  {
    let target = "The target of \(action) is nil"
    guard let start else { return target + ", and there is nobody to start the search at." }
    return switch reason {
    case .firstResponder:
      target + ": the chain is searched from the first responder, \(start), up."
    case .sender: target + ": the chain is searched from the sender, \(start), up."
    case .nobody:
      target + ", and there is no sender and no first responder: the chain is searched from "
        + "\(start) up."
    }
  }

  static func sent(
    _ action: String, to target: String, by sender: String?, for event: ControlEvents
  ) -> String {
    let by = sender.map { " by \($0)" } ?? ""
    let on = event.name.isEmpty ? "" : ", for \(event.name)"
    return "\(action) is sent to \(target)\(by)\(on)."
  }

  static func sent(_ sending: Sending, _ names: Names) -> String {
    let by = sending.sender.map { " by \(names[$0])" } ?? ""
    return "\(names[sending.action]) is sent to \(names[sending.target])\(by)"
      + often(sending) + "."
  }

  /// How often, where it is more than once.
  static func often(_ sending: Sending) -> String {
    sending.times == 1 ? "" : " \(times(sending.times)) (\(occasions(sending)))"
  }

  private static func occasions(_ sending: Sending) -> String {
    if sending.occasions.count == 1, let only = sending.occasions.first {
      return "\(only.name) each time"
    }
    return sending.occasions
      .map { $0.times == 1 ? $0.name : "\($0.name) \(times($0.times))" }
      .joined(separator: ", ")
  }

  static func times(_ number: Int) -> String {
    number == 1 ? "once" : number == 2 ? "twice" : "\(number) times"
  }

  static func became(_ responder: String, answer: Answer, _ names: Names) -> String {
    let refused = "\(responder) does not become first responder: "
    switch answer {
    case .yes: return "\(responder) may become first responder: nothing stands in its way."
    case .already: return "\(responder) is first responder already."
    case .cannotBecome: return refused + "its canBecomeFirstResponder is NO."
    case .notInWindow: return refused + "it is in no window."
    case .currentRefuses(let current):
      return refused + "\(names[current]) is, and its canResignFirstResponder is NO."
    case .currentKeepsEditing(let current):
      return refused + "\(names[current]) is, and its delegate's \(ending(current, names)) says NO."
    case .delegateRefuses:
      return refused + "its delegate's shouldBeginEditing says NO."
    case .cannotResign, .isNot, .overruled: return refused + "it is refused."
    }
  }

  static func resigned(_ responder: String, answer: Answer, _ names: Names) -> String {
    switch answer {
    case .yes: "\(responder) agrees to resign."
    case .isNot: "\(responder) is not first responder, so there is nothing to resign."
    case .cannotResign:
      "\(responder) stays first responder: its canResignFirstResponder is NO."
    case .overruled: "\(responder) has to resign, whatever it says."
    case .delegateRefuses:
      "\(responder) stays first responder: its delegate's shouldEndEditing says NO."
    case .already, .cannotBecome, .notInWindow, .currentRefuses, .currentKeepsEditing:
      "\(responder) does not resign."
    }
  }

  private static func ending(_ responder: Responder, _ names: Names) -> String {
    responder.view.map { method(.shouldEndEditing, of: $0, names: names) } ?? "shouldEndEditing"
  }

  static func firstResponder(of window: String, old: String?, new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(new) is first responder of \(window) now, in place of \(old)."
    case (nil, let new?): "\(new) is first responder of \(window) now."
    case (let old?, nil): "\(old) is no longer first responder; \(window) has none now."
    case (nil, nil): "\(window) has no first responder."
    }
  }

  static func comesUp(_ input: Input, _ names: Names) -> String {
    switch input {
    case .keyboard(let responder): "The keyboard appears for \(names[responder])."
    case .hardwareKeyboard(let responder):
      "The keyboard types into \(names[responder]) now."
    case .view(let view, let responder):
      "\(names[view]) appears for \(names[responder]), in place of the keyboard."
    case .none: "The keyboard goes away, or the view in its place."
    }
  }

  static func starts(at responder: String, _ type: EventType, because reason: InitialReason)
    -> String
  {
    let event = upper(known(type))
    return switch reason {
    case .firstResponder: "\(event) starts at \(responder), the first responder."
    case .focus: "\(event) starts at \(responder), which has the focus."
    case .frontController:
      "There is no first responder, so \(known(type)) starts at \(responder), the front-most "
        + "controller."
    case .mistaken: "By this thought \(known(type)) starts at \(responder)."
    }
  }

  static func link(
    _ object: Responder, to next: String?, because reason: NextReason, _ names: Names
  ) -> String {
    let responder = names[object]
    let above = next
    let next = next ?? "nil"
    let link = "\(responder) → \(next): "
    return switch reason {
    case .controllerOfView: link + "\(responder) is the view of \(next)."
    case .superview: link + "\(next) is \(responder)'s superview."
    case .superviewOfControllerView: link + "\(next) is the superview of \(responder)'s view."
    case .windowOfRoot: link + "\(responder) is the root controller of \(next)."
    case .presenter: link + "\(next) presents \(responder)."
    case .windowScene: link + "\(next) is the window's UIWindowScene."
    case .application: link + "\(next) is the application."
    case .delegate: link + "\(next), the app delegate, is a UIResponder."
    case .delegateNotInChain: link + outside(names)
    case .overridden: link + "\(responder) overrides next."
    case .nothingAbove:
      if case .controller = object {
        link + "\(responder)'s view has no superview."
      } else {
        link + "it has neither a controller nor a superview."
      }
    case .end: link + "the chain ends here."
    case .mistaken:
      link
        + (above == nil
          ? "by this thought the chain ends here." : "by this thought \(next) is next.")
    }
  }

  /// Why the app delegate is no link of the chain.
  private static func outside(_ names: Names) -> String {
    switch names.scene.appDelegate {
    case .controller(let controller):
      "the app delegate is \(names[controller]), and no view controller follows the application."
    case .view(let view):
      "the app delegate is \(names[view]), and no view follows the application."
    case .plainObject, .responder:
      "the app delegate is not a UIResponder of a kind that joins the chain."
    }
  }
}
