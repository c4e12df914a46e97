import Engine

extension EnglishPhrasebook {
  static func pointing(_ decision: PointingDecision, _ names: Names) -> String {
    switch decision {
    case .scroll(let device, let point, let way, let view):
      "The \(device.rawValue) scrolls by \(Numbers.text(way)), with the pointer at "
        + "\(Numbers.text(point)), over \(names[view]). That is no touch: recognizers of "
        + "\(names[view]) and of the views above it hear of it, and views do not."
    case .transform(let change, let point, let view):
      "Two fingers on the trackpad \(does(change)), with the pointer at \(Numbers.text(point)), over "
        + "\(names[view]). Those are no touches: \(recognizers(change)) of \(names[view]) and of the "
        + "views above it hear of it, and views do not."
    case .hover(let point, let view):
      "The pointer hovers at \(Numbers.text(point)), over \(names[view]). Hover recognizers of "
        + "\(names[view]) and of the views above it hear of it, and views do not."
    case .nothing(let type, let point):
      "No view is at \(Numbers.text(point)): nobody hears of \(known(type))."
    case .untaken(.scroll, let view):
      "No pan of \(names[view]) or of a view above it takes the scroll."
    case .untaken(.transform, let view):
      "No recognizer of \(names[view]) or of a view above it takes the gesture on the trackpad."
    case .untaken(_, let view):
      "No hover recognizer is on \(names[view]) or on a view above it: nobody hears of the pointer."
    case .left: "The pointer leaves the screen."
    case .wasAway: "There was no pointer on the screen, and there is none."
    case .noPointer(let device):
      "Nothing hovers on this \(device.rawValue): a phone has no pointer. `device ipad` has one."
    case .paused: "A button is down: the pointer touches, and hovers again when it is up."
    }
  }

  private static func does(_ change: Transformation) -> String {
    switch change {
    case .pinch(let scale): "pinch by \(Numbers.text(scale))"
    case .turn(let degrees): "turn by \(Numbers.text(degrees)) degrees"
    }
  }

  private static func recognizers(_ change: Transformation) -> String {
    switch change {
    case .pinch: "pinch recognizers"
    case .turn: "rotation recognizers"
    }
  }
}
