import Engine
import Program

/// What is to be said of a run besides what it did.
public enum CodeRemark: Equatable, Sendable {
  /// It matters, and is not simulated.
  case notSimulated(member: String, reason: String)
  case unknown(String)
  /// A property was given what it cannot take.
  case misfit(String)
  /// A branch hung on it, and this was taken.
  case supposed(String, Taken)
  /// An outlet that no storyboard connects.
  case standIn(outlet: String, className: String)
  case refused(SceneError)
  case assumed(AssumedClass)
  /// A method of another file's, taken for what such a method usually does.
  case usual(String)
  /// `self`, where there is no object yet.
  case earlySelf
  /// What was put off puts off more, or repeats for longer than anybody waits: it was left alone at this time.
  case endless(seconds: Double)
  case unread(FileProblem.Kind)

  public enum Taken: Equatable, Sendable {
    case no, nothing, zero

    init(_ value: ProgramValue) {
      switch value.content {
      case .bool: self = .no
      case .null, .absent, .nothing: self = .nothing
      default: self = .zero
      }
    }
  }
}

/// Each once, with the place where it was first.
public struct CodeRemarks: Sendable {
  public private(set) var all: [(kind: CodeRemark, place: Place)] = []

  /// The scene is what it was before: what was refused may be about objects that are no more.
  mutating func forgetRefusals() {
    all.removeAll { if case .refused = $0.kind { true } else { false } }
  }

  mutating func add(_ kind: CodeRemark, at place: Place) {
    if !all.contains(where: { $0.kind == kind }) { all.append((kind, place)) }
  }
}
