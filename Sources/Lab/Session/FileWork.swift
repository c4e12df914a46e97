import CommandLanguage

/// What a session asks for and cannot do: `Lab` knows no files.
public enum FileRequest: Equatable, Sendable {
  /// Without a path: to the file of last time.
  case save(path: String?, force: Bool)
  case open(path: String)
  /// `of`: which picture it is to be.
  case export(path: String, of: ExportedPicture?, force: Bool)
}

/// Why it was not done. Nothing has changed then.
public struct Refusal: Error, Equatable, Sendable {
  public var code: String
  public var message: String

  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

/// Whoever runs a session carries out what it asks for, and returns what there is to tell. Where
/// nobody does, as in documents and lessons, files cannot be reached.
public typealias FileWork = (FileRequest, inout Session) throws(Refusal) -> [String]
