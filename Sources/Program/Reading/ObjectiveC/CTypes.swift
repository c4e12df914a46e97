/// C's types: what stands in front of a name, and around it.
extension ObjectiveCReader {
  struct Specifiers {
    var type: TypeName
    var isStatic = false
    var isExtern = false
    var isTypedef = false
    /// `__block`
    var isShared = false
    var strength = Strength.strong
    var attributes: [Attribute] = []
  }

  struct Declarator {
    /// Empty where a type stands alone.
    var name = ""
    var type: TypeName
    var strength = Strength.strong
    /// `__block`
    var isShared = false
    /// Of an array.
    var count: Expression?
    /// Of a function, and not of a variable.
    var parameters: [Parameter]?
    var place: Place
  }

  // MARK: In front of the name

  mutating func specifiers() throws(ReadingFailure) -> Specifiers {
    var found = Specifiers(type: .named("int", []))
    var words: [SourceWord] = []
    var named: TypeName?
    while true {
      let token = tokens.next
      guard token.kind == .name else { break }
      switch token.word {
      case .static: found.isStatic = true
      case .extern:
        found.isExtern = true
        // `extern "C"`
        if tokens.peek(1).kind == .text { tokens.skip() }
      case .typedef: found.isTypedef = true
      case .weakQualifier: found.strength = .weak
      case .unsafeQualifier: found.strength = .unowned
      case .blockQualifier: found.isShared = true
      case .auto, .in, .inout, .out: break
      case .outlet, .action:
        found.attributes.append(Attribute(tokens.text(of: token)))
        if token.word == .action, named == nil { named = .named("void", []) }
      case .outletCollection:
        found.attributes.append(Attribute(tokens.text(of: token)))
        if tokens.peek(1).kind == .openRound {
          tokens.skip()
          tokens.go(to: tokens.indexBehindBracket(at: tokens.position) - 1)
        }
      case _ where token.word.isNumberWord:
        guard named == nil else { return finish(found, words, named) }
        words.append(token.word)
      case .struct, .union, .enum, .nsEnum, .nsOptions, .nsClosedEnum, .nsErrorEnum, .cfEnum,
        .cfOptions:
        guard named == nil, words.isEmpty else { return finish(found, words, named) }
        named = try taggedType()
        continue
      case .typeof, .typeofOld, .typeofOlder, .autoType:
        named = try typeOfValue()
        continue
      default:
        // `MY_EXPORT NSString *name`, `static my_inline int f()`
        if isUnknownAttribute(hasType: named != nil || !words.isEmpty) { break }
        guard named == nil, words.isEmpty else { return finish(found, words, named) }
        named = try namedType()
        continue
      }
      tokens.skip()
    }
    guard named != nil || !words.isEmpty || found.isStatic || found.isExtern else {
      throw tokens.failure(.type)
    }
    return finish(found, words, named)
  }

  private func finish(
    _ specifiers: Specifiers, _ words: [SourceWord], _ named: TypeName?
  ) -> Specifiers {
    var found = specifiers
    found.type = named ?? .named(SourceWord.numberType(words), [])
    return found
  }

  /// A word beside a type and a name: a macro that nobody here knows.
  private func isUnknownAttribute(hasType: Bool) -> Bool {
    let (token, next, after) = (tokens.next, tokens.peek(1), tokens.peek(2))
    guard token.word == .none, next.kind == .name, !next.startsLine, next.word != .in else {
      return false
    }
    // `Handler onEnd MY_UNAVAILABLE(macos)` has its name in the middle.
    if hasType { return !tokens.text(of: next).isShouted }
    if next.word.isQualifier { return false }
    if next.word.isTypeWord || next.word == .static { return true }
    let isFollowed = after.kind == .name || after.isSign(.times) || after.isSign(.less)
    guard isFollowed, !after.startsLine else { return false }
    // `CGImageRef my_nullable image` has its type in front.
    return tokens.text(of: token).isShouted || !tokens.text(of: token).startsUppercase
      || tokens.text(of: next).startsUppercase
  }

  /// `NSArray<UIView *>`, `id<Delegate>`
  mutating func namedType() throws(ReadingFailure) -> TypeName {
    let name = tokens.text(of: tokens.advance())
    guard tokens.isNext(.less) else { return .named(name, []) }
    return .named(name, try typeArguments())
  }

  mutating func typeArguments() throws(ReadingFailure) -> [TypeName] {
    guard tokens.takePart(.less) else { return [] }
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    var found: [TypeName] = []
    while !tokens.startsWith(.greater) {
      found.append(try type())
      if !tokens.take(.comma) { break }
    }
    guard tokens.takePart(.greater) else { throw tokens.failure(.closeAngle) }
    return found
  }

  /// `typeof(self)`: whatever it is, the value says it.
  private mutating func typeOfValue() throws(ReadingFailure) -> TypeName {
    let isAuto = tokens.advance().word == .autoType
    if isAuto { return .named("id", []) }
    guard tokens.isNext(.openRound) else { throw tokens.failure(.openRound) }
    tokens.skipBracket()
    return .named("id", [])
  }

