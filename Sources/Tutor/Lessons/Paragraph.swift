import Lab

/// Prose as a terminal shows it: a paragraph is one long line, which is wrapped when it is printed.
public enum Paragraph: Equatable, Sendable {
  case heading(String)
  case text(String)
  /// With the mark that it begins with.
  case listItem(mark: String, String)
  /// Lines that stay as they are.
  case code([String])
  /// What stays shut until somebody asks for it, under a title.
  case aside(title: String, [Paragraph])

  /// Paragraphs for a reply: a code block's lines are its own.
  var lines: [String] {
    switch self {
    case .heading(let text), .text(let text): [text]
    case .listItem(let mark, let text): ["\(mark) \(text)"]
    case .code(let lines): lines.map { "    " + $0 }
    case .aside(let title, _): ["▸ \(title)"]
    }
  }

  /// All that can be read in it, opened.
  var texts: [String] {
    switch self {
    case .heading, .text, .listItem, .code: lines
    case .aside(let title, let inside): [title] + inside.flatMap { $0.texts }
    }
  }

  /// How much there is to read before something is to be done. What stays shut, and code, is not counted.
  var wordCount: Int {
    switch self {
    case .heading(let text), .text(let text), .listItem(_, let text):
      text.split(separator: " ").count
    case .code, .aside: 0
    }
  }
}

extension [Paragraph] {
  var asideCount: Int { count { if case .aside = $0 { true } else { false } } }

  /// What stays shut in it, opened.
  var asides: [Paragraph] {
    flatMap { paragraph -> [Paragraph] in
      guard case .aside(let title, let inside) = paragraph else { return [] }
      return [.heading(title)] + inside
    }
  }
}

extension Paragraph {
  var isListItem: Bool { if case .listItem = self { true } else { false } }
}
