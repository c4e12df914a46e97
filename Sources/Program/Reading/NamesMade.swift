extension SourceReader {
  /// Names of types of which a file makes objects, or which it names as such: `Card(…)`, `Card.self`, `[Card new]`,
  /// `[[Card alloc] init]`, `as! Card`. Each once, in order.
  public static func namesMade(in source: SourceText) -> [String] {
    guard source.text.count <= longest else { return [] }
    var lexer = Tokenizer(source, number: 0)
    lexer.run()
    let tokens = lexer.tokens
    func text(_ index: Int) -> String? {
      guard tokens.indices.contains(index) else { return nil }
      return String(
        decoding: source.text[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
    }
    var found: [String] = []
    for index in tokens.indices where tokens[index].kind == .name {
      guard let name = text(index), name.first?.isUppercase == true, !found.contains(name) else {
        continue
      }
      let (before, next) = (text(index - 1), text(index + 1))
      let isMade =
        switch source.language {
        case .swift:
          before != "."
            && (next == "(" && before != "func" && before != "class" && before != "struct"
              || next == "." && text(index + 2) == "self" || before == "as!" || before == "as?"
              || before == "!" && text(index - 2) == "as"
              || before == "?" && text(index - 2) == "as")
        case .objectiveC: before == "[" && (next == "alloc" || next == "new" || next == "class")
        }
      if isMade { found.append(name) }
    }
    return found
  }

  /// Names behind a dot, or alone, with brackets or a closure behind them: `card.pin(…)`, `label.then { … }`.
  public static func namesCalled(in source: SourceText) -> Set<String> {
    guard source.text.count <= longest else { return [] }
    var lexer = Tokenizer(source, number: 0)
    lexer.run()
    let tokens = lexer.tokens
    var found: Set<String> = []
    for (index, token) in tokens.enumerated().dropLast() where token.kind == .name {
      switch tokens[index + 1].kind {
      case .openRound, .openCurly:
        found.insert(
          String(decoding: source.text[Int(token.start)..<Int(token.end)], as: UTF8.self))
      default: break
      }
    }
    return found
  }
}
