import CEdit

extension LineEditor {
  /// Does what the last key is bound to, and tells libedit what to make of it.
  func perform(inViCommands: Bool) -> UInt8 {
    let action = (inViCommands ? viCommandActions : actions)[lastNumber] ?? .nothing
    if action != .lastWord { recalledWord = nil }
    switch action {
    case .insertText:
      if case .text(let scalar)? = lastKey { insert(String(scalar)) }
    case .paste:
      if case .paste(let text)? = lastKey { return paste(text) }
    case .accept: return accept()
    case .newline: insert("\n")
    case .cancel:
      finish(adding: [Span("^C", .suggestion)])
      outcome = .cancelled
      return UInt8(CC_NEWLINE)
    case .suspend: suspend()
    case .endOrDelete:
      if line.count == 0 {
        finish()
        outcome = .end
        return UInt8(CC_EOF)
      }
      deleteForward()
    case .clearScreen:
      painter.forget()
      screen.write("\u{1B}[H\u{1B}[2J")
    case .left: line.move(to: line.characterBounds.before)
    case .right: if !takeSuggestion() { line.move(to: line.characterBounds.after) }
    case .wordRight:
      if !takeSuggestion(wordOnly: true) { line.move(to: endOfWord()) }
    case .end: if !takeSuggestion() { line.move(to: endOfRow()) }
    case .deleteBack: line.deleteBack(line.cursor - line.characterBounds.before)
    case .deleteForward: deleteForward()
    case .deleteWordForward:
      let end = endOfWord()
      let count = end - line.cursor
      line.move(to: end)
      line.deleteBack(count)
    case .older: older()
    case .newer: newer()
    case .searchHistory: searchHistory(runs: true)
    case .searchHistoryOnly: searchHistory(runs: false)
    case .lastWord: recallWord()
    case .complete: complete()
    case .undo:
      if let before = undoing.undo() {
        line.replace(with: before.text, cursor: before.cursor)
      } else {
        beep()
      }
    case .quotedInsert:
      switch nextKey() {
      case .text(let scalar)?: insert(String(scalar))
      case .control(let byte)?: insert(String(Unicode.Scalar(byte)))
      case let key?: giveBack(key)
      case nil: break
      }
    case .nothing: break
    }
    return UInt8(CC_REFRESH)
  }

  func insert(_ text: String) {
    if !line.insert(text) { beep() }
  }

  private func deleteForward() {
    let place = line.cursor
    let end = line.characterBounds.after
    line.move(to: end)
    line.deleteBack(end - place)
  }

  /// Past the spaces and the word after the cursor.
  private func endOfWord() -> Int {
    let scalars = line.scalars
    var place = line.cursor
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
        || scalar == "_"
    }
    while place < scalars.count, !isWord(scalars[place]) { place += 1 }
    while place < scalars.count, isWord(scalars[place]) { place += 1 }
    return place
  }

  private func endOfRow() -> Int {
    let scalars = line.scalars
    return scalars[line.cursor...].firstIndex(of: "\n") ?? scalars.count
  }

  // MARK: Finishing a line

  private func accept() -> UInt8 {
    let text = line.text
    guard !LogicalLine.continues(text) else {
      line.move(to: line.count)
      insert("\n")
      return UInt8(CC_REFRESH)
    }
    if LogicalLine.all(of: text).count > 1 { return take(block: text) }
    finish()
    outcome = .line(text)
    return UInt8(CC_NEWLINE)
  }

  /// A block is shown line by line as it runs, so it does not stay here.
  private func take(block text: String) -> UInt8 {
    screen.write(painter.erase(columns: screen.size.columns))
    outcome = .block(text)
    return UInt8(CC_NEWLINE)
  }

  /// Several lines on an empty line run at once, as a block. What goes into a line that is under
  /// way is text like any other.
  private func paste(_ pasted: String) -> UInt8 {
    let text = LineEditor.normalized(pasted)
    if line.count == 0, text.contains("\n") { return take(block: text) }
    insert(text)
    return UInt8(CC_REFRESH)
  }

  /// Line ends as ours, tabs as spaces, no other control characters, and no blank lines around.
  static func normalized(_ pasted: String) -> String {
    var text = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in pasted.unicodeScalars {
      switch scalar {
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": text.append("\n")
      case "\n": if !wasReturn { text.append("\n") }
      case "\t": text.append(" ")
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": break
      default: text.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    while text.last == "\n" { text.removeLast() }
    while text.first == "\n" { text.removeFirst() }
    return String(text)
  }

  private func suspend() {
    screen.write(painter.leave() + "\u{1B}[?2004l")
    terminal_suspend()
  }
}
