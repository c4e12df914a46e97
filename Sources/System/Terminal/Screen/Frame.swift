import Lab

/// One place of a row: a character, and how many columns it takes.
struct ScreenCell: Equatable {
  var text: Character
  var width: Int
  var style: TextStyle
}

/// What the prompt and the line under way look like: rows of a given width, and the cursor.
struct Frame: Equatable {
  struct Row: Equatable {
    var cells: [ScreenCell] = []
    var width = 0
  }

  private(set) var rows = [Row()]
  private(set) var cursor = (row: 0, column: 0)
  let columns: Int

  init(columns: Int) { self.columns = max(2, columns) }

  static func == (a: Frame, b: Frame) -> Bool {
    a.rows == b.rows && a.cursor == b.cursor && a.columns == b.columns
  }

  /// The cursor goes where the next text will.
  mutating func placeCursor() {
    // A row that is full has no place for it.
    if rows[rows.count - 1].width >= columns { breakRow() }
    cursor = (rows.count - 1, rows[rows.count - 1].width)
  }

  mutating func breakRow() { rows.append(Row()) }

  mutating func append(_ span: Span) {
    for character in span.text { append(character, span.style) }
  }

  mutating func append(_ character: Character, _ style: TextStyle) {
    let value = character.unicodeScalars.first?.value ?? 0
    if value < 0x20 || value == 0x7F {
      put(ScreenCell(text: "^", width: 1, style: style))
      put(ScreenCell(text: Character(Unicode.Scalar(UInt8(value ^ 0x40))), width: 1, style: style))
      return
    }
    if character.isASCII { return put(ScreenCell(text: character, width: 1, style: style)) }
    for shown in String(character).visible {
      let width = Layout.width(of: shown)
      // A mark with nothing to stand on would stick to what is before it.
      put(
        width > 0
          ? ScreenCell(text: shown, width: width, style: style)
          : ScreenCell(text: "\u{FFFD}", width: 1, style: style))
    }
  }

  private mutating func put(_ cell: ScreenCell) {
    if rows[rows.count - 1].width + cell.width > columns { breakRow() }
    rows[rows.count - 1].cells.append(cell)
    rows[rows.count - 1].width += cell.width
  }

  /// How many columns are left on the last row.
  var room: Int { columns - rows[rows.count - 1].width }

  /// As many rows as a screen has, those around the cursor.
  func window(height: Int, after top: Int) -> (frame: Frame, top: Int) {
    guard rows.count > height else { return (self, 0) }
    let highest = max(0, cursor.row - height + 1)
    let top = min(max(top, highest), cursor.row, rows.count - height)
    var part = self
    part.rows = Array(rows[top..<(top + height)])
    part.cursor.row -= top
    return (part, top)
  }
}
