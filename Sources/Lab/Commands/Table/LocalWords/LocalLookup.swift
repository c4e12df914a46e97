/// Finds words of somebody's own language. What is written in ASCII is none, and costs no look-up.
extension LocalWords {
  /// Where one stands: 标签 is a kind of view, and a property.
  enum Place: Sendable { case command, elsewhere }

  private static let all: (commands: [LocalWord], others: [LocalWord]) = (
    table.flatMap { $0.commands }, table.flatMap { $0.kinds + $0.properties + $0.others }
  )

  private static let meanings: (commands: [String: [String]], others: [String: [String]]) = (
    index(all.commands), index(all.others)
  )

  /// By what they stand for.
  private static let commandsByMeaning = Dictionary(grouping: all.commands) {
    $0.meaning.spellingKey
  }
  private static let othersByMeaning = Dictionary(grouping: all.others) { $0.meaning.spellingKey }

  private static func index(_ words: [LocalWord]) -> [String: [String]] {
    var index: [String: [String]] = [:]
    for word in words { index[word.text, default: []].append(word.meaning.spellingKey) }
    return index
  }

  /// The spelling keys of what a word stands for.
  static func meanings(of text: String, _ place: Place) -> [String] {
    guard text.isLocal else { return [] }
    return (place == .command ? meanings.commands : meanings.others)[text] ?? []
  }

  /// All that stand for a word, the usual one first.
  static func words(for word: String, _ place: Place) -> [LocalWord] {
    (place == .command ? commandsByMeaning : othersByMeaning)[word.spellingKey] ?? []
  }

  private static let closings = Set(table.flatMap { $0.closings })

  /// Of 在 A 里 the last word says nothing that the first has not said.
  static func withoutClosings(_ words: [Word]) -> [Word] {
    guard words.contains(where: { $0.text.isLocal }) else { return words }
    return words.indices.filter { index in
      index < 2 || words[index].kind != .plain || !closings.contains(words[index].text)
        || !words[index - 2].text.isLocal || !words[index - 2].means("in")
    }.map { words[$0] }
  }

  /// Those that somebody may have meant who wrote this: they begin with its first character, or
  /// differ in one of three and more.
  static func nearest(to text: String, for words: [String], _ place: Place) -> [String] {
    guard text.isLocal else { return [] }
    let typed = Array(text.unicodeScalars.prefix(64))
    var found: [(word: String, distance: Int)] = []
    for word in words.flatMap({ LocalWords.words(for: $0, place) }) {
      let other = Array(word.text.unicodeScalars)
      let distance = Nearest.distance(typed, other)
      guard typed.first == other.first && distance <= 2 || other.count > 2 && distance == 1,
        !found.contains(where: { $0.word == word.text })
      else { continue }
      found.append((word.text, distance))
    }
    found.sort { $0.distance == $1.distance ? $0.word < $1.word : $0.distance < $1.distance }
    return found.prefix(3).map { $0.word }
  }
}

extension String {
  /// Is it written in other letters than the command language's own words?
  var isLocal: Bool { utf8.contains { $0 >= 0x80 } }
}

extension Word {
  /// What it is spelt like; of somebody's own language what that stands for.
  var keys: [String] {
    guard kind == .plain, text.isLocal else { return [text.spellingKey] }
    return [text.spellingKey] + LocalWords.meanings(of: text, .elsewhere)
  }

  /// Is it this word, or does it stand for it?
  func means(_ word: String) -> Bool {
    let key = word.spellingKey
    return text.spellingKey == key
      || kind == .plain && LocalWords.meanings(of: text, .elsewhere).contains(key)
  }

  /// Which of some words it is.
  func one(of words: [String]) -> String? { words.first { means($0) } }
}

/// Does a word of somebody's own language stand for this one?
public func wordMeans(_ text: String, _ word: String) -> Bool {
  LocalWords.meanings(of: text, .elsewhere).contains(word.spellingKey)
}

/// The command that a word names, whole and in whichever language; nil where it is none.
public func commandWord(named text: String) -> String? {
  guard likeness(ofCommandWord: text) == .whole, case .spec(let spec, _) = CommandTable.find(text)
  else { return nil }
  return spec.word
}
