/// Reads what was pasted: text to tokens to tree. What it cannot read costs one statement or one member.
public enum SourceReader {
  /// Longer than any file that somebody wrote.
  static let longest = 4_000_000

  public static func read(_ source: SourceText, number: Int32) -> ProgramFile {
    if source.text.count > longest {
      let place = Place(source: number, start: 0, end: 0)
      return ProgramFile(
        language: source.language, statements: [], problems: [ReadingProblem(.tooLong, at: place)])
    }
    if let other = LanguageMarks(source.text).other {
      let place = Place(source: number, start: 0, end: 0)
      return ProgramFile(
        language: source.language, statements: [],
        problems: [ReadingProblem(.otherLanguage(other.name), at: place)])
    }
    var lexer = Tokenizer(source, number: number)
    lexer.run()
    switch source.language {
    case .swift:
      var reader = SwiftReader(cursor(lexer.tokens, source, number, lexer.problems))
      return reader.file()
    case .objectiveC:
      let macros = Macros(lexer.macros, source, number)
      let kept = AttributeMacro.remove(from: lexer.tokens, text: source.text)
      let tokens = MacroExpansion.expand(kept, macros: macros.others, text: source.text)
      var reader = ObjectiveCReader(cursor(tokens, source, number, lexer.problems))
      return reader.file(macros: macros.statements)
    }
  }

  private static let codeMarks = Array("(=[{;.".utf8)

  /// Swift or Objective-C; nil: neither of them, as far as can be told. `a.hidden = YES;` could be either, and is what
  /// stands before it, where that is known.
  public static func language(
    of text: String, after earlier: SourceLanguage? = nil
  ) -> SourceLanguage? {
    let bytes = Array(text.utf8)
    let marks = LanguageMarks(bytes)
    if marks.other != nil { return nil }
    if marks.swiftPoints != marks.objectiveCPoints {
      return marks.swiftPoints > marks.objectiveCPoints ? .swift : .objectiveC
    }
    if let earlier, read(SourceText(text, language: earlier), number: 0).problems.isEmpty {
      return earlier
    }
    // Nothing speaks for either: what can be read is one of them, unless it is mere words.
    guard bytes.contains(where: { SourceReader.codeMarks.contains($0) }) else { return nil }
    let sample = String(decoding: bytes.prefix(4000), as: UTF8.self)
    let swift = read(SourceText(sample, language: .swift), number: 0).problems.count
    let objectiveC = read(SourceText(sample, language: .objectiveC), number: 0).problems.count
    if swift > 0, objectiveC > 0 { return nil }
    return swift == 0 ? .swift : .objectiveC
  }

  static func cursor(
    _ tokens: [Token], _ source: SourceText, _ number: Int32, _ problems: [ReadingProblem]
  ) -> TokenCursor {
    var tokens = tokens
    let stray = Brackets.pair(&tokens, in: source.text, source.language)
    var cursor = TokenCursor(source, number: number, tokens: tokens, problems: problems)
    for token in stray {
      let wanted = Wanted.statement.rawValue
      cursor.report(.wanted(wanted, found: cursor.text(of: token)), at: cursor.place(of: token))
    }
    return cursor
  }
}
