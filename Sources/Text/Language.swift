/// A language that the program speaks. A new one is a case here; the compiler then asks for its words.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language of a tag such as `zh-Hans`, or of a locale such as `zh_CN.UTF-8`.
  public init?(tag: String) {
    guard let choice = LanguageChoice(tag: tag) else { return nil }
    self = choice.language
  }
}

/// What comes of asking for a language: the nearest there is, and whether it is the one asked for.
public struct LanguageChoice: Equatable, Sendable {
  public let language: Language
  /// NO for Traditional Chinese, which is answered in Simplified.
  public let isExact: Bool

  public init?(tag: String) {
    let plain = tag.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "en", "english": (language, isExact) = (.english, true)
    case "zh", "chinese", "cmn":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      language = .simplifiedChinese
      isExact = !isTraditional || parts.contains("hans")
    default: return nil
    }
  }
}
