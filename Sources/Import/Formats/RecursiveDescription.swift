import Engine

/// `-[UIView recursiveDescription]`, and whatever prints alike: bars for the depth, a description a view.
struct RecursiveDescription {
  private(set) var nodes: [DumpNode] = []
  private(set) var warnings: [DumpWarning] = []
  /// Lines of the paste that were views.
  private(set) var hasRead = false
  /// EarlGrey prints alike, with what accessibility knows.
  private(set) var isOfEarlGrey = false
  private var open: [(depth: Int, node: Int)] = []

  /// A line may go on in the next ones, in a text or where a mail wrapped it.
  private static let longestJoin = 12

  /// Reads what it knows as views; gives back the lines that it does not know.
  mutating func read(_ lines: [DumpLine]) -> [DumpLine] {
    var rest: [DumpLine] = []
    var at = 0
    while at < lines.count {
      var line = lines[at]
      at += 1
      guard var first = RecursiveDescription.start(in: line.bytes) else {
        rest.append(line)
        continue
      }
      let single = line
      var joined = 0
      while joined < RecursiveDescription.longestJoin, at < lines.count,
        RecursiveDescription.isOpen(line.bytes, from: first.at),
        !lines[at].bytes.trimmed.isEmpty,
        RecursiveDescription.goesOn(in: lines[at].bytes)
      {
        line.bytes = (Array(line.bytes) + [.blank] + lines[at].bytes.trimmed)[...]
        at += 1
        joined += 1
        // Places in a text that is put together count anew.
        guard let again = RecursiveDescription.start(in: line.bytes) else { break }
        first = again
      }
      if !read(line, from: first) {
        rest.append(single)
        rest += lines[(at - joined)..<at]
      }
    }
    return rest
  }

  // MARK: Lines

  private struct Start {
    var at: Int
    var depth: Int
    var note: Bytes
  }

  /// Where the first description of a line begins that may be a view's.
  private static func start(in line: Bytes) -> Start? {
    var depth = 0
    var noteStart = line.startIndex
    var at = line.startIndex
    while at < line.endIndex {
      if line[at] == .bar {
        depth += 1
        noteStart = at + 1
      } else if line[at] == .less, at + 1 < line.endIndex,
        line[at + 1].isLetter || line[at + 1] == UInt8(ascii: "_") || line[at + 1] == .less
      {
        let note = line[noteStart..<at].trimmed
        let isName =
          !note.isEmpty && note.first?.isDigit == false && note.allSatisfy { $0.isOfName }
        guard depth > 0 || isName || isNoise(note) else { return nil }
        return Start(at: at, depth: depth, note: depth > 0 || isName ? note : [])
      }
      at += 1
    }
    return nil
  }

  /// What consoles print before a view: `$3 = 0x08c5d730`, `  - some :`, `- _value :`, a date and a program. Sentences
  /// and the words of event logs are none.
  private static func isNoise(_ note: Bytes) -> Bool {
    guard let last = note.last else { return true }
    if "\"`(@[#".utf8.contains(last) || last == UInt8(ascii: "]") { return true }
    if note.starts(with: "//") || note.starts(with: "*") {
      return !note.contains { $0.isLetter }
    }
    if last == .colon {
      let word = note.dropLast().trimmed
      let start = word.lastIndex { $0.isBlank }.map { $0 + 1 } ?? word.startIndex
      return word[start...].allSatisfy { $0.isDigit }
        || ["some", "_value"].contains { word[start...].elementsEqual($0.utf8) }
    }
    // Where a macro stood that logs, and the columns of the console's own window.
    if note.contains(".m:") || note.contains(".mm:") || note.contains(".swift:") { return true }
    for kind in ["default\t", "info\t", "debug\t", "error\t", "fault\t"] as [StaticString]
    where note.starts(with: kind) {
      return note.count { $0 == .tab } >= 2
    }
    if last == .equals { return note.contains(UInt8(ascii: "$")) }
    let start = note.lastIndex { $0.isBlank }.map { $0 + 1 } ?? note.startIndex
    if note[start...].starts(with: "0x") { return true }
    return !note.contains { $0.isLetter || $0 >= 0x80 } || note.starts(with: "(lldb)")
  }

