/// New lines of a document: commands in blocks, and prose between them.
struct Composition {
  private(set) var lines: [String] = []
  /// What opened the block that is not closed yet, and what will close it.
  private var open: (opening: String, closing: String)?

  mutating func add(command rows: [String], opening: String, closing: String = "```") {
    if open?.opening != opening {
      close()
      leaveLine()
      lines.append(opening)
      open = (opening, closing)
    }
    lines += rows
  }

  /// Lines of the block as they stood in the document.
  mutating func add(answer: some Sequence<String>) { lines += answer }

  mutating func add(prose: [String]) {
    close()
    leaveLine()
    lines += prose
  }

  mutating func close() {
    guard let closing = open?.closing else { return }
    while lines.last?.trimmed == "" { lines.removeLast() }
    lines.append(closing)
    open = nil
  }

  private mutating func leaveLine() {
    if !lines.isEmpty { lines.append("") }
  }
}

extension SessionBlock {
  /// As a command stands in it.
  func lines(_ command: String) -> [String] {
    command.rowsOfDocument.map { String(repeating: " ", count: indent) + $0 }
  }
}
