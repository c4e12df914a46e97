extension Tokenizer {
  func isComment(at index: Int) -> Bool {
    byte(index) == UInt8(ascii: "/")
      && (byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*"))
  }

  mutating func comment() {
    if byte(at + 1) == UInt8(ascii: "/") {
      isSpaced = true
      skipLine()
    } else {
      longComment()
    }
  }

  /// Swift's nest in one another. Where one has no end, the first end that comes is taken; where there is
  /// none, it costs its line.
  private mutating func longComment() {
    let start = at
    if hasEndlessComment {
      report(.unclosed("/*"), start, start + 2)
      isSpaced = true
      return skipLine()
    }
    var (index, depth) = (at + 2, 1)
    var firstEnd: Int?
    while index < text.count, depth > 0 {
      if text[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        firstEnd = firstEnd ?? index
      } else if nestsComments, text[index] == UInt8(ascii: "/"),
        byte(index + 1) == UInt8(ascii: "*")
      {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    if depth > 0 {
      report(.unclosed("/*"), start, start + 2)
      nestsComments = false
      if let firstEnd {
        index = firstEnd
      } else {
        hasEndlessComment = true
        skipLine()
        index = at
      }
    }
    for offset in start..<index where text[offset] == UInt8(ascii: "\n") {
      startsLine = true
      break
    }
    isSpaced = true
    at = index
  }
}
