/// The text's `#define`s: those that are expressions are declarations, the others are put where they are used.
struct Macros {
  private(set) var statements: [Statement] = []
  private(set) var others: [MacroText] = []

  init(_ macros: [MacroText], _ source: SourceText, _ number: Int32) {
    for var macro in macros {
      macro.body = AttributeMacro.remove(from: macro.body, text: source.text)
      var kind = Declaration.Kind.nothing
      if let value = Macros.expression(macro, source, number) {
        kind = .macro(macro.name, parameters: macro.parameters, value)
      } else {
        others.append(macro)
      }
      let declaration = Declaration(kind, at: macro.place)
      statements.append(Statement(.declaration(declaration), at: macro.place))
    }
  }

  private static func expression(
    _ macro: MacroText, _ source: SourceText, _ number: Int32
  ) -> Expression? {
    let end = Token(
      .end, flags: .startsLine, start: Int(macro.place.end), end: Int(macro.place.end))
    var reader = ObjectiveCReader(Reader.cursor(macro.body + [end], source, number, []))
    do throws(ReadingFailure) {
      let value = try reader.expression()
      return reader.tokens.isAtEnd ? value : nil
    } catch {
      return nil
    }
  }
}
