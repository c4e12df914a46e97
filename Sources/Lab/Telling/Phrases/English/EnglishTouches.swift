import Engine

extension EnglishPhrasebook {
  static func updated(
    _ finger: Int, _ phase: TouchPhase, from: Point, to: Point
  ) -> String {
    switch phase {
    case .began: "Finger \(finger) lands at \(Numbers.text(to))."
    case .moved: "Finger \(finger) moves from \(Numbers.text(from)) to \(Numbers.text(to))."
    case .stationary: "Finger \(finger) stays at \(Numbers.text(to))."
    case .ended: "Finger \(finger) lifts at \(Numbers.text(to))."
    case .cancelled: "The touch of finger \(finger) is cancelled."
    }
  }

  static func withheld(
    from view: String, finger: Int, because reason: Withheld, _ names: Names
  ) -> String {
    let start = "\(view) hears nothing of finger \(finger): "
    switch reason {
    case .secondFinger:
      return start + "it has a finger already, and its multipleTouchEnabled is NO."
    case .otherIsExclusive(let other):
      return start + "\(names[other]) has a touch, and its exclusiveTouch is YES."
    case .viewIsExclusive(let other):
      return start + "its exclusiveTouch is YES, and \(names[other]) has a touch."
    case .scrollViewRefuses(let scrollView):
      return start + "\(names[scrollView])'s touchesShouldBegin says NO."
    case .closesSwipe(let row):
      return start + "the touch closes the swipe actions of \(names[row]), and is nobody's."
    case .keptBySendEvent(let window):
      return start + "\(names[window])'s sendEvent does not call super."
    case .stopsScrolling(let scrollView):
      return start + "the touch stops \(names[scrollView]), and is not its content's."
    }
  }

  static func held(
    from view: String, message: TouchMessage, by blocker: HeldBy, _ names: Names
  ) -> String {
    switch blocker {
    case .recognizer(let recognizer):
      "\(view) does not hear \(message.touchMethod) yet: \(names[recognizer]) is still undecided."
    case .scrollView(let scrollView, let until):
      "\(names[scrollView]) holds \(message.touchMethod) back from \(view), until "
        + "\(Numbers.seconds(until)) on the clock at most: the finger may be about to scroll."
    }
  }

  static func takings(
    _ number: Int, finger: Int, from view: String, by recognizer: String, isHeard: Bool
  ) -> String {
    let taps = number == 2 ? "that of the tap" : "those of the \(number - 1) taps"
    let which = "this one, and \(taps) before it"
    let start = "\(recognizer) takes \(number) touches of finger \(finger)"
    return isHeard
      ? "\(start) from \(view): \(which), whose touchesEnded was held back. "
        + "\(view) gets touchesCancelled for \(number == 2 ? "both" : "all of them")."
      : "\(start) before \(view) hears of them: \(which)."
  }

  static func delivered(
    to responder: String, _ call: Call, outcome response: Response, fingers: FingerSet
  ) -> String {
    let method = call.method + of(fingers)
    return switch response {
    case .handled: "\(responder) handles \(method), and it stops there."
    case .handledThenForwarded: "\(responder) handles \(method) and passes it on."
    case .forwarded: "\(responder) does not implement \(method) and passes it on."
    case .kept: "\(responder), a scroll view, keeps \(method) and passes nothing on."
    case .tracked: "\(responder), a control, takes \(method) itself and passes nothing on."
    }
  }

  /// Says which fingers, where it is not the one that everybody expects.
  static func of(_ fingers: FingerSet) -> String {
    let numbers = fingers.fingers
    if numbers.isEmpty || numbers == [1] { return "" }
    if numbers.count == 1 { return " (finger \(numbers[0]))" }
    return " (fingers \(list(numbers.map { String($0) })) in one call)"
  }

