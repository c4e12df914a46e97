import Engine
import Lab

/// A truth put to a scene: its commands are read once, by the scene's own rules, and can be run under
/// any.
public struct Experiment: Equatable, Sendable {
  public let truth: Truth
  let start: State
  let commands: [ParsedCommand]
  /// What it comes to by the scene's own rules.
  public let reading: OutcomeReading

  public init(_ truth: Truth, on start: State) throws(TruthError) {
    self.truth = truth
    self.start = start
    var state = start
    let answer: Execution
    do throws(CommandError) {
      answer = try state.answer(truth.commands)
    } catch {
      throw .fails(truth.commands, error)
    }
    commands = answer.commands
    reading = try truth.reading(answer.outcome, in: state.scene)
  }

  /// What it comes to for somebody who holds these rules for true; by the scene's own where none are
  /// given.
  public func reading(under rules: Rulebook?) throws(TruthError) -> OutcomeReading {
    guard let rules else { return reading }
    var state = start
    state.rules = rules
    let answer: Execution
    do throws(CommandError) {
      answer = try state.answer(commands)
    } catch {
      throw .fails(truth.commands, error)
    }
    return try truth.reading(answer.outcome, in: state.scene)
  }
}

extension Truth {
  fileprivate func reading(_ outcome: Outcome, in scene: Scene) throws(TruthError) -> OutcomeReading
  {
    guard let reading = path.read(outcome, in: scene) else { throw .noField(field, of: commands) }
    return reading
  }
}

extension OutcomeReading {
  /// As a choice names it.
  public var answerText: String {
    switch part {
    case .value(.object(nil)): Choice.nobody
    case .value(.bool(let value)): value ? "yes" : "no"
    case .list:
      elements.isEmpty
        ? Choice.nobody : elements.map { $0.answerText }.joined(separator: " > ")
    case .value, .word, .finger, .delivery, .recognizer, .action, .outcome: text ?? encoded
    }
  }

  /// The answers that it holds.
  var answers: [String] { elements.map { $0.answerText } }
}
