/// A line as it is meant whose marks, digits and letters come from a Chinese keyboard.
///
/// Each full-width character has its half-width one in the same place, so that columns stay. What
/// stands in quotes is left to be read from the line as written; so are a person's own words.
struct HalfWidth {
  private(set) var characters: [Character]
  let written: [Character]

  /// Nil where the line is meant as it is written.
  init?(_ line: String) {
    // The first bytes of all full-width characters and marks.
    guard line.utf8.contains(where: { $0 == 0xE2 || $0 == 0xE3 || $0 == 0xEF }) else { return nil }
    written = Array(line)
    characters = written
    var at = 0
    while at < written.count {
      let character = written[at]
      if let quote = Quote(character), quote == .plain || isStartOfWord(at) {
        at = skip(quote, from: at)
        continue
      }
      if let plain = plain(at) { characters[at] = plain }
      at += 1
    }
    if characters == written { return nil }
  }

  private enum Quote {
    /// It is a mark wherever it stands, and `\` may stand in it.
    case plain
    case curved, corner, wide

    init?(_ character: Character) {
      switch character {
      case "\"": self = .plain
      case "“", "”": self = .curved
      case "「", "『": self = .corner
      case "＂": self = .wide
      default: return nil
      }
    }

    func isClosed(by character: Character) -> Bool {
      switch self {
      case .plain: character == "\""
      case .curved: character == "“" || character == "”"
      case .corner: character == "」" || character == "』"
      case .wide: character == "＂" || character == "\""
      }
    }
  }

  /// The place after what is quoted there.
  private mutating func skip(_ quote: Quote, from start: Int) -> Int {
    var end = start + 1
    while end < written.count, !quote.isClosed(by: written[end]) {
      end += quote == .plain && written[end] == "\\" ? 2 : 1
    }
    if quote != .plain {
      characters[start] = "\""
      // Nothing in there may close it.
      for place in (start + 1)..<min(end, written.count) { characters[place] = "x" }
      if end < written.count { characters[end] = "\"" }
    }
    return min(end, written.count) + 1
  }

  private func isStartOfWord(_ at: Int) -> Bool {
    guard at > 0 else { return true }
    return " \t,;=(){}".contains(characters[at - 1])
  }

  /// What is meant by the character there; nil where it is that itself.
  private func plain(_ at: Int) -> Character? {
    switch written[at] {
    case "　": return " "
    case "、": return ","
    case "。": return fullStop(at)
    case "；": return separates(at) ? ";" : nil
    case "−": return "-"
    case let character: return HalfWidth.plain(character)
    }
  }

  /// `ａ` as `a`.
  private static func plain(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value),
      character.unicodeScalars.count == 1, let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return nil }
    return Character(plain)
  }

  /// Between digits and letters it is a point; at the end of a command it ends a sentence, and means
  /// nothing.
  private func fullStop(_ at: Int) -> Character? {
    let rest = written[(at + 1)...]
    let after = rest.first { $0 != " " && $0 != "　" }
    if after == nil || after == ";" || after == "；" { return " " }
    guard let next = rest.first, at > 0, next.isLetter || next.isNumber else { return nil }
    let before = written[at - 1]
    return before.isLetter || before.isNumber ? "." : nil
  }

  /// In text that is not in quotes it may be no more than a mark: a command follows one that separates.
  private func separates(_ at: Int) -> Bool {
    let rest = written[(at + 1)...].drop { $0 == " " || $0 == "　" }
    let word = String(rest.prefix { !" 　\t;；,，。\"".contains($0) }.map { HalfWidth.plain($0) ?? $0 })
    return word.isEmpty || likeness(ofCommandWord: word) != .none
  }
}

extension String {
  /// With the letters and digits of a wide keyboard, ａ and １, as plain ones; marks stay.
  public var halfWidth: String {
    guard utf8.contains(0xEF) else { return self }
    return String(
      map { character in
        guard let scalar = character.unicodeScalars.first,
          (0xFF10...0xFF5A).contains(scalar.value), character.isLetter || character.isNumber,
          let plain = Unicode.Scalar(scalar.value - 0xFEE0)
        else { return character }
        return Character(plain)
      })
  }

  /// The first mark of a Chinese keyboard's that is left, and the command language's own.
  var fullWidthMark: (mark: Character, plain: Character)? {
    for character in self {
      switch character {
      case "；": return (character, ";")
      case "。": return (character, ".")
      case "【": return (character, "(")
      case "】": return (character, ")")
      case "“", "”", "‘", "’": return (character, "\"")
      default: continue
      }
    }
    return nil
  }
}
