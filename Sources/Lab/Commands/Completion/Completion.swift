import Engine

/// What could stand at the cursor.
public struct Completion: Equatable, Sendable {
  public struct Candidate: Equatable, Sendable {
    public var text: String
    /// A few words about it.
    public var detail: String

    public init(text: String, detail: String) {
      self.text = text
      self.detail = detail
    }
  }

  public var candidates: [Candidate]
  /// What they would take the place of, in characters of the line from 0.
  public var range: Range<Int>
  /// What is wanted there, in words: a point cannot be offered, only described.
  public var wanted: [String]
  /// The same as a sentence.
  public var hint: String?
}

/// What could stand at the cursor, which has that many characters before it.
///
/// The command is read as far as the cursor by the same syntax that parses it; what it then says
/// is missing is what could come next.
public func completions(
  of line: String, cursor: Int, in state: State,
  from sources: CompletionSources = CompletionSources()
) -> Completion {
  let cursor = max(0, min(cursor, line.count))
  return CodeCompletion(state).completion(of: line, cursor: cursor)
    ?? completions(
      of: line, cursor: cursor, in: state.scene, language: state.language, from: sources)
}

/// The same where no program runs, of commands alone.
public func completions(
  of line: String, cursor: Int, in scene: Scene, language: Language = .english,
  from sources: CompletionSources = CompletionSources()
) -> Completion {
  let cursor = max(0, min(cursor, line.count))
  if let paths = paths(before: cursor, of: line, in: scene, from: sources) { return paths }
  let nothing = Completion(candidates: [], range: cursor..<cursor, wanted: [])
  guard let place = CursorPlace(line, cursor) else { return nothing }
  let expected = place.expected(in: scene)
  var offered = Offering(
    scene: scene, partial: place.partial, language: language, lessons: sources.lessons)
  for each in expected { offered.add(each) }
  let wanted = expected.map { $0.text(in: language) }
  return Completion(
    candidates: offered.candidates, range: (cursor - place.partial.count)..<cursor,
    wanted: wanted, hint: wanted.isEmpty ? nil : CommandPhrase.hint(wanted).text(in: language))
}

/// The sorts of value of which one could stand at the cursor: what no list can offer, such as a point, may be
/// had otherwise.
public func wantedSorts(of line: String, cursor: Int, in scene: Scene) -> [Sort] {
  guard let place = CursorPlace(line, max(0, min(cursor, line.count))) else { return [] }
  return place.expected(in: scene).compactMap {
    switch $0 {
    case .value(let sort): sort
    case .word: nil
    }
  }
}

/// Files, where the command at the cursor wants one and there are some.
private func paths(
  before cursor: Int, of line: String, in scene: Scene, from sources: CompletionSources
) -> Completion? {
  let typed = Array(line.prefix(cursor))
  let path = PathPlace(typed)
  guard let place = CursorPlace(String(typed[..<path.start]), path.start),
    place.expected(in: scene).contains(.value(.file))
  else { return nil }
  let files = sources.files(path.partial)
  guard !files.isEmpty else { return nil }
  return Completion(
    candidates: path.written(Array(files.prefix(Offering.limit))), range: path.start..<cursor,
    wanted: [])
}

/// The command at the cursor: its words before it, and the word that is being typed.
private struct CursorPlace {
  let words: [Word]
  let partial: String
  let text: CommandText

  /// Nil inside quotes, brackets and comments.
  init?(_ line: String, _ cursor: Int) {
    let typed = Array(line).prefix(cursor)
    guard var lexer = try? Lexer(String(typed)), let text = try? lexer.commands().last
    else { return nil }
    let end = text.words.last.map { $0.end - 1 } ?? 0
    if end < typed.count, typed[end...].contains("#") { return nil }
    var words = text.words
    var partial = ""
    if let last = words.last, last.end - 1 == cursor {
      switch last.kind {
      case .quoted: return nil
      case .plain:
        partial = last.text
        words.removeLast()
      case .mark: break
      }
    }
    self.words = words
    self.partial = partial
    self.text = CommandText(source: text.source, column: text.column, words: words)
  }

  func expected(in scene: Scene) -> [Expected] {
    guard !words.isEmpty else { return [.value(.command(stimulus: false))] }
    var reader = Reader(text, scene: scene)
    reader.isCompleting = true
    do throws(CommandError) {
      let spec = try reader.commandWord()
      _ = try spec.syntax.read(&reader)
      try reader.checkEnd()
    } catch {
      reader.note(error)
    }
    guard let furthest = reader.furthest, furthest.column >= reader.column,
      case .expected(let expected, nil) = furthest.problem
    else { return [] }
    return expected
  }
}
