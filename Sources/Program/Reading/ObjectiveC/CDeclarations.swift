/// C's variables, functions, types and their other names.
extension ObjectiveCReader {
  /// Do a type and a name stand here?
  func isDeclaration(at index: Int) -> Bool {
    let token = tokens.token(at: index)
    guard token.kind == .name else { return false }
    if token.word.isTypeWord || token.word == .static { return true }
    if token.word == .auto || token.word == .inout { return true }
    guard !token.word.isCStatement else { return false }
    var next = index + 1
    if tokens.token(at: next).isSign(.less) {
      guard let behind = indexBehindAngles(from: next) else { return false }
      next = behind
    }
    var stars = 0
    while true {
      let token = tokens.token(at: next)
      guard
        token.isSign(.times) || token.word == .weakQualifier || token.word == .blockQualifier
          || token.word == .unsafeQualifier
      else { break }
      if token.kind == .sign { stars += 1 }
      next += 1
    }
    let name = tokens.token(at: next)
    if name.kind == .openRound { return isGroup(at: next) }
    guard name.kind == .name, name.word != .in, !name.word.isCStatement else { return false }
    if stars > 0 { return isDeclarationEnd(tokens.token(at: next + 1)) }
    return !name.startsLine
  }

  /// `(^name)(int)`, `(*name)(void)`
  func isGroup(at index: Int) -> Bool {
    let sign = tokens.token(at: index + 1)
    guard sign.isSign(.caret) || sign.isSign(.times) else { return false }
    return tokens.token(at: tokens.indexBehindBracket(at: index)).kind == .openRound
  }

  private func isDeclarationEnd(_ token: Token) -> Bool {
    switch token.kind {
    case .semicolon, .comma, .openSquare, .openRound, .closeRound, .end, .colon: true
    case .sign: token.sign == .equals
    case .name: true
    default: token.startsLine
    }
  }

  mutating func declaration(into found: inout [Statement]) throws(ReadingFailure) {
    let start = tokens.next.begins
    var specifiers = try specifiers()
    // `extern "C" { … }`
    if specifiers.isExtern, tokens.isNext(.openCurly) {
      found += try block()
      return
    }
    var own: [Statement] = []
    if tokens.isNext(.semicolon) {
      nameDeclaredInside("")
    } else if specifiers.isTypedef {
      try typedef(specifiers, from: start, into: &own)
    } else {
      var isFirst = true
      repeat {
        if try declared(&specifiers, isFirst: isFirst, from: start, into: &own) {
          return finish(own, into: &found)
        }
        isFirst = false
      } while tokens.take(.comma)
    }
    try endOfStatement()
    finish(own, into: &found)
  }

  private mutating func finish(_ own: [Statement], into found: inout [Statement]) {
    for declaration in declaredInside {
      found.append(Statement(.declaration(declaration), at: declaration.place))
    }
    declaredInside = []
    found += own
  }

  /// One name; true: it was a function with its body, and no `;` follows.
  private mutating func declared(
    _ specifiers: inout Specifiers, isFirst: Bool, from start: Int32, into found: inout [Statement]
  ) throws(ReadingFailure) -> Bool {
    let declarator = try declarator(specifiers.type, ofFunction: isFunction)
    guard !declarator.name.isEmpty else { throw tokens.failure(.name) }
    if let parameters = declarator.parameters {
      var function = Function(.function, .objectiveC, name: declarator.name, body: nil)
      function.parameters = parameters
      if declarator.type != .named("void", []) { function.result = declarator.type }
      skipUnknownAttributes()
      let hasBody = isFirst && tokens.isNext(.openCurly)
      if hasBody { function.body = try block() }
      let place = tokens.place(from: start)
      found.append(Statement(.declaration(Declaration(.function(function), at: place)), at: place))
      return hasBody
    }
    var variable = Variable(
      Pattern(.bind(declarator.name, isConstant: false), at: declarator.place),
      type: declarator.type)
    variable.isStatic = specifiers.isStatic
    variable.isShared = specifiers.isShared || declarator.isShared
    variable.count = declarator.count
    variable.strength =
      declarator.strength == .strong ? specifiers.strength : declarator.strength
    skipUnknownAttributes()
    if tokens.take(.equals) { variable.value = try expression().listed(as: declarator.type) }
    let place = tokens.place(from: start)
    if specifiers.isExtern, variable.value == nil {
      found.append(Statement(.declaration(Declaration(.nothing, at: place)), at: place))
    } else {
      found.append(Statement(.variable(variable), at: place))
    }
    return false
  }

  /// `int f(int a)`, `int f()`; a variable of C++ that is made with brackets is none of C's.
  private var isFunction: Bool {
    var index = tokens.position
    while tokens.token(at: index).isSign(.times) { index += 1 }
    guard tokens.token(at: index + 1).kind == .openRound else { return false }
    let behind = tokens.token(at: tokens.indexBehindBracket(at: index + 1))
    let first = tokens.token(at: index + 2)
    switch first.kind {
    case .closeRound, .name: break
    case .sign where first.sign == .range: break
    default: return false
    }
    return behind.kind == .openCurly || behind.kind == .semicolon || behind.kind == .comma
      || behind.kind == .name || behind.kind == .end || behind.startsLine
  }

  /// Macros behind a declaration: `MY_DEPRECATED("…")`. Nothing else can stand there.
  mutating func skipUnknownAttributes() {
    while tokens.isNext(.name), !tokens.next.startsLine, tokens.next.word != .in {
      tokens.skip()
      if tokens.isNext(.openRound) { tokens.skipBracket() }
    }
  }

  // MARK: Other names for types

  private mutating func typedef(
    _ specifiers: Specifiers, from start: Int32, into found: inout [Statement]
  ) throws(ReadingFailure) {
    repeat {
      let declarator = try declarator(specifiers.type, ofFunction: true)
      let name = declarator.name
      guard !name.isEmpty else { throw tokens.failure(.name) }
      skipUnknownAttributes()
      // `typedef struct Point Point;` says nothing new.
      if nameDeclaredInside(name) || declarator.type == .named(name, []) { continue }
      var type = declarator.type
      if let parameters = declarator.parameters {
        type = .function(parameters.map { $0.typeOrID }, type)
      }
      if case .named(let old, _) = type, structs.contains(old) { structs.insert(name) }
      let place = tokens.place(from: start)
      found.append(Statement(.declaration(Declaration(.alias(name, type), at: place)), at: place))
    } while tokens.take(.comma)
  }

  /// `typedef struct { … } Point;`: the name comes behind the type. True: it was given.
  @discardableResult
  private mutating func nameDeclaredInside(_ name: String) -> Bool {
    guard let last = declaredInside.indices.last,
      case .type(var type) = declaredInside[last].kind
    else { return false }
    guard type.name.isEmpty, !name.isEmpty else { return type.name == name }
    type.name = name
    if type.sort == .structType { structs.insert(name) }
    declaredInside[last].kind = .type(type)
    return true
  }
}

extension SourceWord {
  fileprivate var isCStatement: Bool {
    switch self {
    case .if, .else, .for, .while, .do, .switch, .case, .default, .return, .break, .continue, .goto,
      .sizeof, .in, .yes, .no, .null, .nil, .nilClass, .true, .false, .super:
      true
    default: false
    }
  }
}

extension Expression {
  /// `{1, 2}` is an array where one is declared.
  fileprivate func listed(as type: TypeName) -> Expression {
    guard case .array(let item) = type, case .tuple(let items) = kind else { return self }
    return Expression(.array(items.map { $0.value.listed(as: item) }), at: place)
  }
}
