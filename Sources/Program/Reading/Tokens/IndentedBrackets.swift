/// Brackets of a text in which one is missing or too many: how far its lines are moved in says where a block
/// ends that nobody closes, so that it costs as little as it can.
struct IndentedBrackets {
  let text: [UInt8]
  let language: SourceLanguage

  private struct Opening {
    var index: Int
    var kind: Token.Kind
    /// Of the line on which it stands, and of the first line in it.
    var indent: Int
    var content: Int?
    /// Of a class, a struct and their kin: members stand in it.
    var isType: Bool

    var isIndented: Bool { (content ?? 0) > indent }
  }

  private var open: [Opening] = []
  private var indent = 0
  private var openTypes = 0
  private var openCurlies = 0

  init(text: [UInt8], language: SourceLanguage) {
    (self.text, self.language) = (text, language)
  }

  mutating func pair(_ tokens: inout [Token]) {
    for index in tokens.indices {
      if tokens[index].startsLine { startLine(index, in: &tokens) }
      if tokens[index].opens {
        push(index, in: tokens)
      } else if tokens[index].kind == .closeCurly {
        closeCurly(index, in: &tokens)
      } else if tokens[index].closes {
        close(index, in: &tokens)
      }
    }
    while !open.isEmpty { lose(endingAt: tokens.count - 1, in: &tokens) }
  }

  // MARK: Lines

  private mutating func startLine(_ index: Int, in tokens: inout [Token]) {
    indent = column(of: tokens[index])
    if !tokens[index].closes, let last = open.indices.last, open[last].content == nil {
      open[last].content = indent
    }
    guard openCurlies > 0 else { return }
    if language == .objectiveC {
      guard startsMember(index, in: tokens) else { return }
      while openCurlies > 0 { lose(endingAt: index, in: &tokens) }
    } else if startsDeclaration(index, in: tokens) {
      // What is declared at the column of a block's own line is not in the block.
      while let last = open.last, last.isIndented, indent <= last.indent {
        lose(endingAt: index, in: &tokens)
      }
      guard openTypes > 0, startsMember(index, in: tokens) else { return }
      while let last = open.last, !last.isType { lose(endingAt: index, in: &tokens) }
    }
  }

  private func column(of token: Token) -> Int {
    var start = min(Int(token.start), text.count)
    let first = max(0, start - 500)
    while start > first, !text[start - 1].isLineEnd { start -= 1 }
    return Int(token.start) - start
  }

  /// `func`, `private var`, `@objc class`: what seldom stands in a block.
  private func startsDeclaration(_ index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .atName: return true
    case .name:
      switch token.word {
      case .func, .class, .struct, .enum, .extension, .protocol, .deinit, .import: return true
      case .initializer: return tokens[min(index + 1, tokens.count - 1)].kind == .openRound
      default: return startsMember(index, in: tokens)
      }
    default: return false
    }
  }

  /// What never stands in a function: `override`, `private`, `@IBAction`; a method, `@end`.
  private func startsMember(_ index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    let next = tokens[min(index + 1, tokens.count - 1)]
    if language == .objectiveC {
      if token.kind == .atName {
        switch token.word {
        case .end, .implementation, .interface, .property: return true
        default: return false
        }
      }
      return (token.isSign(.minus) || token.isSign(.plus)) && next.kind == .openRound
        && indent == 0
    }
    switch token.word {
    case .override, .private, .fileprivate, .public, .internal, .open, .required, .convenience:
      return token.kind == .name && (next.kind == .name || next.kind == .openRound)
    case .outlet, .action, .objc: return token.kind == .atName
    default: return false
    }
  }

  // MARK: Brackets

  private mutating func push(_ index: Int, in tokens: [Token]) {
    let kind = tokens[index].kind
    let isType = kind == .openCurly && opensType(index, in: tokens)
    if kind == .openCurly { openCurlies += 1 }
    if isType { openTypes += 1 }
    open.append(Opening(index: index, kind: kind, indent: indent, isType: isType))
  }

  private func opensType(_ index: Int, in tokens: [Token]) -> Bool {
    var place = index - 1
    while place >= 0, place > index - 40 {
      let token = tokens[place]
      switch token.kind {
      case .openCurly, .closeCurly, .semicolon: return false
      case .name:
        switch token.word {
        case .class, .struct, .enum, .extension, .protocol, .actor:
          return place == 0 || tokens[place - 1].kind != .dot
        case .func, .var, .let, .if, .for, .while, .guard, .switch: return false
        default: break
        }
      default: break
      }
      place -= 1
    }
    return false
  }

  private mutating func pop() -> Opening? {
    guard let last = open.popLast() else { return nil }
    if last.kind == .openCurly { openCurlies -= 1 }
    if last.isType { openTypes -= 1 }
    return last
  }

  private mutating func lose(endingAt end: Int, in tokens: inout [Token]) {
    if let last = pop() { tokens.leave(last.index, endingAt: end) }
  }

  private mutating func closeCurly(_ index: Int, in tokens: inout [Token]) {
    guard openCurlies > 0 else { return stray(index, in: &tokens) }
    while let last = open.last, last.kind != .openCurly { lose(endingAt: index, in: &tokens) }
    if tokens[index].startsLine {
      // Further out than the block's own line: that block lacks its end.
      while openCurlies > 1, let last = open.last, indent < last.indent {
        lose(endingAt: index, in: &tokens)
      }
      while let last = open.last, last.kind != .openCurly { lose(endingAt: index, in: &tokens) }
      // Further in than what stands in the block: one too many.
      if let last = open.last, last.isIndented, indent > last.indent, indent >= last.content ?? 0 {
        return stray(index, in: &tokens)
      }
    }
    if let last = pop() { tokens.join(last.index, index) }
  }

  private mutating func close(_ index: Int, in tokens: inout [Token]) {
    let kind = tokens[index].kind.opening
    var depth = open.count - 1
    let last = max(0, depth - Brackets.mostLost)
    while depth >= last, open[depth].kind != kind {
      let isFurtherOut = tokens[index].startsLine && indent <= open[depth].indent
      if open[depth].kind == .openCurly, !isFurtherOut { return stray(index, in: &tokens) }
      depth -= 1
    }
    guard depth >= last else { return stray(index, in: &tokens) }
    while open.count - 1 > depth { lose(endingAt: index, in: &tokens) }
    if let opening = pop() { tokens.join(opening.index, index) }
  }

  private func stray(_ index: Int, in tokens: inout [Token]) {
    tokens[index].flags.insert(.isUnclosed)
  }
}
