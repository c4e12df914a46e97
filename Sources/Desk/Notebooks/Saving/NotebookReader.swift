import Lab

/// A part of a document as a notebook has it: whatever is no session block is prose.
enum NotebookPart {
  /// Its lines are those of its text, without the blank ones around it.
  case note(String, lines: Range<Int>)
  case session(SessionBlock, lines: Range<Int>)
}

extension Document {
  /// The notes and commands that `open` takes from it.
  public var entries: [Entry] {
    parts.flatMap { part -> [Entry] in
      switch part {
      case .note(let note, let lines): [.note(note, number: lines.lowerBound + 1)]
      case .session(let session, _):
        session.exchanges.map { .line($0.command, number: $0.line + 1) }
      }
    }
  }

  var parts: [NotebookPart] {
    var parts: [NotebookPart] = []
    var prose: Range<Int>?
    func endProse() {
      if let lines = prose { parts += notes(in: lines) }
      prose = nil
    }
    for block in blocks {
      guard case .session(let session) = block.content else {
        prose = (prose?.lowerBound ?? block.lines.lowerBound)..<block.lines.upperBound
        continue
      }
      endProse()
      parts.append(.session(session, lines: block.lines))
    }
    endProse()
    return parts
  }

  private func notes(in lines: Range<Int>) -> [NotebookPart] {
    lines.split(whereSeparator: { text.text($0) == NoteText.separator }).compactMap { part in
      guard let first = part.first(where: { !text.isBlank($0) }),
        let last = part.last(where: { !text.isBlank($0) })
      else { return nil }
      let note = (first...last).map { text.text($0) }.joined(separator: "\n")
      return .note(NoteText.read(note), lines: first..<(last + 1))
    }
  }
}
