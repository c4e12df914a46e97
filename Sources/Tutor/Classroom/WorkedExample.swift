import Engine
import Lab

/// A question's scene with its picture, and what is decided step by step: for whom two questions were
/// too many.
struct WorkedExample {
  private let question: Question
  private let screen: State?
  /// More would be a lecture.
  private static let steps = 10

  /// `screen`: what its picture is to fit.
  init(_ question: Question, on screen: State?) {
    self.question = question
    self.screen = screen
  }

  /// Nothing of what has no commands to run.
  func text(_ language: Language) -> [String] {
    guard let commands = question.experiment?.commands else { return [] }
    var state = question.start
    var decisions: [Decision] = []
    for command in commands {
      guard let answer = try? state.answer([command], traced: true) else { return [] }
      decisions += answer.decisions
    }
    let narrator = Narrator(language, scene: state.scene, rules: state.rules)
    let steps = narrator.brief(decisions).map { $0.text }
    guard !steps.isEmpty else { return [] }
    if let screen { state.take(screenOf: screen) }
    var session = Session(state: state)
    let picture = session.run("draw").last?.text ?? []
    return ["", TutorPhrase.workedExample.text(in: language)] + picture
      + steps.prefix(Self.steps).enumerated().map { "  \($0.offset + 1). \($0.element)" }
  }
}
