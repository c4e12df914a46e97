import Engine

extension TimelinePhrase {
  var english: String {
    switch self {
    case .finger(let number): "finger \(number)"
    case .meaning(let mark):
      switch mark {
      case .down: "down"
      case .moved: "moves"
      case .possible: "possible"
      case .taps: "tap counted"
      case .waits: "waits for another to fail"
      case .underWay: "began, changes"
      case .recognized: "ended: recognized"
      case .failed: "failed"
      case .cancelled: "cancelled"
      case .held: "held back"
      case .call(let message, _): message.touchMethod
      }
    case .capitals: "capitals: handled there"
    case .noTouches: "The last event had no touches: a time line shows touches."
    }
  }
}
