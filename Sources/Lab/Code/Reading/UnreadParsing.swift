/// What an app's code holds besides, and what nobody here has to understand: it is left aside by its name,
/// and the rest of its body is read.
extension CodeParser {
  /// A statement, or what stands there and cannot be read as one.
  mutating func statementOrUnread() throws(CodeError) -> [CodeStatement] {
    let start = (mark: mark(), depth: depth)
    do throws(CodeError) {
      return try statement()
    } catch {
      guard !error.problem.endsReading else { throw error }
      goBack(to: start.mark, depth: start.depth)
      let from = place.lowerBound
      let unread = try unread(for: error)
      return [CodeStatement(kind: .unread(unread), place: from..<max(from + 1, end))]
    }
  }

  /// Passes over what stands here.
  mutating func unread(for error: CodeError) throws(CodeError) -> CodeUnread {
    let (title, start) = (title, mark())
    try skipStatement()
    return CodeUnread(title: title, names: names(from: start), error: error)
  }

  /// `cancellables`, `load(…)`, `switch`, `items.forEach`.
  private var title: String {
    var offset = 0
    while peek(offset).kind == .marked || CodeParser.modifiers.contains(peek(offset).text)
      || peek(offset).isSymbol("[") || peek(offset).isSymbol("(")
    {
      if peek(offset).kind == .marked, peek(offset + 1).isSymbol("("), peek(offset + 1).isJoined {
        while !peek(offset).isSymbol(")"), peek(offset).kind != .end { offset += 1 }
      }
      offset += 1
    }
    let word = peek(offset)
    guard word.kind == .name else { return word.text }
    if CodeParser.naming.contains(word.text), peek(offset + 1).kind == .name {
      let name = peek(offset + 1).text
      return word.text == "func" ? name + "(…)" : name
    }
    if word.isName("init") || word.isName("subscript") { return word.text }
    var path = word.text
    while peek(offset + 1).isSymbol("."), peek(offset + 2).kind == .name {
      offset += 2
      path += "." + peek(offset).text
    }
    return path
  }

  /// Words after which something is named.
  private static let naming: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "extension", "case",
    "associatedtype", "actor",
  ]

  private func names(from start: Int) -> Set<String> {
    var found: Set<String> = []
    for index in start..<mark() where peek(index - mark()).kind == .name {
      found.insert(peek(index - mark()).text)
    }
    return found
  }

  /// As far as its row goes, and its brackets, and rows that go on with it.
  mutating func skipStatement() throws(CodeError) {
    repeat {
      if next.isSymbol("{") || next.isSymbol("(") || next.isSymbol("[") {
        try skipBrackets()
      } else {
        skip()
      }
    } while !isAfterStatement
  }

  private var isAfterStatement: Bool {
    if next.kind == .end || next.isSymbol("}") || next.isSymbol(";") { return true }
    guard next.startsRow else { return false }
    if next.kind == .symbol { return !CodeParser.goingOn.contains(next.text) }
    return !["else", "catch", "where"].contains(next.text)
  }

  /// With what a row begins that goes on with the one above.
  private static let goingOn: Set<String> = [
    ".", "?", ":", "&&", "||", "??", "+", "*", "/", "=", ",", "==", "!=", "{", ")", "]", "|",
  ]
}

extension CodeProblem {
  /// What hides where the code goes on.
  var endsReading: Bool {
    switch self {
    case .tooLong, .tooDeep, .controlCharacter, .unclosed: true
    default: false
    }
  }
}
