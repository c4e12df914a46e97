import Engine
import Lab

/// Where an answer comes from: commands to run, and what to read from the last one's outcome. The
/// engine is the key, so that no key is ever typed.
public struct Truth: Equatable, Sendable {
  public var commands: String
  public var path: OutcomePath
  /// As it was written.
  public var field: String

  /// `hit-test 140 140 -> hitView`.
  public init?(_ text: String) {
    guard let arrow = text.range(of: " -> ") else { return nil }
    let (commands, field) = (text[..<arrow.lowerBound].trimmed, text[arrow.upperBound...].trimmed)
    guard !commands.isEmpty, let path = OutcomePath(field) else { return nil }
    self.commands = commands
    self.path = path
    self.field = field
  }
}

public enum TruthError: Error, Equatable, Sendable {
  case fails(String, CommandError)
  case noField(String, of: String)
}

/// What can be shown by running it: `hit-test 60 60 -> hitView = B`.
public struct Proof: Equatable, Sendable {
  public var truth: Truth
  public var isEqual: Bool
  public var value: String

  public init?(_ text: String) {
    for (mark, isEqual) in [(" != ", false), (" = ", true)] {
      guard let found = text.lastRange(of: mark),
        let truth = Truth(String(text[..<found.lowerBound]))
      else { continue }
      self.init(
        truth: truth, isEqual: isEqual, value: text[found.upperBound...].trimmed)
      return
    }
    return nil
  }

  init(truth: Truth, isEqual: Bool, value: String) {
    self.truth = truth
    self.isEqual = isEqual
    self.value = value
  }

  public var text: String {
    "\(truth.commands) -> \(truth.field) \(isEqual ? "=" : "!=") \(value)"
  }

  public func holds(on state: State) throws(TruthError) -> Bool {
    holds(try Experiment(truth, on: state).reading)
  }

  /// Is it shown by this outcome?
  func holds(_ reading: OutcomeReading) -> Bool {
    (AnswerKey(reading.answerText) == AnswerKey(value)) == isEqual
  }
}

/// A statement, and what shows whether it holds.
public struct Claim: Equatable, Sendable {
  public var text: String
  public var proofs: [Proof]

  public init(text: String, proofs: [Proof]) {
    self.text = text
    self.proofs = proofs
  }
}
