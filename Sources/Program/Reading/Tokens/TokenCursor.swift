/// Why reading stops at a place; the statement around it is left unread. A class, because then each call that
/// may fail takes a word of the stack, and no more.
final class ReadingFailure: Error {
  let kind: ReadingProblem.Kind
  let place: Place

  init(kind: ReadingProblem.Kind, place: Place) { (self.kind, self.place) = (kind, place) }
}

/// Where reading stands in the tokens, and what both languages do with them.
struct TokenCursor {
  static let mostProblems = 500
  /// How deep expressions, blocks, types and patterns may stand in one another: half a megabyte of stack
  /// is enough for it without optimization.
  static let deepest = 50
  /// How tall a tree may become: what walks over it afterwards needs a stack as well.
  static let tallest = 256

  let source: SourceText
  let number: Int32
  private(set) var tokens: [Token]
  private(set) var position = 0
  /// Reading never goes past it: the end of the block that is being read.
  private(set) var limit: Int
  private(set) var problems: [ReadingProblem]
  private var depth = 0
  /// The height of what has been read since the last `enter`.
  private var height = 0
  /// Operators that were taken apart, as `>>` of `[A<B<Int>>]`.
  private var splits: [(index: Int, token: Token)] = []

  init(_ source: SourceText, number: Int32, tokens: [Token], problems: [ReadingProblem]) {
    (self.source, self.number) = (source, number)
    (self.tokens, self.problems) = (tokens, problems)
    limit = max(tokens.count - 1, 0)
  }

  // MARK: Looking

  var next: Token { peek(0) }

  func peek(_ offset: Int) -> Token { token(at: position + offset) }

  func token(at index: Int) -> Token {
    if index >= 0, index < limit { return tokens[index] }
    let end = index < 0 ? 0 : limit < tokens.count ? Int(tokens[limit].start) : source.text.count
    return Token(.end, flags: .startsLine, start: end, end: end)
  }

  var previous: Token { token(at: position - 1) }

  var isAtEnd: Bool { position >= limit }

  func isNext(_ kind: Token.Kind) -> Bool { next.kind == kind }

  func isNext(_ word: SourceWord) -> Bool { next.isWord(word) }

  func isNext(_ sign: Sign) -> Bool { next.isSign(sign) }

  /// The index behind the bracket at a place.
  func indexBehindBracket(at index: Int) -> Int {
    let token = token(at: index)
    guard token.opens, !token.isUnclosed else { return index + 1 }
    return min(Int(token.partner) + 1, limit)
  }

  // MARK: Going on

  mutating func skip() { position = min(position + 1, limit) }

  @discardableResult
  mutating func advance() -> Token {
    let token = next
    skip()
    return token
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard next.kind == kind else { return false }
    skip()
    return true
  }

  mutating func take(_ word: SourceWord) -> Bool {
    guard isNext(word) else { return false }
    skip()
    return true
  }

  mutating func take(_ sign: Sign) -> Bool {
    guard isNext(sign) else { return false }
    skip()
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ wanted: Wanted) throws(ReadingFailure) {
    guard take(kind) else { throw failure(wanted) }
  }

  mutating func expect(_ sign: Sign) throws(ReadingFailure) {
    guard take(sign) else { throw failure(sign.rawValue) }
  }

  mutating func expect(_ word: SourceWord) throws(ReadingFailure) {
    guard take(word) else { throw failure(word.rawValue) }
  }

  mutating func skipBracket() { position = indexBehindBracket(at: position) }

  /// Takes the first character of an operator: `>` of `>>`, `?` of `?=`.
  mutating func takePart(_ sign: Sign) -> Bool {
    let token = next
    guard token.kind == .sign else { return false }
    if token.sign == sign {
      skip()
      return true
    }
    let first = token.start
    guard token.end - first > 1, source.text[Int(first)] == sign.rawValue.utf8.first else {
      return false
    }
    splits.append((position, token))
    tokens[position].start += 1
    if token.begins == first { tokens[position].begins += 1 }
    tokens[position].flags.remove([.isSpaced, .startsLine])
    tokens[position].flags.insert(.leftBound)
    let rest = Int(first) + 1..<Int(token.end)
    tokens[position].sign = Known.signs.find(in: source.text, rest) ?? .other
    return true
  }

  /// Takes an operator up to a place in it: `==` of `==<Item>`.
  mutating func split(at end: Int32) {
    let token = next
    splits.append((position, token))
    if token.begins == token.start { tokens[position].begins = end }
    tokens[position].start = end
    tokens[position].flags.remove(.isSpaced)
    tokens[position].sign =
      Known.signs.find(in: source.text, Int(end)..<Int(tokens[position].end)) ?? .other
  }

