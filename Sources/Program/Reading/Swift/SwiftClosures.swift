/// `{ [weak self] a, b -> Int in … }`
extension SwiftReader {
  mutating func closureValue() throws(ReadingFailure) -> Expression {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    let kept = (braces, usesShorthand)
    braces = .closure
    usesShorthand = false
    defer { (braces, usesShorthand) = kept }
    var closure = Closure(body: [], place: tokens.place)
    let hasHead = isHead(from: tokens.position + 1)
    if hasHead {
      // The head is read where its failure costs the closure, the body where it costs one statement.
      let open = tokens.position
      tokens.skip()
      let hasParameters = try head(of: &closure)
      closure.body = try bodyOfClosure(open)
      closure.isShorthand = !hasParameters && usesShorthand
    } else {
      closure.body = try bracedLines { reader in reader.statements(in: .block) }
      closure.isShorthand = usesShorthand
    }
    closure.place = tokens.place(from: start)
    return Expression(.closure(closure), at: closure.place)
  }

  private mutating func bodyOfClosure(_ open: Int) throws(ReadingFailure) -> [Statement] {
    let bracket = tokens.token(at: open)
    if bracket.isUnclosed { tokens.report(.unclosed("{"), at: tokens.place(of: bracket)) }
    let limit = tokens.narrow(to: Int(bracket.partner))
    let body = statements(in: .block)
    tokens.go(to: Int(bracket.partner))
    tokens.widen(to: limit)
    if !bracket.isUnclosed { tokens.skip() }
    return body
  }

  // MARK: The head

  /// Does an `in` come that belongs to a head, and to no `for`?
  private func isHead(from start: Int) -> Bool {
    var index = start
    while tokens.token(at: index).kind == .atName {
      index += 1
      if tokens.token(at: index).kind == .openRound, !tokens.token(at: index).isSpaced {
        index = tokens.indexBehindBracket(at: index)
      }
    }
    if tokens.token(at: index).kind == .openSquare { index = tokens.indexBehindBracket(at: index) }
    if tokens.token(at: index).kind == .openRound {
      index = tokens.indexBehindBracket(at: index)
    } else {
      while tokens.token(at: index).isPlainName, !isEffect(tokens.token(at: index)) {
        index += 1
        guard tokens.token(at: index).kind == .comma else { break }
        index += 1
      }
    }
    while isEffect(tokens.token(at: index)) {
      index += 1
      if tokens.token(at: index).kind == .openRound { index = tokens.indexBehindBracket(at: index) }
    }
    if tokens.token(at: index).isSign(.arrow) {
      index = endOfResult(from: index + 1)
    }
    return tokens.token(at: index).isWord(.in)
  }

  private func isEffect(_ token: Token) -> Bool {
    token.isWord(.async) || token.isWord(.throws) || token.isWord(.rethrows)
  }

  private func endOfResult(from start: Int) -> Int {
    var index = start
    let last = start + 100
    while index < last {
      let token = tokens.token(at: index)
      if token.isWord(.in) || token.kind == .end || token.kind == .openCurly { return index }
      index = token.opens ? tokens.indexBehindBracket(at: index) : index + 1
    }
    return index
  }

  /// Up to behind `in`. Are there parameters?
  private mutating func head(of closure: inout Closure) throws(ReadingFailure) -> Bool {
    while tokens.isNext(.atName) {
      tokens.skip()
      if tokens.isNext(.openRound), !tokens.next.isSpaced { tokens.skipBracket() }
    }
    if tokens.isNext(.openSquare) { closure.captures = try captures() }
    var hasParameters = true
    if tokens.isNext(.openRound) {
      closure.parameters = try closureParameters()
    } else if tokens.next.isPlainName, !isEffect(tokens.next) {
      repeat {
        closure.parameters.append(Parameter(label: nil, name: try name(), type: nil))
      } while tokens.take(.comma)
    } else {
      hasParameters = false
    }
    skipEffects()
    if tokens.take(.arrow) { closure.result = try type() }
    try tokens.expect(.in)
    return hasParameters
  }

  private mutating func closureParameters() throws(ReadingFailure) -> [Parameter] {
    tokens.skip()
    var found: [Parameter] = []
    while !tokens.isNext(.closeRound) {
      while tokens.isNext(.atName) { tokens.skip() }
      if tokens.isNext(.name), tokens.peek(1).kind == .name { tokens.skip() }
      let name = try name()
      var parameter = Parameter(label: nil, name: name, type: nil)
      if tokens.take(.colon) {
        parameter.type = try type()
        parameter.isVariadic = tokens.take(.range)
      }
      found.append(parameter)
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    return found
  }

  /// `[weak self, count = items.count]`
  private mutating func captures() throws(ReadingFailure) -> [Closure.Capture] {
    tokens.skip()
    var found: [Closure.Capture] = []
    while !tokens.isNext(.closeSquare) {
      var strength = Strength.strong
      if tokens.peek(1).kind == .name || tokens.peek(1).kind == .openRound {
        if tokens.take(.weak) { strength = .weak }
        if tokens.take(.unowned) {
          strength = .unowned
          if tokens.isNext(.openRound) { tokens.skipBracket() }
        }
      }
      let name = try name()
      let value = tokens.take(.equals) ? try expression() : nil
      found.append(Closure.Capture(strength, name, value))
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeSquare, .closeSquare)
    return found
  }
}
