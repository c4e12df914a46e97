import Lab

/// Words that show that a point was made: `last first` are two words in this order in one clause, `asked/tried`
/// either of them, `hit-test` two that stand together. Chinese needs a space only where something may stand between.
struct Keyword {
  /// One after the other; of each part one of its alternatives, the words of which stand together.
  let parts: [[[String]]]

  init(_ text: String) {
    var parts: [[[String]]] = []
    var plain: [SpokenWord] = []
    for group in text.split(separator: " ") {
      let alternatives = group.split(separator: "/")
      if alternatives.count == 1 {
        var words = SpokenWord.words(of: String(group))
        if !words.isEmpty { words[0].follows = .part }
        plain += words
      } else {
        parts += Self.parts(of: plain)
        plain = []
        parts.append(
          alternatives.map { SpokenWord.words(of: String($0)).map { $0.text } }.filter {
            !$0.isEmpty
          })
      }
    }
    self.parts = (parts + Self.parts(of: plain)).filter { !$0.isEmpty }
  }

  /// A term of several words is one, though its words stand apart here.
  private static func parts(of words: [SpokenWord]) -> [[[String]]] {
    var parts: [[String]] = []
    for word in SpokenTable.unite(words) {
      if word.follows == .none, !parts.isEmpty {
        parts[parts.count - 1].append(word.text)
      } else {
        parts.append([word.text])
      }
    }
    return parts.map { [$0] }
  }

  func holds(_ word: String) -> Bool {
    parts.contains { $0.contains { $0.contains(word) } }
  }
}
