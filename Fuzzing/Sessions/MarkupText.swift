/// A page or a picture, read by itself and by bytes, so that what wrote it is no judge: is it nothing
/// but tags and attributes that the program knows, well nested, with text between them?
public struct MarkupText {
  public struct Fault: Error, CustomStringConvertible {
    public let description: String
  }

  /// What stands between tags, as it is written; neither style sheets nor scripts.
  public private(set) var texts: [String] = []
  /// How many there are of each element.
  public private(set) var elements: [String: Int] = [:]

  private let bytes: [UInt8]
  private var at = 0
  private var open: [String] = []

  public init(_ text: String) throws(Fault) {
    bytes = Array(text.utf8)
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "<") { try tag() } else { try self.text() }
    }
    guard open.isEmpty else { throw fault("left open: \(open)") }
  }

  private static let known: Set<String> = [
    "html", "head", "meta", "title", "style", "script", "body", "main", "section", "article",
    "details", "summary", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "p", "a", "em", "strong",
    "code", "pre", "ul", "ol", "li", "blockquote", "hr", "br", "span", "b",
    "svg", "desc", "rect", "circle", "line", "polygon", "text", "tspan",
  ]

  private static let knownAttributes: Set<String> = [
    "lang", "charset", "name", "content", "http-equiv", "class", "id", "href", "title", "start",
    "data-of", "xmlns", "viewBox", "width", "height", "role", "aria-label", "aria-labelledby",
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "points", "xml:space",
  ]

  private static let void: Set<String> = ["meta", "hr", "br"]

  // MARK: Tags

  private mutating func tag() throws(Fault) {
    let start = at
    if take("<!DOCTYPE html>") { return }
    // The place of what was left out.
    if take("<!-- raw HTML omitted -->") { return }
    at += 1
    let isEnd = take("/")
    let name = word()
    guard Self.known.contains(name) else { throw fault("an element \(name)") }
    if isEnd {
      guard take(">"), open.popLast() == name else { throw fault("closes \(name)") }
      return
    }
    elements[name, default: 0] += 1
    while take(" ") {
      if bytes[at...].first == UInt8(ascii: "/") { break }
      try attribute()
    }
    if take("/>") { return }
    guard take(">") else { throw fault("a tag left open at \(start)") }
    if name == "script" || name == "style" {
      while at < bytes.count, !take("</\(name)>") { at += 1 }
    } else if !Self.void.contains(name) {
      open.append(name)
    }
  }

  private mutating func attribute() throws(Fault) {
    let name = word()
    guard Self.knownAttributes.contains(name), take("=\"") else {
      throw fault("an attribute \(name)")
    }
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += 1 }
    let value = bytes[start..<at]
    guard take("\"") else { throw fault("an attribute left open") }
    try check(value)
    if name == "href", String(decoding: value, as: UTF8.self).lowercased().hasPrefix("javascript:")
    {
      throw fault("a link that runs")
    }
  }

  private mutating func text() throws(Fault) {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
    let text = bytes[start..<at]
    try check(text)
    if !text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      texts.append(String(decoding: text, as: UTF8.self))
    }
  }

  /// Nothing in it would be taken for more than text.
  private func check(_ text: ArraySlice<UInt8>) throws(Fault) {
    for place in text.indices {
      switch text[place] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): throw fault("a bracket in a text")
      case UInt8(ascii: "&"):
        let rest = text[place...]
        guard ["&amp;", "&lt;", "&gt;", "&quot;"].contains(where: { rest.starts(with: $0.utf8) })
        else { throw fault("an ampersand") }
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): break
      case ..<0x20, 0x7F: throw fault("a control character")
      default: break
      }
    }
  }

  // MARK: Bytes

  private mutating func take(_ mark: String) -> Bool {
    guard bytes[at...].starts(with: mark.utf8) else { return false }
    at += mark.utf8.count
    return true
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, Self.isOfAName(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static func isOfAName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func fault(_ what: String) -> Fault {
    let around = bytes[max(0, at - 60)..<min(bytes.count, at + 20)]
    return Fault(description: what + " near " + String(decoding: around, as: UTF8.self))
  }
}
