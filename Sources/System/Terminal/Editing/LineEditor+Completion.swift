import CEdit
import Lab

extension LineEditor {
  /// Tab: puts in what all candidates begin with, and lists them where there are several.
  func complete() {
    let text = line.text
    let characters = Array(text)
    let cursor = characterCount(before: line.cursor, in: characters)
    let answer = assistant.candidates(text, cursor)
    let range = answer.range.clamped(to: 0..<characters.count)
    guard let first = answer.items.first else {
      if let wanted = answer.wanted { list([Span(wanted, .comment)]) } else { beep() }
      return
    }
    let typed = String(characters[range])
    var common = Substring(first.text)
    for item in answer.items.dropFirst() {
      common = common.prefix(zip(common, item.text).prefix { $0 == $1 }.count)
    }
    if answer.items.count == 1 {
      // A path or an assignment goes on right there.
      let goesOn = first.text.last == "=" || first.text.last == "/" || first.text.last == "."
      let isAtEnd = cursor == characters.count
      replace(characters, range, with: first.text + (isAtEnd && !goesOn ? " " : ""))
      return
    }
    // What is typed may be the letters that another script is typed with.
    let isOtherScript = common.utf8.contains { $0 >= 0x80 } && !common.hasPrefix(typed)
    if common.count > typed.count || isOtherScript {
      replace(characters, range, with: String(common))
    }
    list(answer.items)
  }

  private func characterCount(before place: Int, in characters: [Character]) -> Int {
    var scalars = 0
    for (index, character) in characters.enumerated() {
      if scalars >= place { return index }
      scalars += character.unicodeScalars.count
    }
    return characters.count
  }

  private func replace(_ characters: [Character], _ range: Range<Int>, with text: String) {
    func scalars(_ part: ArraySlice<Character>) -> Int {
      part.reduce(0) { $0 + $1.unicodeScalars.count }
    }
    line.move(to: scalars(characters[..<range.upperBound]))
    line.deleteBack(scalars(characters[range]))
    insert(text)
  }

  // MARK: Listing

  /// Each with its few words where they fit on the screen, side by side without them where not.
  private func list(_ candidates: [Assistant.Candidate]) {
    let items = candidates.map { Assistant.Candidate($0.text.visible, $0.detail.visible) }
    let size = screen.size
    let room = max(3, size.rows - 3)
    let widest = items.reduce(0) { max($0, Layout.width(of: $1.text)) }
    var rows: [[Span]] = []
    if items.count <= room {
      let column = min(widest, size.columns / 2) + 2
      for item in items {
        let gap = max(2, column - Layout.width(of: item.text))
        rows.append([
          Span(item.text + String(repeating: " ", count: gap)), Span(item.detail, .comment),
        ])
      }
    } else {
      let perRow = max(1, size.columns / (widest + 2))
      let height = (items.count + perRow - 1) / perRow
      for row in 0..<min(height, room) {
        // Down the columns, as one reads a list. Nothing follows the last: blanks there would take
        // rows of their own when the window gets narrower.
        let places = Array(stride(from: row, to: items.count, by: height))
        let texts = places.map { place in
          let gap = place == places.last ? 0 : widest + 2 - Layout.width(of: items[place].text)
          return items[place].text + String(repeating: " ", count: gap)
        }
        rows.append(texts.map { Span($0) })
      }
      if height > room {
        rows.append([Span(EditorPhrase.inAll(items.count).text(in: language), .comment)])
      }
    }
    for row in rows.indices { rows[row] = LineEditor.cut(rows[row], to: size.columns - 1) }
    write(rows)
  }

  private func list(_ row: [Span]) { write([LineEditor.cut(row, to: screen.size.columns - 1)]) }

  /// Below the line, which then starts again under them.
  private func write(_ rows: [[Span]]) {
    let place = line.cursor
    finish()
    var out = ""
    for row in rows { out += Span.text(row, styled: isStyled) + "\n" }
    screen.write(out)
    line.move(to: place)
  }

  static func cut(_ row: [Span], to width: Int) -> [Span] {
    var left = width
    var cut: [Span] = []
    for span in row where left > 0 {
      var text = ""
      var isCut = false
      for character in span.text {
        let cells = Layout.width(of: character)
        guard left - cells >= 1 else {
          isCut = true
          break
        }
        text.append(character)
        left -= cells
      }
      cut.append(Span(isCut ? text + "…" : text, span.style))
      if isCut { break }
    }
    return cut
  }
}
