import Lab

/// What the assistant made of a text.
struct Decoration {
  var characters: [Character] = []
  var styles: [TextStyle] = []
  var suggestion = ""
  /// Has the assistant seen this very text?
  var isComplete = false
}

extension LineEditor {
  enum Thoroughness {
    /// What was typed, coloured as far as it was before: nothing is to come between a key and
    /// its echo.
    case echo
    case whole
  }

  func draw(_ thoroughness: Thoroughness) {
    let text = line.text
    if search == nil, isStyled {
      switch thoroughness {
      case .echo: decoration = decoration.following(Array(text))
      case .whole: decorate(text)
      }
    }
    show(frame(text: text, cursor: line.cursor))
    if thoroughness == .whole { suggests = true }
  }

  /// The line as it stays on the screen; the cursor goes below it.
  func finish(adding spans: [Span] = []) {
    let text = line.text
    if isStyled { decorate(text) }
    decoration.suggestion = ""
    line.move(to: line.count)
    show(frame(text: text, cursor: line.count, adding: spans))
    screen.write(painter.leave())
  }

  private func show(_ frame: Frame) {
    let out = painter.show(frame, height: screen.size.rows, styled: isStyled)
    if !out.isEmpty { screen.write(out) }
  }

  private func decorate(_ text: String) {
    let characters = Array(text)
    if decoration.isComplete, decoration.characters == characters, suggests { return }
    var new = Decoration(characters: characters, isComplete: suggests)
    for span in assistant.styled(text) {
      new.styles += repeatElement(span.style, count: span.text.count)
    }
    if suggests, !characters.isEmpty, line.cursor == line.count {
      new.suggestion = assistant.suggestion(text) ?? ""
    }
    decoration = new
  }

  // MARK: The frame

  private func frame(text: String, cursor: Int, adding spans: [Span] = []) -> Frame {
    var frame = Frame(columns: screen.size.columns)
    if let search { return self.frame(of: search, in: frame) }
    for span in prompt { frame.append(span) }
    let margin = prompt.reduce(0) { $0 + $1.text.count }
    var scalars = 0
    var isPlaced = false
    for (index, character) in text.enumerated() {
      if !isPlaced, scalars + character.unicodeScalars.count > cursor {
        frame.placeCursor()
        isPlaced = true
      }
      scalars += character.unicodeScalars.count
      if character == "\n" {
        frame.breakRow()
        if frame.room > margin * 2 {
          frame.append(Span(String(repeating: " ", count: max(0, margin - 2)) + "… ", .suggestion))
        }
      } else {
        let style = isStyled && index < decoration.styles.count ? decoration.styles[index] : .plain
        frame.append(character, style)
      }
    }
    for span in spans { frame.append(span) }
    if !isPlaced { frame.placeCursor() }
    if isStyled, !decoration.suggestion.isEmpty, cursor == scalars {
      for span in LineEditor.cut([Span(decoration.suggestion, .suggestion)], to: frame.room) {
        frame.append(span)
      }
    }
    return frame
  }

  private func frame(of search: HistorySearch, in empty: Frame) -> Frame {
    var frame = empty
    frame.append(
      Span(
        search.isFailing
          ? EditorPhrase.notFound.text(in: language) : EditorPhrase.search.text(in: language), .mode
      ))
    frame.append(Span(search.pattern, search.isFailing ? .error : .plain))
    frame.placeCursor()
    guard let found = search.found else { return frame }
    let match = found.text.range(ofText: search.pattern) ?? 0..<0
    let rows = found.text.split(separator: "\n", omittingEmptySubsequences: false)
    // Of a block that was pasted, the lines about what was found.
    let here = found.text.prefix(match.lowerBound).count(where: { $0 == "\n" })
    var place = 0
    for (number, row) in rows.enumerated() {
      if (here - 2...here + 2).contains(number) {
        frame.breakRow()
        for (index, character) in row.enumerated() {
          frame.append(character, match.contains(place + index) ? .match : .plain)
        }
      } else if number == here - 3 || number == here + 3 {
        frame.breakRow()
        frame.append(Span("…", .suggestion))
      }
      place += row.count + 1
    }
    return frame
  }

  // MARK: Suggestions

  /// Takes what is suggested in grey, or its next word.
  func takeSuggestion(wordOnly: Bool = false) -> Bool {
    guard !decoration.suggestion.isEmpty, line.cursor == line.count,
      decoration.characters == Array(line.text)
    else { return false }
    var taken = decoration.suggestion[...]
    if wordOnly {
      let start = taken.firstIndex { !$0.isWhitespace } ?? taken.endIndex
      taken = taken[..<(taken[start...].firstIndex { $0.isWhitespace } ?? taken.endIndex)]
    }
    insert(String(taken))
    return true
  }
}

extension Decoration {
  init(characters: [Character], isComplete: Bool) {
    self.characters = characters
    self.isComplete = isComplete
  }

  /// For a text that has just changed: what is as before keeps its colours, and what is new takes
  /// those beside it.
  func following(_ new: [Character]) -> Decoration {
    guard new != characters else { return self }
    let start = zip(characters, new).prefix { $0 == $1 }.count
    let most = min(characters.count, new.count) - start
    let end = zip(characters.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, most)
    var result = Decoration(characters: new, isComplete: false)
    result.styles = Array(styles.prefix(start))
    let beside = new[..<start].last.map { $0.isWhitespace } ?? true ? .plain : styles[..<start].last
    let inserted = new.count - start - kept
    result.styles += repeatElement(beside ?? .plain, count: max(0, inserted))
    result.styles += styles.suffix(kept)
    // A suggestion holds as long as one types along it.
    let added = String(new[start...])
    if start == characters.count, suggestion.hasPrefix(added) {
      result.suggestion = String(suggestion.dropFirst(added.count))
    }
    return result
  }
}
