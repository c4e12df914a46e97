/// Up and Down: through the entries that begin as what was typed before.
struct HistoryWalk {
  /// What was typed; Down comes back to it.
  var typed: String
  var place: Int
  var shown: String
}

extension LineEditor {
  func older() {
    if moveRow(by: -1) { return }
    let text = line.text
    let walk: HistoryWalk
    if let current = self.walk, current.shown == text {
      walk = current
    } else {
      walk = HistoryWalk(typed: text, place: history.entries.count, shown: text)
    }
    let found = history.newest(before: walk.place) {
      $0.hasPrefix(walk.typed) && $0 != walk.shown
    }
    guard let found else { return beep() }
    show(found.text, HistoryWalk(typed: walk.typed, place: found.place, shown: found.text))
  }

  func newer() {
    if moveRow(by: 1) { return }
    guard let walk, walk.shown == line.text else { return beep() }
    let found = history.oldest(after: walk.place) {
      $0.hasPrefix(walk.typed) && $0 != walk.shown
    }
    if let found {
      show(found.text, HistoryWalk(typed: walk.typed, place: found.place, shown: found.text))
    } else {
      show(walk.typed, nil)
    }
  }

  private func show(_ text: String, _ walk: HistoryWalk?) {
    line.replace(with: text)
    self.walk = walk
    suggests = false
  }

  /// In a text of several rows the arrows go through its rows first.
  private func moveRow(by step: Int) -> Bool {
    let scalars = line.scalars
    let place = line.cursor
    let start = scalars[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let column = place - start
    if step < 0 {
      guard start > 0 else { return false }
      let before = scalars[..<(start - 1)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      line.move(to: min(before + column, start - 1))
    } else {
      guard let end = scalars[place...].firstIndex(of: "\n") else { return false }
      let after = scalars[(end + 1)...].firstIndex(of: "\n") ?? scalars.count
      line.move(to: min(end + 1 + column, after))
    }
    return true
  }

  // MARK: The last word of earlier lines

  /// Alt-. puts the last word of the line before here; again, that of the line before that.
  func recallWord() {
    let before = recalledWord
    let found = history.newest(before: before?.place) { LineEditor.lastWord(of: $0) != nil }
    guard let found, let word = LineEditor.lastWord(of: found.text) else { return beep() }
    if let before { line.deleteBack(before.length) }
    insert(word)
    recalledWord = (found.place, word.unicodeScalars.count)
  }

  private static func lastWord(of text: String) -> String? {
    text.split(whereSeparator: \.isWhitespace).last.map { String($0) }
  }
}