  /// Has a description begun that does not end in the line?
  private static func isOpen(_ line: Bytes, from start: Int) -> Bool {
    guard let description = Description(line, at: start) else { return false }
    return !description.isClosed && description.address != nil
  }

  /// Does a line look like the rest of the one before, rather than like a view, a prompt or an ellipsis?
  private static func goesOn(in line: Bytes) -> Bool {
    guard start(in: line) == nil else { return false }
    let line = line.trimmed
    return line.first != .bar && !line.starts(with: "(lldb)") && !line.starts(with: "...")
      && (line.contains(.semicolon) || line.contains(.greater) || line.contains(.quote))
  }

  /// One line, which may hold several views where a page has lost its line breaks.
  private mutating func read(_ line: DumpLine, from first: Start) -> Bool {
    var start = first
    var found = false
    while let description = Description(line.bytes, at: start.at) {
      guard accept(description, from: start, at: line) else { return found }
      found = true
      guard let next = nextOnLine(line.bytes, after: description.end) else { break }
      start = next
    }
    if found { hasRead = true }
    return found
  }

  private func nextOnLine(_ line: Bytes, after end: Int) -> Start? {
    var depth = 0
    var noteStart = end
    var at = end
    while at < line.endIndex {
      if line[at] == .bar {
        depth += 1
        noteStart = at + 1
      } else if line[at] == .less, depth > 0 {
        return Start(at: at, depth: depth, note: line[noteStart..<at].trimmed)
      } else if !line[at].isBlank, !line[at].isOfName {
        depth = 0
      }
      at += 1
    }
    return nil
  }

  // MARK: Views

  private mutating func accept(
    _ description: Description, from start: Start, at line: DumpLine
  ) -> Bool {
    let suffix = line.bytes[description.end...].trimmed
    let isLayer = suffix.starts(with: "(layer)")
    let frame = description["frame"]
    guard start.depth > 0 || frame != nil || isLayer || looksLikeView(description, line) else {
      return false
    }
    // Of a responder chain or a list of controllers.
    if suffix.starts(with: ", state:") { return false }
    if frame == nil, description.attributes.isEmpty, description.bare.isEmpty, !isLayer,
      suffix.isEmpty, description.isClosed
    {
      return false
    }
    if RecursiveDescription.isNoView(description.className) { return false }
    var node = DumpNode()
    node.line = line.number
    node.className = description.className.text
    node.address = description.address?.text
    node.isLayer = isLayer
    // What is not printed has its usual value: a label prints its NO.
    node.takesTouches = true
    note(start.note, &node)
    for (key, value) in description.attributes { take(key, value: value, into: &node) }
    // EarlGrey's have no value.
    if description.bare.contains(where: { $0.elementsEqual("hidden".utf8) }) {
      node.isHidden = true
    }
    if description.bare.contains(where: { $0.elementsEqual("disabled".utf8) }) {
      node.isEnabled = false
    }
    if frame == nil, !isLayer { readFrame(in: line.bytes[start.at...], &node) }
    if node.frame == nil, !isLayer {
      warnings.append(DumpWarning(line: line.number, problem: .frameUnknown(node.className)))
    }
    if !description.isClosed {
      warnings.append(DumpWarning(line: line.number, problem: .cutOff))
    }
    image(suffix, &node)
    place(&node, at: start.depth)
    nodes.append(node)
    return true
  }

  private func looksLikeView(_ description: Description, _ line: DumpLine) -> Bool {
    description.address != nil && description["layer"] != nil
      || (line.bytes.contains("frame={{") || line.bytes.contains("frame: {{"))
  }

  private static func isNoView(_ name: Bytes) -> Bool {
    name.starts(with: "NSArray") || name.starts(with: "__NS") || name.starts(with: "UITouch")
      || name.starts(with: "UIEvent") || name.starts(with: "UIWindowScene")
      || name.text.hasSuffix("GestureRecognizer")
  }

