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

  /// Reads one that starts at a `<`. Nil where none does.
  init?(_ line: Bytes, at start: Int) {
    var at = start
    guard at < line.endIndex, line[at] == .less else { return nil }
    at += 1
    // `<<_UITextContainerView: …>> minSize = …`
    let isDouble = at < line.endIndex && line[at] == .less
    if isDouble { at += 1 }
    let nameStart = at
    while at < line.endIndex, line[at].isOfName || line[at] == UInt8(ascii: ".") { at += 1 }
    className = line[nameStart..<at]
    end = at
    guard let first = className.first, !first.isDigit, first != UInt8(ascii: ".") else {
      return nil
    }
    // A generic type may hold brackets of its own.
    if at < line.endIndex, line[at] == .less { at = Description.skipBrackets(line, at) }
    if at < line.endIndex, line[at] == .colon { at += 1 }
    let afterName = at
    while at < line.endIndex, line[at] == .blank { at += 1 }
    if at + 1 < line.endIndex, line[at] == UInt8(ascii: "0"), line[at + 1] == UInt8(ascii: "x") {
      let addressStart = at
      at += 2
      while at < line.endIndex, line[at].isHex || line[at] == UInt8(ascii: ".") { at += 1 }
      address = line[addressStart..<at]
    } else {
      at = afterName
    }
    readAttributes(line, from: at)
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
      at += 1
      while at < line.endIndex, line[at] == .blank { at += 1 }
      let valueStart = at
      if key.elementsEqual("text".utf8), at < line.endIndex, line[at] == .quote {
        at = Description.endOfText(line, from: at)
      } else if key.elementsEqual("placeholder".utf8) {
        while at < line.endIndex, line[at] != .semicolon { at += 1 }
      } else if key.elementsEqual("text".utf8) {
        // React Native's has no quotation marks, and no semicolon after it.
        if let frame = line.find(" frame = (", from: at),
          self["reactTag"] != nil
            || frame <= line[at...].firstIndex(of: .semicolon) ?? line.endIndex
        {
          var text = line[valueStart..<max(valueStart, frame)].trimmed
          if text.last == .semicolon { text.removeLast() }
          attributes.append((key, text))
          at = frame + 1
          continue
        }
        at = Description.endOfValue(line, from: at)
      } else {
        at = Description.endOfValue(line, from: at)
      }
      attributes.append((key, line[valueStart..<at].trimmed))
    }
    end = line.endIndex
  }

  /// Quotation marks within a text are not escaped: its end is one with `;` or `>` after it.
  private static func endOfText(_ line: Bytes, from start: Int) -> Int {
    var at = start + 1
    while at < line.endIndex {
      if line[at] == .quote,
        at + 1 == line.endIndex || line[at + 1] == .semicolon || line[at + 1] == .greater
      {
        return at + 1
      }
      at += 1
    }
    return line.endIndex
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
