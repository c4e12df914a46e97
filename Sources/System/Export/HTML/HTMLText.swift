import Desk
import Engine
import Lab

/// Text made fit for HTML, with the names of rules as links to their pages.
struct HTMLText {
  /// The rules that were named, so that their pages can be put at the end.
  private(set) var rules: Set<Rule> = []

  static func escaped(_ text: String) -> String { text.visible(keepingTabs: true).inMarkup }

  /// Of plain text.
  mutating func linked(_ text: String) -> String { linking(Self.escaped(text)[...]) }

  /// Of text that is HTML already: between its tags, and not where it is a link or code.
  mutating func linked(html: String) -> String {
    var result = ""
    var rest = html[...]
    var closed = 0
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      result += closed == 0 ? linking(rest[..<open]) : String(rest[..<open])
      let end =
        rest[open...].utf8.firstIndex(of: UInt8(ascii: ">"))
        .map { rest.utf8.index(after: $0) } ?? rest.endIndex
      let tag = rest[open..<end].utf8
      if tag.starts(with: "<a ".utf8) || tag.starts(with: "<code".utf8) { closed += 1 }
      if tag.elementsEqual("</a>".utf8) || tag.elementsEqual("</code>".utf8) { closed -= 1 }
      result += rest[open..<end]
      rest = rest[end...]
    }
    return result + (closed == 0 ? linking(rest) : String(rest))
  }

  /// `[HT02]` and `[CH05, CH07]`.
  private mutating func linking(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "[")) {
      result += rest[..<open]
      let inside = rest[rest.utf8.index(after: open)...]
      // No further than a list of names goes, so that many brackets are not read again for each.
      let end = inside.utf8.firstIndex { !Self.standsInAList($0) } ?? inside.endIndex
      rest = inside[end...]
      guard rest.utf8.first == UInt8(ascii: "]"), let names = names(in: inside[..<end]) else {
        result += text[open..<end]
        continue
      }
      rules.formUnion(names)
      let links = names.map { "<a class=\"rule\" href=\"#\($0.rawValue)\">\($0.rawValue)</a>" }
      result += "<span class=\"rules\">[" + links.joined(separator: ", ") + "]</span>"
      rest = inside[inside.utf8.index(after: end)...]
    }
    return result + rest
  }

  private static func standsInAList(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: " "):
      true
    default: false
    }
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