  func startsWith(_ sign: Sign) -> Bool {
    let token = next
    guard token.kind == .sign else { return false }
    return token.sign == sign || source.text[Int(token.start)] == sign.rawValue.utf8.first
  }

  // MARK: Trying

  struct Mark {
    fileprivate var position: Int
    fileprivate var splits: Int
    fileprivate var problems: Int
  }

  var mark: Mark {
    Mark(position: position, splits: splits.count, problems: problems.count)
  }

  mutating func goBack(to mark: Mark) {
    while splits.count > mark.splits, let split = splits.popLast() {
      tokens[split.index] = split.token
    }
    problems.removeSubrange(min(mark.problems, problems.count)...)
    position = mark.position
  }

  mutating func go(to index: Int) { position = max(0, min(index, limit)) }

  /// Up to where reading may go from now on; gives back up to where it could.
  mutating func narrow(to end: Int) -> Int {
    let old = limit
    limit = max(position, min(end, limit))
    return old
  }

  mutating func widen(to end: Int) { limit = end }

  // MARK: Depth

  /// Before something that can stand in itself is read; `leave` follows with what this gives.
  mutating func enter() throws(ReadingFailure) -> Int {
    guard depth < TokenCursor.deepest else { throw ReadingFailure(kind: .tooDeep, place: place) }
    depth += 1
    let outer = height
    height = 0
    return outer
  }

  mutating func leave(_ outer: Int) {
    depth -= 1
    height = max(outer, height + 1)
  }

  /// What has been read becomes a part of something around it: `a + b`, and `c` comes.
  mutating func link() throws(ReadingFailure) {
    height += 1
    guard depth + height < TokenCursor.tallest else {
      throw ReadingFailure(kind: .tooDeep, place: place)
    }
  }

  // MARK: Places and texts

  var place: Place {
    let token = next
    return Place(source: number, start: token.begins, end: token.ends)
  }

  func place(from start: Int32) -> Place {
    Place(source: number, start: start, end: max(start, previous.ends))
  }

  func place(of token: Token) -> Place {
    Place(source: number, start: token.begins, end: token.ends)
  }

  /// How far from its line's start a token stands.
  func column(of token: Token) -> Int {
    let text = source.text
    var start = min(Int(token.begins), text.count)
    // Nobody's line is longer than that, but in a file that somebody made small.
    let first = max(0, start - 500)
    while start > first, !text[start - 1].isLineEnd { start -= 1 }
    return Int(token.begins) - start
  }

  func text(of token: Token) -> String {
    var (start, end) = (Int(token.start), Int(token.end))
    if token.flags.contains(.isQuoted) { (start, end) = (start + 1, end - 1) }
    return text(start, end)
  }

  /// An operator as it is meant, also where a Chinese keyboard typed it.
  func signText(of token: Token) -> String {
    token.sign == .other ? text(of: token) : token.sign.rawValue
  }

  func text(_ start: Int, _ end: Int) -> String { source.text.text(start, end) }

  func textWithoutBlanks(_ start: Int, _ end: Int) -> String {
    let kept = source.text.piece(start, end).filter { !$0.isBlank && !$0.isLineEnd }
    return String(decoding: kept, as: UTF8.self)
  }

  // MARK: Problems

  /// A bracket that closes nothing is said, and costs nothing.
  mutating func takeStrayBracket() -> Bool {
    guard next.kind == .closeCurly else { return false }
    report(failure(.statement))
    skip()
    return true
  }

  func failure(_ wanted: Wanted) -> ReadingFailure { failure(wanted.rawValue) }

  func failure(_ wanted: String) -> ReadingFailure {
    let token = next
    let found = text(Int(token.start), min(Int(token.end), Int(token.start) + 40))
    return ReadingFailure(kind: .wanted(wanted, found: found), place: place)
  }

  var sortedProblems: [ReadingProblem] {
    problems.sorted { $0.place.start < $1.place.start }
  }

  mutating func report(_ failure: ReadingFailure) { report(failure.kind, at: failure.place) }

  mutating func report(_ kind: ReadingProblem.Kind, at place: Place) {
    if problems.count < TokenCursor.mostProblems {
      problems.append(ReadingProblem(kind, at: place))
    }
  }
}

extension Token {
  func isWord(_ word: SourceWord) -> Bool {
    self.word == word && kind == .name && !flags.contains(.isQuoted)
  }

  func isSign(_ sign: Sign) -> Bool { kind == .sign && self.sign == sign }
}
