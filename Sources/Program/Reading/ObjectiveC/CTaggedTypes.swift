/// C's structs, unions and enums, and Apple's macros for enums.
extension ObjectiveCReader {
  /// `struct Point { … }`, `enum Sort : NSInteger { … }`, `NS_ENUM(NSInteger, Sort) { … }`
  mutating func taggedType() throws(ReadingFailure) -> TypeName {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let start = tokens.next.begins
    let word = tokens.advance().word
    if word != .struct, word != .union, word != .enum { return try enumMacro(word, from: start) }
    var name = ""
    // `struct MY_ATTRIBUTE Point {`
    if tokens.peek(1).kind == .name, tokens.peek(2).kind == .openCurly { tokens.skip() }
    if tokens.isNext(.name) { name = tokens.text(of: tokens.advance()) }
    var inherits: [TypeName] = []
    if word == .enum, tokens.take(.colon) { inherits = [try type()] }
    if word != .enum, !name.isEmpty { structs.insert(name) }
    guard tokens.isNext(.openCurly) else { return .named(name, []) }
    var type = TypeDeclaration(
      word == .enum ? .enumType : .structType, .objectiveC, name: name, inherits: inherits)
    if word == .enum { type.members = try enumMembers() } else { type.members = try fields() }
    declaredInside.append(Declaration(.type(type), at: tokens.place(from: start)))
    return .named(name, [])
  }

  private mutating func enumMacro(
    _ word: SourceWord, from start: Int32
  ) throws(ReadingFailure) -> TypeName {
    try tokens.expect(.openRound, .openRound)
    var (base, name) = (TypeName.named("NSInteger", []), "")
    if word == .nsErrorEnum {
      _ = try expression()
    } else {
      base = try type()
    }
    if tokens.take(.comma) { name = try self.name() }
    try tokens.expect(.closeRound, .closeRound)
    guard tokens.isNext(.openCurly) else { return .named(name, []) }
    var type = TypeDeclaration(.enumType, .objectiveC, name: name, inherits: [base])
    type.members = try enumMembers()
    var declaration = Declaration(.type(type), at: tokens.place(from: start))
    if word == .nsOptions || word == .cfOptions {
      declaration.attributes = [Attribute("NS_OPTIONS")]
    }
    skipUnknownAttributes()
    declaredInside.append(declaration)
    return .named(name, [])
  }

  private mutating func enumMembers() throws(ReadingFailure) -> [Declaration] {
    tokens.skip()
    var found: [Declaration] = []
    while !tokens.isNext(.closeCurly) {
      let start = tokens.next.begins
      let name = try name()
      skipUnknownAttributes()
      let value = tokens.take(.equals) ? try expression() : nil
      skipUnknownAttributes()
      found.append(
        Declaration(
          .enumCase(name: name, payload: [], rawValue: value), at: tokens.place(from: start)))
      if !tokens.take(.comma) { break }
    }
    try tokens.expect(.closeCurly, .closeCurly)
    return found
  }

  /// Of a struct, and the instance variables of a class.
  mutating func fields() throws(ReadingFailure) -> [Declaration] {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    return try braced { reader in
      var found: [Declaration] = []
      while !reader.tokens.isAtEnd {
        if reader.tokens.take(.semicolon) { continue }
        let (mark, count) = (reader.tokens.mark, found.count)
        do throws(ReadingFailure) { try reader.field(into: &found) } catch {
          found.removeSubrange(count...)
          let (text, place) = reader.passOver(error, mark: mark)
          found.append(Declaration(.unread(text, wanted: error.wanted), at: place))
        }
      }
      return found
    }
  }

  private mutating func field(into found: inout [Declaration]) throws(ReadingFailure) {
    // `@public`, `@private`
    if tokens.take(.atName) { return }
    let start = tokens.next.begins
    let specifiers = try specifiers()
    repeat {
      let declarator = try declarator(specifiers.type)
      // `unsigned int isOpen : 1;`
      if tokens.take(.colon) { _ = try expression() }
      skipUnknownAttributes()
      var variable = Variable(
        Pattern(.bind(declarator.name, isConstant: false), at: declarator.place),
        type: declarator.type)
      variable.strength =
        declarator.strength == .strong ? specifiers.strength : declarator.strength
      variable.isProperty = false
      found.append(
        Declaration(
          .variable(variable), at: tokens.place(from: start), attributes: specifiers.attributes))
    } while tokens.take(.comma)
    try endOfStatement()
  }
}
