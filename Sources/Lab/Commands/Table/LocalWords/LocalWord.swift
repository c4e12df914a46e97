/// A word of somebody's own language that stands for one of the command language's.
struct LocalWord: Equatable, Sendable {
  let text: String
  /// What it stands for. One may be several words: 到 is `to` after one command, `in` after another.
  let meaning: String
  /// As a keyboard's Latin letters make it, with a space between its syllables.
  private let letters: String

  /// `- 添加 (tian jia): add`.
  init?(_ field: Section.Field) {
    let name = Array(field.name.utf8)
    guard name.last == UInt8(ascii: ")"), let open = name.lastIndex(of: UInt8(ascii: "(")), open > 1
    else { return nil }
    text = String(decoding: name[..<(open - 1)], as: UTF8.self)
    meaning = field.value
    letters = String(decoding: name[(open + 1)..<(name.count - 1)], as: UTF8.self)
  }

  /// Taken apart when somebody types.
  var syllables: [String] {
    letters.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
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
  /// What may end a place that a word for `in` begins: 在 A 里.
  let closings: [String]

  /// A language more is one more here, in a file of its own.
  static let table = [LocalWords.chinese]

  /// From a page of the handbook: a section a kind of words, a line a word.
  init(_ language: Language, topics: [String], page: String) {
    let sections = Page(Books.file(page) ?? []).sections
    func words(_ name: String) -> [LocalWord] {
      sections.first { $0.name == name }?.fields.compactMap { LocalWord($0) } ?? []
    }
    (self.language, self.topics) = (language, topics)
    (commands, kinds) = (words("commands"), words("kinds"))
    (properties, others) = (words("properties"), words("others"))
    closings = sections.first { $0.name == "closings" }?.fields.map { $0.name } ?? []
  }
}
