/// Acts on the cells, and is none.
public enum NotebookCommand: Equatable, Sendable {
  case cells
  /// Without a command, it is asked what the cell holds.
  case edit(Int, String?)
  case delete(Int)
  case undo
  case redo
  case quit
}
