/// The text's `#define`s: those that are expressions are declarations, the others are put where they are used.
struct Macros {
  private(set) var statements: [Statement] = []
  private(set) var others: [MacroText] = []

  init(_ macros: [MacroText], _ source: SourceText, _ number: Int32) {
    var counts: [String: Int] = [:]
    for macro in macros { counts[macro.name, default: 0] += 1 }
    for var macro in macros {
      macro.body = AttributeMacro.remove(from: macro.body, text: source.text)
      var kind = Declaration.Kind.nothing
      // One that is defined again means what it says where it is used.
      if counts[macro.name] == 1, !macro.isCareless(in: source.text),
        let value = Macros.expression(macro, source, number)
      {
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
    var reader = ObjectiveCReader(SourceReader.cursor(macro.body + [end], source, number, []))
    do throws(ReadingFailure) {
      let value = try reader.expression()
      return reader.tokens.isAtEnd ? value : nil
    } catch {
      return nil
    }
  }
}

extension MacroText {
  /// `#define TWICE(x) x * 2`: with what is put in for `x` it may mean something else than with its value.
  fileprivate func isCareless(in text: [UInt8]) -> Bool {
    guard let parameters, !parameters.isEmpty else { return false }
    return body.indices.contains { index in
      guard body[index].kind == .name, parameters.contains(text.text(of: body[index])) else {
        return false
      }
      let isBehind = index > 0 && body[index - 1].kind == .sign
      return isBehind || (index + 1 < body.count && body[index + 1].kind == .sign)
    }
  }
}
