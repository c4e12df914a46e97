import Engine
import Text

/// Text made fit for HTML, with the names of rules as links to their pages.
struct HTMLText {
  /// The rules that were named, so that their pages can be put at the end.
  private(set) var rules: [Rule] = []

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.visible(keepingTabs: true) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// Of plain text.
  mutating func linked(_ text: String) -> String { linking(Self.escaped(text)) }

  /// Of text that is HTML already: between its tags, and not where it is a link or code.
  mutating func linked(html: String) -> String {
    var result = ""
    var text = ""
    var tag: String?
    var closed = 0
    for character in html {
      if character == "<" {
        result += closed == 0 ? linking(text) : text
        text = ""
        tag = ""
      }
      if tag == nil { text.append(character) } else { tag?.append(character) }
      if character == ">", let whole = tag {
        if whole.hasPrefix("<a ") || whole.hasPrefix("<code") { closed += 1 }
        if whole == "</a>" || whole == "</code>" { closed -= 1 }
        result += whole
        tag = nil
      }
    }
    return result + (tag ?? linking(text))
  }

  /// `[HT02]` and `[CH05, CH07]`.
  private mutating func linking(_ text: String) -> String {
    guard text.contains("[") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "]"),
        let names = names(in: rest[rest.index(after: open)..<close])
      else {
        result.append(rest.removeFirst())
        continue
      }
      rules += names
      let links = names.map { "<a class=\"rule\" href=\"#\($0.rawValue)\">\($0.rawValue)</a>" }
      result += "<span class=\"rules\">[" + links.joined(separator: ", ") + "]</span>"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func names(in text: Substring) -> [Rule]? {
    guard !text.isEmpty else { return nil }
    var rules: [Rule] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let rule = Rule(rawValue: word.trimmed) else { return nil }
      rules.append(rule)
    }
    return rules
  }
}
