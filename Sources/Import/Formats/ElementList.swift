/// XCUITest's `debugDescription`: an element a line, its depth by blanks, its place on the screen.
struct ElementList {
  private(set) var nodes: [DumpNode] = []
  private(set) var application: DumpNode.Frame?
  private var open: [(indent: Int, node: Int?)] = []
  private var isOver = false

  mutating func read(_ lines: [DumpLine]) -> [DumpLine] {
    var rest: [DumpLine] = []
    var at = 0
    while at < lines.count {
      let line = ElementList.whole(lines, from: &at)
      let trimmed = line.bytes.trimmed
      if trimmed.starts(with: "Path to element") || trimmed.starts(with: "Query chain") {
        isOver = !nodes.isEmpty
      } else if trimmed.starts(with: "Attributes:") {
        // The element itself, which its subtree repeats; another dump may begin here.
        (isOver, open) = (false, [])
      } else if !isOver, let (indent, item) = ElementList.item(in: line.bytes) {
        accept(item, indent: indent, line.number)
      } else if !isOver || ElementList.item(in: line.bytes) == nil {
        rest.append(line)
      }
    }
    return rest
  }

  /// A label of so many lines is followed to its end.
  private static let longestText = 64

  /// A line, with those after it that a text in it goes on in. Where an element begins before the text ends,
  /// it was cut off.
  private static func whole(_ lines: [DumpLine], from at: inout Int) -> DumpLine {
    let line = lines[at]
    at += 1
    guard let (_, item) = item(in: line.bytes), hasOpenText(item) else { return line }
    var joined = line
    for index in at..<min(at + longestText, lines.count) {
      let next = lines[index].bytes
      guard self.item(in: next) == nil, !ViewStart.isSure(in: next),
        !next.trimmed.starts(with: "Path to element")
      else { break }
      joined.bytes += [.newline] + next
      guard next.trimmed.last == .quote || next.contains("', ") else { continue }
      if let (_, item) = self.item(in: joined.bytes), !hasOpenText(item) {
        at = index + 1
        return joined
      }
    }
    return line
  }

  private static let texts: [StaticString] = [
    ", identifier: '", ", label: '", ", title: '", ", placeholderValue: '",
  ]

  private static func hasOpenText(_ item: Bytes) -> Bool {
    texts.contains { key in
      item.find(key).map { end(of: item, from: $0 + key.utf8CodeUnitCount) == nil } ?? false
    }
  }

  /// What follows blanks and an arrow, where it begins as an element does.
  private static func item(in line: Bytes) -> (indent: Int, item: Bytes)? {
    var at = line.startIndex
    var indent = 0
    while at < line.endIndex {
      if line[at].isBlank || "\"'*/".utf8.contains(line[at]) {
        at += 1
        indent += 1
      } else if line[at...].starts(with: "→") {
        at += 3
      } else if line[at...].starts(with: "->") {
        at += 2
      } else {
        break
      }
    }
    let item = line[at...].trimmed
    guard let first = item.first, first >= 0x41, first <= 0x5A,
      let comma = item.firstIndex(of: .comma),
      item[..<comma].allSatisfy({ $0.isLetter || $0 == .blank || "()".utf8.contains($0) }),
      comma - item.startIndex <= 40
    else { return nil }
    let rest = item[comma...]
    guard
      rest.starts(with: ", 0x") || rest.starts(with: ", pid:") || rest.starts(with: ", {{")
        || rest.starts(with: ", identifier: '") || rest.starts(with: ", label: '")
    else { return nil }
    return (indent, item)
  }

  private mutating func accept(_ item: Bytes, indent: Int, _ line: Int) {
    while let last = open.last, last.indent >= indent { open.removeLast() }
    let comma = item.firstIndex(of: .comma) ?? item.endIndex
    var type = item[..<comma].trimmed
    if let bracket = type.firstIndex(of: UInt8(ascii: "(")) { type = type[..<bracket].trimmed }
    // The application is no view.
    guard !type.elementsEqual("Application".utf8) else {
      application = application ?? ElementList.frame(in: item)
      open.append((indent, nil))
      return
    }
    var node = DumpNode()
    node.line = line
    node.className = type.text
    node.parent = open.last { $0.node != nil }?.node
    node.isOnScreen = true
    if let start = item.find(", 0x") {
      let address = item[(start + 2)...].prefix { $0.isHex || $0 == UInt8(ascii: "x") }
      node.address = address.text
    }
    node.frame = ElementList.frame(in: item)
    node.identifier = ElementList.text(after: ", identifier: '", in: item)
    node.label =
      ElementList.text(after: ", label: '", in: item)
      ?? ElementList.text(after: ", placeholderValue: '", in: item)
    node.isEnabled = !item.contains(", Disabled")
    open.append((indent, nodes.count))
    nodes.append(node)
  }

  private static func frame(in item: Bytes) -> DumpNode.Frame? {
    guard let start = item.find("{{"), let end = item.find("}}", from: start),
      let numbers = item[start..<(end + 2)].numbers, numbers.count == 4
    else { return nil }
    let frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
    return frame.isUsable ? frame : nil
  }

  private static func text(after key: StaticString, in item: Bytes) -> String? {
    guard let start = item.find(key) else { return nil }
    let textStart = start + key.utf8CodeUnitCount
    let text = item[textStart..<(end(of: item, from: textStart) ?? item.endIndex)].text
    return text.isEmpty ? nil : text
  }

  /// Quotation marks within a text are not escaped: it ends where another member begins, or the line ends.
  private static func end(of item: Bytes, from start: Int) -> Int? {
    var at = start
    while at < item.endIndex {
      if item[at] == .quote {
        let rest = item[(at + 1)...]
        let ends: [StaticString] = [
          ", identifier:", ", label:", ", title:", ", value:", ", placeholderValue:", ", Selected",
          ", Disabled", ", Keyboard", ", {{",
        ]
        if rest.trimmed.isEmpty || ends.contains(where: { rest.starts(with: $0) }) { return at }
      }
      at += 1
    }
    return nil
  }
}
