/// Reads Swift and Objective-C, which share all but how a message, a declaration and a class look.
struct CodeParser {
  private var tokens: [CodeToken]
  private var at = 0
  private(set) var depth = 0
  /// Of the last `as?` its type: where a name is bound to it, that may fail.
  var askedType: String?

  /// Blocks and brackets in one another.
  static let depthLimit = 60

  init(_ tokens: [CodeToken]) { self.tokens = tokens }

  static func statements(of code: [UInt8]) throws(CodeError) -> [CodeStatement] {
    var parser = CodeParser(try CodeLexer.tokens(of: code))
    var statements: [CodeStatement] = []
    while parser.next.kind != .end {
      if parser.take(";") { continue }
      statements += try parser.statement()
    }
    return statements
  }

  // MARK: Tokens

  var next: CodeToken { tokens[at] }
  func peek(_ offset: Int) -> CodeToken { tokens[max(0, min(at + offset, tokens.count - 1))] }
  /// Where the token before ends.
  var end: Int { at > 0 ? tokens[at - 1].place.upperBound : 0 }

  mutating func skip() { if next.kind != .end { at += 1 } }

  mutating func take(_ symbol: String) -> Bool {
    guard next.isSymbol(symbol) else { return false }
    at += 1
    return true
  }

  mutating func takeName(_ name: String) -> Bool {
    guard next.isName(name) else { return false }
    at += 1
    return true
  }

  mutating func expect(_ symbol: String) throws(CodeError) {
    guard take(symbol) else { throw wanted(symbol) }
  }

  mutating func expectName(_ what: String) throws(CodeError) -> CodeToken {
    guard next.kind == .name else { throw wanted(what) }
    at += 1
    return tokens[at - 1]
  }

  func wanted(_ what: String) -> CodeError { CodeError(.wanted(what, found: next.text), at: place) }

  /// Of the next token; at the end, of the last one.
  var place: Range<Int> {
    next.kind == .end && at > 0 ? tokens[at - 1].place : next.place
  }

  mutating func go<A>(
    deeper body: (inout CodeParser) throws(CodeError) -> A
  ) throws(CodeError) -> A {
    depth += 1
    guard depth <= CodeParser.depthLimit else { throw CodeError(.tooDeep, at: place) }
    let result = try body(&self)
    depth -= 1
    return result
  }

  func mark() -> Int { at }
  mutating func goBack(to mark: Int) { at = mark }
  mutating func goBack(to mark: Int, depth: Int) { (at, self.depth) = (mark, depth) }

  /// How many tokens a modifier takes that stands here: `private(set)` takes four.
  var modifierLength: Int? {
    guard next.kind == .name else { return nil }
    // `class func`, and no class.
    if next.text == "class" {
      return ["func", "var", "let", "override"].contains { peek(1).isName($0) } ? 1 : nil
    }
    guard CodeParser.modifiers.contains(next.text) else { return nil }
    if peek(1).isSymbol("("), peek(2).kind == .name, peek(3).isSymbol(")") {
      return peek(2).isName("set") || next.text == "unowned" || next.text == "nonisolated" ? 4 : nil
    }
    return peek(1).kind == .name || peek(1).kind == .marked ? 1 : nil
  }

  /// From an opening bracket past the one that closes it.
  mutating func skipBrackets() throws(CodeError) {
    var open: [CodeToken] = []
    repeat {
      if next.kind == .symbol {
        switch next.text {
        case "(", "[", "{": open.append(next)
        case ")", "]", "}":
          let opening = open.removeLast()
          guard opening.isClosed(by: next) else {
            throw CodeError(.unclosed(opening.text), at: opening.place)
          }
        default: break
        }
      }
      guard next.kind != .end else {
        throw CodeError(.unclosed(open.last?.text ?? ""), at: open.last?.place ?? place)
      }
      at += 1
    } while !open.isEmpty
  }

  /// Swift's types matter for their first name alone.
  mutating func type() throws(CodeError) -> String? {
    var name: String?
    while true {
      switch next.kind {
      case .name where name == nil || !next.startsRow:
        if next.text != "any", next.text != "some", next.text != "inout" {
          name = name ?? next.text
        }
        at += 1
      case .marked where name == nil || !next.startsRow: at += 1
      case .symbol:
        switch next.text {
        case ".", "?", "!", "&", "->", "...": at += 1
        case "[" where name == nil, "(" where name == nil || tokens[at - 1].text == "->":
          name = name ?? next.text
          try skipBrackets()
        case "<":
          skipAngles()
        case "*": at += 1
        default: return name
        }
      default: return name
      }
    }
  }
}
