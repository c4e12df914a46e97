import Engine
import Lab

/// What a question belongs to. It says which mistakes a wrong answer is put down to, and what the
/// second question after it may be about.
public enum Scope: Equatable, Sendable {
  case anything
  /// A drill's.
  case subject(Subject)
  /// That of a lesson with those before it.
  case taught(Taught)

  /// Those that a wrong answer is put down to, where one of them leads there; nil for any.
  var mistakes: Set<Mistake>? {
    switch self {
    case .anything: nil
    case .subject(let subject): Set(subject.mistakes)
    case .taught(let taught): taught.mistakes
    }
  }

  /// May its questions need nothing else?
  var isTaught: Bool {
    if case .taught = self { true } else { false }
  }

  var subject: Subject? {
    if case .subject(let subject) = self { subject } else { nil }
  }
}
