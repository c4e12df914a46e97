import Program

/// The end of a program that does not come to its end, in the words of the `.stop` files.
enum StopKind: String {
  case nilUnwrapped = "nil-unwrapped"
  case indexOutOfRange = "index-out-of-range"
  case overflow
  case divisionByZero = "division-by-zero"
  case failedCast = "failed-cast"
  case precondition
  case fatalError = "fatal-error"
  case unownedGone = "unowned-gone"
  case unrecognizedSelector = "unrecognized-selector"
  case exception
  case uncaughtError = "uncaught-error"
  /// Never in a file: a limit of the evaluator, or text that it cannot run.
  case notRun = "not-run"

  init(_ stop: Stop) {
    switch stop {
    case .crash(let crash, _): self.init(crash)
    case .thrown: self = .uncaughtError
    case .outOfFuel, .tooDeep, .tooMuchMemory, .parked: self = .notRun
    }
  }

  private init(_ crash: Crash) {
    switch crash {
    case .unwrappedNil, .implicitlyUnwrappedNil: self = .nilUnwrapped
    case .indexOutOfRange, .negativeIndex, .emptyCollection, .badRange, .noSuchKey:
      self = .indexOutOfRange
    case .overflow, .badNumber: self = .overflow
    case .divisionByZero: self = .divisionByZero
    case .badCast: self = .failedCast
    case .preconditionFailed, .assertionFailed: self = .precondition
    case .fatalError, .duplicateKey, .notInitialized: self = .fatalError
    case .unownedGone: self = .unownedGone
    case .unrecognizedSelector: self = .unrecognizedSelector
    case .uncaughtError: self = .uncaughtError
    case .exception: self = .exception
    case .unread: self = .notRun
    }
  }
}
