import Lab

/// What a document holds of a cell: its answer follows from it.
enum CellContent: Equatable {
  case command(String)
  case note(String)

  init(_ cell: Cell) { self = cell.note.map { .note($0) } ?? .command(cell.text) }
}
