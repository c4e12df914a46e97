import Engine
import Lab
import System

/// Colours a line as it is typed, and marks what would be an error.
struct Coloring {
  let scene: Scene

  func spans(_ text: String) -> [Span] {
    var styles: [TextStyle] = []
    for line in Row.all(of: text) {
      if !styles.isEmpty || line.isEmpty { styles.append(.plain) }
      styles += self.styles(line)
    }
    var spans: [Span] = []
    for (character, style) in zip(text, styles.suffix(text.count)) {
      if let last = spans.last, last.style == style {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(Span(String(character), style))
      }
    }
    return spans
  }

  private func styles(_ line: String) -> [TextStyle] {
    let characters = Array(line)
    var styles = words(characters)
    // Of somebody's own words none is a mark.
    let texts = ((try? split(line)) ?? []).compactMap { $0.freeTextColumn }
    if let start = texts.first, start <= characters.count {
      let isQuoted = characters[start - 1] == "\""
      for place in (start - 1)..<characters.count { styles[place] = isQuoted ? .quoted : .plain }
    }
    guard let error = error(in: line) else { return styles }
    let start = min(max(0, error.column - 1), characters.count)
    let end = min(start + error.length, characters.count)
    // What is still missing at the end is no error yet, nor is a word that may become right.
    guard start < end else { return styles }
    if end == characters.count, isOnTheWay(line) { return styles }
    for place in start..<end { styles[place] = .error }
    return styles
  }

  private func isOnTheWay(_ line: String) -> Bool {
    !completions(of: line, cursor: line.count, in: scene).candidates.isEmpty
  }

  /// Of the first command, where it is none of code; what the later ones name may be made by it.
  private func error(in line: String) -> CommandError? {
    if isCode(line, in: scene) || EditedCode(line, in: scene) != nil { return nil }
    do throws(CommandError) {
      for command in try split(line) where !command.isEmpty {
        _ = try parse(command, in: scene)
        break
      }
      return nil
    } catch {
      switch error.problem {
      case .unclosedQuote, .unclosedBracket: return nil
      default: return error
      }
    }
  }

  // MARK: Words

  private func words(_ line: [Character]) -> [TextStyle] {
    var styles = [TextStyle](repeating: .plain, count: line.count)
    var at = 0
    var isFirst = true
    func paint(_ range: Range<Int>, _ style: TextStyle) {
      for place in range { styles[place] = style }
    }
    while at < line.count {
      let start = at
      switch line[at] {
      case "#":
        paint(at..<line.count, .comment)
        return styles
      case "\"":
        at += 1
        while at < line.count, line[at] != "\"" { at += line[at] == "\\" ? 2 : 1 }
        at = min(at + 1, line.count)
        paint(start..<at, .quoted)
      case ";":
        isFirst = true
        at += 1
      case let character where Coloring.separates(character): at += 1
      default:
        while at < line.count, !Coloring.separates(line[at]), line[at] != "\"", line[at] != "#" {
          at += 1
        }
        paint(start..<at, isFirst ? .command : style(of: String(line[start..<at])))
        isFirst = false
      }
    }
    return styles
  }

  private static func separates(_ character: Character) -> Bool {
    switch character {
    case " ", "\t", "\u{A0}", "\u{3000}", ";", ",", "=", "(", ")", "{", "}": true
    default: false
    }
  }

  private func style(of word: String) -> TextStyle {
    if scene.object(named: word) != nil { return .object }
    if let first = word.first, first.isNumber || first == "-" || first == ".",
      word.contains(where: { $0.isNumber })
    {
      return .number
    }
    // `B.alpha`
    if let dot = word.lastIndex(of: "."), scene.object(named: String(word[..<dot])) != nil {
      return .property
    }
    return Property(rawValue: word) != nil ? .property : .plain
  }
}
