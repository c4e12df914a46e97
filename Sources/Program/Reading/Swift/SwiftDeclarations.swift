/// Declarations, at the top level, in blocks and in types.
extension SwiftReader {
  enum DeclarationPlace {
    case block, type, enumType, protocolType
  }

  mutating func declarations(
    into found: inout [Declaration], in place: DeclarationPlace
  ) throws(ReadingFailure) {
    var modifiers = try modifiers()
    let kinds = try declarationKinds(modifiers, in: place)
    // What an operator's function is for is said nowhere else.
    if let fixity = modifiers.fixity, case .function = kinds.first {
      modifiers.attributes.append(Attribute(fixity == .prefix ? "prefix" : "postfix"))
    }
    for kind in kinds {
      found.append(
        Declaration(
          kind, at: tokens.place(from: modifiers.start), attributes: modifiers.attributes))
    }
  }

  private mutating func declarationKinds(
    _ modifiers: SwiftModifiers, in place: DeclarationPlace
  ) throws(ReadingFailure) -> [Declaration.Kind] {
    let token = tokens.next
    guard token.kind == .name else { throw tokens.failure(.declaration) }
    switch token.word {
    case .let, .var: return try variables(modifiers, in: place).map { .variable($0) }
    case .func: return [.function(try function(modifiers))]
    case .initializer: return [.function(try initializer(modifiers))]
    case .deinit:
      tokens.skip()
      return [.function(Function(.deinitializer, .swift, name: "deinit", body: try block()))]
    case .class: return [try type(.classType)]
    case .struct: return [try type(.structType)]
    case .enum: return [try type(.enumType)]
    case .protocol: return [try type(.protocolType)]
    case .extension: return [try type(.addition)]
    case .actor: return [try type(.actorType)]
    case .case where place == .enumType: return try enumCases()
    case .subscript: return [.subscription(try subscription(modifiers))]
    case .typealias: return [try alias()]
    case .associatedtype:
      try skipAssociatedType()
      return [.nothing]
    case .import: return [try imported()]
    case .operator: return [try operation(modifiers)]
    case .precedencegroup:
      tokens.skip()
      _ = try name()
      guard tokens.isNext(.openCurly) else { throw tokens.failure(.openCurly) }
      tokens.skipBracket()
      return [.nothing]
    case .macro:
      repeat { tokens.skip() } while !tokens.isAtEnd && !tokens.next.startsLine
      return [.nothing]
    default: throw tokens.failure(.declaration)
    }
  }

  // MARK: Types

  private mutating func type(
    _ sort: TypeDeclaration.Sort
  ) throws(ReadingFailure) -> Declaration.Kind {
    tokens.skip()
    var declaration = TypeDeclaration(sort, .swift, name: "")
    let start = tokens.position
    do throws(ReadingFailure) { try head(of: &declaration) } catch {
      // A head that cannot be read costs itself, not what stands in the type.
      guard !declaration.name.isEmpty, goToBrace(from: start) else { throw error }
      tokens.report(error)
    }
    let place = declaration.sort.place
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    declaration.members = try bracedLines { reader in reader.members(in: place) }
    return declaration.isPreview ? .nothing : .type(declaration)
  }

  private mutating func head(of declaration: inout TypeDeclaration) throws(ReadingFailure) {
    if declaration.sort == .addition {
      guard case .named(let name, _) = try additionType() else { throw tokens.failure(.name) }
      declaration.name = name
    } else {
      declaration.name = try name()
      declaration.generics = try generics()
    }
    if tokens.take(.colon) {
      repeat {
        // `protocol P: class` of older code.
        if !tokens.take(.class) { declaration.inherits.append(try type()) }
      } while tokens.take(.comma)
    }
    declaration.selfBounds = try whereClause(&declaration.generics)
    guard tokens.isNext(.openCurly) else { throw tokens.failure(.openCurly) }
  }

  /// `extension [Int]` is one of Array's.
  private mutating func additionType() throws(ReadingFailure) -> TypeName {
    switch try type() {
    case .array: .named("Array", [])
    case .dictionary: .named("Dictionary", [])
    case .optional: .named("Optional", [])
    case let type: type
    }
  }

  private mutating func goToBrace(from start: Int) -> Bool {
    tokens.go(to: start)
    while !tokens.isAtEnd, !tokens.isNext(.openCurly) {
      if tokens.next.opens { tokens.skipBracket() } else { tokens.skip() }
    }
    return tokens.isNext(.openCurly)
  }

  // MARK: Members