  // MARK: Around the name

  /// `*name`, `(^name)(int)`, `name[3]`, `name(int a)`
  mutating func declarator(
    _ base: TypeName, ofFunction takesParameters: Bool = false
  ) throws(ReadingFailure) -> Declarator {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    var found = Declarator(type: base, place: tokens.place)
    try pointers(&found)
    if tokens.isNext(.openRound), tokens.peek(1).isSign(.caret) || isFunctionPointer {
      return try grouped(found, from: start)
    }
    if tokens.isNext(.name), tokens.next.word != .in {
      found.name = tokens.text(of: tokens.advance())
    }
    if tokens.isNext(.openRound), takesParameters, !found.name.isEmpty {
      found.parameters = try parameters()
    }
    found.type = try arrays(of: found.type, &found.count)
    found.place = tokens.place(from: start)
    return found
  }

  private mutating func pointers(_ found: inout Declarator) throws(ReadingFailure) {
    var stars = 0
    while true {
      if tokens.take(.times) {
        stars += 1
        try tokens.link()
      } else if tokens.take(.weakQualifier) {
        found.strength = .weak
      } else if tokens.take(.unsafeQualifier) {
        found.strength = .unowned
      } else if tokens.take(.blockQualifier) {
        found.isShared = true
      } else {
        break
      }
    }
    for star in 0..<stars where star > 0 || !isObject(found.type) {
      found.type = .pointer(found.type)
    }
  }

  /// A pointer to an object is the object's class by itself; to a number or a struct it is a pointer.
  private func isObject(_ type: TypeName) -> Bool {
    guard case .named(let name, let arguments) = type else { return false }
    if !arguments.isEmpty { return true }
    if structs.contains(name) || name.isKnownStruct { return false }
    guard name.startsUppercase else { return false }
    return !name.isKnownNumber
  }

  /// `(*name)(…)`, `(*)(…)`
  private var isFunctionPointer: Bool {
    tokens.isNext(.openRound) && tokens.peek(1).isSign(.times)
      && tokens.token(at: tokens.indexBehindBracket(at: tokens.position)).kind == .openRound
  }

  /// `(^name)(int a)`, `(^(^name)(int))(void)`
  private mutating func grouped(
    _ outside: Declarator, from start: Int32
  ) throws(ReadingFailure) -> Declarator {
    tokens.skip()
    tokens.skip()
    var inner = try declarator(.named("", []))
    try tokens.expect(.closeRound, .closeRound)
    let types = tokens.isNext(.openRound) ? try parameters().map { $0.typeOrID } : []
    let function = TypeName.function(types, outside.type)
    inner.type = inner.type.replacing(with: function)
    if inner.strength == .strong { inner.strength = outside.strength }
    inner.isShared = inner.isShared || outside.isShared
    inner.place = tokens.place(from: start)
    return inner
  }

  private mutating func arrays(
    of type: TypeName, _ count: inout Expression?
  ) throws(ReadingFailure) -> TypeName {
    var type = type
    while tokens.isNext(.openSquare), !tokens.next.startsLine {
      tokens.skip()
      if !tokens.isNext(.closeSquare) {
        let size = try expression()
        if count == nil { count = size }
      }
      try tokens.expect(.closeSquare, .closeSquare)
      try tokens.link()
      type = .array(type)
    }
    return type
  }

  // MARK: Alone

  /// A type without a name: in a cast, in a method's brackets, in `<…>`.
  mutating func type() throws(ReadingFailure) -> TypeName {
    let specifiers = try specifiers()
    return try declarator(specifiers.type).type
  }

  /// `(UIView *view, int count, ...)`
  mutating func parameters() throws(ReadingFailure) -> [Parameter] {
    try tokens.expect(.openRound, .openRound)
    var found: [Parameter] = []
    while !tokens.isNext(.closeRound) {
      if tokens.take(.range) {
        found.append(Parameter(label: nil, name: "", type: nil, isVariadic: true))
      } else {
        let specifiers = try specifiers()
        let declarator = try declarator(specifiers.type, ofFunction: true)
        var type = declarator.type
        if let parameters = declarator.parameters {
          type = .function(parameters.map { $0.typeOrID }, type)
        }
        found.append(Parameter(label: nil, name: declarator.name, type: type))
      }
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    if found.count == 1, found[0].type == .named("void", []), found[0].name.isEmpty { return [] }
    return found
  }
}

extension Parameter {
  var typeOrID: TypeName { type ?? .named("id", []) }
}

extension TypeName {
  /// Puts a type where a name stood in the middle of another: `(^names[3])(int)`.
  fileprivate func replacing(with type: TypeName) -> TypeName {
    switch self {
    case .named("", _): type
    case .array(let inner): .array(inner.replacing(with: type))
    case .pointer(let inner): .pointer(inner.replacing(with: type))
    case .function(let parameters, let result): .function(parameters, result.replacing(with: type))
    default: self
    }
  }
}
