/// About Swift and Objective-C that is typed.
extension English {
  static func sentence(_ problem: CodeProblem) -> String {
    switch problem {
    case .tooLong: "Code of more than four megabytes is not read."
    case .tooDeep: "This nests too deeply to be read."
    case .controlCharacter(let value):
      "The code holds a control character, \(Digits.codePoint(value)). Take it out."
    case .unclosed(let mark): "The \(mark) that opens here is never closed."
    case .unreadable(let text): "\(quoted(text)) does not fit here."
    case .wanted(let what, let found):
      found.isEmpty
        ? "The code ends too early. Wanted: \(wanted(what))."
        : "\(quoted(found)) does not fit here. Wanted: \(wanted(what))."
    case .unknownName(let name): "There is no object \(quoted(name))."
    case .unknownMember(let member, let className):
      "\(className) has no \(quoted(member)) that is known here."
    case .misfit(let member): "\(quoted(member)) cannot be set to this: it is of another type."
    }
  }

  private static func wanted(_ what: String) -> String {
    switch what {
    case "name", "value", "type", "pattern", "declaration", "statement", "label": "a " + what
    case "end of statement": "the end of the statement"
    default: what
    }
  }
}
