import Engine

extension CommandError {
  /// What went wrong while a command ran, as an error of its line.
  init(_ error: RunError, in text: CommandText, scene: Scene, language: Language) {
    switch error {
    case .scene(let refusal): self.init(refusal, in: text, scene: scene)
    case .inCell(let inner): self = inner
    case .unknownTopic(let topic, let inner):
      self.init(inner.problem, in: text, naming: topic)
      suggestions = inner.suggestions
    default:
      let phrase = RunErrorPhrase(error: error, scene: scene)
      let problem = Problem.running(code: error.code, message: phrase.text(in: language))
      if error == .nothingToTakeAway {
        self.init(problem, aboutFirstArgumentOf: text)
      } else {
        self.init(
          problem, in: text, about: error.word(in: scene), suggestions: error.suggestions)
      }
    }
  }
}

extension RunError {
  var code: String {
    switch self {
    case .scene, .inCell, .unknownTopic: "refused"
    case .fingerDown: "finger-down"
    case .fingerNotDown: "finger-not-down"
    case .fingerTwice: "finger-twice"
    case .notInWindow: "not-in-window"
    case .cannotConvert: "cannot-convert"
    case .differentWindows: "different-windows"
    case .noPlace: "no-place"
    case .notAContainer: "not-a-container"
    case .nothingToTakeAway: "nothing-to-take-away"
    case .queueIsEmpty: "queue-empty"
    case .noLayout: "no-layout"
    case .momentsTooDeep: "moments-too-deep"
    case .momentsTooMany: "moments-too-many"
    case .noEventYet: "no-event-yet"
    case .eventCrashed: "event-crashed"
    case .noProgram: "no-program"
    case .noCodeRan: "no-code-ran"
    case .noSuchController: "unknown-class"
    case .stepPastEnd: "no-further-step"
    case .noSuchStep: "no-such-step"
    case .noSuchCell: "no-such-cell"
    case .cellForgotten: "cell-not-kept"
    case .cellNeedsCommand: "cell-needs-command"
    case .notebookOnly: "notebook-command"
    case .emptyNote: "empty-note"
    case .noFilesHere: "no-files-here"
    case .noHistoryHere: "no-history-here"
    case .noLessonsHere: "no-lessons-here"
    case .refused(let refusal): refusal.code
    case .onlyInLine: "session-command"
    case .tooManyCells: "too-many-cells"
    case .nothingToUndo: "nothing-to-undo"
    case .nothingToRedo: "nothing-to-redo"
    case .stopped: "stopped"
    case .unknownTerm: "unknown-term"
    case .unknownValue: "bad-value"
    }
  }

  /// The word of the command that it is about, so that the caret can stand under it.
  func word(in scene: Scene) -> String? {
    switch self {
    case .notInWindow(let object), .notAContainer(let object): scene.name(of: object)
    case .fingerDown(let number), .fingerNotDown(let number), .fingerTwice(let number),
      .noSuchStep(let number, _), .noSuchCell(let number, _), .cellForgotten(let number, _):
      String(number)
    case .unknownTerm(let word, _): word
    case .refused(let refusal): refusal.word
    default: nil
    }
  }

  /// What would be right in its place.
  var suggestions: [String] {
    switch self {
    case .unknownTerm(_, let near): near
    case .refused(let refusal): refusal.suggestions
    default: []
    }
  }
}
