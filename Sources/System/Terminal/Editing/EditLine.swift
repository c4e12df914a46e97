import CEdit

/// libedit's line, as Swift likes it. Places are counted in Unicode scalars, as libedit counts.
///
/// A new line inside the text is kept as U+2028: libedit then takes the text for one long row.
struct EditLine {
  static let newline: Unicode.Scalar = "\u{2028}"
  /// So many scalars fit on the screen that libedit believes in, even if each is shown as `\U+12345`.
  static let limit = 16_000
  private static let columns = "16384"
  private static let rows = "10"

  let pointer: OpaquePointer

  func widen() { edit_widen(pointer, EditLine.columns, EditLine.rows) }

  var scalars: [Unicode.Scalar] {
    guard let line = el_wline(pointer) else { return [] }
    let buffer = UnsafeBufferPointer(
      start: line.pointee.buffer, count: line.pointee.lastchar - line.pointee.buffer)
    return buffer.map { value in
      let scalar = Unicode.Scalar(UInt32(bitPattern: value)) ?? "\u{FFFD}"
      return scalar == EditLine.newline ? "\n" : scalar
    }
  }

  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  var count: Int {
    guard let line = el_wline(pointer) else { return 0 }
    return line.pointee.lastchar - line.pointee.buffer
  }

  var cursor: Int {
    guard let line = el_wline(pointer) else { return 0 }
    return line.pointee.cursor - line.pointee.buffer
  }

  func move(to place: Int) { edit_move(pointer, place - cursor) }

  /// False where there is no room for it.
  @discardableResult
  func insert(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.filter { $0 != "\0" }
    guard count + scalars.count <= EditLine.limit else { return false }
    guard !scalars.isEmpty else { return true }
    var wide = scalars.map { wchar_t(bitPattern: ($0 == "\n" ? EditLine.newline : $0).value) }
    wide.append(0)
    return el_winsertstr(pointer, wide) == 0
  }

  /// Deletes some scalars before the cursor.
  func deleteBack(_ count: Int) { edit_delete_back(pointer, count) }

  func replace(with text: String, cursor: Int? = nil) {
    move(to: count)
    deleteBack(count)
    insert(text)
    if let cursor { move(to: cursor) }
  }

  // MARK: Characters

  /// Where the character before the cursor starts, and where the one after it ends.
  var characterBounds: (before: Int, after: Int) {
    let place = cursor
    var end = 0
    var before = 0
    for character in text {
      let start = end
      end += character.unicodeScalars.count
      if start < place { before = start }
      if end > place { return (before, end) }
    }
    return (before, end)
  }
}
