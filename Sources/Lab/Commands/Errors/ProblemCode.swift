extension CommandError {
  /// The name of the problem for programs; it does not change with the language.
  public var code: String { problem.code }
}

extension Problem {
  public var code: String {
    switch self {
    case .lineTooLong: "line-too-long"
    case .controlCharacter: "control-character"
    case .unclosedQuote: "unclosed-quote"
    case .unclosedBracket: "unclosed-bracket"
    case .unknownCommand: "unknown-command"
    case .ambiguousCommand: "ambiguous-command"
    case .noStimulus: "no-stimulus"
    case .notAtMoment: "session-command"
    case .expected(let expected, let found):
      (found == nil ? "missing-" : "expected-") + (expected.first?.code ?? "word")
    case .tooManyWords(_, let expected):
      if case .value(let sort)? = expected.first {
        "expected-" + sort.code
      } else {
        "too-many-words"
      }
    case .outOfRange: "out-of-range"
    case .notWhole: "not-whole"
    case .notFinite: "not-finite"
    case .negativeSize: "negative-size"
    case .tooFewPoints: "too-few-points"
    case .unquotedText: "unquoted-text"
    case .unknownName: "unknown-name"
    case .wrongKind: "wrong-kind"
    case .invalidName: "invalid-name"
    case .reservedName: "reserved-name"
    case .nameTaken: "name-taken"
    case .abstractClass: "abstract-class"
    case .otherClass: "no-such-kind"
    case .unknownProperty: "unknown-property"
    case .propertyNotOfClass: "property-not-of-class"
    case .notAddedWith: "property-not-of-class"
    case .noUsualValue: "no-usual-value"
    case .unknownRule: "unknown-rule"
    case .unknownPoint: "unknown-point"
    case .eventsOfRecognizer: "events-of-recognizer"
    case .insideItself: "inside-itself"
    case .windowInsideView: "window-inside-view"
    case .windowHasRoot: "window-has-root"
    case .alreadyPresenting: "already-presenting"
    case .isChild: "is-child"
    case .notPresented: "not-presented"
    case .notInWindow: "not-in-window"
    case .placeIsNamed: "too-many-words"
    case .presentsItself: "presents-itself"
    case .isNoStack: "is-no-stack"
    case .nothingToPop: "nothing-to-pop"
    case .selectsNothing: "selects-nothing"
    case .isNoChild: "is-no-child"
    case .cannotBeRemoved: "cannot-be-removed"
    case .cannotBeMoved: "cannot-be-moved"
    case .viewHasController: "view-has-controller"
    case .nilTargetOfRecognizer: "nil-target-of-recognizer"
    case .ownDelegate: "own-delegate"
    case .requirementCircle: "requirement-circle"
    case .tooManyObjects: "too-many-objects"
    case .notSettable: "not-settable"
    case .indexOutOfRange: "index-out-of-range"
    case .unknownAttribute: "unknown-attribute"
    case .layout(let problem): problem.code
    case .code(let problem): problem.code
    case .running(let code, _): code
    }
  }
}

extension Expected {
  var code: String {
    switch self {
    case .word: "word"
    case .value(let sort): sort.code
    }
  }
}

extension Sort {
  var code: String {
    switch self {
    case .object, .objectOrNil: "object"
    case .newName: "name"
    case .number: "number"
    case .whole: "whole-number"
    case .point, .place: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .transform: "transform"
    case .transform3D: "transform-3d"
    case .duration: "duration"
    case .angle: "angle"
    case .boolean: "boolean"
    case .choice(let choice): choice.name
    case .selector: "selector"
    case .className: "class-name"
    case .keyStroke: "key"
    case .text: "text"
    case .property, .propertyOrObject: "property"
    case .anchor: "anchor"
    case .equals: "equals-sign"
    case .propertyValue: "value"
    case .topic: "topic"
    case .file: "file"
    case .lesson: "lesson"
    case .questionTopic: "topic"
    case .rule: "rule"
    case .command: "command"
    case .rulebookPoint: "rulebook-point"
    }
  }
}
