/// A string around an interpolation that is being read.
struct OpenText {
  /// Its first token and its first byte.
  var token: Int
  var start: Int
  var hashes: Int
  var isMultiline: Bool
  /// Round brackets open in the interpolation.
  var depth = 0
  var problems: Int
}

/// Strings and characters, of both languages.
extension Tokenizer {
  static let mostHashes = 8

  func isRawText(at index: Int) -> Bool {
    let hashes = hashes(at: index)
    let after = byte(index + hashes)
    return hashes <= Tokenizer.mostHashes
      && (after == UInt8(ascii: "\"") || isRawRegex(index, hashes))
  }

  private func isRawRegex(_ index: Int, _ hashes: Int) -> Bool {
    byte(index + hashes) == UInt8(ascii: "/") && endOfRawRegex(index, hashes) != nil
  }

  private func hashes(at index: Int) -> Int {
    var count = 0
    while count <= Tokenizer.mostHashes, byte(index + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private func endOfRawRegex(_ index: Int, _ hashes: Int) -> Int? {
    var end = index + hashes + 1
    while end < text.count, !text[end].isLineEnd {
      if text[end] == UInt8(ascii: "/"), self.hashes(at: end + 1) >= hashes {
        return end + 1 + hashes
      }
      end += 1
    }
    return nil
  }

  mutating func rawString() {
    let hashes = hashes(at: at)
    if byte(at + hashes) == UInt8(ascii: "/"), let end = endOfRawRegex(at, hashes) {
      add(.regex, end - at)
    } else {
      swiftText(hashes: hashes, quote: 1)
    }
  }

  mutating func string(_ length: Int, from start: Int? = nil) {
    if language == .swift {
      swiftText(hashes: 0, quote: length)
    } else {
      cText(length, from: start ?? at)
    }
  }

  private mutating func swiftText(hashes: Int, quote: Int) {
    let open = at + hashes
    let isMultiline =
      quote == 1 && isTripleQuote(at: open)
      && (hashes == 0 || byte(open + 3) != UInt8(ascii: "#"))
    let content = open + (isMultiline ? 3 : quote)
    if isMultiline, endlessTexts & (1 << hashes) != 0 {
      report(.unclosed("\"\"\""), at, content)
      add(.text, content - at)
      tokens[tokens.count - 1].flags.insert(.isUnclosed)
      return
    }
    openTexts.append(
      OpenText(
        token: tokens.count, start: at, hashes: hashes, isMultiline: isMultiline,
        problems: problems.count))
    segment(from: content, first: true)
  }

  private func isTripleQuote(at index: Int) -> Bool {
    byte(index) == UInt8(ascii: "\"") && byte(index + 1) == UInt8(ascii: "\"")
      && byte(index + 2) == UInt8(ascii: "\"")
  }

  /// Behind an interpolation.
  mutating func goOnInText() {
    (startsLine, isSpaced) = (false, false)
    segment(from: at, first: false)
  }

  /// Up to the end of the string, or to its next interpolation.
  private mutating func segment(from content: Int, first: Bool) {
    guard let open = openTexts.last else { return }
    var index = content
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\") where hashes(at: index + 1) >= open.hashes:
        let after = index + 1 + open.hashes
        if symbol(at: after).byte == UInt8(ascii: "(") {
          add(first ? .textStart : .textPart, index - at)
          at = after
          openTexts[openTexts.count - 1].depth = 0
          return step()
        }
        // A line that ends in a backslash ends a string of one line nevertheless.
        index = byte(after).isLineEnd ? after : after + 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !open.isMultiline { return endSegment(at: index, first: first, isUnclosed: true) }
        index += 1
      default:
        if let length = closing(at: index, of: open) {
          return endSegment(at: index + length, first: first, isUnclosed: false)
        }
        index += 1
      }
    }
    if open.isMultiline {
      at = text.count
    } else {
      endSegment(at: text.count, first: first, isUnclosed: true)
    }
  }

  private func closing(at index: Int, of open: OpenText) -> Int? {
    guard text[index] == UInt8(ascii: "\"") || text[index] == 0xE2 else { return nil }
    if open.isMultiline {
      let isEnd = isTripleQuote(at: index) && hashes(at: index + 3) >= open.hashes
      return isEnd ? 3 + open.hashes : nil
    }
    let (quote, length) = symbol(at: index)
    guard quote == UInt8(ascii: "\"") else { return nil }
    // Typographic quotes close only what they opened.
    if length > 1, byte(open.start) == UInt8(ascii: "\"") || open.hashes > 0 { return nil }
    guard open.hashes == 0 || hashes(at: index + length) >= open.hashes else { return nil }
    return length + open.hashes
  }

  private mutating func endSegment(at end: Int, first: Bool, isUnclosed: Bool) {
    guard let open = openTexts.popLast() else { return }
    let token = add(first ? .text : .textEnd, end - at)
    if !first {
      tokens[open.token].partner = Int32(token)
      tokens[token].partner = Int32(open.token)
    }
    if isUnclosed {
      tokens[token].flags.insert(.isUnclosed)
      tokens[open.token].flags.insert(.isUnclosed)
      report(.unclosed("\""), open.start, end)
    }
  }

  /// A line ends in the middle of an interpolation.
  mutating func endOpenText() {
    endSegment(at: at, first: false, isUnclosed: true)
  }

  /// The text is over, but not a string of several lines: it is taken to end with its first line, and what
  /// stands behind is read after all.
  mutating func reopenEndlessText() -> Bool {
    guard let open = openTexts.first else { return false }
    openTexts.removeAll()
    tokens.removeSubrange(open.token...)
    problems.removeSubrange(min(open.problems, problems.count)...)
    endlessTexts |= 1 << open.hashes
    at = open.start
    if open.isMultiline {
      swiftText(hashes: open.hashes, quote: 1)
    } else {
      report(.unclosed("\""), at, at + 1)
      add(.text, text.count - at)
      tokens[tokens.count - 1].flags.insert(.isUnclosed)
    }
    return true
  }

  // MARK: C

  private mutating func cText(_ length: Int, from start: Int) {
    let isBoxed = start < at
    let isPlain = byte(at) == UInt8(ascii: "\"")
    var index = at + length
    var isUnclosed = true
    while index < text.count, !text[index].isLineEnd {
      if text[index] == UInt8(ascii: "\\") {
        index += byte(index + 1) == UInt8(ascii: "\r") ? 3 : 2
        continue
      }
      let (byte, size) = symbol(at: index)
      index += size
      if byte == UInt8(ascii: "\""), size == 1 || !isPlain {
        isUnclosed = false
        break
      }
    }
    index = min(index, text.count)
    at = start
    let token = add(.text, index - at)
    if isBoxed { tokens[token].flags.insert(.isBoxed) }
    if isUnclosed {
      tokens[token].flags.insert(.isUnclosed)
      report(.unclosed("\""), start, index)
    }
  }

  mutating func character(_ length: Int) {
    guard language == .objectiveC else {
      add(.unknown, length)
      return
    }
    var index = at + length
    while index < text.count, !text[index].isLineEnd {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      let (byte, size) = symbol(at: index)
      index += size
      if byte == UInt8(ascii: "'") {
        add(.character, index - at)
        return
      }
    }
    report(.unclosed("'"), at, at + length)
    add(.unknown, length)
  }
}
