import Engine

/// A sentence, and the rules that it goes by.
public struct Sentence: Equatable, Sendable {
  public let words: String
  /// Each once.
  public let rules: [Rule]

  init(_ words: String, _ rules: [Rule]) {
    self.words = words
    self.rules = rules.unique
  }

  /// With its rules in brackets.
  public var text: String { rules.cited(after: words) }
}

extension [Rule] {
  /// After a sentence; what is written in Chinese brings its own space.
  public func cited(after words: String) -> String {
    let isWide = (words.unicodeScalars.last?.value ?? 0) >= 0x2E80
    return isWide ? words + cited.dropFirst() : words + cited
  }

  /// As a sentence cites them, after a space: ` [HT03, U-RC-05]`; nothing where there are none.
  public var cited: String {
    isEmpty ? "" : " [" + map { $0.rawValue }.joined(separator: ", ") + "]"
  }
}
