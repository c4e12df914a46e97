import Documents
import Lab

extension Document {
  /// The notes and commands that `open` takes from it. Whatever is no session block is prose.
  public var entries: [Entry] {
    var entries: [Entry] = []
    var prose: Range<Int>?
    func endProse() {
      if let lines = prose { entries += notes(in: lines) }
      prose = nil
    }
    for block in blocks {
      guard case .session(let session) = block.content else {
        prose = (prose?.lowerBound ?? block.lines.lowerBound)..<block.lines.upperBound
        continue
      }
      endProse()
      entries += session.exchanges.map { .line($0.command, number: $0.line + 1) }
    }
    endProse()
    return entries
  }

  private func notes(in lines: Range<Int>) -> [Entry] {
    var notes: [Entry] = []
    for part in lines.split(whereSeparator: { text.text($0) == NoteText.separator }) {
      var part = part[...]
      while let first = part.first, text.isBlank(first) { part.removeFirst() }
      while let last = part.last, text.isBlank(last) { part.removeLast() }
      guard !part.isEmpty else { continue }
      notes.append(.note(NoteText.read(part.map { text.text($0) }.joined(separator: "\n"))))
    }
    return notes
  }
}
