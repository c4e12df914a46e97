extension CodeParser {
  /// `beforeBlock`: a brace that follows opens a block, and is no closure.
  mutating func expression(beforeBlock: Bool = false) throws(CodeError) -> CodeExpression {
    try go { parser throws(CodeError) in try parser.choice(beforeBlock) }
  }

  /// `a ? b : c`
  private mutating func choice(_ beforeBlock: Bool) throws(CodeError) -> CodeExpression {
    let condition = try binary(beforeBlock)
    if take("?:") {
      let other = try expression(beforeBlock: beforeBlock)
      return try joined("??", [condition, other])
    }
    guard next.isSymbol("?"), !next.isJoined || peek(1).kind != .symbol else { return condition }
    skip()
    let yes = try expression(beforeBlock: beforeBlock)
    try expect(":")
    return try joined("?", [condition, yes, try expression(beforeBlock: beforeBlock)])
  }

  private func joined(
    _ name: String, _ parts: [CodeExpression]
  ) throws(CodeError) -> CodeExpression {
    let start = parts.map { $0.place.lowerBound }.min() ?? 0
    let end = parts.map { $0.place.upperBound }.max() ?? 0
    return try CodeExpression(.operation(name, parts), at: start..<end)
  }

  private static let ranks: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "===": 3, "!==": 3, "<": 3, ">": 3, "<=": 3, ">=": 3,
    "??": 4, "..<": 5, "...": 5, "+": 6, "-": 6, "*": 7, "/": 7, "%": 7, "|": 4,
  ]

  /// Operators by their rank, with a stack in place of recursion.
  private mutating func binary(_ beforeBlock: Bool) throws(CodeError) -> CodeExpression {
    var operands = [try prefixed(beforeBlock)]
    var operators: [(name: String, rank: Int)] = []
    func fold(_ operands: inout [CodeExpression], _ name: String) throws(CodeError) {
      guard let right = operands.popLast(), let left = operands.popLast() else { return }
      operands.append(try joined(name, [left, right]))
    }
    while next.kind == .symbol, let rank = CodeParser.ranks[next.text] {
      // In Swift a row may begin with an operator that has space on both sides.
      if next.startsRow, peek(1).isJoined { break }
      while let top = operators.last, top.rank >= rank {
        try fold(&operands, top.name)
        operators.removeLast()
      }
      operators.append((next.text, rank))
      skip()
      operands.append(try prefixed(beforeBlock))
    }
    while let top = operators.popLast() { try fold(&operands, top.name) }
    return operands[0]
  }

  /// `Set<Int>()`, `Array<Int>.init`: what stands between is no comparison.
  private var hasTypeArguments: Bool {
    var (offset, open) = (0, 0)
    repeat {
      let token = peek(offset)
      if token.isSymbol("<") { open += 1 }
      if token.isSymbol(">") { open -= 1 }
      guard token.kind == .name || ["<", ">", ",", ".", "?", "[", "]", ":"].contains(token.text)
      else { return false }
      offset += 1
    } while open > 0 && offset < 64
    guard open == 0 else { return false }
    return peek(offset).isJoined && (peek(offset).isSymbol("(") || peek(offset).isSymbol("."))
  }

  private mutating func prefixed(_ beforeBlock: Bool) throws(CodeError) -> CodeExpression {
    while ["try", "await"].contains(next.text), next.kind == .name,
      peek(1).kind != .symbol || peek(1).isSymbol("?") || peek(1).isSymbol("!")
    {
      skip()
      if next.isSymbol("?") || next.isSymbol("!") { skip() }
    }
    var signs: [CodeToken] = []
    while next.isSymbol("!") || next.isSymbol("-") || next.isSymbol("+") || next.isSymbol("&") {
      signs.append(next)
      skip()
    }
    var found = try postfixed(beforeBlock)
    if takeName("as") {
      let isAsked = next.isSymbol("?")
      if isAsked || next.isSymbol("!") { skip() }
      let type = try type()
      askedType = isAsked ? type : nil
    } else if takeName("is") {
      let start = place
      let type = try CodeExpression(.name(try type() ?? ""), at: start)
      found = try joined("is", [found, type])
    }
    for sign in signs.reversed() where sign.text == "!" || sign.text == "-" {
      if sign.text == "-", case .number(let value) = found.kind {
        found = try CodeExpression(
          .number(-value), at: sign.place.lowerBound..<found.place.upperBound)
      } else {
        found = try CodeExpression(
          .operation(sign.text, [found]), at: sign.place.lowerBound..<found.place.upperBound)
      }
    }
    return found
  }

  private mutating func postfixed(_ beforeBlock: Bool) throws(CodeError) -> CodeExpression {
    var found = try primary()
    let start = found.place.lowerBound
    while true {
      if next.isSymbol("."), peek(1).kind == .name {
        skip()
        let name = next.text
        skip()
        found = try CodeExpression(.member(found, name), at: start..<end)
      } else if next.isSymbol("->"), peek(1).kind == .name {
        skip()
        found = try CodeExpression(.member(found, next.text), at: start..<(next.place.upperBound))
        skip()
      } else if next.isSymbol("?") || next.isSymbol("!"), next.isJoined,
        peek(1).isSymbol(".") || peek(1).isSymbol("(") || peek(1).isSymbol(")")
          || peek(1).isSymbol(",")
          || peek(1).startsRow || peek(1).isSymbol(";") || peek(1).isSymbol("}")
      {
        skip()
      } else if next.isSymbol("("), next.isJoined, !next.startsRow {
        found = try CodeExpression(.call(found, try arguments()), at: start..<end)
      } else if next.isSymbol("{"), !beforeBlock, !next.startsRow, found.takesClosure {
        found = try trailingClosure(of: found)
      } else if next.isSymbol("["), next.isJoined {
        found = try indexed(found)
      } else if next.isSymbol("<"), next.isJoined, found.isTypeName, hasTypeArguments {
        skipAngles()
      } else {
        return found
      }
    }
  }

  /// `subviews[i]`; what else may stand in the brackets is not read.
  private mutating func indexed(_ list: CodeExpression) throws(CodeError) -> CodeExpression {
    let opening = place
    let (start, deep) = (mark(), depth)
    skip()
    if let index = try? expression(), take("]") {
      return try CodeExpression(
        .operation("[]", [list, index]), at: list.place.lowerBound..<end)
    }
    goBack(to: start, depth: deep)
    try skipBrackets()
    return try CodeExpression(.unread(.gap(.subscriptOrRange)), at: opening)
  }

  private mutating func arguments() throws(CodeError) -> [CodeArgument] {
    let opening = place
    try expect("(")
    var found: [CodeArgument] = []
    while !take(")") {
      guard next.kind != .end else { throw CodeError(.unclosed("("), at: opening) }
      var label: String?
      if next.kind == .name, peek(1).isSymbol(":") {
        label = next.text
        skip()
        skip()
      }
      found.append(CodeArgument(label: label, value: try value(for: label)))
      if !next.isSymbol(")") {
        guard take(",") else {
          throw next.kind == .end ? CodeError(.unclosed("("), at: opening) : wanted(")")
        }
      }
    }
    return found
  }

  private mutating func primary() throws(CodeError) -> CodeExpression {
    let token = next
    switch token.kind {
    case .name:
      skip()
      return try CodeExpression(.name(token.text), at: token.place)
    case .number(let value):
      skip()
      return try CodeExpression(.number(value), at: token.place)
    case .text:
      skip()
      return try CodeExpression(.text(token.text), at: token.place)
    case .marked where token.text == "#selector" || token.text == "@selector":
      return try selector()
    case .marked where token.text == "#available":
      skip()
      try skipBrackets()
      return try CodeExpression(.name("true"), at: token.place)
    case .unworkable(let problem):
      skip()
      return try CodeExpression(.unread(problem), at: token.place)
    case .symbol:
      switch token.text {
      case ".":
        skip()
        let name = try expectName("name")
        return try CodeExpression(
          .member(nil, name.text), at: token.place.lowerBound..<name.place.upperBound)
      case "(": return try bracketed()
      case "[": return try squareBracketed()
      case "{": return try closureExpression()
      case "^":
        try skipBlockHead()
        guard next.isSymbol("{") else { throw wanted("{") }
        return try closureExpression()
      default: throw CodeError(.unreadable(token.text), at: place)
      }
    case .end, .marked:
      throw token.kind == .end
        ? wanted("value") : CodeError(.unreadable(token.text), at: place)
    }
  }

  /// `(a)`, or a cast of C's: `(UIView *)a`, `(id<UIApplicationDelegate>)a`.
  private mutating func bracketed() throws(CodeError) -> CodeExpression {
    let isPointer = peek(1).kind == .name && peek(2).isSymbol("*") && peek(3).isSymbol(")")
    let isAdopted =
      peek(1).isName("id") && peek(2).isSymbol("<") && peek(4).isSymbol(">")
      && peek(5).isSymbol(")")
    let isNumber =
      peek(2).isSymbol(")") && peek(2).isJoined && CodeParser.numberTypes.contains(peek(1).text)
    if isPointer || isAdopted || isNumber {
      for _ in 0..<(isNumber ? 3 : isPointer ? 4 : 6) { skip() }
      return try go { parser throws(CodeError) in try parser.postfixed(false) }
    }
    let opening = place
    skip()
    var inner = try expression()
    // `if (self = [super init])`
    if take("=") { inner = try joined("=", [inner, try expression()]) }
    guard take(")") else {
      throw next.kind == .end ? CodeError(.unclosed("("), at: opening) : wanted(")")
    }
    return inner
  }

  /// `#selector(Card.save(_:))`, kept as it is written.
  private mutating func selector() throws(CodeError) -> CodeExpression {
    let start = next.place.lowerBound
    skip()
    guard next.isSymbol("(") else { throw wanted("(") }
    let opening = mark()
    try skipBrackets()
    let closing = mark()
    goBack(to: opening + 1)
    var text = ""
    while mark() < closing - 1 {
      text += next.text
      skip()
    }
    skip()
    return try CodeExpression(.selector(text), at: start..<end)
  }

  /// An array, or a message of Objective-C's.
  private mutating func squareBracketed() throws(CodeError) -> CodeExpression {
    let opening = next
    skip()
    if take("]") { return try CodeExpression(.array([]), at: opening.place.lowerBound..<end) }
    let first = try expression()
    if next.kind == .name { return try message(to: first, opening) }
    var found = [first]
    while take(",") {
      if next.isSymbol("]") { break }
      found.append(try expression())
    }
    guard take("]") else {
      throw next.kind == .end ? CodeError(.unclosed("["), at: opening.place) : wanted("]")
    }
    return try CodeExpression(.array(found), at: opening.place.lowerBound..<end)
  }
}
