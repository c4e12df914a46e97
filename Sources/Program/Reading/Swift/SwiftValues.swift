/// A value without anything in front of it or behind it.
extension SwiftReader {
  mutating func plain() throws(ReadingFailure) -> Expression {
    let start = tokens.next.begins
    let kind = try plainKind()
    return Expression(kind, at: tokens.place(from: start))
  }

  private mutating func plainKind() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.next
    switch token.kind {
    case .name: return try named()
    case .integer, .floating: return try numeral()
    case .text, .textStart: return .text(try text())
    case .openRound: return try tuple()
    case .openSquare: return try collection()
    case .openCurly: return try closureValue().kind
    case .dot: return try implicitMember()
    case .backslash: return try keyPath()
    case .hashName: return try hashValue()
    case .sign where isOperatorAsValue:
      tokens.skip()
      return .name(tokens.text(of: token))
    case .regex:
      tokens.report(tokens.failure(.value))
      tokens.skip()
      return .unread(tokens.text(of: token))
    default: throw tokens.failure(.value)
    }
  }

  private mutating func named() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.next
    if token.flags.contains(.isQuoted) {
      tokens.skip()
      return .name(tokens.text(of: token))
    }
    switch token.word {
    case .true, .false:
      tokens.skip()
      return .boolean(token.word == .true)
    case .nil:
      tokens.skip()
      return .null
    case .super:
      tokens.skip()
      return .superclass
    case .if, .switch: return try statementValue()
    case _ where token.word.isReservedInSwift: throw tokens.failure(.value)
    default:
      tokens.skip()
      let name = tokens.text(of: token)
      if name.utf8.first == UInt8(ascii: "$") { usesShorthand = true }
      return try withGenerics(.name(name), of: token)
    }
  }

  /// `let a = if b { 1 } else { 2 }`
  private mutating func statementValue() throws(ReadingFailure) -> Expression.Kind {
    let outer = try tokens.enter()
    defer { tokens.leave(outer) }
    let kept = braces
    braces = .closure
    defer { braces = kept }
    let start = tokens.next.begins
    let kind = tokens.isNext(.if) ? try ifStatement() : try switchStatement()
    return .statement(Statement(kind, at: tokens.place(from: start)))
  }

  private mutating func numeral() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.next
    switch number(token) {
    case .integer(let value) where value <= UInt64(Int64.max):
      tokens.skip()
      return .integer(Int64(value))
    case .floating(let value):
      tokens.skip()
      return .floating(value)
    default:
      throw ReadingFailure(kind: .unreadableNumber(tokens.text(of: token)), place: tokens.place)
    }
  }

  // MARK: Brackets

  private mutating func tuple() throws(ReadingFailure) -> Expression.Kind {
    if let type = try functionType() { return .type(type) }
    let arguments = try arguments()
    if arguments.count == 1, let only = arguments.first, only.label == nil {
      return only.value.kind
    }
    return .tuple(arguments)
  }

  /// `(Int) -> Void` where a value stands: `[(Int) -> Void]()`.
  private mutating func functionType() throws(ReadingFailure) -> TypeName? {
    let behind = tokens.token(at: tokens.indexBehindBracket(at: tokens.position))
    guard behind.isSign(.arrow) || behind.isWord(.throws) || (behind.isWord(.async)) else {
      return nil
    }
    return try type()
  }

  private mutating func collection() throws(ReadingFailure) -> Expression.Kind {
    if let type = collectionType() { return .type(type) }
    tokens.skip()
    let kept = braces
    braces = .closure
    defer { braces = kept }
    if tokens.take(.closeSquare) { return .array([]) }
    if tokens.isNext(.colon), tokens.peek(1).kind == .closeSquare {
      tokens.skip()
      tokens.skip()
      return .dictionary([])
    }
    let first = try expression()
    if tokens.take(.colon) { return try dictionary(first) }
    var items = [first]
    while tokens.take(.comma), !tokens.isNext(.closeSquare) { items.append(try expression()) }
    try tokens.expect(.closeSquare, .closeSquare)
    return .array(items)
  }

  private mutating func dictionary(_ firstKey: Expression) throws(ReadingFailure) -> Expression.Kind
  {
    var entries = [Expression.Entry(key: firstKey, value: try expression())]
    while tokens.take(.comma), !tokens.isNext(.closeSquare) {
      let key = try expression()
      try tokens.expect(.colon, .colon)
      entries.append(Expression.Entry(key: key, value: try expression()))
    }
    try tokens.expect(.closeSquare, .closeSquare)
    return .dictionary(entries)
  }

  /// `[Int]()`, `[String: [UIView]].self`: nobody calls an array.
  private mutating func collectionType() -> TypeName? {
    let end = tokens.indexBehindBracket(at: tokens.position)
    let (behind, word) = (tokens.token(at: end), tokens.token(at: end + 1))
    let isType =
      behind.kind == .openRound && !behind.startsLine && !behind.isSpaced
      || behind.kind == .dot
        && (word.word == .self || word.word == .initializer || word.word == .Type)
    guard isType else { return nil }
    let mark = tokens.mark
    do throws(ReadingFailure) {
      let type = try type()
      if tokens.position == end { return type }
    } catch {}
    tokens.goBack(to: mark)
    return nil
  }

  // MARK: Points and paths

  private mutating func implicitMember() throws(ReadingFailure) -> Expression.Kind {
    tokens.skip()
    guard tokens.isNext(.name) else { throw tokens.failure(.name) }
    let token = tokens.advance()
    return try withGenerics(.member(nil, tokens.text(of: token)), of: token)
  }

  /// `\.frame.width`, `\Card.title`, `\.self`, `\.items[0]?.name`
  private mutating func keyPath() throws(ReadingFailure) -> Expression.Kind {
    tokens.skip()
    var path: [String] = []
    if tokens.isNext(.name) || tokens.isNext(.openSquare) { _ = try type(withoutMembers: ()) }
    while true {
      if tokens.isNext(.dot), tokens.peek(1).kind == .name || tokens.peek(1).kind == .integer {
        tokens.skip()
        path.append(tokens.text(of: tokens.advance()))
      } else if tokens.isNext(.sign), !tokens.next.isSpaced,
        tokens.startsWith(.question) || tokens.isNext(.exclamation)
      {
        let sign: Sign = tokens.startsWith(.question) ? .question : .exclamation
        _ = tokens.takePart(sign)
        path.append(sign.rawValue)
      } else if tokens.isNext(.openSquare), !tokens.next.isSpaced, !tokens.next.startsLine {
        let start = tokens.next.begins
        tokens.skipBracket()
        path.append(tokens.text(Int(start), Int(tokens.previous.end)))
      } else if tokens.isNext(.dot), tokens.peek(1).kind == .openSquare {
        tokens.skip()
      } else {
        return .keyPath(path)
      }
    }
  }

  /// The root of a key path: its members are the path's.
  private mutating func type(withoutMembers: Void) throws(ReadingFailure) {
    if tokens.isNext(.openSquare) { return tokens.skipBracket() }
    tokens.skip()
    _ = try genericArguments()
    // `\UIView.Event.name`: a type's own types begin with a capital.
    while tokens.isNext(.dot), tokens.peek(1).kind == .name,
      tokens.text(of: tokens.peek(1)).startsUppercase
    {
      tokens.skip()
      tokens.skip()
    }
  }

  // MARK: `#`

  private mutating func hashValue() throws(ReadingFailure) -> Expression.Kind {
    let token = tokens.advance()
    switch token.word {
    case .selector: return try selector()
    case .keyPath:
      let start = tokens.next
      guard start.kind == .openRound else { throw tokens.failure(.openRound) }
      tokens.skipBracket()
      let path = tokens.text(Int(start.end), Int(tokens.previous.start))
      return .text([.plain(lastComponents(of: path))])
    case .line: return .integer(Int64(tokens.source.line(of: token.begins)))
    case .column: return .integer(1)
    case .file, .filePath, .fileID: return .text([.plain("main.swift")])
    case .dsohandle: return .null
    case .colorLiteral: return try literal("UIColor")
    case .imageLiteral: return try literal("UIImage")
    case .available, .unavailable:
      guard tokens.isNext(.openRound) else { throw tokens.failure(.openRound) }
      tokens.skipBracket()
      return .boolean(token.word == .available)
    // `#function`, and macros of libraries: a name that nobody here knows.
    default:
      if tokens.isNext(.less), !tokens.next.isSpaced { _ = try genericArguments() }
      return .name(tokens.text(of: token))
    }
  }

  /// `#colorLiteral(red: 1, …)` is a call of the class's.
  private mutating func literal(_ name: String) throws(ReadingFailure) -> Expression.Kind {
    let place = tokens.place(of: tokens.previous)
    guard tokens.isNext(.openRound) else { throw tokens.failure(.openRound) }
    let arguments = try arguments().map { argument in
      Argument(argument.label == "resourceName" ? "named" : argument.label, argument.value)
    }
    return .call(Expression(.name(name), at: place), arguments)
  }

  private func lastComponents(of path: String) -> String {
    var parts = path.split(separator: ".").map { String($0) }
    while let first = parts.first, parts.count > 1, first.startsUppercase || first == "self" {
      parts.removeFirst()
    }
    var found = ""
    for part in parts { found += found.isEmpty ? part : "." + part }
    return found
  }

  /// `#selector(Card.save(_:for:))`, `#selector(getter: name)`
  private mutating func selector() throws(ReadingFailure) -> Expression.Kind {
    try tokens.expect(.openRound, .openRound)
    var accessor = ""
    if tokens.peek(1).kind == .colon, tokens.isNext(.name), tokens.peek(2).kind == .name {
      accessor = tokens.text(of: tokens.advance()) + ":"
      tokens.skip()
    }
    var path: [String] = []
    repeat {
      guard tokens.isNext(.name) else { throw tokens.failure(.name) }
      path.append(tokens.text(of: tokens.advance()))
      _ = try genericArguments()
      while tokens.isNext(.question) || tokens.isNext(.exclamation) { tokens.skip() }
      // `type(of: self).save`
      if tokens.isNext(.openRound),
        tokens.token(at: tokens.indexBehindBracket(at: tokens.position)).kind == .dot
      {
        tokens.skipBracket()
        path.removeLast()
      }
    } while tokens.take(.dot)
    var text = accessor + (path.last ?? "")
    if tokens.isNext(.openRound) {
      let start = tokens.next.begins
      tokens.skipBracket()
      text += tokens.textWithoutBlanks(Int(start), Int(tokens.previous.end))
    }
    if tokens.take(.as) { _ = tokens.take(.question) || tokens.take(.exclamation); _ = try type() }
    try tokens.expect(.closeRound, .closeRound)
    let owner = path.count > 1 ? path[path.count - 2] : nil
    return .selector(SelectorName(text: text, owner: owner == "self" ? nil : owner))
  }
}
