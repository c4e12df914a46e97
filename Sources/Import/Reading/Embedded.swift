/// XML or JSON within other text: in a driver's log, in an answer, or after what somebody wrote about it.
enum Embedded {
  /// What was found, and how many lines stand before it.
  struct Found {
    var bytes: [UInt8]
    var isXML: Bool
    var linesBefore: Int
  }

  /// So many places that look like the beginning of JSON are tried.
  private static let mostTried = 16

  static func documents(in bytes: [UInt8]) -> [Found] {
    let text = bytes[...]
    if let xml = xml(in: text) { return [xml] }
    guard keys.contains(where: { text.contains($0) }) else { return [] }
    var found: [Found] = []
    var at = text.startIndex
    while found.count < mostTried, let start = startOfJSON(in: text[at...]) {
      var part = text[start...]
      // A text in an answer that is JSON itself.
      if isEscaped(part) {
        let end = endOfString(in: part)
        at = end
        part = unescaped(text[start..<end])[...]
        part = part[..<endOfJSON(in: part)]
      } else {
        at = endOfJSON(in: part)
        part = text[start..<at]
        if let inner = escaped(in: part) {
          found.append(Found(bytes: inner, isXML: false, linesBefore: lines(text[..<start])))
        }
      }
      guard keys.contains(where: { part.contains($0) }) else { continue }
      found.append(Found(bytes: Array(part), isXML: false, linesBefore: lines(text[..<start])))
    }
    return found
  }

  private static let keys: [StaticString] = ["AXFrame", "\"frame", "\"rect", "\"bounds"]

  private static func lines(_ text: Bytes) -> Int { text.count { $0 == .newline } }

  // MARK: XML

  private static let roots: [StaticString] = [
    "<?xml", "<AppiumAUT", "<XCUIElementTypeApplication", "<hierarchy",
  ]
  private static let ends: [StaticString] = [
    "</AppiumAUT>", "</XCUIElementTypeApplication>", "</hierarchy>",
  ]

  private static func xml(in text: Bytes) -> Found? {
    guard let start = roots.compactMap({ text.find($0) }).min() else { return nil }
    var rest = text[start...]
    let before = lines(text[..<start])
    if isEscaped(rest) { rest = unescaped(rest[..<endOfString(in: rest)])[...] }
    let end = ends.lazy.compactMap { end in
      rest.find(end).map { $0 + end.utf8CodeUnitCount }
    }.first
    return Found(bytes: Array(rest[..<(end ?? rest.endIndex)]), isXML: true, linesBefore: before)
  }

  // MARK: JSON

  /// `{"`, `{\"`, or `[` and an object.
  private static func startOfJSON(in text: Bytes) -> Int? {
    var at = text.startIndex
    while at < text.endIndex {
      switch text[at] {
      case UInt8(ascii: "{"):
        let next = text[(at + 1)...].first { !$0.isBlank && $0 != .newline }
        if next == UInt8(ascii: "\"") || next == .backslash { return at }
      case UInt8(ascii: "["):
        let next = text[(at + 1)...].first { !$0.isBlank && $0 != .newline }
        if next == UInt8(ascii: "{") { return at }
      default: break
      }
      at += 1
    }
    return nil
  }

  /// The first text of an answer that is JSON itself.
  private static func escaped(in text: Bytes) -> [UInt8]? {
    let starts: [StaticString] = ["\"[{\\\"", "\"{\\\""]
    guard let start = starts.compactMap({ text.find($0) }).min() else { return nil }
    let rest = text[(start + 1)...]
    return unescaped(rest[..<endOfString(in: rest)])
  }

  /// After the bracket that closes the first one, whatever stands in texts.
  private static func endOfJSON(in text: Bytes) -> Int {
    var depth = 0
    var isText = false
    var at = text.startIndex
    while at < text.endIndex {
      switch text[at] {
      case .backslash where isText: at += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText, UInt8(ascii: "[") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText:
        depth -= 1
        if depth == 0 { return at + 1 }
      default: break
      }
      at += 1
    }
    return text.endIndex
  }

  /// JSON that was cut off, up to the last bracket that closes another, and with those closed that are open
  /// there. Nil where none closes, and where it was not cut.
  static func closed(_ bytes: [UInt8]) -> [UInt8]? {
    var open: [UInt8] = []
    var whole: (end: Int, open: [UInt8])?
    var isText = false
    var at = bytes.startIndex
    while at < bytes.endIndex {
      switch bytes[at] {
      case .backslash where isText: at += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText: open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "[") where !isText: open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText:
        guard open.popLast() == bytes[at], open.count <= DumpReader.jsonDepthLimit else {
          return nil
        }
        whole = (at + 1, open)
      default: break
      }
      at += 1
    }
    guard let whole, !whole.open.isEmpty else { return nil }
    return Array(bytes[..<whole.end]) + whole.open.reversed()
  }

  // MARK: Texts in texts

  /// Is the first quotation mark escaped?
  private static func isEscaped(_ text: Bytes) -> Bool {
    guard let mark = text.firstIndex(of: UInt8(ascii: "\"")), mark > text.startIndex else {
      return false
    }
    return text[mark - 1] == .backslash
  }

  /// The quotation mark that ends a text in which others are escaped, or the end.
  private static func endOfString(in text: Bytes) -> Int {
    var at = text.startIndex
    while at < text.endIndex, text[at] != UInt8(ascii: "\"") {
      at += text[at] == .backslash ? 2 : 1
    }
    return min(at, text.endIndex)
  }

  private static func unescaped(_ text: Bytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = text.startIndex
    while at < text.endIndex {
      guard text[at] == .backslash, at + 1 < text.endIndex else {
        result.append(text[at])
        at += 1
        continue
      }
      switch text[at + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(.newline)
      case UInt8(ascii: "t"): result.append(.blank)
      case let other where other.isLetter: result += [.backslash, other]
      case let other: result.append(other)
      }
      at += 2
    }
    return result
  }
}
