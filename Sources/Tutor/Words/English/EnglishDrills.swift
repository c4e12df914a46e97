import Engine
import Lab

/// Questions and hints in English.
enum EnglishDrills {
  static func ask(_ ask: Ask) -> String {
    let question = question(ask)
    guard let event = event(ask.event) else { return question }
    return event + " " + question
  }

  private static func event(_ event: Ask.Event) -> String? {
    switch event {
    case .hitTest(let spot): "A finger touches \(spot.text)."
    case .tap(let spot): "A finger taps \(spot.text)."
    case .doubleTap(let spot): "A finger taps \(spot.text) twice, quickly."
    case .landing(let spot): "A finger lands on \(spot.text) and stays there."
    case .landingAndStaying(let spot, let seconds):
      "A finger lands on \(spot.text) and stays there. \(count(seconds, "second")) later it is "
        + "still down."
    case .pressing(let spot): "A finger presses \(spot.text) for one second and lifts."
    case .drag(let from, let to): "A finger drags from \(from.text) to \(to.text) and lifts."
    case .lifting(let from, let to):
      "A finger lands on \(from.text), moves to \(to.text) and lifts there."
    case .landingTogether(let a, let b):
      "Two fingers land at the same moment, on \(a.text) and \(b.text)."
    case .landingSecond(let spot, let first):
      "One finger rests on \(first.text). A second one lands on \(spot.text)."
    case .moving(let from, let to): "A finger lands on \(from.text), moves to \(to.text) and stays."
    case .call: "A phone call comes in."
    case .becoming(let name): "\(name).becomeFirstResponder() is called."
    case .shake: "The device is shaken."
    case .key(let stroke): "Somebody presses \(stroke) on the keyboard."
    case .press(let button): "Somebody presses \(button) on a remote."
    case .scroll(let spot): "A wheel turns by 80 points, with the pointer at \(spot.text)."
    case .menu(let command): "Somebody chooses \(command) in the editing menu."
    case .send(let selector, let sender): "\(sender) sends \(selector) to a nil target."
    case .chain: nil
    case .then(let first, let second):
      [self.event(first), self.event(second)].compactMap { $0 }.joined(separator: " ")
    case .inTurn(let events): events.compactMap { self.event($0) }.joined(separator: " ")
    }
  }

  private static func question(_ ask: Ask) -> String {
    switch ask.wanted {
    case .hitView: "Who is the hit-test view?"
    case .handler:
      switch ask.event.last {
      case .shake: "Who handles the shake?"
      case .key: "Whose key command answers?"
      case .press: "Who handles pressesBegan?"
      case .menu(let command): "Who performs \(command)?"
      case .send(let selector, _): "Whose \(selector) runs?"
      default: "Who handles touchesBegan?"
      }
    case .chain:
      if case .chain(let name) = ask.event.last {
        "Which is the responder chain of \(name)?"
      } else {
        ""
      }
    case .firstResponder: "Who is first responder then?"
    case .actions:
      switch ask.event.last {
      case .landing: "Which actions have been sent by now?"
      case .landingAndStaying: "Which actions have been sent meanwhile?"
      case .lifting: "Which actions are sent as it lifts?"
      default: "Which actions are sent, in order?"
      }
    case .firstAction: "Which action is sent first?"
    case .target(let selector): "Whose \(selector) runs?"
    case .hearers:
      switch ask.event.last {
      case .lifting: "Who hears touchesEnded, one after the other?"
      case .press: "Who hears pressesBegan, one after the other?"
      default: "Who hears touchesBegan, one after the other?"
      }
    case .firstHearer:
      switch ask.event.last {
      case .lifting: "Which object hears touchesEnded first?"
      case .landingSecond: "Which object hears touchesBegan of the second finger first?"
      default: "Which object hears of it first?"
      }
    case .lastMessage(let name): "Which touch message does \(name) hear last?"
    case .touchCount: "How many touches does touchesBegan bring?"
    case .lastState: "In which state is the pan recognizer last?"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "One \(noun)" : "\(number) \(noun)s"
  }

  // MARK: Hints

  static func whereToLook(_ ask: Ask, _ aim: Mistake) -> String {
    switch ask.wanted {
    case .hitView: hit(aim)
    case .handler, .hearers:
      switch ask.event.last {
      case .shake, .key, .menu: "Who is first responder? Start there and go up."
      case .press: "Where does a press start? Start there and go up."
      case .send: "Where does the search for a nil target start?"
      default: "Find the hit-test view first. Then go up, one next responder at a time."
      }
    case .chain: "Ask each object one question: what is your next?"
    case .firstResponder:
      switch aim {
      case .tapMakesFirstResponder, .textFieldWaitsForCode:
        "What is tapped, and does a tap make it first responder?"
      case .tapElsewhereResigns:
        "Who is first responder before the tap? Does anything tell it to resign?"
      default: "Who is asked, and what must be true of it? Who is first responder now?"
      }
    case .actions, .target: sent(aim)
    case .firstAction: "Which recognizers hear of the scroll, and which of them take it?"
    case .firstHearer: "Which view has the touch, from the moment it began?"
    case .lastMessage:
      switch aim {
      case .touchFollowsFinger, .leavingViewCancels:
        "Which view has the touch, from the moment it began?"
      default: "Does anything take the touch from its view?"
      }
    case .touchCount: "Which view has each finger, and does it want several?"
    case .lastState: "Is a scroll a touch, and does the recognizer take scrolls?"
    }
  }

  private static func hit(_ aim: Mistake) -> String {
    switch aim {
    case .disabledGoesToParent, .disabledEndsDelivery, .disabledCoversViewOnly,
      .hiddenCoversViewOnly, .interactionOffCoversViewOnly,
      .interactionOffTakesTouches, .hiddenTakesTouches, .transparentTakesTouches,
      .disabledControlTakesTouches, .alphaIsMultiplied:
      "Start at the window and go down. Which views contain the point, and which of them take "
        + "touches?"
    case .subviewsFirstToLast, .superviewComesFirst, .deepestViewWins, .nilRulesOutSuperview:
      "Start at the window and go down. Who is asked first, and when does the next one come?"
    case .keyWindowTakesAll, .windowLevelsIgnored:
      "Which windows lie under the finger, and which of them is asked first?"
    case .keyboardLetsTouchesThrough:
      "What is on the screen once the text field is tapped, and where?"
    default: "Start at the window and go down. Which views contain the point at all?"
    }
  }

  private static func sent(_ aim: Mistake) -> String {
    switch aim {
    case .upInsideNeedsBounds, .actionFiresOnTouchDown:
      "Which control events does this finger bring about, and for which of them is there an action?"
    case .nilTargetReachesNobody, .nilTargetFromSender:
      "The target is nil. Where does the search start?"
    case .recognizersOnlyOnHitView, .handlerKeepsTouchFromRecognizers:
      "Which recognizers see this touch?"
    case .ancestorRecognizerWins, .nestedTapsBothFire:
      "Which recognizers see this touch, and what becomes of the others when one of them succeeds?"
    case .anyControlBeatsRecognizers, .ancestorTapBeatsButton, .controlRefusesRecognizers:
      "What kind of control is it, and on which view is the recognizer?"
    case .failureRequirementIgnored, .singleTapAlwaysWaits:
      "Which recognizer may act at once, and which must wait for another?"
    case .recognitionLeavesTouches, .viewHearsAfterFailure:
      "What does the control hear while the recognizer is undecided, and what once it succeeds?"
    case .longPressFiresOnLift: "At which moments does a long press send its action?"
    default: "Which recognizers and which control follow this finger?"
    }
  }
}
