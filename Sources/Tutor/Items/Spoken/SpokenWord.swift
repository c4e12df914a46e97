import Lab

/// A word of what was said, or a Chinese character, which has no spaces to be taken apart by.
///
/// Its text is a stem in small letters; words that mean the same to a point are one.
struct SpokenWord {
  var text: String
  /// Does a mark stand before it that divides the clause, such as a colon?
  var follows = Division.none

  enum Division { case none, part, clause }

  /// Could it deny something?
  var isDenial: Bool { SpokenTable.denials.contains(text) || text.hasSuffix("n't") }

  /// The words of a text, those aside that say nothing.
  static func words(of text: String) -> [SpokenWord] { SpokenTable.unite(cut(text)) }

  /// The same, before one word is taken for several that name a thing.
  static func cut(_ text: String) -> [SpokenWord] {
    var cutter = WordCutter(text)
    return cutter.words()
  }
}

/// Takes a text apart into words and Chinese characters. `touchesBegan` is two words, `0.01` is one.
private struct WordCutter {
  private let characters: [Character]
  private var found: [SpokenWord] = []
  private var raw = ""
  private var before = ""
  private var division = SpokenWord.Division.none

  init(_ text: String) { characters = Array(text) }

  mutating func words() -> [SpokenWord] {
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      if character.isChinese {
        flush()
        add(String(character))
      } else if character.isPartOfWord {
        if let last = raw.last, last.isLowercase, character.isUppercase { flush() }
        raw.append(character == "’" ? "'" : character)
      } else if character == ".", raw.last?.isNumber == true, next.isNumber {
        raw.append(character)
      } else {
        let isWithin = (character == "." || character == ":") && next.isPartOfWord
        flush(atEnd: !isWithin && character != " ")
        if !isWithin { divide(character) }
      }
    }
    flush(atEnd: true)
    return found
  }

  private mutating func divide(_ mark: Character) {
    if ".,;!?。，；！？\n".contains(mark) {
      division = .clause
    } else if ":：()（）—–".contains(mark), division == .none {
      division = .part
    }
  }

  private mutating func flush(atEnd: Bool = false) {
    guard !raw.isEmpty else { return }
    let small = raw.lowercased()
    // “Says no” is an answer, and denies nothing.
    let isAnswer =
      raw == "NO" || small == "false"
      || small == "no" && (SpokenTable.answering.contains(before) || before == "is" && atEnd)
    before = small
    raw = ""
    if isAnswer { return add(SpokenTable.no) }
    for ending in ["'s", "'re", "'ll", "'ve", "'d", "'m", "'"] where small.hasSuffix(ending) {
      let rest = String(small.dropLast(ending.count))
      return rest.isEmpty || SpokenTable.small.contains(rest) ? () : add(rest.stem)
    }
    if !SpokenTable.small.contains(small) { add(small.stem) }
  }

  private mutating func add(_ text: String) {
    found.append(SpokenWord(text: text, follows: division))
    division = .none
  }
}

extension Character {
  var isChinese: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
  }

  fileprivate var isPartOfWord: Bool {
    (isLetter || isNumber || self == "'" || self == "’") && !isChinese
  }
}

extension String {
  /// Without its usual endings, and of an irregular form the usual one.
  fileprivate var stem: String {
    if let usual = SpokenTable.irregular[self] { return usual.withoutEnding }
    return hasSuffix("n't") || SpokenTable.denials.contains(self) ? self : withoutEnding
  }

  private var withoutEnding: String {
    for ending in ["ings", "ing", "ied", "ies", "ed", "es", "s"] where hasSuffix(ending) {
      let rest = String(dropLast(ending.count))
      if rest.count > 2 { return rest.withoutDouble }
    }
    return count > 3 ? withoutDouble : self
  }

  /// “Dropped” and “drop”, “called” and “call”, “take” and “taking” become the same.
  private var withoutDouble: String {
    var rest = self[...]
    if rest.count > 3, rest.last == "e" || rest.last == "y" { rest = rest.dropLast() }
    if let last = rest.last, rest.dropLast().last == last { rest = rest.dropLast() }
    return String(rest)
  }
}
