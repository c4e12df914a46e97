import Engine

/// Cells to draw on. Every cell knows who painted it last, so that labels find room of their own.
struct Canvas {
  struct Cell {
    /// Nil is the second half of a wide character.
    var glyph: Character? = " "
    var style = Style.plain
    /// The number of the painter.
    var owner = -1
    var room = Room.none
    /// Of the outline that is here, or lies behind what is here.
    var part: Glyphs.Part?
  }

  /// What may be written on a cell.
  enum Room {
    case none
    /// A label, with a space on either side.
    case edge
    case inside
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < columns && row < rows
  }

  /// Writes a label; the caller has found room for all of it.
  mutating func write(_ label: StyledText, at start: Int, _ row: Int) {
    var column = start
    for span in label.spans {
      for character in span.text {
        let width = Layout.width(of: String(character))
        guard width > 0, contains(column + width - 1, row) else { continue }
        for offset in 0..<width {
          self[column + offset, row].glyph = offset == 0 ? character : nil
          self[column + offset, row].style = span.style
          self[column + offset, row].room = .none
        }
        column += width
      }
    }
  }

  /// The first run of so many cells in a row that one painter owns and nothing is written on.
  func run(of width: Int, in row: Int, _ columns: ClosedRange<Int>, owner: Int, _ room: Room)
    -> ClosedRange<Int>?
  {
    var start: Int?
    for column in columns {
      let cell = self[column, row]
      guard cell.owner == owner, cell.room == room else {
        if let start, column - start >= width { return start...(column - 1) }
        start = nil
        continue
      }
      start = start ?? column
    }
    if let start, columns.upperBound - start + 1 >= width { return start...columns.upperBound }
    return nil
  }

  func line(_ row: Int) -> StyledText {
    var line = StyledText()
    for column in 0..<columns {
      let cell = self[column, row]
      if let glyph = cell.glyph { line.append(String(glyph), cell.style) }
    }
    return line
  }
}
