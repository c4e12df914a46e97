/// Types as they are written. What says nothing at run time falls away: `some`, `@escaping`, `Sendable`'s kin.
extension SwiftReader {
  mutating func type() throws(ReadingFailure) -> TypeName {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let isInOut = skipTypeWords()
    var type = try partOfComposition()
    if tokens.isNext(.and), !tokens.next.startsLine {
      var parts = [type]
      while tokens.take(.and) { parts.append(try partOfComposition()) }
      type = .both(parts)
    }
    return isInOut ? .inOut(type) : type
  }

  /// `@escaping`, `some`, `inout`, `borrowing`: is `inout` among them?
  private mutating func skipTypeWords() -> Bool {
    var isInOut = false
    while true {
      switch tokens.next.kind {
      case .atName:
        tokens.skip()
        if tokens.isNext(.openRound), !tokens.next.isSpaced { tokens.skipBracket() }
      case .name where tokens.isNext(.inout):
        isInOut = true
        tokens.skip()
      case .name where tokens.next.word.standsBeforeType && tokens.peek(1).startsType:
        tokens.skip()
        if tokens.isNext(.openRound), tokens.previous.word == .nonisolated { tokens.skipBracket() }
      case .sign where tokens.isNext(.tilde): tokens.skip()
      default: return isInOut
      }
    }
  }

  private mutating func partOfComposition() throws(ReadingFailure) -> TypeName {
    _ = skipTypeWords()
    return try typeSuffixes(of: plainType())
  }

  private mutating func plainType() throws(ReadingFailure) -> TypeName {
    switch tokens.next.kind {
    case .openRound: return try tupleOrFunctionType()
    case .openSquare:
      tokens.skip()
      let first = try type()
      if tokens.take(.colon) {
        let value = try type()
        try tokens.expect(.closeSquare, .closeSquare)
        return .dictionary(first, value)
      }
      try tokens.expect(.closeSquare, .closeSquare)
      return .array(first)
    case .name where !tokens.next.word.isReservedInSwift || tokens.next.flags.contains(.isQuoted):
      return try namedType()
    default: throw tokens.failure(.type)
    }
  }

  /// `Result<Int, Error>`, `UIControl.Event`
  private mutating func namedType() throws(ReadingFailure) -> TypeName {
    var path = tokens.text(of: tokens.advance())
    var arguments = try genericArguments()
    while tokens.isNext(.dot), tokens.peek(1).kind == .name,
      tokens.peek(1).word != .Type, tokens.peek(1).word != .Protocol
    {
      tokens.skip()
      path += "." + tokens.text(of: tokens.advance())
      arguments += try genericArguments()
    }
    return .named(path, arguments)
  }

  mutating func genericArguments() throws(ReadingFailure) -> [TypeName] {
    guard tokens.startsWith(.less), tokens.takePart(.less) else { return [] }
    var found: [TypeName] = []
    while !tokens.startsWith(.greater) {
      found.append(try type())
      if !tokens.take(.comma) { break }
    }
    guard tokens.takePart(.greater) else { throw tokens.failure(.closeAngle) }
    return found
  }

  private mutating func typeSuffixes(of type: TypeName) throws(ReadingFailure) -> TypeName {
    var type = type
    while true {
      let next = tokens.next
      if next.kind == .sign, !next.isSpaced, tokens.startsWith(.question) {
        _ = tokens.takePart(.question)
        type = .optional(type)
      } else if next.kind == .sign, !next.isSpaced, tokens.startsWith(.exclamation),
        next.sign != .different
      {
        _ = tokens.takePart(.exclamation)
        type = .implicitlyUnwrapped(type)
      } else if next.kind == .dot, tokens.peek(1).word == .Type || tokens.peek(1).word == .Protocol
      {
        tokens.skip()
        tokens.skip()
        type = .metatype(type)
      } else {
        return type
      }
      try tokens.link()
    }
  }

  private mutating func tupleOrFunctionType() throws(ReadingFailure) -> TypeName {
    tokens.skip()
    var elements: [TypeName] = []
    while !tokens.isNext(.closeRound) {
      elements.append(try tupleElement())
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    if takesArrow() {
      return .function(elements.map { $0.withoutLabel }, try type())
    }
    if elements.count == 1, let only = elements.first { return only.withoutLabel }
    return .tuple(elements)
  }

  /// `Int`, `x: Int`, `_ x: Int`, `Int...`
  private mutating func tupleElement() throws(ReadingFailure) -> TypeName {
    var label: String?
    if tokens.isNext(.name), tokens.peek(1).kind == .colon {
      label = tokens.text(of: tokens.advance())
      tokens.skip()
    } else if tokens.isNext(.name), tokens.peek(1).kind == .name, tokens.peek(2).kind == .colon {
      tokens.skip()
      tokens.skip()
      tokens.skip()
    }
    var type = try type()
    if tokens.take(.range) { type = .array(type) }
    guard let label, label != "_" else { return type }
    return .labelled(label, type)
  }

  /// `async throws(E) ->`
  private mutating func takesArrow() -> Bool {
    let mark = tokens.mark
    skipEffects()
    if tokens.take(.arrow) { return true }
    tokens.goBack(to: mark)
    return false
  }

  @discardableResult
  mutating func skipEffects() -> (isAsync: Bool, isThrowing: Bool) {
    var found = (isAsync: false, isThrowing: false)
    while true {
      if tokens.take(.async) {
        found.isAsync = true
      } else if tokens.take(.throws) || tokens.take(.rethrows) {
        found.isThrowing = true
        if tokens.isNext(.openRound), !tokens.next.isSpaced { tokens.skipBracket() }
      } else {
        return found
      }
    }
  }

  // MARK: Generic parameters

  /// `<Item: Equatable, each Other>`
  mutating func generics() throws(ReadingFailure) -> [Generic] {
    guard tokens.startsWith(.less), tokens.takePart(.less) else { return [] }
    var found: [Generic] = []
    while !tokens.startsWith(.greater) {
      _ = tokens.take(.each)
      if tokens.isNext(.let) { tokens.skip() }
      let name = try name()
      found.append(Generic(name, tokens.take(.colon) ? try type() : nil))
      if !tokens.take(.comma) { break }
    }
    guard tokens.takePart(.greater) else { throw tokens.failure(.closeAngle) }
    return found
  }

  /// `where Item: Equatable, Other == Int`; what is said of `Self` comes out.
  @discardableResult
  mutating func whereClause(_ generics: inout [Generic]) throws(ReadingFailure) -> [TypeName] {
    guard tokens.take(.where) else { return [] }
    var selfBounds: [TypeName] = []
    repeat {
      let subject = try type()
      let isBound = tokens.take(.colon)
      if !isBound { try tokens.expect(.same) }
      let bound = try type()
      guard isBound, case .named(let name, _) = subject else { continue }
      if name == "Self" { selfBounds.append(bound) }
      for index in generics.indices where generics[index].name == name {
        generics[index].bound = generics[index].bound ?? bound
      }
    } while tokens.take(.comma)
    return selfBounds
  }
}

extension TypeName {
  fileprivate var withoutLabel: TypeName {
    if case .labelled(_, let type) = self { type } else { self }
  }
}

extension SourceWord {
  fileprivate var standsBeforeType: Bool {
    switch self {
    case .some, .any, .borrowing, .consuming, .owned, .shared, .isolated, .sending, .each, .repeat,
      .const, .nonisolated:
      true
    default: false
    }
  }
}

extension Token {
  fileprivate var startsType: Bool {
    switch kind {
    case .name: !word.isReservedInSwift
    case .openRound, .openSquare, .atName: true
    default: false
    }
  }
}
