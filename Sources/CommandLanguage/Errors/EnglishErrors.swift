import Engine

public enum EnglishErrors: ErrorWording {
  public static func message(for error: CommandError) -> String {
    let problem = problem(error.problem)
    if case .ambiguousCommand = error.problem {
      return problem + " " + list(error.suggestions, "or") + "."
    }
    guard !error.suggestions.isEmpty else { return problem }
    return problem + " Did you mean " + list(error.suggestions.map { $0.printable }, "or") + "?"
  }

  private static func problem(_ problem: Problem) -> String {
    switch problem {
    case .lineTooLong, .controlCharacter, .unclosedQuote, .unclosedBracket, .unknownCommand,
      .ambiguousCommand, .noStimulus:
      line(problem)
    case .expected, .tooManyWords, .outOfRange, .notWhole, .notFinite, .negativeSize,
      .tooFewPoints, .unquotedText:
      words(problem)
    case .unknownName, .wrongKind, .invalidName, .reservedName, .nameTaken, .abstractClass,
      .unknownProperty, .propertyNotOfClass, .notAddedWith, .noUsualValue, .unknownRule,
      .unknownPoint, .eventsOfRecognizer:
      names(problem)
    default: scene(problem)
    }
  }

  private static func line(_ problem: Problem) -> String {
    switch problem {
    case .lineTooLong(let limit): "A line holds \(limit) characters at most."
    case .controlCharacter(let value):
      "The line holds a control character, U+\(hexadecimal(value)). Take it out."
    case .unclosedQuote: "The quotation mark that opens here is never closed."
    case .unclosedBracket(let bracket): "The bracket \(bracket) that opens here is never closed."
    case .unknownCommand(let word): "There is no command \(quoted(word))."
    case .ambiguousCommand(let word): "\(quoted(word)) could be"
    case .noStimulus(let command):
      "\(command) is nothing that the user or the system does, so it cannot be queued."
    default: ""
    }
  }

  private static func words(_ problem: Problem) -> String {
    switch problem {
    case .expected(let expected, let found?):
      return "\(quoted(found)) does not fit here. Wanted: \(phrases(expected))."
    case .expected(let expected, nil):
      return "The command ends too early. Wanted: \(phrases(expected))."
    case .tooManyWords(let found, let expected):
      guard !expected.isEmpty else { return "The command ends before \(quoted(found))." }
      return "\(quoted(found)) does not fit here. Possible: \(phrases(expected)), or the end."
    case .outOfRange(let found, let low, let high):
      let range = "\(number(low)) to \(number(high))"
      guard !found.isEmpty else { return "The number is out of range: \(range)." }
      return "\(found.printable) is out of range: \(range)."
    case .notWhole(let found): return "\(found.printable) is no whole number."
    case .notFinite(let found):
      guard !found.isEmpty else { return "The number is infinite, or none at all." }
      return "\(found.printable) is no number that a point or a size could have."
    case .negativeSize(let found):
      guard !found.isEmpty else { return "A width or height below zero is refused." }
      return "A width or height below zero, \(found.printable), is refused."
    case .tooFewPoints(let count):
      return "A polygon has three corners at least; here \(count == 1 ? "is" : "are") \(count)."
    case .unquotedText: return "Text of several words goes in quotation marks."
    default: return ""
    }
  }

  private static func names(_ problem: Problem) -> String {
    switch problem {
    case .unknownName(let name): return "There is no object \(quoted(name))."
    case .wrongKind(let name, let className, let wanted):
      var text = "\(name) is a \(className). Wanted: \(phrase(wanted))."
      if wanted == .responder { text += " Recognizers and layers are no responders." }
      return text
    case .invalidName(let name):
      return "\(quoted(name)) is no name. A name is letters, digits, _ and -, a letter first."
    case .reservedName(let name): return "\(name) means no object, so none can be called that."
    case .nameTaken(let name, let className):
      return "There is a \(className) called \(name) already. Names are unique."
    case .abstractClass(let name): return "\(name) is abstract. Add one of its subclasses."
    case .unknownProperty(let name): return "There is no property \(quoted(name))."
    case .propertyNotOfClass(let property, let className, let owners):
      let who = owners.isEmpty ? "" : " \(capitalized(list(owners, "and"))) have it."
      return "A \(className) has no property \(property).\(who)"
    case .notAddedWith(let property, let className):
      return "A \(className) takes no \(property)=."
    case .noUsualValue(let property, let name):
      return "\(name)'s class gives \(property) no value to go back to."
    case .unknownRule(let rule): return "There is no rule \(quoted(rule))."
    case .unknownPoint(let name):
      return "There is no rulebook, and no point of one, \(quoted(name))."
    case .eventsOfRecognizer(let name):
      return "\(name) is a recognizer, and has no control events. Leave for … out."
    default: return ""
    }
  }

  private static func scene(_ problem: Problem) -> String {
    switch problem {
    case .insideItself(let name):
      "\(name) cannot go inside itself, or inside one of its own subviews."
    case .windowInsideView: "A window stands alone: it goes inside no view."
    case .windowHasRoot(let window, let root):
      "\(window) has a root controller already: \(root)."
    case .alreadyPresenting(let controller, let presented):
      "\(controller) presents \(presented) already."
    case .isChild(let child, let parent):
      "\(child) is a child of \(parent), so it cannot be presented."
    case .notPresented(let name): "\(name) is not presented, so there is nothing to dismiss."
    case .notInWindow(let name): "\(name) is in no window."
    case .presentsItself(let name): "\(name) cannot present itself."
    case .cannotBeRemoved(let name): "\(name) cannot be removed."
    case .cannotBeMoved(let name): "\(name) cannot be moved."
    case .viewHasController(let view, let controller):
      "\(view) is the view of \(controller) already."
    case .nilTargetOfRecognizer(let name):
      "\(name) is a recognizer: its target must be an object. Only a control searches for one."
    case .requirementCircle(let a, let b):
      "\(b) waits for \(a) to fail already. The two would wait for each other for ever."
    case .tooManyObjects(let limit): "A scene holds \(limit) objects at most."
    case .notSettable: "That cannot be set here."
    case .indexOutOfRange(let count):
      count == 0
        ? "It would be the only one there: index 0 fits."
        : "There are \(count) there already: an index from 0 to \(count) fits."
    case .running(_, let message): message
    default: ""
    }
  }
}
