import Lab

/// What a person sees: a terminal emulator, as far as programs like ours make use of one. It breaks
/// long rows anew when the window changes, as most do.
struct VirtualScreen {
  struct Cell: Equatable {
    /// Nil beside a wide character.
    var character: Character? = " "
    /// The parameters of the last SGR sequence, none after a reset.
    var style = ""
  }

  struct Row {
    var cells: [Cell]
    /// Does the row go on in the next?
    var isWrapped = false
  }

  private(set) var columns: Int
  private(set) var height: Int
  private(set) var rows: [Row]
  private(set) var scrolledOut: [String] = []
  private(set) var cursor = (row: 0, column: 0)
  private(set) var bells = 0
  /// Has the program asked for pastes to be marked?
  private(set) var marksPastes = false

  private var style = ""
  private var waitsToWrap = false
  private var utf8: [UInt8] = []
  private var escape: [UInt8]?

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
    rows = [Row](repeating: Row(cells: VirtualScreen.blank(columns)), count: height)
  }

  private static func blank(_ columns: Int) -> [Cell] { [Cell](repeating: Cell(), count: columns) }

  // MARK: Looking

  func text(ofRow row: Int) -> String {
    guard rows.indices.contains(row) else { return "" }
    return VirtualScreen.text(rows[row].cells)
  }

  private static func text(_ cells: [Cell]) -> String {
    var text = ""
    for cell in cells { if let character = cell.character { text.append(character) } }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The rows, without blank ones at the end.
  var lines: [String] {
    var lines = rows.indices.map { text(ofRow: $0) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  var text: String { lines.joined(separator: "\n") }
  var all: String { (scrolledOut + lines).joined(separator: "\n") }
  var cursorLine: String { text(ofRow: cursor.row) }
  /// The cursor's row as far as the cursor, blanks included.
  var beforeCursor: String {
    String(rows[cursor.row].cells[..<cursor.column].compactMap { $0.character })
  }

  /// The style of the first place where a text stands, from below.
  func style(of text: String) -> String? {
    for row in rows.reversed() {
      let cells = row.cells.filter { $0.character != nil }
      let wanted = Array(text)
      guard cells.count >= wanted.count else { continue }
      for start in 0...(cells.count - wanted.count)
      where cells[start..<(start + wanted.count)].compactMap({ $0.character }) == wanted {
        return cells[start].style
      }
    }
    return nil
  }

  // MARK: Output

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    if escape != nil { return feedEscape(byte) }
    switch byte {
    case 0x07: bells += 1
    case 0x08:
      cursor.column = max(0, cursor.column - 1)
      waitsToWrap = false
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D:
      cursor.column = 0
      waitsToWrap = false
    case 0x1B: escape = []
    case ..<0x20, 0x7F: break
    default:
      utf8.append(byte)
      let length = utf8[0] < 0x80 ? 1 : utf8[0] < 0xE0 ? 2 : utf8[0] < 0xF0 ? 3 : 4
      guard utf8.count >= length else { return }
      let text = String(decoding: utf8, as: UTF8.self)
      utf8 = []
      for scalar in text.unicodeScalars { put(scalar) }
    }
  }

  private mutating func lineFeed() {
    waitsToWrap = false
    guard cursor.row == height - 1 else {
      cursor.row += 1
      return
    }
    scrolledOut.append(VirtualScreen.text(rows.removeFirst().cells))
    rows.append(Row(cells: VirtualScreen.blank(columns)))
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Layout.width(of: Character(scalar))
    if width == 0 {
      let column = waitsToWrap ? cursor.column : cursor.column - 1
      if column >= 0, let before = rows[cursor.row].cells[column].character {
        var joined = String(before)
        joined.unicodeScalars.append(scalar)
        if joined.count == 1 { rows[cursor.row].cells[column].character = Character(joined) }
      }
      return
    }
    if waitsToWrap || cursor.column + width > columns {
      rows[cursor.row].isWrapped = true
      lineFeed()
      cursor.column = 0
    }
    rows[cursor.row].cells[cursor.column] = Cell(character: Character(scalar), style: style)
    if width == 2, cursor.column + 1 < columns {
      rows[cursor.row].cells[cursor.column + 1] = Cell(character: nil, style: style)
    }
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      waitsToWrap = true
    }
  }

  private mutating func feedEscape(_ byte: UInt8) {
    var sequence = escape ?? []
    sequence.append(byte)
    guard sequence[0] == UInt8(ascii: "[") else {
      escape = nil
      return
    }
    guard sequence.count > 1, (0x40...0x7E).contains(byte) else {
      escape = sequence
      return
    }
    escape = nil
    waitsToWrap = false
    control(String(decoding: sequence.dropFirst().dropLast(), as: UTF8.self), byte)
  }

  private mutating func control(_ text: String, _ final: UInt8) {
    if text.hasPrefix("?") {
      if text == "?2004" { marksPastes = final == UInt8(ascii: "h") }
      return
    }
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch Character(Unicode.Scalar(final)) {
    case "A": cursor.row = max(0, cursor.row - count)
    case "B": cursor.row = min(height - 1, cursor.row + count)
    case "C": cursor.column = min(columns - 1, cursor.column + count)
    case "D": cursor.column = max(0, cursor.column - count)
    case "H":
      cursor.row = min(height, count) - 1
      cursor.column = min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case "J":
      if numbers.first == 2 {
        for row in rows.indices { rows[row] = Row(cells: VirtualScreen.blank(columns)) }
      } else {
        eraseToEnd(of: cursor.row)
        for row in rows.indices where row > cursor.row {
          rows[row] = Row(cells: VirtualScreen.blank(columns))
        }
      }
    case "K": eraseToEnd(of: cursor.row)
    case "m": style = text == "0" ? "" : text
    default: break
    }
  }

  private mutating func eraseToEnd(of row: Int) {
    for column in cursor.column..<columns { rows[row].cells[column] = Cell() }
    rows[row].isWrapped = false
  }

  // MARK: Another size

  mutating func resize(columns newColumns: Int, height newHeight: Int) {
    var lines: [[Cell]] = []
    var place = (line: 0, offset: 0)
    var joins = false
    for (index, row) in rows.enumerated() {
      if !joins { lines.append([]) }
      if index == cursor.row {
        place = (lines.count - 1, lines[lines.count - 1].count + cursor.column)
      }
      var cells = row.cells
      if !row.isWrapped { while cells.last == Cell() { cells.removeLast() } }
      lines[lines.count - 1] += cells
      joins = row.isWrapped
    }
    var new: [Row] = []
    for (index, line) in lines.enumerated() {
      let start = new.count
      var rest = line[...]
      repeat {
        var count = min(newColumns, rest.count)
        if count < rest.count, rest[rest.startIndex + count].character == nil { count -= 1 }
        var cells = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        cells += VirtualScreen.blank(newColumns - cells.count)
        new.append(Row(cells: cells, isWrapped: !rest.isEmpty))
      } while !rest.isEmpty
      if index == place.line {
        cursor = (start + place.offset / newColumns, place.offset % newColumns)
        while new.count <= cursor.row { new.append(Row(cells: VirtualScreen.blank(newColumns))) }
      }
    }
    (columns, height, waitsToWrap) = (newColumns, newHeight, false)
    while new.count > newHeight, cursor.row < new.count - 1,
      VirtualScreen.text(new[new.count - 1].cells).isEmpty
    {
      new.removeLast()
    }
    while new.count > newHeight {
      scrolledOut.append(VirtualScreen.text(new.removeFirst().cells))
      cursor.row = max(0, cursor.row - 1)
    }
    while new.count < newHeight { new.append(Row(cells: VirtualScreen.blank(newColumns))) }
    rows = new
  }
}
