import Engine

/// Why a command for the files or the tutor was not carried out. Nothing has changed then.
public struct Refusal: Error, Equatable, Sendable {
  public var code: String
  public var message: String
  /// The word of the command that is wrong, and what would be right in its place.
  public var word: String?
  public var suggestions: [String]

  public init(
    code: String, message: String, word: String? = nil, suggestions: [String] = []
  ) {
    self.code = code
    self.message = message
    self.word = word
    self.suggestions = suggestions
  }
}

extension Refusal {
  /// In a script nothing is typed.
  public static func noHistory(in language: Language) -> Refusal {
    let phrase = RunErrorPhrase(error: .noHistoryHere, scene: Scene())
    return Refusal(
      code: RunError.noHistoryHere.code, message: phrase.text(in: language))
  }
}

/// What there is to tell of a command on files.
public struct FileAnswer: Equatable, Sendable, ExpressibleByArrayLiteral {
  public var text: [String]
  public var outcome: Outcome

  public init(_ text: [String], outcome: Outcome = .done) {
    (self.text, self.outcome) = (text, outcome)
  }

  public init(arrayLiteral text: String...) { self.init(text) }
}
