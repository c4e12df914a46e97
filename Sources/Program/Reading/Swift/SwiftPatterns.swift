/// Patterns: of `case`, of `let (a, b)`, of `for`, of `catch`.
extension SwiftReader {
  enum Binding {
    case none, constant, variable
  }

  mutating func pattern(_ binding: Binding = .none) throws(ReadingFailure) -> Pattern {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    var pattern = Pattern(try patternKind(binding), at: tokens.place(from: start))
    pattern.place = tokens.place(from: start)
    while true {
      if tokens.isNext(.sign), !tokens.next.isSpaced, tokens.startsWith(.question) {
        _ = tokens.takePart(.question)
        pattern = Pattern(.optional(pattern), at: tokens.place(from: start))
      } else if tokens.isNext(.as) {
        tokens.skip()
        pattern = Pattern(.typed(pattern, try type()), at: tokens.place(from: start))
      } else {
        return pattern
      }
      try tokens.link()
    }
  }

  private mutating func patternKind(_ binding: Binding) throws(ReadingFailure) -> Pattern.Kind {
    let token = tokens.next
    switch token.kind {
    case .name where token.isWord(.underscore):
      tokens.skip()
      return .wildcard
    case .name where token.isWord(.let) || token.isWord(.var):
      tokens.skip()
      return try pattern(token.word == .let ? .constant : .variable).kind
    case .name where token.isWord(.is):
      tokens.skip()
      return .isType(try type())
    case .openRound: return try tuplePattern(binding)
    case .dot, .name: return try namedPattern(binding)
    default: return .value(try valueExpression())
    }
  }

  private mutating func tuplePattern(_ binding: Binding) throws(ReadingFailure) -> Pattern.Kind {
    // `(1 + 2) * 3`: brackets of a value.
    guard isPatternEnd(at: tokens.indexBehindBracket(at: tokens.position)) else {
      return .value(try valueExpression())
    }
    let elements = try elements(binding)
    if elements.count == 1, let only = elements.first, only.label == nil {
      return only.pattern.kind
    }
    return .tuple(elements)
  }

  private mutating func elements(_ binding: Binding) throws(ReadingFailure) -> [Pattern.Element] {
    try tokens.expect(.openRound, .openRound)
    let kept = braces
    braces = .closure
    defer { braces = kept }
    var found: [Pattern.Element] = []
    while !tokens.isNext(.closeRound) {
      var label: String?
      if tokens.isNext(.name), tokens.peek(1).kind == .colon {
        label = tokens.text(of: tokens.advance())
        tokens.skip()
      }
      found.append(Pattern.Element(label, try pattern(binding)))
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    return found
  }

  /// `x` that is bound, `.some(let x)`, `Shape.circle`, or a value.
  private mutating func namedPattern(_ binding: Binding) throws(ReadingFailure) -> Pattern.Kind {
    let mark = tokens.mark
    if binding != .none, tokens.next.isPlainName, !tokens.next.word.isValue {
      let name = tokens.text(of: tokens.advance())
      if !goesOnAsValue { return .bind(name, isConstant: binding == .constant) }
      tokens.goBack(to: mark)
    }
    if let found = try enumPattern(binding) { return found }
    tokens.goBack(to: mark)
    return .value(try valueExpression())
  }

  private var goesOnAsValue: Bool {
    tokens.isNext(.dot) || (tokens.isNext(.openRound) && !tokens.next.isSpaced)
      || tokens.startsWith(.less) && !tokens.next.isSpaced
  }

  private mutating func enumPattern(_ binding: Binding) throws(ReadingFailure) -> Pattern.Kind? {
    var type: TypeName?
    if !tokens.isNext(.dot) {
      guard tokens.text(of: tokens.next).startsUppercase else { return nil }
      var path = tokens.text(of: tokens.advance())
      var arguments = try genericArgumentsIfAny()
      while tokens.isNext(.dot), tokens.peek(1).kind == .name, tokens.peek(2).kind == .dot {
        tokens.skip()
        path += "." + tokens.text(of: tokens.advance())
        arguments += try genericArgumentsIfAny()
      }
      type = .named(path, arguments)
    }
    guard tokens.take(.dot), tokens.isNext(.name) else { return nil }
    let name = tokens.text(of: tokens.advance())
    let hasPayload = tokens.isNext(.openRound) && !tokens.next.startsLine
    let end = hasPayload ? tokens.indexBehindBracket(at: tokens.position) : tokens.position
    guard isPatternEnd(at: end), name != "init" else { return nil }
    return .enumCase(type, name, hasPayload ? try elements(binding) : nil)
  }

  private mutating func genericArgumentsIfAny() throws(ReadingFailure) -> [TypeName] {
    tokens.isNext(.less) && !tokens.next.isSpaced ? try genericArguments() : []
  }

  /// What can follow a pattern, and no value that goes on.
  private func isPatternEnd(at index: Int) -> Bool {
    let next = tokens.token(at: index)
    switch next.kind {
    case .comma, .colon, .closeRound, .openCurly, .end: return true
    case .sign:
      return next.sign == .equals
        || (next.sign == .question || next.sign == .coalesce) && !next.isSpaced
          && tokens.token(at: index + 1).kind != .dot
    case .name: return next.word == .where || next.word == .as || next.word == .in
    default: return false
    }
  }
}

extension SourceWord {
  fileprivate var isValue: Bool {
    self == .nil || self == .true || self == .false || self == .super
  }
}
