import Engine

/// The answers to `why`, in English.
struct EnglishAnswers {
  let scene: Scene

  private func name(_ view: ViewID) -> String { scene.name(of: view) }
  private func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }
  private func name(_ responder: Responder) -> String { scene.name(of: responder) }
  private func name(_ object: Object) -> String { scene.name(of: object) }

  func path(_ way: String, _ end: Path.Mark, missed: String?) -> String {
    let mark =
      switch end {
      case .answered: " (answered)"
      case .refused: " (refused)"
      case .handled: " (handled)"
      case .tracked: " (tracked)"
      case .discarded: " (discarded)"
      case .plain: ""
      }
    return way + mark + (missed.map { "; \($0) was never reached" } ?? "")
  }

  func sentence(_ saying: Saying) -> String {
    switch saying {
    case .didGet(let object): "\(name(object)) did get it."
    case .didNotGet(let object): "\(name(object)) did not get it."
    case .lost(let view, let recognizer):
      "\(name(view)) got it, and lost it to \(name(recognizer))."

    case .takesItself(let view, let hasSubviews):
      hasSubviews
        ? "\(name(view)) contains the point, and none of its subviews takes it."
        : "\(name(view)) contains the point and has no subviews, so it answers itself."
    case .outside(let view, let offset):
      "\(name(view)) does not contain the point: \(place(offset))."
    case .outsideAbove(let above, let offset, let view, let holds):
      holds
        ? "\(name(view)) contains the point but sticks out of \(name(above)), which is asked first "
          + "and does not contain it: \(place(offset))."
        : "\(name(view)) was never asked: \(name(above)) above it does not contain the point: "
          + "\(place(offset))."
    case .noSizeByLayout(let answer): EnglishLayout(scene: scene).noSize(answer)
    case .subviewAnswers(let view, let child, let answer):
      child == answer
        ? "\(name(view)) let the point in, and its subview \(name(child)) took it."
        : "\(name(view)) let the point in, and its subview \(name(child)) answered with "
          + "\(name(answer))."
    case .askedBefore(let front, let behind, let view, let answer):
      "\(name(front)) was asked before \(name(behind)) and answered\(with(answer, front)), so "
        + "\(name(behind))\(behind == view ? "" : ", with \(name(view)) in it,") was never asked."
    case .windowBefore(let front, let own, let view, let answer):
      "\(name(front)) was asked before \(name(own)) and answered\(with(answer, front)), so "
        + "\(name(own))\(own == view ? "" : ", with \(name(view)) in it,") was never asked."
    case .inNoWindow(let object):
      "\(name(object)) is in no window, and a touch looks for views in windows."
    case .notBelow(let view, let root):
      "\(name(root)) was asked, and asks only its own subviews: \(name(view)) is not below it."
    case .bound(let finger, let view):
      "The touch of finger \(finger) has belonged to \(name(view)) since it landed, wherever it goes."
    case .loose(let finger):
      "The touch of finger \(finger) belongs to no view: the one it had has left the window."
    case .withheld(let view, let finger, let reason):
      "\(name(view)) has heard nothing of finger \(finger) since it landed: \(cause(reason))."
    case .taken(let view, let finger, let recognizer):
      "\(name(recognizer)) took the touch of finger \(finger) before this, and \(name(view)) hears "
        + "no more of it."
    case .toldNothing(let view): "\(name(view)) was told nothing."
    case .isPoint(let isInside, let view, let offset):
      isInside
        ? "\(Numbers.text(offset.point)) is in \(name(view)), whose bounds are "
          + "\(Numbers.text(offset.bounds))."
        : "\(name(view)) does not contain the point: \(place(offset))."

    case .takenBefore(let object, let taker, let isControl):
      isControl
        ? "\(name(taker)), a control, tracked the touch and passed nothing on to \(name(object))."
        : "\(name(taker)) took it first, so it never came up to \(name(object))."
    case .takenAfter(let object, let message, let taker):
      "\(name(taker)) took \(message.touchMethod), which never came up to \(name(object))."
    case .notInChain(let object, let start):
      "\(name(object)) is not in the chain of \(name(start)), where it started."
    case .isInChain(let isIn, let object, let start):
      "\(name(object)) is \(isIn ? "" : "not ")in the chain of \(name(start))."
    case .notFirstResponder(let object, let can, let current):
      notFirst(name(object), can: can, current: current.map { name($0) })
    case .addressed(let target, let selector):
      "\(selector) was sent to \(name(target)) itself, so no chain was asked."
    case .onlyFirstResponder(let first):
      "Typing goes to the first responder alone, which is \(name(first))."
    case .takesNoText(let object): "\(name(object)) is no text input: it takes no typing."
    case .callWasTo(let responder): "The call was made on \(name(responder))."

    case .undecided(let recognizer):
      "\(name(recognizer)) follows the touch and has not decided yet."
    case .over(let recognizer, let state):
      over(name(recognizer), state)
    case .onNoView(let recognizer): "\(name(recognizer)) is on no view."
    case .wouldReceive(let recognizer, let command):
      "With `\(command)` \(name(recognizer)) would have received it."
    case .disabled(let recognizer):
      "\(name(recognizer)) is not shown the touch: its enabled is NO."
    case .elsewhere(let recognizer, let view, let hit):
      "\(name(recognizer)) is on \(name(view)), which is neither \(name(hit)) nor above it."
    case .noTouches(let recognizer):
      "\(name(recognizer)) is a recognizer and no responder: it looks at touches and presses alone."
    case .pressNotAllowed(let recognizer, let type):
      "\(name(recognizer)) does not take this press: its allowedPressTypes lack \(type.rawValue)."
    case .layer(let layer):
      "\(name(.layer(layer))) is a layer, and layers are no responders: they get no events."

    case .notThere(let object):
      "\(name(object)) was not there when it happened. Do it again, then ask."
    case .bringsNothing(let object):
      "The last command was a question or a change: it brought no event to \(name(object))."
    case .notConcerned(let object): "Nothing that was decided concerns \(name(object))."
    }
  }

  /// Why a touch was withheld as its finger landed.
  private func cause(_ reason: Withheld) -> String {
    switch reason {
    case .secondFinger: "it had a finger already, and its multipleTouchEnabled was NO"
    case .otherIsExclusive(let other): "\(name(other)) had a touch, and its exclusiveTouch was YES"
    case .viewIsExclusive(let other): "its exclusiveTouch was YES, and \(name(other)) had a touch"
    case .scrollViewRefuses(let view): "\(name(view))'s touchesShouldBegin said NO"
    case .closesSwipe(let row): "it closed the swipe actions of \(name(row))"
    case .keptBySendEvent(let window): "\(name(window))'s sendEvent did not call super"
    case .stopsScrolling(let view): "it stopped \(name(view)), which was still going on"
    }
  }

  private func over(_ recognizer: String, _ state: RecognizerState) -> String {
    let afresh = ", and starts afresh when all fingers are up."
    return switch state {
    case .possible, .began, .changed: "\(recognizer) is under way: its state is \(state.rawValue)."
    case .ended: "\(recognizer) had recognized already" + afresh
    case .cancelled: "\(recognizer) had been cancelled already" + afresh
    case .failed: "\(recognizer) had failed already" + afresh
    }
  }

  private func place(_ offset: Offset) -> String {
    let far =
      offset.distance > 0
      ? "\(Numbers.points(offset.distance)) outside" : "just on the edge of"
    return "\(Numbers.text(offset.point)) in its coordinates is \(far) its bounds "
      + Numbers.text(offset.bounds)
  }

  private func with(_ answer: ViewID, _ asked: ViewID) -> String {
    answer == asked ? "" : " with \(name(answer))"
  }

  private func notFirst(_ object: String, can: Bool, current: String?) -> String {
    guard can else {
      return "\(object) was not first responder: its canBecomeFirstResponder is NO."
    }
    return "\(object) was not first responder: nobody called its becomeFirstResponder"
      + (current.map { ", and \($0) was." } ?? ".")
  }
}
