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
  public func spoken(_ text: String) -> String { self == .pseudo ? text.accented : text }

  /// The language of a tag such as `zh-Hans`, or of a locale such as `zh_CN.UTF-8`.
  public init?(tag: String) {
    let plain = tag.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "en" where parts.contains("xa"): self = .pseudo
    case "en", "english": self = .english
    case "zh", "chinese", "cmn":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      self =
        isTraditional && !parts.contains("hans") ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }
}
