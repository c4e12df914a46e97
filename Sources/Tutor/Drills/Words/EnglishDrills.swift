import CommandLanguage

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
    case .drag(let from, let to): "A finger drags from \(from.text) to \(to.text) and lifts."
    case .lifting(let from, let to):
      "A finger lands on \(from.text), moves to \(to.text) and lifts there."
    case .moving(let from, let to): "A finger lands on \(from.text) and moves to \(to.text)."
    case .landingTogether(let a, let b):
      "Two fingers land at the same moment, on \(a.text) and \(b.text)."
    case .landingSecond(let spot, let first):
      "One finger rests on \(first.text). A second one lands on \(spot.text)."
    case .interruption(let spot): "A finger rests on \(spot.text). A phone call comes in."
    case .becoming(let name): "\(name).becomeFirstResponder() is called."
    case .shake: "The device is shaken."
    case .key(let stroke): "Somebody presses \(stroke) on the keyboard."
    case .menu(let command): "Somebody chooses \(command) in the editing menu."
    case .send(let selector, let sender): "\(sender) sends \(selector) to a nil target."
    case .chain: nil
    }
  }

  private static func question(_ ask: Ask) -> String {
    switch ask.wanted {
    case .hitView: "Who is the hit-test view?"
    case .handler:
      switch ask.event {
      case .shake: "Who handles the shake?"
      case .key: "Whose key command answers?"
      case .menu(let command): "Who performs \(command)?"
      case .send(let selector, _): "Whose \(selector) runs?"
      default: "Who handles touchesBegan?"
      }
    case .chain:
      if case .chain(let name) = ask.event {
        "Which is the responder chain of \(name)?"
      } else {
        ""
      }
    case .firstResponder: "Who is first responder then?"
    case .actions:
      switch ask.event {
      case .landing: "Which actions have been sent by now?"
      case .landingAndStaying: "Which actions have been sent meanwhile?"
      case .lifting: "Which actions are sent as it lifts?"
      default: "Which actions are sent, in order?"
      }
    case .target(let selector): "Whose \(selector) runs?"
    case .hearers: "Who hears touchesBegan, one after the other?"
    case .firstHearer:
      switch ask.event {
      case .lifting: "Which object hears touchesEnded first?"
      case .landingSecond: "Which object hears touchesBegan of the second finger first?"
      default: "Which object hears of it first?"
      }
    case .lastMessage(let name): "Which touch message does \(name) hear last?"
    case .touchCount: "How many touches does touchesBegan bring?"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "One \(noun)" : "\(number) \(noun)s"
  }

  // MARK: Hints

  static func whereToLook(_ ask: Ask) -> String {
    switch ask.wanted {
    case .hitView: "Start at the window and go down. Which views contain the point at all?"
    case .handler, .hearers:
      switch ask.event {
      case .shake, .key, .menu: "Who is first responder? Start there and go up."
      case .send: "Where does the search for a nil target start?"
      default: "Find the hit-test view first. Then go up, one next responder at a time."
      }
    case .chain: "Ask each object one question: what is your next?"
    case .firstResponder: "Who is asked, and what must be true of it? Who is first responder now?"
    case .actions: "Which recognizers and which control follow this finger?"
    case .target: "The target is nil. Where does the search start?"
    case .firstHearer: "Which view has the touch, from the moment it began?"
    case .lastMessage: "Does anything take the touch from its view?"
    case .touchCount: "Which view has each finger, and does it want several?"
    }
  }

  static func rule(of subject: Subject) -> String {
    switch subject {
    case .hitTesting:
      "A view that contains the point asks its subviews, the last one first; "
        + "where all say nil, it answers itself."
    case .gates:
      "A view that takes no touches is passed over with all its subviews; the search "
        + "goes on with what is behind it."
    case .order:
      "The subview added last is in front and is asked first; among windows the higher "
        + "level is in front."
    case .edges: "The left and top edges belong to a view, the right and bottom ones do not."
    case .transforms:
      "The point is converted into each view's own coordinates; there it is "
        + "compared with the bounds."
    case .overhang: "A view is only asked when its superview contains the point, clipped or not."
    case .overrides: "An override changes what one view answers; its superview goes on from there."
    case .chains:
      "A view's next is its controller, else its superview; a method that handles an "
        + "event and does not call super ends its way."
    case .firstResponder:
      "An object becomes first responder when it is in a window, can become it, "
        + "and the one before it gives way; only text inputs do so on a tap."
    case .nilTargets:
      "The search starts at the first responder where there is one, else at the "
        + "sender, and goes up the chain."
    case .gestures:
      "Recognizers of the hit-test view and of all views above it follow the touch; "
        + "the nearest wins, and its touch is cancelled in the view."
    case .multiTouch:
      "A touch keeps its view until it ends; a view hears one finger unless it "
        + "wants several."
    }
  }
}
