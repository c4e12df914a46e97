import Engine

/// Why a command that was understood could not be run. Nothing has changed when one is thrown.
public enum RunError: Error, Equatable, Sendable {
  case scene(SceneError)
  case fingerDown(Int)
  case fingerNotDown(Int)
  case fingerTwice(Int)
  case notInWindow(Object)
  case cannotConvert
  case differentWindows
  case noPlace
  case notAContainer(Object)
  case nothingToTakeAway
  case queueIsEmpty
  /// No layout could be made.
  case noLayout
  case momentsTooDeep(limit: Int)
  case momentsTooMany(limit: Int)
  case noEventYet
  case eventCrashed(line: Int)
  /// No app's code is here.
  case noProgram
  case noCodeRan
  case noSuchController(String, known: [String])
  case stepPastEnd(back: Bool)
  case noSuchStep(Int, count: Int)
  case noSuchCell(Int, count: Int)
  /// A script keeps its newest cells alone.
  case cellForgotten(Int, first: Int)
  case cellNeedsCommand
  /// The new command of a cell is wrong.
  case inCell(CommandError)
  case notebookOnly
  case emptyNote
  /// A document, or a lesson, may not touch files.
  case noFilesHere
  case noHistoryHere
  /// Nobody here has lessons.
  case noLessonsHere
  case refused(Refusal)
  /// A command about the session, kept for a moment.
  case onlyInLine
  case nothingToUndo
  case nothingToRedo
  case tooManyCells(limit: Int)
  /// Whoever watches has ended it.
  case stopped
  /// With the terms that are near.
  case unknownTerm(String, near: [String])
  /// There is no help on it; the error says what is near.
  case unknownTopic(String, CommandError)
  /// Of a point of the rulebook: the values that it takes.
  case unknownValue(String, [String])
}
