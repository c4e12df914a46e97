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

  /// A line may go on in the next ones, where a mail wrapped it.
  private static let longestJoin = 12
  /// A text of so many lines is followed to its end.
  private static let longestText = 64

  /// Reads what it knows as views; gives back the lines that it does not know.
  mutating func read(_ lines: [DumpLine]) -> [DumpLine] {
    var rest: [DumpLine] = []
    var at = 0
    while at < lines.count {
      var line = lines[at]
      at += 1
      guard var first = ViewStart(in: line.bytes) else {
        rest.append(line)
        continue
      }
      let single = line
      let next = at
      var joined = 0
      while joined < RecursiveDescription.longestJoin, at < lines.count,
        let (more, count) = RecursiveDescription.more(of: line.bytes, from: first.at, in: lines, at)
      {
        line.bytes += more
        at += count
        joined += 1
        // Places in a text that is put together count anew.
        guard let again = ViewStart(in: line.bytes) else { break }
        first = again
      }
      if !read(line, from: first) {
        rest.append(single)
        rest += lines[next..<at]
      }
    }
    return rest
  }

  // MARK: Lines

  /// What the next lines add to a description that does not end in its own, and how many they are.
  private static func more(
    of line: Bytes, from start: Int, in lines: [DumpLine], _ at: Int
  ) -> (Bytes, Int)? {
    guard let description = Description(line, at: start) else { return nil }
    if let open = description.openText, let last = end(of: open, in: lines, at) {
      // The breaks are the text's own.
      return (lines[at...last].reduce(into: []) { $0 += [.newline] + $1.bytes }, last - at + 1)
    }
    guard !description.isClosed else { return nil }
    let isView = description.address != nil || description["frame"] != nil
    guard isView, !lines[at].bytes.trimmed.isEmpty, goesOn(in: lines[at].bytes) else { return nil }
    return ([.blank] + lines[at].bytes.trimmed, 1)
  }

  /// The line in which a text ends. Where the next view begins before that, the text was cut off.
  private static func end(
    of text: Description.OpenText, in lines: [DumpLine], _ at: Int
  ) -> Int? {
    for index in at..<min(at + longestText, lines.count) {
      let line = lines[index].bytes
      if ViewStart.isSure(in: line) || line.starts(with: "(lldb)") { return nil }
      if text.ends(in: line) { return index }
    }
    return nil
  }

  /// Does a line look like the rest of the one before, rather than like a view, a prompt or an ellipsis?
  private static func goesOn(in line: Bytes) -> Bool {
    guard ViewStart(in: line) == nil else { return false }
    let line = line.trimmed
    return line.first != .bar && !line.starts(with: "(lldb)") && !line.starts(with: "...")
      && (line.contains(.semicolon) || line.contains(.greater) || line.contains(.quote))
  }

  /// One line, which may hold several views where a page has lost its line breaks.
  private mutating func read(_ line: DumpLine, from first: ViewStart) -> Bool {
    var start = first
    var found = false
    while let description = Description(line.bytes, at: start.at) {
      let next = ViewStart(in: line.bytes, after: description.end)
      // What stands behind the next one's bars is not this one's.
      let own = line.bytes[start.at..<(next?.from ?? line.bytes.endIndex)]
      guard accept(description, from: start, in: DumpLine(number: line.number, bytes: own)) else {
        break
      }
      found = true
      guard let next else { break }
      start = next
    }
    if found { hasRead = true }
    return found
  }

  // MARK: Views

  private mutating func accept(
    _ description: Description, from start: ViewStart, in line: DumpLine
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
      suffix.isEmpty || description.address == nil, description.isClosed
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
    for (key, value) in description.attributes {
      if key.elementsEqual("AX".utf8) || key.starts(with: "AX.") { isOfEarlGrey = true }
      check(node.take(key, value: value), node)
    }
    // EarlGrey's have no value.
    if description.bare.contains(where: { $0.elementsEqual("hidden".utf8) }) {
      node.isHidden = true
    }
    if description.bare.contains(where: { $0.elementsEqual("disabled".utf8) }) {
      node.isEnabled = false
    }
    if frame == nil, !isLayer { readFrame(in: line.bytes, &node) }
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
      check(node.setFrame(line[start..<(end + 2)]), node)
      return
    }
  }

  private mutating func check(_ isRectangle: Bool, _ node: DumpNode) {
    if !isRectangle {
      warnings.append(DumpWarning(line: node.line, problem: .notFinite(node.className)))
    }
  }
}
