import Program

extension ProgramEnd {
  /// The system's own words, where it has some.
  var english: String {
    switch self {
    case .crash(let crash): crash.words.hasSuffix(".") ? crash.words : crash.words + "."
    case .tooManySteps: "it has not come to an end after 100,000 steps, and is stopped."
    case .tooDeep: "its calls are nested more than 200 deep."
    case .tooMuchMemory: "it holds more values than there is room for."
    }
  }

  var chinese: String {
    switch self {
    case .crash(let crash): crash.words + "。"
    case .tooManySteps: "走了 100,000 步还没结束，到此为止。"
    case .tooDeep: "调用嵌套超过 200 层。"
    case .tooMuchMemory: "占用的内存太多。"
    }
  }
}

extension Crash {
  /// As the debugger's console has it, which speaks one language.
  fileprivate var words: String {
    switch self {
    case .unwrappedNil: "Unexpectedly found nil while unwrapping an Optional value"
    case .implicitlyUnwrappedNil:
      "Unexpectedly found nil while implicitly unwrapping an Optional value"
    case .indexOutOfRange: "Index out of range"
    case .negativeIndex: "Negative Array index is out of range"
    case .overflow: "arithmetic overflow"
    case .divisionByZero: "Division by zero"
    case .noSuchKey: "no value for the key"
    case .emptyCollection: "Can't remove from an empty collection"
    case .badRange: "Range requires lowerBound <= upperBound"
    case .badCast(let from, let to): "Could not cast value of type '\(from)' to '\(to)'"
    case .unownedGone:
      "Attempted to read an unowned reference but the object was already deallocated"
    case .notInitialized(let name): "\(name) was used before it was initialized"
    case .unrecognizedSelector(let selector, let type):
      "-[\(type) \(selector)]: unrecognized selector sent to instance"
    case .fatalError(let text): text.isEmpty ? "fatalError" : text
    case .preconditionFailed(let text): text.isEmpty ? "Precondition failed" : text
    case .assertionFailed(let text): text.isEmpty ? "Assertion failed" : text
    case .uncaughtError(let text): "Error raised at top level" + (text.isEmpty ? "" : ": " + text)
    case .duplicateKey(let key): "Dictionary literal contains duplicate keys: \(key)"
    case .badNumber(let text): text
    case .exception(let name, let reason): "\(name): \(reason)"
    case .unread(let text): "this could not be read: \(text)"
    }
  }
}
