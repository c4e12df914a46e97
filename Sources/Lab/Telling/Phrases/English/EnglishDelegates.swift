import Engine

/// What delegates, subclasses and touched views are asked, and what comes of it.
extension EnglishPhrasebook {
  static func refused(
    _ recognizer: String, finger: Int, at view: String, _ refusal: GestureRefusal
  ) -> String {
    let what =
      switch refusal {
      case .scrollType: "the scroll"
      case .press, .pressType: "the press"
      default: finger == 0 ? "the event" : "the touch of finger \(finger)"
      }
    let start = "\(recognizer) does not receive \(what): "
    return switch refusal {
    case .disabled: start + "its enabled is NO."
    case .touchType(let type): start + "\(type.rawValue) is not among its allowedTouchTypes."
    case .otherType(let type, let first):
      start + "it has one of type \(first.rawValue) already, this one is of type \(type.rawValue), "
        + "and its requiresExclusiveTouchType is YES."
    case .button(let button):
      start
        + "it was made with the \(button.rawValue) button, and its buttonMaskRequired is another."
    case .pressType(let type): start + "\(type.rawValue) is not among its allowedPressTypes."
    case .scrollType(let device): start + lacks(device)
    case .event: start + "to the event the answer of shouldReceive is NO."
    case .touch: start + "its delegate says NO for touches in \(view)."
    case .press: start + "its delegate says NO."
    }
  }

  private static func lacks(_ device: ScrollDevice) -> String {
    let missing = device == .wheel ? "discrete" : "continuous"
    return "its allowedScrollTypesMask has no \(missing) ones, which a \(device.rawValue) makes."
  }

  static func asked(
    _ recognizer: RecognizerID, method: GestureMethod, of asked: GestureAsked, about: Object?,
    answer: Bool, names: Names
  ) -> String {
    let name = names[recognizer]
    let who = vetoer(asked, of: name, names)
    let says = answer ? "YES" : "NO"
    let other = about.map { names[$0] } ?? "another one"
    return switch method {
    case .receiveEvent:
      "\(who) is asked whether \(name) should receive the event, and says \(says)."
    case .receiveTouch:
      "\(who) is asked whether \(name) should receive the touch in \(other), and says \(says)."
    case .receivePress:
      "\(who) is asked whether \(name) should receive the press, and says \(says)."
    case .begin: "\(who) is asked whether \(name) should begin, and says \(says)."
    case .simultaneous:
      "\(who) is asked whether \(name) and \(other) may recognize together, and says \(says)"
        + (answer ? ": both may." : ".")
    case .requireFailure: "\(who) has \(name) wait until \(other) has failed."
    case .beRequiredToFail: "\(who) has \(other) wait until \(name) has failed."
    case .prevent: "\(who) is asked whether it can prevent \(other), and says \(says)."
    case .bePrevented: "\(who) is asked whether \(other) can prevent it, and says \(says)."
    }
  }

  static func vetoer(_ asked: GestureAsked, of recognizer: String, _ names: Names) -> String {
    switch asked {
    case .delegate: "\(recognizer)'s delegate"
    case .subclass: recognizer
    case .view(let view): "\(names[view]), which is touched,"
    case .scrollView(let view): "\(names[view]), the delegate of its own pan,"
    }
  }
}
