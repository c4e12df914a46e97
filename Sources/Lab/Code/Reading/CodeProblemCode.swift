extension CodeProblem {
  /// The name of the problem for programs.
  var code: String {
    switch self {
    case .tooLong: "code-too-long"
    case .tooDeep: "code-too-deep"
    case .controlCharacter: "control-character"
    case .interpolation: "code-interpolation"
    case .unclosed: "code-unclosed"
    case .unreadable: "code-unreadable"
    case .wanted: "code-unexpected"
    case .unknownName: "unknown-name"
    case .unknownClass: "unknown-class"
    case .unknownMember: "unknown-member"
    case .unknownFunction: "unknown-function"
    case .wantedValue(let type): "expected-" + type.rawValue
    case .notHere: "code-not-here"
    case .search: "search-differs"
    case .gap: "code-beyond-commands"
    }
  }
}
