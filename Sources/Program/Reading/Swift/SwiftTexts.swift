/// Strings with what is worked out in them.
extension SwiftReader {
  mutating func text() throws(ReadingFailure) -> [TextPart] {
    let first = tokens.next
    if first.isUnclosed {
      throw ReadingFailure(kind: .unclosed("\""), place: tokens.place)
    }
    var form = form(of: first)
    if first.kind == .text {
      tokens.skip()
      let end = end(of: first, form)
      if form.isMultiline { form.decoding.indent = indent(before: end) }
      let content = tokens.source.text.piece(Int(first.start) + form.width, end)
      return try parts(content, form, startsText: true, endsText: true)
    }
    let last = tokens.token(at: Int(first.partner))
    if form.isMultiline { form.decoding.indent = indent(before: end(of: last, form)) }
    let content = tokens.source.text.piece(Int(first.start) + form.width, Int(first.end))
    var found = try parts(content, form, startsText: true, endsText: false)
    tokens.skip()
    while true {
      if tokens.isNext(.openRound) { found.append(.worked(try interpolation())) }
      let token = tokens.next
      guard token.kind == .textPart || token.kind == .textEnd else {
        throw tokens.failure(.closeRound)
      }
      tokens.skip()
      let isEnd = token.kind == .textEnd
      let end = isEnd ? end(of: token, form) : Int(token.end)
      let content = tokens.source.text.piece(Int(token.start), end)
      found += try parts(content, form, startsText: false, endsText: isEnd)
      if isEnd { return found }
    }
  }

  /// `(name)`, `(value, specifier: "%.2f")`: what stands first is what is shown.
  private mutating func interpolation() throws(ReadingFailure) -> Expression {
    let start = tokens.next.begins
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let arguments = try arguments()
    if arguments.count == 1, let only = arguments.first, only.label == nil { return only.value }
    if let first = arguments.first, first.label == nil { return first.value }
    return Expression(.tuple(arguments), at: tokens.place(from: start))
  }

  private struct Form {
    var decoding: TextDecoding
    var isMultiline: Bool
    /// Of the quotes with their `#`.
    var width: Int
    var hashes: Int
  }

  /// Where the quotes begin that end a string; a typographic one takes three bytes.
  private func end(of token: Token, _ form: Form) -> Int {
    let end = Int(token.end) - form.hashes
    if form.isMultiline { return end - 3 }
    return end - (tokens.source.text.piece(end - 1, end).first == UInt8(ascii: "\"") ? 1 : 3)
  }

  private func form(of token: Token) -> Form {
    let text = tokens.source.text
    var index = Int(token.start)
    while index < text.count, text[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = index - Int(token.start)
    let quote = UInt8(ascii: "\"")
    let isMultiline =
      index + 2 < text.count && text[index] == quote && text[index + 1] == quote
      && text[index + 2] == quote && Int(token.end) - index >= (token.kind == .text ? 6 : 3)
    // A typographic quote takes three bytes.
    let quoteWidth = index < text.count && text[index] != quote ? 3 : 1
    return Form(
      decoding: TextDecoding(language: .swift, hashes: hashes), isMultiline: isMultiline,
      width: hashes + (isMultiline ? 3 : quoteWidth), hashes: hashes)
  }

  /// The blanks between a line's start and the quotes that end a string of several lines.
  private func indent(before quotes: Int) -> [UInt8] {
    let text = tokens.source.text
    var start = min(quotes, text.count)
    while start > 0, text[start - 1].isBlank { start -= 1 }
    return Array(text.piece(start, quotes))
  }

  private mutating func parts(
    _ content: ArraySlice<UInt8>, _ form: Form, startsText: Bool, endsText: Bool
  ) throws(ReadingFailure) -> [TextPart] {
    guard
      let decoded = form.decoding.decode(content, startsText: startsText, endsText: endsText)
    else { throw tokens.failure("escape") }
    return decoded.isEmpty ? [] : [.plain(decoded)]
  }
}