  private mutating func place(_ node: inout DumpNode, at depth: Int) {
    while let last = open.last, last.depth >= depth { open.removeLast() }
    node.parent = open.last?.node
    open.append((depth, nodes.count))
  }

  /// `| _myButton <UIButton…`, and `'RootViewController:0x757a0b0'`.
  private func note(_ note: Bytes, _ node: inout DumpNode) {
    let words = note.split(separator: .blank)
    guard let word = words.last, word.allSatisfy({ $0.isOfName }), word.first?.isDigit == false,
      words.count <= 2
    else { return }
    node.variable = word.text
  }

  /// An old image view's ` - Back`, which is what VoiceOver says.
  private func image(_ suffix: Bytes, _ node: inout DumpNode) {
    guard suffix.starts(with: "- ") else { return }
    let name = suffix.dropFirst(2).trimmed
    if !name.elementsEqual("(null)".utf8), name.count <= 80 { node.label = name.text }
  }

  private mutating func readFrame(in line: Bytes, _ node: inout DumpNode) {
    for spelling in ["frame={{", "frame: {{", "frame = {{"] as [StaticString] {
      guard let at = line.find(spelling) else { continue }
      let start = at + spelling.utf8CodeUnitCount - 2
      guard let end = line.find("}}", from: start) else { continue }
      setFrame(line[start..<(end + 2)], &node)
      return
    }
  }

  private mutating func setFrame(_ value: Bytes, _ node: inout DumpNode) {
    guard let numbers = value.numbers, numbers.count == 4 else { return }
    let frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
    if frame.isUsable {
      node.frame = frame
    } else {
      warnings.append(DumpWarning(line: node.line, problem: .notFinite(node.className)))
    }
  }

  private mutating func take(_ key: Bytes, value: Bytes, into node: inout DumpNode) {
    switch key.text {
    case "baseClass": node.superclasses = [value.text]
    case "frame": setFrame(value, &node)
    case "alpha": node.alpha = Double(value.text)
    case "UIE": node.takesTouches = value.first != UInt8(ascii: "N")
    case "AX", "AX.frame", "AX.activationPoint": isOfEarlGrey = true
    case "hidden": node.isHidden = value.elementsEqual("YES".utf8)
    case "clipsToBounds": node.clips = value.elementsEqual("YES".utf8)
    case "userInteractionEnabled": node.takesTouches = !value.elementsEqual("NO".utf8)
    case "enabled": node.isEnabled = !value.elementsEqual("NO".utf8)
    case "text":
      node.text =
        value.first == .quote && value.count > 1 ? value.dropFirst().dropLast().text : value.text
    case "placeholder": if node.label == nil { node.label = value.text }
    case "accessibilityIdentifier", "id", "AX.id", "testID": node.identifier = unquoted(value)
    case "nativeID": if node.variable == nil { node.variable = unquoted(value) }
    case "accessibilityLabel", "label", "AX.label": node.label = unquoted(value)
    case "gestureRecognizers": node.hasRecognizers = true
    case "animations": node.isAnimating = true
    case "transform":
      if let numbers = value.numbers, numbers.count == 6 { node.transform = numbers }
    case "contentOffset":
      if let numbers = value.numbers, numbers.count == 2 {
        node.boundsOrigin = Point(numbers[0], numbers[1])
      }
    case "contentSize":
      if let numbers = value.numbers, numbers.count == 2 {
        node.contentSize = Size(numbers[0], numbers[1])
      }
    case "bounds":
      if let numbers = value.numbers, numbers.count == 4 {
        node.boundsOrigin = Point(numbers[0], numbers[1])
      }
    default: break
    }
  }

  private func unquoted(_ value: Bytes) -> String {
    guard let first = value.first, first == .quote || first == UInt8(ascii: "\""), value.count > 1
    else { return value.text }
    return value.dropFirst().dropLast().text
  }
}
