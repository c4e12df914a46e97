/// What stands between `<` and its `>`: `<UIView: 0x7f8; frame = (0 0; 10 10); alpha = 0.5>`.
struct Description {
  var className: Bytes
  var address: Bytes?
  var attributes: [(key: Bytes, value: Bytes)] = []
  /// Words between semicolons that have no value.
  var bare: [Bytes] = []
  /// The `>` was there.
  var isClosed = false
  /// Where what follows it starts.
  var end: Int

  /// A text that did not end where the line did.
  private(set) var openText: OpenText?

  /// What a text that goes on ends with.
  enum OpenText {
    /// `'`, and `;` or `>` after it: quotation marks within it are not escaped.
    case quoted
    /// React Native's has no quotation marks, and no semicolon after it.
    case beforeFrame
    case placeholder

    func ends(in line: Bytes) -> Bool {
      switch self {
      case .quoted: line.contains("';") || line.contains("'>")
      case .beforeFrame: Description.frame(in: line, from: line.startIndex) != nil
      case .placeholder: line.contains(.semicolon)
      }
    }
  }

  private static let frameAfterText: StaticString = " frame = ("

  /// Its class and its address, and where these end. Nil where no description begins.
  static func head(
    of line: Bytes, at start: Int
  ) -> (className: Bytes, address: Bytes?, end: Int)? {
    var at = start
    guard at < line.endIndex, line[at] == .less else { return nil }
    at += 1
    // `<<_UITextContainerView: …>> minSize = …`
    if at < line.endIndex, line[at] == .less { at += 1 }
    let nameStart = at
    while at < line.endIndex, line[at].isOfName || line[at] == UInt8(ascii: ".") { at += 1 }
    let name = line[nameStart..<at]
    guard let first = name.first, !first.isDigit, first != UInt8(ascii: ".") else { return nil }
    // A generic type may hold brackets of its own.
    if at < line.endIndex, line[at] == .less { at = skipBrackets(line, at) }
    if at < line.endIndex, line[at] == .colon { at += 1 }
    let afterName = at
    while at < line.endIndex, line[at] == .blank { at += 1 }
    guard at + 1 < line.endIndex, line[at] == UInt8(ascii: "0"), line[at + 1] == UInt8(ascii: "x")
    else { return (name, nil, afterName) }
    let addressStart = at
    at += 2
    while at < line.endIndex, line[at].isHex || line[at] == UInt8(ascii: ".") { at += 1 }
    return (name, line[addressStart..<at], at)
  }

  /// Reads one that starts at a `<`. Nil where none does.
  init?(_ line: Bytes, at start: Int) {
    guard let head = Description.head(of: line, at: start) else { return nil }
    (className, address, end) = head
    readAttributes(line, from: head.end)
    let isDouble = line[start + 1] == .less
    if isDouble, end < line.endIndex, line[end] == .greater { end += 1 }
  }

  private mutating func readAttributes(_ line: Bytes, from start: Int) {
    var at = start
    while at < line.endIndex {
      while at < line.endIndex, line[at].isBlank || line[at] == .semicolon { at += 1 }
      guard at < line.endIndex else { break }
      if line[at] == .greater {
        (isClosed, end) = (true, at + 1)
        return
      }
      let partStart = at
      // The key, up to `=` or `: `.
      while at < line.endIndex, line[at] != .equals, line[at] != .colon, line[at] != .semicolon,
        line[at] != .greater, line[at] != .less
      {
        at += 1
      }
      guard at < line.endIndex, line[at] == .equals || line[at] == .colon else {
        at = Description.endOfValue(line, from: at)
        bare.append(line[partStart..<at].trimmed)
        continue
      }
      let key = line[partStart..<at].trimmed
      at = readValue(of: key, in: line, from: at + 1)
    }
    end = line.endIndex
  }

