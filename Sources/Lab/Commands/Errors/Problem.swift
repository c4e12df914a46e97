/// What can be wrong with a command.
public enum Problem: Equatable, Sendable {
  // The line
  case lineTooLong(limit: Int)
  case controlCharacter(UInt32)
  case unclosedQuote
  case unclosedBracket(String)

  // The command
  case unknownCommand(String)
  case ambiguousCommand(String)
  case noStimulus(command: String)
  case notAtMoment(command: String)

  // Its words
  /// `found` is nil where the command ends.
  case expected([Expected], found: String?)
  case tooManyWords(String, expected: [Expected])
  case outOfRange(String, low: Double, high: Double)
  case notWhole(String)
  case notFinite(String)
  case negativeSize(String)
  case tooFewPoints(Int)
  case unquotedText(String)

  // Objects
  case unknownName(String)
  case wrongKind(name: String, className: String, wanted: ObjectSort)
  case invalidName(String)
  case reservedName(String)
  case nameTaken(String, className: String)
  case abstractClass(String)
  /// It is no kind of view here, and one of this kind stands for it.
  case otherClass(String, kind: String)

  // Properties and other words of the scene
  case unknownProperty(String)
  case propertyNotOfClass(String, className: String, owners: [PropertyOwner])
  case notAddedWith(property: String, className: String)
  case noUsualValue(property: String, name: String)
  case unknownRule(String)
  case unknownPoint(String)
  case eventsOfRecognizer(String)

  // The scene's own refusals
  case insideItself(String)
  case windowInsideView
  case windowHasRoot(window: String, root: String)
  case alreadyPresenting(String, presented: String)
  case isChild(String, of: String)
  case notPresented(String)
  case notInWindow(String)
  /// A view's name stands for a point of the screen, and `in` follows.
  case placeIsNamed
  case presentsItself(String)
  case isNoStack(String)
  case nothingToPop(String)
  case selectsNothing(String)
  case isNoChild(String, of: String)
  case cannotBeRemoved(String)
  case cannotBeMoved(String)
  case viewHasController(view: String, controller: String)
  case nilTargetOfRecognizer(String)
  case ownDelegate(String, view: String)
  case requirementCircle(String, String)
  case tooManyObjects(limit: Int)
  case notSettable
  case indexOutOfRange(count: Int)

  // Constraints
  case unknownAttribute(String)
  case layout(LayoutProblem)

  /// Of Swift or Objective-C.
  case code(CodeProblem)

  /// What a floor above found while it ran the command, in its own words.
  case running(code: String, message: String)

  /// Of a line that nobody has read to its end.
  public static var tooLong: Problem { .lineTooLong(limit: Lexer.limit) }
}
