import Engine

extension EnglishPhrasebook {
  static func scrolls(_ view: String, scrolling: Scrolling, names: Names) -> String {
    switch scrolling {
    case .locked(let axis):
      "\(view) keeps to one way until the finger lifts: "
        + "\(axis == .horizontal ? "sideways" : "up and down")."
    case .springsBack(let from, let to, let until):
      "\(view) springs back from \(Numbers.text(from)), and is at \(Numbers.text(to)) when the clock "
        + "is at \(Numbers.seconds(until))."
    case .turnsPage(let from, let to, let until):
      "\(view) goes from \(Numbers.text(from)) to a whole page, and is at \(Numbers.text(to)) when "
        + "the clock is at \(Numbers.seconds(until))."
    case .goesOn(let from, let to, let until):
      "\(view) goes on by itself from \(Numbers.text(from)), and will rest at \(Numbers.text(to)) "
        + "when the clock is at \(Numbers.seconds(until))."
    case .onItsWay(let place, let to):
      "\(view) is at \(Numbers.text(place)) now, on its way to \(Numbers.text(to))."
    case .tells(let moment): tells(view, moment)
    case .cameToRest(let place): "\(view) has come to rest at \(Numbers.text(place))."
    case .stopped(let place, let finger):
      "Finger \(finger) stops \(view), which was going on by itself, at \(Numbers.text(place))."
    case .putsKeyboardAway: "The drag on \(view) puts the keyboard away."
    case .zoomed(let content, let from, let to):
      "\(view) zooms \(names[content]) from \(Numbers.text(from)) to \(Numbers.text(to)): it sets its "
        + "transform."
    case .cannotZoom(.noRange):
      "\(view) has no pinch recognizer: its maximumZoomScale is not above its minimumZoomScale."
    case .cannotZoom(.noView):
      "\(view) has no pinch recognizer: viewForZooming gives it no view."
    }
  }

  private static func tells(_ view: String, _ moment: ScrollMoment) -> String {
    let start = "\(view) tells its delegate "
    return switch moment {
    case .willBeginDragging: start + "scrollViewWillBeginDragging."
    case .willEndDragging(let velocity, let target, nil):
      start + "scrollViewWillEndDragging, with a velocity of \(Numbers.text(velocity)) points a "
        + "millisecond and the target \(Numbers.text(target))."
    case .willEndDragging(let velocity, let target, let changed?):
      start + "scrollViewWillEndDragging, with a velocity of \(Numbers.text(velocity)) points a "
        + "millisecond and the target \(Numbers.text(target)), which it changes to "
        + "\(Numbers.text(changed))."
    case .didEndDragging(let willDecelerate):
      start + "scrollViewDidEndDragging: willDecelerate is \(willDecelerate ? "YES" : "NO")."
    case .willBeginDecelerating: start + "scrollViewWillBeginDecelerating."
    case .didEndDecelerating: start + "scrollViewDidEndDecelerating."
    case .didEndScrollingAnimation: start + "scrollViewDidEndScrollingAnimation."
    }
  }

  static func asked(
    _ view: String, question: ContentQuestion, about content: String, answer: Bool,
    isOverridden: Bool
  ) -> String {
    let start = "\(view) is asked \(question.rawValue) about \(content): "
    return switch (answer, isOverridden) {
    case (true, true): start + "its own method says YES."
    case (false, true): start + "its own method says NO."
    case (true, false): start + "YES, it is no control."
    case (false, false): start + "NO, it is a control."
    }
  }

  static func statusBar(_ candidates: Int) -> String {
    switch candidates {
    case 0: "The system gets the tap, and no scroll view on the screen has scrollsToTop YES."
    case 1: "The system gets the tap: the one scroll view with scrollsToTop YES goes to its top."
    default:
      "The system gets the tap, and does nothing: \(candidates) scroll views on the screen have "
        + "scrollsToTop YES."
    }
  }
}
