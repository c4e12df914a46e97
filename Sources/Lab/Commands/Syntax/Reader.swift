import Engine

/// Goes through the words of one command, and remembers the failure that got furthest: what it
/// says would have fitted is what an error reports and what completion offers.
struct Reader {
  let scene: Scene
  let text: CommandText
  private(set) var words: [Word]
  var at = 0
  private(set) var furthest: CommandError?
  /// A view's name has stood for a point.
  var hasNamedPlace = false
  /// It reads as far as the cursor only, to see what could come next.
  var isCompleting = false

  init(_ text: CommandText, scene: Scene) {
    self.scene = scene
    self.text = text
    words = LocalWords.withoutClosings(text.words)
  }

  var next: Word? { at < words.count ? words[at] : nil }

  /// Where the next word stands, or would stand.
  var column: Int { next?.column ?? ((words.last?.end ?? text.column) + 1) }

  // MARK: Failing

  mutating func note(_ error: CommandError) {
    furthest = furthest.map { $0.merged(with: error) } ?? error
  }

  func expected(_ sort: Sort) -> CommandError {
    var suggestions: [String] = []
    if case .choice(let choice) = sort, let next {
      suggestions =
        LocalWords.nearest(to: next.text, for: choice.words, .elsewhere)
        + Nearest.words(to: next.text, among: choice.words)
    }
    if sort == .keyStroke, let stroke = next.flatMap({ KeySpelling.nearest(to: $0.text) }) {
      suggestions = [stroke]
    }
    return failure(.expected([.value(sort)], found: next?.text), suggestions)
  }

  func failure(_ problem: Problem, _ suggestions: [String] = []) -> CommandError {
    CommandError(
      problem, column: column, length: next?.length ?? 1, suggestions: suggestions)
  }

  /// What is wrong, when reading stopped with an error.
  func worst(_ error: CommandError) -> CommandError {
    furthest.map { $0.merged(with: error) } ?? error
  }

  /// Nothing may be left over.
  func checkEnd() throws(CommandError) {
    guard let next else { return }
    var extra = CommandError(
      .tooManyWords(next.text, expected: []), column: next.column, length: next.length)
    if let furthest, furthest.column >= next.column {
      guard furthest.column == next.column, case .expected(let expected, _) = furthest.problem
      else { throw furthest }
      extra.problem = .tooManyWords(next.text, expected: expected)
      extra.suggestions = furthest.suggestions
    }
    throw extra
  }

  // MARK: Trying

  /// Nil, and back at the start, where the part does not begin here.
  mutating func attempt<A>(_ part: Syntax<A>) throws(CommandError) -> A? {
    let start = at
    let column = column
    do throws(CommandError) { return try part.read(&self) } catch {
      guard error.column == column else { throw error }
      note(error)
      at = start
      return nil
    }
  }

  // MARK: Taking words

  mutating func word(_ text: String) throws(CommandError) {
    guard let next, next.kind == .plain, next.means(text) else {
      let near = next.map { Nearest.words(to: $0.text, among: [text]) } ?? []
      throw failure(.expected([.word(text)], found: next?.text), near)
    }
    at += 1
  }

  mutating func takeMark(_ mark: String) -> Bool {
    guard let next, next.isMark(mark) else { return false }
    at += 1
    return true
  }

  /// A word that may hold marks, such as a selector `save(_:)` or a key `cmd+=`; nil at the end.
  /// Text and paths keep the marks of a Chinese keyboard's.
  mutating func takeRun(asWritten: Bool = false) -> String? {
    guard let first = next else { return nil }
    at += 1
    guard first.kind != .quoted else { return first.text }
    var run = first.text
    var end = first.end
    while let next, next.isJoined, next.kind != .quoted {
      run += next.text
      end = next.end
      at += 1
    }
    return asWritten ? String(text.source(from: first.column).prefix(end - first.column)) : run
  }

  /// Everything from here to the end of the command, as written; what quotes hold, where it is all
  /// in quotes. `column` is that of its first character.
  mutating func takeRest() -> (text: String, column: Int)? {
    guard let next else { return nil }
    defer { at = words.count }
    if next.kind == .quoted, at == words.count - 1 { return (next.text, next.column + 1) }
    return (text.source(from: next.column), next.column)
  }

  /// A word that the spelling of another implies stands at the same place.
  mutating func insert(_ text: String, after word: Word) {
    var implied = word
    implied.text = text
    implied.isJoined = false
    words.insert(implied, at: at)
  }

  /// From here on the signs of an equation are words of their own: `a.width>=b.width*2-8@750`.
  mutating func splitSigns() {
    let rest = words[at...].flatMap { $0.kind == .plain ? $0.splitAtSigns : [$0] }
    words.replaceSubrange(at..., with: rest)
  }

  /// Puts what a quoted word holds in its place: `frame="0 0 10 10"`.
  mutating func openQuotes() throws(CommandError) {
    guard let next, next.kind == .quoted else { return }
    var lexer = try Lexer(next.text, offset: next.column)
    let inner = try lexer.commands().flatMap { $0.words }
    guard !inner.isEmpty else { return }
    words.replaceSubrange(at...at, with: inner)
  }
}
