import Text

/// What is known about words as people speak, of all languages at once, since many mix them.
enum SpokenTable {
  private static let all = [SpokenVocabulary.english, .chinese]

  static let small = Set(all.flatMap { $0.small })
  static let denials = Set(all.flatMap { $0.denials })
  /// In a keyword these stand for every denial.
  static let anyDenial: Set = ["not", "不"]
  static let irregular: [String: String] = {
    var irregular: [String: String] = [:]
    for row in all.flatMap({ $0.irregular }) {
      for form in row.forms { irregular[form] = row.name }
    }
    return irregular
  }()
  /// After these a “no” is an answer.
  static let answering = Set(all.flatMap { $0.answering })
  static let subjects = Set(all.flatMap { $0.subjects }.flatMap { texts(of: $0) })
  static let openers = Set(all.flatMap { $0.openers }.flatMap { texts(of: $0) })
  static let conditions = Set(all.flatMap { $0.conditions }.flatMap { texts(of: $0) })
  static let breaks = all.flatMap { $0.breaks }.map { texts(of: $0) }
  static let turns = all.flatMap { $0.turns }.map { texts(of: $0) }
  static let idle = all.flatMap { $0.idle }.map { texts(of: $0) }
  static let opposites: [String: Set<String>] = {
    var opposites: [String: Set<String>] = [:]
    for (one, other) in all.flatMap({ $0.opposites }) {
      for (from, to) in [(one, other), (other, one)] {
        guard let from = texts(of: from).first, let to = texts(of: to).first else { continue }
        opposites[from, default: []].insert(to)
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
    for row in all.flatMap({ $0.same }) {
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

  private static func texts(of phrase: String) -> [String] {
    SpokenWord.words(of: phrase).map { $0.text }
  }
}

/// What one language contributes.
struct SpokenVocabulary {
  /// `name: form, another form`.
  struct Row: ExpressibleByStringLiteral {
    var name: String
    var forms: [String]

    init(stringLiteral text: String) {
      let halves = text.split(separator: ":")
      name = halves.first?.trimmed ?? ""
      forms = halves.dropFirst().flatMap { $0.split(separator: ",") }.map { $0.trimmed }
    }
  }

  /// These say nothing.
  var small: [String]
  var denials: [String]
  /// Forms that no ending tells.
  var irregular: [Row]
  /// What is one thing to a point.
  var same: [Row]
  var answering: [String]
  /// An “and” before one of these begins another part of the clause.
  var subjects: [String]
  /// What follows these is a condition, and one that is denied denies nothing else: “if nobody handles it”.
  var openers: [String]
  var conditions: [String]
  /// Where another part of the clause begins.
  var breaks: [String]
  /// Where one begins that is denied: “instead of”.
  var turns: [String]
  /// Denials that deny nothing: “no matter”.
  var idle: [String]
  var opposites: [(String, String)]
}
