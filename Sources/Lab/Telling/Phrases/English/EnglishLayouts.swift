import Engine

extension EnglishPhrasebook {
  static func layout(_ decision: LayoutDecision, _ names: Names) -> String {
    switch decision {
    case .placed(let view, _, let to):
      "Constraints place \(names[view]) at \(Numbers.text(to))."
    case .content(let view, let size):
      "What is in \(names[view]) makes its content \(Numbers.text(size.width)) × "
        + "\(Numbers.text(size.height))."
    case .found(.conflict(let broken, let others)):
      "Unable to satisfy all constraints at once: \(list(others.map { reason($0, names) })) "
        + "cannot hold together with \(reason(broken, names)), which was activated last and is broken. "
        + "Which one UIKit breaks is not documented."
    case .found(.ambiguous(let view, let numbers)):
      "The layout of \(names[view]) is ambiguous: its \(list(numbers.map { $0.word })) could be "
        + "\(numbers.count > 1 ? "others" : "another") just as well."
    case .found(.noSize(let view, let numbers)):
      "\(names[view]) has \(list(numbers.map { "no " + $0.word })), so that it gets no touch, and neither "
        + "does what is in it."
    case .found(.unsolved(let failure)): unsolved(failure)
    }
  }

  private static func unsolved(_ failure: LayoutFailure) -> String {
    switch failure {
    case .tooLarge(let limit):
      "The layout stays as it was: there is more of it than is worked on at once "
        + "(\(Digits.grouped(Double(limit))))."
    case .tooManyConflicts(let limit):
      "The layout stays as it was: more than \(limit) constraints are in conflict."
    case .lostPrecision:
      "The layout stays as it was: its multipliers are too unlike for its numbers to be exact."
    case .restless:
      "The layout does not come to rest: frames and safe areas go on changing each other."
    }
  }

  /// As UIKit's log lists it.
  private static func reason(_ reason: LayoutReason, _ names: Names) -> String {
    switch reason {
    case .constraint(let id):
      names.scene[id].map { one in
        "`\(names.scene.text(of: one))`" + (one.origin.map { " (line \($0.line))" } ?? "")
      } ?? "a constraint that is gone"
    case .stack(let one):
      "`\(names.scene.text(of: one))` (\(one.role.rawValue) of \(names[one.stack]))"
    case .frame(let view, let number):
      "the \(number.word) of \(names[view])'s frame (NSAutoresizingMaskLayoutConstraint)"
    case .top(let view, let number): "the \(number.word) of \(names[view])"
    case .hugging(let view, _): "the hugging of \(names[view])"
    case .resistance(let view, _): "the compression resistance of \(names[view])"
    case .content(let view, _): "where the content of \(names[view]) begins"
    case .notNegative(.view(let view), let number):
      "that the \(number.word) of \(names[view]) is not below 0"
    case .notNegative(_, let number): "that a \(number.word) is not below 0"
    case .nothing(_, let number): "a \(number.word) of which nothing is said"
    }
  }
}
