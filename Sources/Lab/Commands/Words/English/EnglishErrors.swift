import Engine

enum English {
  private static func havers(_ owners: [PropertyOwner]) -> String {
    if owners.isEmpty { return "" }
    if owners == [.application] { return " The application has it." }
    return " \(list(owners.map(words), "and").capitalized) have it."
  }

  static func message(for error: CommandError) -> String {
    let problem = sentence(error.problem)
    if case .ambiguousCommand = error.problem {
      return problem + " " + list(error.suggestions, "or") + "."
    }
    guard !error.suggestions.isEmpty else { return problem }
    return problem + " Did you mean " + list(error.suggestions.map { $0.typable }, "or") + "?"
  }

  private static func sentence(_ problem: Problem) -> String {
    switch problem {
    case .lineTooLong(let limit): "A line holds \(limit) characters at most."
    case .controlCharacter(let value):
      "The line holds a control character, \(Digits.codePoint(value)). Take it out."
    case .unclosedQuote: "The quotation mark that opens here is never closed."
    case .unclosedBracket(let bracket): "The bracket \(bracket) that opens here is never closed."

    case .unknownCommand(let word): "There is no command \(quoted(word))."
    case .ambiguousCommand(let word): "\(quoted(word)) could be"
    case .noStimulus(let command):
      "\(command) is nothing that the user or the system does, so it cannot be queued."
    case .notAtMoment(let command):
      "\(command) is about the session, and no moment of a controller runs it."

    case .expected(let expected, let found?):
      "\(quoted(found)) does not fit here. Wanted: \(phrases(expected))." + halfWidth(found)
    case .expected(let expected, nil):
      "The command ends too early. Wanted: \(phrases(expected))."
    case .tooManyWords(let found, let expected):
      expected.isEmpty
        ? "\(quoted(found)) is one word too many: the command ends before it."
        : "\(quoted(found)) does not fit here. Possible: \(phrases(expected)), or the end."
    case .outOfRange(let found, let low, let high):
      (found.isEmpty ? "The number" : found.printable)
        + " is out of range: \(Digits.grouped(low)) to \(Digits.grouped(high))."
    case .notWhole(let found): "\(found.printable) is no whole number."
    case .notFinite(let found):
      found.isEmpty
        ? "The number is infinite, or none at all."
        : "\(found.printable) is no number that a point or a size could have."
    case .negativeSize(let found):
      "A width or height below zero\(found.isEmpty ? "" : ", \(found.printable),") is refused."
    case .tooFewPoints(let count):
      "A polygon has three corners at least; here \(count == 1 ? "is" : "are") \(count)."
    case .unquotedText: "Text of several words goes in quotation marks."

    case .unknownName(let name): "There is no object \(quoted(name))." + halfWidth(name)
    case .wrongKind(let name, let className, let wanted):
      "\(name) is \(indefinite(className)). Wanted: \(phrase(wanted))."
        + (wanted == .responder ? " Recognizers and layers are no responders." : "")
    case .invalidName(let name):
      "\(quoted(name)) is no name. A name is letters, digits, _ and -, a letter or _ first."
    case .reservedName(let name): "\(name) means no object, so none can be called that."
    case .nameTaken(let name, let className):
      "There is \(indefinite(className)) called \(name) already. Names are unique."
    case .otherClass(let name, let kind):
      "\(name) is no kind of its own here. A \(kind) of that class stands for it: "
        + "add \(kind) NAME class=\(name)."
    case .abstractClass(let name): "\(name) is abstract. Add one of its subclasses."

    case .unknownProperty(let name): "There is no property \(quoted(name))."
    case .propertyNotOfClass(let property, let className, let owners):
      "\(indefinite(className).capitalized) has no property \(property)."
        + havers(owners)
    case .notAddedWith(let property, let className):
      "\(indefinite(className).capitalized) takes no \(property)=."
    case .noUsualValue(let property, let name):
      "\(name)'s class gives \(property) no value to go back to."
    case .unknownRule(let rule): "There is no rule \(quoted(rule))."
    case .unknownPoint(let name): "There is no rulebook, and no point of one, \(quoted(name))."
    case .eventsOfRecognizer(let name):
      "\(name) is a recognizer, and has no control events. Leave for … out."

    case .insideItself(let name):
      "\(name) cannot go inside itself, or inside one of its own subviews."
    case .windowInsideView: "A window stands alone: it goes inside no view."
    case .windowHasRoot(let window, let root): "\(window) has a root controller already: \(root)."
    case .alreadyPresenting(let controller, let presented):
      "\(controller) presents \(presented) already."
    case .isChild(let child, let parent):
      "\(child) is a child of \(parent), so it can be neither presented nor pushed. One that is made "
        + "with “in nil” is nobody's child: add controller M in nil."
    case .notPresented(let name):
      "\(name) presents nothing and is not presented, so there is nothing to dismiss."
    case .notInWindow(let name): "\(name) is in no window."
    case .isNoStack(let name):
      "\(name) is no navigation controller: it has no stack to push on or pop from."
    case .nothingToPop(let name): "\(name) has its root alone, and the root stays."
    case .selectsNothing(let name): "\(name) is no tab or page controller: it selects nothing."
    case .isNoChild(let child, let parent): "\(child) is no child of \(parent)."
    case .placeIsNamed: "The point is that of the view named before: leave in … out."
    case .presentsItself(let name): "\(name) cannot present itself."
    case .cannotBeRemoved(let name): "\(name) cannot be removed."
    case .cannotBeMoved(let name): "\(name) cannot be moved."
    case .viewHasController(let view, let controller):
      "\(view) is the view of \(controller) already."
    case .nilTargetOfRecognizer(let name):
      "\(name) is a recognizer: its target must be an object. Only a control searches for one."
    case .ownDelegate(let name, let view):
      "\(view) is the delegate of \(name): UIKit raises an exception where another is set. Override"
        + " gesture-recognizer-should-begin of \(view)."
    case .requirementCircle(let a, let b) where a == b:
      "A recognizer cannot wait for itself to fail."
    case .requirementCircle(let a, let b):
      "\(b) waits for \(a) to fail already. The two would wait for each other for ever."
    case .tooManyObjects(let limit): "A scene holds \(limit) objects at most."
    case .notSettable: "That cannot be set here."
    case .indexOutOfRange(let count):
      count == 0
        ? "It would be the only one there: index 0 fits."
        : "There are \(count) there already: an index from 0 to \(count) fits."

    case .unknownAttribute(let name): "No view has an attribute \(quoted(name))."
    case .layout(let problem): English.sentence(problem)

    case .code(let problem): English.sentence(problem)
    case .running(_, let message): message
    }
  }
}
