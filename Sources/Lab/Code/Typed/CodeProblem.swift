import Program

/// What can be wrong with Swift or Objective-C that is typed.
public enum CodeProblem: Equatable, Sendable {
  // It cannot be read.
  case tooLong
  case tooDeep
  case controlCharacter(UInt32)
  case unclosed(String)
  case unreadable(String)
  case wanted(String, found: String)

  // It names what is not there.
  case unknownName(String)
  case unknownMember(String, className: String)
  /// A property is given a value of another type.
  case misfit(String)

  init(_ kind: ReadingProblem.Kind) {
    switch kind {
    case .wanted(let what, let found): self = .wanted(what, found: found)
    case .unclosed(let mark): self = .unclosed(mark)
    case .unreadableNumber(let text), .otherLanguage(let text): self = .unreadable(text)
    case .controlCharacter(let value): self = .controlCharacter(value)
    case .tooDeep: self = .tooDeep
    case .tooLong: self = .tooLong
    }
  }

  /// The name of the problem for programs.
  var code: String {
    switch self {
    case .tooLong: "code-too-long"
    case .tooDeep: "code-too-deep"
    case .controlCharacter: "control-character"
    case .unclosed: "code-unclosed"
    case .unreadable: "code-unreadable"
    case .wanted: "code-unexpected"
    case .unknownName: "unknown-name"
    case .unknownMember: "unknown-member"
    case .misfit: "wrong-type"
    }
  }
}
