import Engine
import Testing

/// One claim shown at work: the commands, and what must come of them.
struct Demonstration: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let claim: String
  let steps: [Step]

  init(_ rule: Rule, _ claim: String, @Steps _ steps: () -> [Step]) {
    self.rule = rule
    self.claim = claim
    self.steps = steps()
  }

  var testDescription: String { "\(rule.rawValue): \(claim)" }

  func perform() {
    var stage = Stage()
    for step in steps { step.perform(&stage) }
    #expect(stage.expectations > 0, "\(rule.rawValue) shows nothing")
  }

  /// Does it fail on an engine that is broken in this way?
  func notices(_ mistake: Mistake) -> Bool {
    var stage = Stage(making: mistake)
    for step in steps where stage.failures == 0 { step.perform(&stage) }
    return stage.failures > 0
  }
}

/// One line of a demonstration.
struct Step: Sendable {
  let perform: @Sendable (inout Stage) -> Void

  init(_ perform: @escaping @Sendable (inout Stage) -> Void) { self.perform = perform }
}

/// Puts steps one after the other, those of a table's rows too.
@resultBuilder
enum Steps {
  static func buildExpression(_ step: Step) -> [Step] { [step] }
  static func buildExpression(_ steps: [Step]) -> [Step] { steps }
  static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap { $0 } }
  static func buildArray(_ steps: [[Step]]) -> [Step] { steps.flatMap { $0 } }
}
