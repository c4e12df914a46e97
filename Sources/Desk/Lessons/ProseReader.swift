import Lab
import Tutor

/// Reads the little of Markdown that prose needs: headings, paragraphs, lists, quotations, code.
struct ProseReader {
  private var paragraphs: [Paragraph] = []
  private var open: Paragraph?
  private var code: [String]?
  /// Code that is indented and stands between blank lines; it has no fence to end it.
  private var indented: [String] = []
  /// Where an aside begins among the paragraphs, and its title.
  private var aside: (place: Int, title: String)?

  static func paragraphs(_ lines: [String]) -> [Paragraph] {
    var reader = ProseReader()
    for line in lines { reader.read(line) }
    reader.close()
    reader.closeAside()
    return reader.paragraphs
  }

  private mutating func read(_ line: String) {
    let text = line.trimmed
    if text.hasPrefix("```") || text.hasPrefix("~~~") {
      close()
      if let lines = code { paragraphs.append(.code(lines)) }
      code = code == nil ? [] : nil
    } else if code != nil {
      code?.append(line)
    } else if open == nil, line.hasPrefix("    "), !text.isEmpty {
      indented.append(String(line.dropFirst(4)))
    } else if text.hasPrefix("<details>") || text.hasPrefix("<summary>") {
      close()
      let title = text.dropping(tags: ["details", "summary"]).withoutMarks
      if aside == nil || !title.isEmpty { aside = (aside?.place ?? paragraphs.count, title) }
    } else if text.hasPrefix("</details>") {
      close()
      closeAside()
    } else if text.isEmpty || text.hasPrefix("<!--") {
      close()
    } else if text.hasPrefix("#") {
      close()
      paragraphs.append(.heading(text.drop { $0 == "#" }.trimmed.withoutMarks))
    } else if let (mark, rest) = listItem(text) {
      close()
      open = .listItem(mark: mark, rest)
    } else {
      add(text.hasPrefix(">") ? text.dropFirst().trimmed : text)
    }
  }

  private mutating func add(_ text: String) {
    if !indented.isEmpty { close() }
    switch open {
    case .text(let before): open = .text(before + " " + text)
    case .listItem(let mark, let before): open = .listItem(mark: mark, before + " " + text)
    default: open = .text(text)
    }
  }

  private mutating func close() {
    if !indented.isEmpty {
      paragraphs.append(.code(indented))
      indented = []
    }
    // Only now: emphasis may go over a line's end.
    switch open {
    case .text(let text): paragraphs.append(.text(text.withoutMarks))
    case .listItem(let mark, let text):
      paragraphs.append(.listItem(mark: mark, text.withoutMarks))
    case let other?: paragraphs.append(other)
    case nil: break
    }
    open = nil
  }

  private mutating func closeAside() {
    guard let (place, title) = aside else { return }
    let inside = Array(paragraphs[min(place, paragraphs.count)...])
    paragraphs.removeLast(inside.count)
    paragraphs.append(.aside(title: title, inside))
    aside = nil
  }

  private func listItem(_ text: String) -> (mark: String, rest: String)? {
    for bullet in ["- ", "* ", "+ "] where text.hasPrefix(bullet) {
      return ("•", text.dropFirst(2).trimmed)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let after = text[digits.endIndex...]
    guard !digits.isEmpty, after.hasPrefix(". ") || after.hasPrefix(") ") else { return nil }
    // In the middle of a paragraph only the first of a list begins one.
    if case .text = open, digits != "1" { return nil }
    return (digits + ".", after.dropFirst(2).trimmed)
  }
}

extension String {
  /// `<details><summary>A slip</summary>` without its tags.
  fileprivate func dropping(tags: [String]) -> String {
    var text = self[...]
    for tag in tags {
      if text.hasPrefix("<\(tag)>") { text = text.dropFirst(tag.count + 2) }
      if text.hasSuffix("</\(tag)>") { text = text.dropLast(tag.count + 3) }
    }
    return text.trimmed
  }
}