  /// Keeps the value of a key; the end of it.
  private mutating func readValue(of key: Bytes, in line: Bytes, from start: Int) -> Int {
    var at = start
    while at < line.endIndex, line[at] == .blank { at += 1 }
    let valueStart = at
    // React Native's is parted by a colon, and any other by an equals sign.
    let isReact = key.elementsEqual("text".utf8) && line[start - 1] == .colon
    if isReact, let end = readReactText(in: line, from: start) { return end }
    let isQuoted = at < line.endIndex && line[at] == .quote && !isReact
    if isQuoted, let closed = Description.endOfText(line, from: at) {
      at = closed
    } else if isQuoted, Description.isText(key) {
      (at, openText) = (line.endIndex, .quoted)
    } else if key.elementsEqual("placeholder".utf8) {
      while at < line.endIndex, line[at] != .semicolon { at += 1 }
      if at == line.endIndex { openText = .placeholder }
    } else {
      at = Description.endOfValue(line, from: at)
    }
    attributes.append((key, line[valueStart..<at].trimmed))
    return at
  }

  /// A text of React Native's has no marks around it: it ends where the frame stands, in this line or a later
  /// one. Nil where there is none here.
  private mutating func readReactText(in line: Bytes, from start: Int) -> Int? {
    let isReact = self["reactTag"] != nil
    guard let frame = Description.frame(in: line, from: start),
      isReact || frame <= line[start...].firstIndex(of: .semicolon) ?? line.endIndex
    else {
      // A bracket in it closes nothing then.
      if isReact { openText = .beforeFrame }
      return nil
    }
    var text = line[start..<frame].trimmed
    if text.last == .semicolon { text.removeLast() }
    attributes.append((Description.reactText, text))
    return frame + 1
  }

  static let reactText = Array("reactText".utf8)[...]

  private static func isText(_ key: Bytes) -> Bool {
    ["text", "AX.label", "accessibilityLabel"].contains { key.elementsEqual($0.utf8) }
  }

  /// The frame after a text of React Native's, before the next view on the line: one of four numbers, since a
  /// text may say anything; where it was cut off, the first that begins like one.
  fileprivate static func frame(in line: Bytes, from start: Int) -> Int? {
    var at = start
    var cut: Int?
    while at < line.endIndex {
      if line[at] == .blank, line[at...].starts(with: frameAfterText) {
        let numbers = line[(at + frameAfterText.utf8CodeUnitCount)...].prefix(120)
        if numbers[..<(numbers.firstIndex(of: UInt8(ascii: ")")) ?? numbers.startIndex)].numbers?
          .count == 4
        {
          return at
        }
        cut = cut ?? at
      }
      if line[at] == .bar, line[at...].starts(with: "| <"), isView(line, at: at + 2) { break }
      at += 1
    }
    return cut
  }

  /// Does a view begin here, and no more of a text? `<b>` in a text is none: a view has an address, or a
  /// semicolon after its class.
  static func isView(_ line: Bytes, at start: Int) -> Bool {
    guard let head = head(of: line, at: start) else { return false }
    return head.address != nil || line[head.end...].first == .semicolon
  }

  /// Quotation marks within a text are not escaped: its end is one with `;` or `>` after it.
  private static func endOfText(_ line: Bytes, from start: Int) -> Int? {
    var at = start + 1
    while at + 1 < line.endIndex {
      if line[at] == .quote, line[at + 1] == .semicolon || line[at + 1] == .greater {
        return at + 1
      }
      at += 1
    }
    return nil
  }

  /// Up to the `;` or `>` that belongs to the description itself.
  private static func endOfValue(_ line: Bytes, from start: Int) -> Int {
    var at = start
    var angles = 0
    var others = 0
    while at < line.endIndex {
      switch line[at] {
      case .less: angles += 1
      case .greater:
        // An arrow is no bracket.
        if at > line.startIndex, line[at - 1] == UInt8(ascii: "-") { break }
        if angles == 0 { return at }
        angles -= 1
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): others += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): others = max(0, others - 1)
      case .semicolon: if angles == 0, others == 0 { return at }
      default: break
      }
      at += 1
    }
    return at
  }

  private static func skipBrackets(_ line: Bytes, _ start: Int) -> Int {
    var at = start
    var open = 0
    while at < line.endIndex {
      if line[at] == .less { open += 1 }
      if line[at] == .greater {
        open -= 1
        if open == 0 { return at + 1 }
      }
      at += 1
    }
    return at
  }

  subscript(key: StaticString) -> Bytes? {
    attributes.first { $0.key.count == key.utf8CodeUnitCount && $0.key.starts(with: key) }?.value
  }
}
