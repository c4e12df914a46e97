/// Where a view's description begins in a line, how deep it lies, and what stands before it.
struct ViewStart {
  /// The `<`.
  var at: Int
  var depth: Int
  /// A variable or a controller, by whoever printed it.
  var note: Bytes
  /// Where its bars begin, and with them all that belongs to it.
  var from: Int

  /// The first of a line.
  init?(in line: Bytes) {
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
        let isOwn = ViewStart.isAnnotation(note)
        guard isOwn || (depth > 0 ? ViewStart.isOfTree(note) : ViewStart.isNoise(note)) else {
          return nil
        }
        (self.at, self.depth, from) = (at, depth, line.startIndex)
        self.note = depth > 0 || isOwn ? note : []
        return
      }
      at += 1
    }
    return nil
  }

  /// The next one on a line that holds several, where a page has lost its line breaks: bars part them.
  init?(in line: Bytes, after end: Int) {
    var depth = 0
    var barsStart = end
    var noteStart = end
    var at = end
    while at < line.endIndex {
      if line[at] == .bar {
        if depth == 0 { barsStart = at }
        depth += 1
        noteStart = at + 1
      } else if line[at] == .less, depth > 0 {
        (self.at, self.depth, from) = (at, depth, barsStart)
        note = line[noteStart..<at].trimmed
        return
      } else if !line[at].isBlank, !line[at].isOfName {
        depth = 0
      }
      at += 1
    }
    return nil
  }

  /// Does a line of a tree begin here, and no more of a text?
  static func isSure(in line: Bytes) -> Bool {
    ViewStart(in: line).map { Description.isView(line, at: $0.at) } ?? false
  }

  // MARK: What stands before it

  /// `_myButton`, `0x1a0`, `'RootViewController:0x757a0b0'`: a variable, a controller, an address.
  private static func isAnnotation(_ note: Bytes) -> Bool {
    let words = note.split(separator: .blank)
    guard !words.isEmpty, words.count <= 2 else { return false }
    // An address may stand before either, and alone only where a debugger writes it.
    if words.count == 2,
      !words[0].starts(with: "0x") || !words[0].dropFirst(2).allSatisfy({ $0.isHex })
    {
      return false
    }
    guard let word = words.last, let first = word.first else { return false }
    if first == .quote {
      guard word.count > 2, word.last == .quote else { return false }
      return word.dropFirst().dropLast().allSatisfy {
        $0.isOfName || $0 == .colon || $0 == UInt8(ascii: ".")
      }
    }
    return !first.isDigit && word.allSatisfy { $0.isOfName }
  }

  /// What may stand between the bars and a view: an arrow or a word, and nothing of a text or of another
  /// description.
  private static func isOfTree(_ note: Bytes) -> Bool {
    !note.contains { $0 == .semicolon || $0 == .quote || $0 == .greater }
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
}
