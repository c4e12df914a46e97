import CommandLanguage
import Engine
import Text

/// What a session asks for and cannot do: `Lab` knows no files.
public enum FileRequest: Equatable, Sendable {
  /// Without a path: to the file of last time.
  case save(path: String?, force: Bool)
  case open(path: String)
  /// `of`: which picture it is to be.
  case export(path: String, of: ExportedPicture?, force: Bool)
  /// What was typed at the prompt. A file keeps that too.
  case history(count: Int?)
}

/// Why it was not done. Nothing has changed then.
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
    let words = RunErrorText(scene: Scene(), language: language)
    return Refusal(
      code: RunError.noHistoryHere.code, message: words.message(.noHistoryHere))
  }
}

/// Whoever runs a session carries out what it asks for, and returns what there is to tell. Where
/// nobody does, as in documents and lessons, files cannot be reached.
public typealias FileWork = (FileRequest, inout Session) throws(Refusal) -> [String]
