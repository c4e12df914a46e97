/// What is wrong with code, and which bytes of it.
struct CodeError: Error, Equatable, Sendable {
  var problem: CodeProblem
  var place: Range<Int>
  var suggestions: [String]

  init(_ problem: CodeProblem, at place: Range<Int>, _ suggestions: [String] = []) {
    self.problem = problem
    self.place = place
    self.suggestions = suggestions
  }
}

/// What can be wrong with Swift or Objective-C that is typed here.
public enum CodeProblem: Equatable, Sendable {
  // It cannot be read.
  case tooLong
  case tooDeep
  case controlCharacter(UInt32)
  case interpolation
  case unclosed(String)
  case unreadable(String)
  case wanted(String, found: String)

  // It names what is not there.
  case unknownName(String)
  case unknownClass(String)
  case unknownMember(String, className: String)
  case unknownFunction(String)

  // It is of another type.
  case wantedValue(CodeType)
  case notHere(String)

  /// A search that somebody wrote answers otherwise than UIView's own.
  case search(SearchDifference)

  // It is beyond what commands can say.
  case gap(CodeGap)
}

/// What a value can be.
public enum CodeType: String, CaseIterable, Sendable {
  case number, boolean, text, point, size, rect, insets, transform, object, view, controller,
    recognizer
  case selector, choice, `class`, action, menu, menuElements
}

/// What goes beyond the commands, each with what would do.
public enum CodeGap: String, CaseIterable, Sendable {
  case autoLayout, controlFlow, closure, storedProperty, storedValue, method, handlerBody,
    regionForm
  case hitTestForm, hangsOnSize, hangsOnHierarchy, initializer, subscriptOrRange, nextForm, boolForm
  case loneFunction, viewLater, endless, delegate
}
