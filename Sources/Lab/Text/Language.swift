/// A language that the program speaks. A new one is a case here; the compiler then asks for its words.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  /// Some lessons are in it; all else is said in Simplified.
  case traditionalChinese = "zh-Hant"
  /// English made strange: a test finds by it what no phrase says. No help tells of it.
  case pseudo = "en-XA"

  /// Those in which everything is said.
  public static let allCases = [Language.english, .simplifiedChinese]
  /// Those that one is told of.
  public static let offered = allCases + [.traditionalChinese]

  /// All of them; of those that share a name the first is meant where no more is said.
  public static let known = offered + [.pseudo]

  /// In which everything can be said.
  public enum Tongue: Sendable {
    case english, chinese
  }

  /// Whose words it has: its own, or those of one that is near.
  public var tongue: Tongue {
    switch self {
    case .english, .pseudo: .english
    case .simplifiedChinese, .traditionalChinese: .chinese
    }
  }

  /// The language of those words.
  public var words: Language {
    switch tongue {
    case .english: .english
    case .chinese: .simplifiedChinese
    }
  }

  /// What is written in `words`, as this language has it.
  public func spoken(_ text: String) -> String {
    switch self {
    case .pseudo: text.accented
    case .english, .simplifiedChinese, .traditionalChinese: text
    }
  }

  /// What may be typed for it; its tag is the first.
  public var spellings: [String] {
    switch self {
    case .english: ["en", "english"]
    case .simplifiedChinese: ["zh-Hans", "zh", "zh-CN", "简体中文"]
    case .traditionalChinese: ["zh-Hant", "zh-TW", "zh-HK", "繁體中文"]
    case .pseudo: ["en-XA"]
    }
  }

  /// The first part of its tags and locales, and the later parts that tell it from others of that name.
  private var tags: (names: [String], marks: [String]) {
    switch self {
    case .english: (["en", "english"], [])
    case .simplifiedChinese: (["zh", "chinese", "cmn"], ["hans"])
    case .traditionalChinese: (["zh", "chinese", "cmn"], ["hant", "tw", "hk", "mo"])
    case .pseudo: (["en"], ["xa"])
    }
  }

  /// The language of a tag such as `zh-Hans`, or of a locale such as `zh_CN.UTF-8`.
  public init?(tag: String) {
    let plain = tag.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let name = parts.first else { return nil }
    let namesakes = Language.known.filter { $0.tags.names.contains(name) }
    let marked = namesakes.first { language in language.tags.marks.contains { parts.contains($0) } }
    guard let language = marked ?? namesakes.first else { return nil }
    self = language
  }
}
