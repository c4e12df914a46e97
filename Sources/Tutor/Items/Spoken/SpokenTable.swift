import Lab

/// What is known about words as people speak, of all languages at once, since many mix them.
enum SpokenTable {
  private static let all = Language.allCases.map { SpokenVocabulary($0) }

  static let small = words(of: .small)
  static let denials = words(of: .denials)
  /// In a keyword these stand for every denial.
  static let anyDenial: Set = ["not", "不"]
  static let irregular: [String: String] = {
    var irregular: [String: String] = [:]
    for row in all.flatMap({ $0.rows(of: .irregular) }) {
      for form in row.forms { irregular[form] = row.name }
    }
    return irregular
  }()
  static let answering = words(of: .answering)
  static let subjects = stems(of: .subjects)
  static let openers = stems(of: .openers)
  static let conditions = stems(of: .conditions)
  static let breaks = phrases(of: .breaks)
  static let turns = phrases(of: .turns)
  static let idle = phrases(of: .idle)
  static let opposites: [String: Set<String>] = {
    var opposites: [String: Set<String>] = [:]
    for row in all.flatMap({ $0.rows(of: .opposites) }) {
      guard let one = texts(of: row.name).first else { continue }
      for other in row.forms.compactMap({ texts(of: $0).first }) {
        opposites[one, default: []].insert(other)
        opposites[other, default: []].insert(one)
      }
    }
    return opposites
  }()

  /// The answer NO, which is no denial.
  static let no = "NO"

  // MARK: Words that mean the same

  private struct Name {
    var words: [String]
    var name: String
  }

  /// What several words are called, by the first of them; longer ones come first.
  private static let names: [String: [Name]] = {
    var names: [String: [Name]] = [:]
    for row in all.flatMap({ $0.rows(of: .same) }) {
      for form in row.forms {
        var cut = SpokenWord.cut(form).map { $0.text }
        guard let first = cut.first else { continue }
        cut.removeFirst()
        names[first, default: []].append(Name(words: cut, name: row.name))
      }
    }
    return names.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// One word for each thing, where several may name it.
  static func unite(_ words: [SpokenWord]) -> [SpokenWord] {
    var united: [SpokenWord] = []
    var place = 0
    while place < words.count {
      let rest = words[(place + 1)...]
      let name = names[words[place].text]?.first { name in
        rest.count >= name.words.count && zip(rest, name.words).allSatisfy { $0.text == $1 }
      }
      united.append(
        SpokenWord(text: name?.name ?? words[place].text, follows: words[place].follows))
      place += 1 + (name?.words.count ?? 0)
    }
    return united
  }

  // MARK: Parts of the page

  private static func words(of part: SpokenVocabulary.Part) -> Set<String> {
    Set(all.flatMap { $0.words(of: part) })
  }

  /// As they stand in a text once it is cut.
  private static func stems(of part: SpokenVocabulary.Part) -> Set<String> {
    Set(phrases(of: part).joined())
  }

  private static func phrases(of part: SpokenVocabulary.Part) -> [[String]] {
    all.flatMap { $0.words(of: part) }.map { texts(of: $0) }
  }

  private static func texts(of phrase: String) -> [String] {
    SpokenWord.words(of: phrase).map { $0.text }
  }
}