  private mutating func members(in place: DeclarationPlace) -> [Declaration] {
    var found: [Declaration] = []
    while !tokens.isAtEnd {
      if tokens.take(.semicolon) || tokens.takeStrayBracket() { continue }
      // `class Card {{`: one too many costs itself, and its partner.
      if tokens.isNext(.openCurly) {
        tokens.report(tokens.failure(.declaration))
        tokens.skip()
        continue
      }
      let (start, mark, count) = (tokens.position, tokens.mark, found.count)
      do throws(ReadingFailure) {
        try member(into: &found, in: place)
        try endOfStatement(from: start)
      } catch {
        found.removeSubrange(count...)
        let (text, place) = passOver(error, from: start, mark: mark)
        found.append(Declaration(.unread(text, wanted: error.wanted), at: place))
      }
    }
    return found
  }

  private mutating func member(
    into found: inout [Declaration], in place: DeclarationPlace
  ) throws(ReadingFailure) {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    if isNothing { return skipNothing() }
    guard isDeclaration else { throw tokens.failure(.declaration) }
    try declarations(into: &found, in: place)
  }

  // MARK: Cases of an enum

  private mutating func enumCases() throws(ReadingFailure) -> [Declaration.Kind] {
    tokens.skip()
    var found: [Declaration.Kind] = []
    repeat {
      guard tokens.isNext(.name) else { throw tokens.failure(.name) }
      let name = tokens.text(of: tokens.advance())
      let payload = tokens.isNext(.openRound) ? try self.payload() : []
      let rawValue = tokens.take(.equals) ? try expression() : nil
      found.append(.enumCase(name: name, payload: payload, rawValue: rawValue))
    } while tokens.take(.comma)
    return found
  }

  /// `(radius: Double, Int, _ name: String = "")`
  private mutating func payload() throws(ReadingFailure) -> [Parameter] {
    tokens.skip()
    var found: [Parameter] = []
    while !tokens.isNext(.closeRound) {
      var (label, name): (String?, String) = (nil, "")
      if tokens.isNext(.name), tokens.peek(1).kind == .colon {
        name = tokens.text(of: tokens.advance())
        label = name == "_" ? nil : name
        tokens.skip()
      } else if tokens.isNext(.name), tokens.peek(1).kind == .name, tokens.peek(2).kind == .colon {
        label = tokens.text(of: tokens.advance())
        name = tokens.text(of: tokens.advance())
        if label == "_" { label = nil }
        tokens.skip()
      }
      var parameter = Parameter(label: label, name: name, type: try type())
      if tokens.take(.equals) { parameter.usual = try expression() }
      found.append(parameter)
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeRound, .closeRound)
    return found
  }

  // MARK: Small ones

  private mutating func alias() throws(ReadingFailure) -> Declaration.Kind {
    tokens.skip()
    let name = try name()
    var generics = try generics()
    try tokens.expect(.equals)
    let type = try type()
    try whereClause(&generics)
    return .alias(name, type)
  }

  private mutating func skipAssociatedType() throws(ReadingFailure) {
    tokens.skip()
    _ = try name()
    if tokens.take(.colon) { repeat { _ = try type() } while tokens.take(.comma) }
    if tokens.take(.equals) { _ = try type() }
    var none: [Generic] = []
    try whereClause(&none)
  }

  /// `import UIKit`, `import struct Foundation.Date`
  private mutating func imported() throws(ReadingFailure) -> Declaration.Kind {
    tokens.skip()
    var path = ""
    while !tokens.isAtEnd, !tokens.next.startsLine, !tokens.isNext(.semicolon) {
      let token = tokens.advance()
      switch token.word {
      case .struct, .class, .enum, .protocol, .func, .let, .var, .typealias: continue
      default: path += tokens.text(of: token)
      }
    }
    if path.isEmpty { throw tokens.failure(.name) }
    return .imported(path)
  }

  private mutating func operation(
    _ modifiers: SwiftModifiers
  ) throws(ReadingFailure) -> Declaration.Kind {
    tokens.skip()
    guard tokens.isNext(.sign) else { throw tokens.failure(.name) }
    var text = tokens.text(of: tokens.advance())
    while tokens.isNext(.sign), !tokens.next.isSpaced { text += tokens.text(of: tokens.advance()) }
    if tokens.take(.colon) { repeat { _ = try name() } while tokens.take(.comma) }
    return .operation(text, modifiers.fixity ?? .infix)
  }
}

extension TypeDeclaration.Sort {
  fileprivate var place: SwiftReader.DeclarationPlace {
    switch self {
    case .enumType: .enumType
    case .protocolType: .protocolType
    case .classType, .structType, .actorType, .addition, .implementation: .type
    }
  }
}

extension TypeDeclaration {
  /// What Xcode shows beside the code.
  fileprivate var isPreview: Bool {
    inherits.contains(.named("PreviewProvider", []))
      || inherits.contains(.named("LibraryContentProvider", []))
  }
}
