/// `let` and `var`, with their accessors and observers.
extension SwiftReader {
  mutating func variables(
    _ modifiers: SwiftModifiers, in place: DeclarationPlace
  ) throws(ReadingFailure) -> [Variable] {
    let isConstant = tokens.advance().word == .let
    var found: [Variable] = []
    repeat {
      var variable = Variable(try pattern(isConstant ? .constant : .variable))
      variable.isConstant = isConstant
      variable.isStatic = modifiers.isStatic
      variable.isLazy = modifiers.isLazy
      variable.isOverride = modifiers.isOverride
      variable.strength = modifiers.strength
      if tokens.take(.colon) { variable.type = try type() }
      if tokens.take(.equals) {
        variable.value = try value(of: modifiers)
      }
      if tokens.isNext(.openCurly) { variable.accessors = try accessors() }
      found.append(variable)
    } while tokens.take(.comma)
    shareTypes(&found)
    return found
  }

  /// `async let a = f()` waits for it at once: nobody here runs beside.
  private mutating func value(of modifiers: SwiftModifiers) throws(ReadingFailure) -> Expression {
    let value = try expression()
    return modifiers.isAsync ? Expression(.awaited(value), at: value.place) : value
  }

  /// `var a, b: Int`
  private func shareTypes(_ variables: inout [Variable]) {
    for index in variables.indices.dropLast().reversed()
    where variables[index].type == nil && variables[index].value == nil {
      variables[index].type = variables[index + 1].type
    }
  }

  // MARK: Accessors

  /// `{ get { … } set { … } }`, `{ didSet { … } }`, `{ get set }`, `{ a + b }`
  mutating func accessors() throws(ReadingFailure) -> Accessors {
    guard isAccessorList else { return Accessors(get: try block()) }
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    var found = Accessors()
    var failure: ReadingFailure?
    try bracedLines { reader in
      do throws(ReadingFailure) {
        while !reader.tokens.isAtEnd { try reader.accessor(of: &found) }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return found
  }

  private var isAccessorList: Bool {
    var index = tokens.position + 1
    while true {
      let token = tokens.token(at: index)
      switch token.kind {
      case .atName:
        index += 1
        if tokens.token(at: index).kind == .openRound {
          index = tokens.indexBehindBracket(at: index)
        }
      case .name where token.word.isAccessorModifier: index += 1
      case .name where token.word.isAccessor:
        let next = tokens.token(at: index + 1)
        switch next.kind {
        case .openCurly, .closeCurly, .semicolon, .end: return true
        case .openRound: return token.word != .get
        case .name:
          return next.word.isAccessor || next.word.isAccessorModifier || next.word == .async
            || next.word == .throws
        default: return next.kind == .atName
        }
      default: return false
      }
    }
  }

  private mutating func accessor(of found: inout Accessors) throws(ReadingFailure) {
    if tokens.take(.semicolon) { return }
    var isMutating = false
    while tokens.isNext(.atName)
      || (tokens.next.kind == .name && tokens.next.word.isAccessorModifier)
    {
      let isAttribute = tokens.isNext(.atName)
      isMutating = isMutating || tokens.next.word == .mutating
      tokens.skip()
      if isAttribute, tokens.isNext(.openRound) { tokens.skipBracket() }
    }
    guard tokens.next.kind == .name, tokens.next.word.isAccessor else {
      throw tokens.failure("get")
    }
    let word = tokens.advance().word
    var name = word == .didSet ? "oldValue" : "newValue"
    if tokens.take(.openRound) {
      name = try self.name()
      try tokens.expect(.closeRound, .closeRound)
    }
    skipEffects()
    let body = tokens.isNext(.openCurly) ? try block() : []
    switch word {
    case .get, .readAccess:
      found.get = body
      found.isGetMutating = isMutating
    case .set: found.set = Accessors.NamedBody(name: name, body: body)
    case .willSet: found.willSet = Accessors.NamedBody(name: name, body: body)
    case .didSet: found.didSet = Accessors.NamedBody(name: name, body: body)
    // `_modify` does what `get` and `set` do.
    default: break
    }
  }
}

extension SourceWord {
  fileprivate var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .readAccess, .modifyAccess, .initializer: true
    default: false
    }
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .private, .fileprivate, .internal, .public, .borrowing,
      .consuming, .nonisolated:
      true
    default: false
    }
  }
}
