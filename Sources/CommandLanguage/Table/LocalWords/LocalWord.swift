import Text

/// A word of somebody's own language that stands for one of the command language's.
struct LocalWord: Equatable, Sendable {
  let text: String
  /// What it stands for. One may be several words: 到 is `to` after one command, `in` after another.
  let meaning: String
  /// As a keyboard's Latin letters make it, syllable by syllable.
  let syllables: [String]

  init(_ text: String, _ letters: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
    syllables = letters.split(separator: " ").map { String($0) }
  }

  /// Does it begin as what is typed does: in its own script, by its letters, or by those that its
  /// syllables begin with?
  func begins(as typed: String) -> Bool {
    if text.hasPrefix(typed) { return true }
    let letters = typed.lowercased()
    return syllables.compactMap { $0.first.map(String.init) }.joined().hasPrefix(letters)
      || syllables.joined().hasPrefix(letters)
  }
}

/// All of such words that a language has.
///
/// They are understood whichever language the answers come in: a line means the same in every session.
struct LocalWords: Sendable {
  let language: Language
  /// What `help` calls them.
  let topics: [String]
  let commands: [LocalWord]
  let kinds: [LocalWord]
  let properties: [LocalWord]
  /// What stands between them, and values.
  let others: [LocalWord]

  /// A language more is one more here, in a file of its own.
  static let table = [LocalWords.chinese]

  init(
    _ language: Language, topics: [String], commands: [LocalWord], kinds: [LocalWord],
    properties: [LocalWord], others: [LocalWord]
  ) {
    (self.language, self.topics) = (language, topics)
    (self.commands, self.kinds) = (commands, kinds)
    (self.properties, self.others) = (properties, others)
  }
}
