import Lab

/// Brings a frame to the screen, and writes no more than has changed since the frame before.
///
/// It needs of a terminal: a carriage return, a line feed, the cursor up and to the right, and the
/// erasing of what follows.
struct Painter {
  private var shown: Frame?
  private var top = 0

  /// What to write so that the screen shows this frame.
  mutating func show(_ whole: Frame, height: Int, styled: Bool) -> String {
    // The window has another width already, and its signal is still on its way: rows of the one are
    // none of the other.
    if let shown, shown.columns != whole.columns {
      return erase(columns: whole.columns) + show(whole, height: height, styled: styled)
    }
    let (frame, newTop) = whole.window(height: height, after: top)
    let old = newTop == top ? shown : nil
    var out = ""
    // Another part of a long text: all rows change their places.
    if old == nil, let shown { out += up(shown.cursor.row) + "\r\u{1B}[J" }
    top = newTop
    guard old != frame else { return out }
    var row = old?.cursor.row ?? 0
    var column = old?.cursor.column ?? 0
    func move(to target: Int) {
      out += "\r"
      if target < row { out += up(row - target) }
      if target > row { out += String(repeating: "\n", count: target - row) }
      (row, column) = (target, 0)
    }
    for index in frame.rows.indices {
      let new = frame.rows[index]
      let before = old.flatMap { index < $0.rows.count ? $0.rows[index] : nil }
      if new == before { continue }
      let same = zip(before?.cells ?? [], new.cells).prefix { $0 == $1 }.count
      move(to: index)
      let offset = new.cells[..<same].reduce(0) { $0 + $1.width }
      if offset > 0 { out += right(offset) }
      // Before the text, for after a full row there is nowhere to stand.
      if let before, before.width > offset { out += "\u{1B}[K" }
      out += Painter.text(new.cells[same...], styled: styled)
      column = new.width
    }
    if let old, old.rows.count > frame.rows.count {
      move(to: frame.rows.count)
      out += "\u{1B}[J"
    }
    if (row, column) != frame.cursor {
      move(to: frame.cursor.row)
      if frame.cursor.column > 0 { out += right(frame.cursor.column) }
    }
    shown = frame
    return out
  }

  /// What to write to get below the frame; it stays where it is.
  mutating func leave() -> String {
    guard let shown else { return "" }
    let down = shown.rows.count - shown.cursor.row
    forget()
    return "\r" + String(repeating: "\n", count: down)
  }

  /// What to write to take the frame off the screen. Most terminals break rows anew when they get
  /// narrower, so that the frame may stand higher than it was drawn.
  mutating func erase(columns: Int) -> String {
    guard let shown else { return "" }
    var rows = shown.cursor.column / max(1, columns)
    for row in shown.rows[..<shown.cursor.row] {
      rows += max(1, (row.width + columns - 1) / max(1, columns))
    }
    forget()
    return "\r" + up(rows) + "\u{1B}[J"
  }

  /// The screen is another's now.
  mutating func forget() {
    shown = nil
    top = 0
  }

  private func up(_ count: Int) -> String { count > 0 ? "\u{1B}[\(count)A" : "" }
  private func right(_ count: Int) -> String { "\u{1B}[\(count)C" }

  static func text(_ cells: some Sequence<ScreenCell>, styled: Bool) -> String {
    var out = ""
    var style = TextStyle.plain
    for cell in cells {
      if styled, cell.style != style {
        out += cell.style == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(cell.style.code)m"
        style = cell.style
      }
      out.append(cell.text)
    }
    if style != .plain { out += "\u{1B}[0m" }
    return out
  }
}

extension Span {
  /// Several spans as a terminal wants them, on one row, with nothing in them that hides.
  public static func text(_ spans: [Span], styled: Bool) -> String {
    spans.reduce("") { row, span in
      let text = span.text.visible
      return row
        + (styled && span.style != .plain ? "\u{1B}[0;\(span.style.code)m\(text)\u{1B}[0m" : text)
    }
  }
}
