/// Reads what was pasted: text to tokens to tree. What it cannot read costs one statement or one member.
public enum Reader {
  /// Longer than any file that somebody wrote.
  static let longest = 4_000_000

  public static func read(_ source: SourceText, number: Int32) -> ProgramFile {
    if source.text.count > longest {
      let place = Place(source: number, start: 0, end: 0)
      return ProgramFile(
        language: source.language, statements: [], problems: [ReadingProblem(.tooLong, at: place)])
    }
    var lexer = Lexer(source, number: number)
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

  static func cursor(
    _ tokens: [Token], _ source: SourceText, _ number: Int32, _ problems: [ReadingProblem]
  ) -> TokenCursor {
    var tokens = tokens
    Brackets.pair(&tokens, in: source.text, source.language)
    return TokenCursor(source, number: number, tokens: tokens, problems: problems)
  }
}
