/// Something that can be said, and how each language says it.
///
/// A phrase is data: who has something to say names it, and no more. A language more is a requirement here;
/// the compiler then asks every phrase for its words. This is the only place that chooses between them.
public protocol Phrase {
  var english: String { get }
  var chinese: String { get }
}

extension Phrase {
  public func text(in language: Language) -> String {
    switch language.tongue {
    case .english: language.spoken(english)
    case .chinese: chinese.closedUpAroundNames
    }
  }
}

/// What stands between the parts of what is said.
public enum Punctuation: Phrase {
  /// Between two sentences: after Chinese punctuation there is no space.
  case gap
  case comma
  case semicolon
  /// Between the members of a list.
  case listComma

  public var english: String {
    switch self {
    case .gap: " "
    case .comma, .listComma: ", "
    case .semicolon: "; "
    }
  }

  public var chinese: String {
    switch self {
    case .gap: ""
    case .comma: "，"
    case .semicolon: "；"
    case .listComma: "、"
    }
  }
}

/// A phrase that needs no more than its words, for the rows of tables.
public struct Spoken: Phrase, Equatable, Sendable {
  public let english: String
  public let chinese: String

  public init(english: String, chinese: String) {
    (self.english, self.chinese) = (english, chinese)
  }

  /// What a phrase says, where it is to be kept and compared.
  public init(_ phrase: some Phrase) {
    self.init(english: phrase.english, chinese: phrase.chinese)
  }

  /// With what it is about before it.
  public func about(_ name: String) -> Spoken {
    Spoken(english: name + ": " + english, chinese: name + "：" + chinese)
  }
}

extension Sequence<String> {
  /// After a citation in brackets a sentence stands apart in every language.
  public func joined(by mark: Punctuation, in language: Language) -> String {
    let mark = mark.text(in: language)
    return reduce("") { text, part in
      if text.isEmpty { return part }
      return text + (mark.isEmpty && text.hasSuffix("]") ? " " : mark) + part
    }
  }
}
