import Engine

extension RunErrorPhrase {
  var english: String {
    switch error {
    case .scene, .inCell, .unknownTopic: "That cannot be done."
    case .fingerDown(let finger):
      "Finger \(finger) is on the screen already: it can move, end or be cancelled."
    case .fingerNotDown(let finger):
      "Finger \(finger) is not on the screen. It begins with `touch \(finger) began x y`."
    case .fingerTwice(let finger): "One event tells of finger \(finger) once, not twice."
    case .notInWindow(let object):
      "\(name(object)) is in no window, so its points are nowhere on the screen."
    case .cannotConvert:
      "A transform on the way is flat (its determinant is 0), and a flat transform has no way back."
    case .differentWindows:
      "The two views are not in the same window, and views are converted within one."
    case .noPlace: "There is no view and no window to add to. Start with `add window W`."
    case .notAContainer(let object): "Nothing can be added to \(name(object)) this way."
    case .nothingToTakeAway: "There is no such thing to take away. Nothing has changed."
    case .queueIsEmpty: "The event queue is empty. `post tap 60 60` puts an event on it."
    case .noLayout: "These constraints cannot be solved, so that nothing can be said of the frame."
    case .momentsTooDeep(let limit):
      "Commands of one moment call for another, and so on, \(limit) deep: here it stops."
    case .momentsTooMany(let limit):
      "Moments have run \(limit) commands for this one line: here it stops."
    case .noEventYet: "Nothing has happened yet that could be explained. Try `tap 60 60`."
    case .eventCrashed(let line):
      "The app crashed\(line > 0 ? " in line \(line)" : ""), so nothing is left that could be explained. "
        + "`explain code` shows what ran."
    case .noProgram: "No code is here. Paste a view controller, and it runs."
    case .noCodeRan: "None of the app's code ran in the last event."
    case .noSuchController(let name, let known):
      known.isEmpty
        ? "There is no controller \(name): no class here is one."
        : "There is no controller \(name). There is \(English.list(known, "and"))."
    case .stepPastEnd(let back):
      back ? "This is the first decision." : "That was the last decision."
    case .noSuchStep(let number, let count):
      "There is no decision \(number): the last event has \(count)."
    case .noSuchCell(let number, let count):
      count == 0
        ? "There is no cell \(number): there are none yet."
        : "There is no cell \(number): the last is \(count)."
    case .cellForgotten(let number, let first):
      "Cell \(number) is no longer kept: the first that is is \(first)."
    case .cellNeedsCommand: "A cell holds one command."
    case .notebookOnly: "That word acts on cells and cannot stand in one."
    case .emptyNote: "A note has some text."
    case .noLessonsHere:
      "There is no tutor here. Lessons are for the prompt, scripts and documents."
    case .noFilesHere: "A document reads and writes no files. Files are for the prompt and scripts."
    case .noHistoryHere: "Only the prompt keeps a history. `cells` lists the commands that ran."
    case .refused(let refusal): refusal.message
    case .onlyInLine: "That command is about the session, and no moment of a controller runs it."
    case .tooManyCells(let limit): "A session holds \(limit) cells, and they are used up."
    case .nothingToUndo: "There is nothing to take back."
    case .nothingToRedo: "There is nothing to do again."
    case .stopped: "Stopped. Nothing has changed."
    case .unknownTerm(let term, _):
      "The glossary has no “\(term.printable)”. `glossary` lists its terms."
    case .unknownValue(let name, let values):
      "\(name) takes \(values.joined(separator: ", "))."
    }
  }
}
