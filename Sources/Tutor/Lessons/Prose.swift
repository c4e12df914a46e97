import Text

/// Prose as a terminal shows it: a paragraph is one long line, which is wrapped when it is printed.
public enum Paragraph: Equatable, Sendable {
  case heading(String)
  case text(String)
  /// With the mark that it begins with.
  case listItem(mark: String, String)
  /// Lines that stay as they are.
  case code([String])

  /// Paragraphs for a reply: a code block's lines are its own.
  var lines: [String] {
    switch self {
    case .heading(let text), .text(let text): [text]
    case .listItem(let mark, let text): ["\(mark) \(text)"]
    case .code(let lines): lines.map { "    " + $0 }
    }
  }
}

extension [Paragraph] {
  /// With a blank line between two, but for the items of a list.
  var spaced: [String] {
    var lines: [String] = []
    var before: Paragraph?
    for paragraph in self {
      if let before, !(before.isListItem && paragraph.isListItem) { lines.append("") }
      lines += paragraph.lines
      before = paragraph
    }
    return lines
  }
}

extension Paragraph {
  fileprivate var isListItem: Bool { if case .listItem = self { true } else { false } }
}

extension [[String]] {
  /// Parts with a blank line between them; empty ones leave none.
  var spaced: [String] {
    reduce(into: []) { lines, part in
      guard !part.isEmpty else { return }
      if !lines.isEmpty { lines.append("") }
      lines += part
    }
  }
}
