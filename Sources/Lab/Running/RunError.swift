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
  case momentsTooDeep(limit: Int)
  case noEventYet
  case stepPastEnd(back: Bool)
  case noSuchCell(Int, count: Int)
  case cellNeedsCommand
  case notebookOnly
  case nothingToUndo
  case nothingToRedo
  case unknownTerm(String)
  case unknownLanguage(String)
}