  static func because(
    _ cause: Cause, for recognizer: RecognizerID, in state: RecognizerState, _ names: Names
  ) -> String {
    let gesture = names.scene[recognizer].gesture
    let isOfMany = names.scene[recognizer].numberOfFingers > 1
    let finger = isOfMany ? "the fingers" : "the finger"
    switch cause {
    case .recognized: return "its gesture is complete"
    case .moved:
      if gesture == .hover { return "the pointer moves on" }
      return state == .changed
        ? isOfMany ? "the fingers move on" : "the finger moves on" : "the movement is large enough"
    case .fingerLifted:
      switch gesture {
      case .pinch, .rotation: return "the last finger lifts"
      case .tap, .pan, .screenEdgePan, .swipe, .longPress, .hover:
        return isOfMany ? "a finger lifts" : "the finger lifts"
      }
    case .scrolled:
      return state == .changed ? "the scroll goes on" : "the scroll is one that it takes"
    case .scrollEnds: return "the scroll ends"
    case .transformed:
      return state == .changed
        ? "the fingers on the trackpad go on" : "two fingers on a trackpad do for two on the screen"
    case .transformEnds: return "the gesture on the trackpad ends"
    case .pointerEntered: return "the pointer enters"
    case .pointerLeft: return "the pointer leaves"
    case .held(let seconds):
      guard seconds > 0 else { return "\(finger) \(isOfMany ? "are" : "is") down, which is enough" }
      return "\(finger) stayed down for \(Numbers.seconds(seconds))"
    case .movedTooFar(let distance, let limit):
      return
        "\(isOfMany ? "a finger" : finger) strayed \(Numbers.points(distance)), and \(Numbers.text(limit)) "
        + "are allowed"
    case .tooSlow(let limit): return "it took longer than \(Numbers.seconds(limit))"
    case .tooShort(let seconds, let limit):
      return
        "\(isOfMany ? "a finger" : finger) lifted after \(Numbers.seconds(seconds)), and it takes "
        + Numbers.seconds(limit)
    case .noSecondTap(let limit): return "no further tap came within \(Numbers.seconds(limit))"
    case .heldBeforeTaps(let required):
      return "the finger stayed down, and it takes \(count(required, "tap")) first"
    case .tooManyFingers(let limit): return "it takes no more than \(count(limit, "finger"))"
    case .tooFewFingers(let required, let seen):
      return "only \(seen) of \(count(required, "finger")) came down"
    case .strayedSideways(let distance, let limit):
      return
        "\(finger) strayed \(Numbers.points(distance)) sideways, and \(Numbers.text(limit)) are allowed"
    case .notFromEdge(let distance, let limit):
      return
        "not from the edge: the finger landed \(Numbers.points(distance)) away from it, and "
        + "\(Numbers.text(limit)) are allowed"
    case .noEdges: return "its edges are empty"
    case .wrongDirection: return "\(finger) went the wrong way"
    case .notFarEnough(let distance, let limit):
      return notFarEnough(gesture, distance: distance, limit: limit)
    case .tapTooFarAway(let distance, let limit):
      return "the next tap lies \(Numbers.points(distance)) away, and "
        + "\(Numbers.text(limit)) are allowed"
    case .saidByCode: return "its own class sets state"
    case .prevented(let other): return "\(names[other]) recognizes first and prevents it"
    case .requiredToFail(let other):
      return "it starts only if \(names[other]) fails, and "
        + "\(names[other]) did not fail"
    case .vetoed(let asked):
      return
        "\(vetoer(asked, of: names[recognizer], names)) says NO in gestureRecognizerShouldBegin"
    case .controlKeepsTap(let control):
      return "\(names[control]) keeps its own gesture from recognizers on the views above it"
    case .contentKeepsTouch(let view): return contentKeeps(view, from: recognizer, names)
    case .nothingToScroll(let sideways):
      return sideways
        ? "there is nothing to scroll sideways, and alwaysBounceHorizontal is NO"
        : "there is nothing to scroll up or down, and alwaysBounceVertical is NO"
    case .nothingToBounce(let sideways):
      return sideways
        ? "there is nothing to scroll sideways, and bounces is NO"
        : "there is nothing to scroll up or down, and bounces is NO"
    case .scrollingDisabled: return "its scroll view's scrollEnabled is NO"
    case .scrolledToEnd(let outer):
      return "the content is at its end that way, and \(names[outer]) can scroll on"
    case .yieldsToSheet(let sheet):
      return
        "the content is at its top, and the drag moves \(names[sheet]), the sheet that it is in"
    case .popRefused(let refusal): return popRefused(refusal, names)
    case .interrupted: return "the system interrupts"
    case .viewRemoved: return "its view leaves the window"
    case .takenFromView: return "it is taken from its view"
    case .touchCancelled: return "its touch is cancelled"
    case .disabled: return "its enabled is NO"
    }
  }

  private static func popRefused(_ refusal: PopRefusal, _ names: Names) -> String {
    let start = "its own delegate says NO, because "
    return switch refusal {
    case .root: start + "the root is all that is on the stack"
    case .barHidden: start + "the navigation bar is hidden"
    case .customItem(let item): start + "\(names[item]) is where the back button would be"
    }
  }

  private static func contentKeeps(
    _ content: ViewID, from pan: RecognizerID, _ names: Names
  ) -> String {
    if let view = names.scene[pan].view, names.scene[view].kind.isScrollView,
      !names.scene.rare(view).canCancelContentTouches
    {
      return "\(names[content]) has the touch already, and \(names[view])'s "
        + "canCancelContentTouches is NO"
    }
    return "\(names[content]) has the touch already and keeps it"
  }

  private static func notFarEnough(
    _ gesture: Gesture, distance: Double, limit: Double
  ) -> String {
    switch gesture {
    case .pinch: "the fingers never came \(Numbers.points(limit)) closer or farther apart"
    case .rotation: "the fingers never turned by \(Numbers.text(limit)) degrees"
    case .tap, .pan, .screenEdgePan, .swipe, .longPress, .hover:
      "the movement came to \(Numbers.points(distance)), and it takes \(Numbers.text(limit))"
    }
  }
}
