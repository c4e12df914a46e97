/// A text as it was read: its statements in order, declarations among them, and what could not be read.
public struct ProgramFile: Equatable, Sendable {
  public var language: SourceLanguage
  public var statements: [Statement]
  public var problems: [ReadingProblem]
  /// Nobody pasted it: it stands for a file that is not here.
  public var isGuess = false

  public init(language: SourceLanguage, statements: [Statement], problems: [ReadingProblem]) {
    (self.language, self.statements, self.problems) = (language, statements, problems)
  }
}

/// One statement that was left unread; all around it was read.
public struct ReadingProblem: Equatable, Sendable {
  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }

  public enum Kind: Equatable, Sendable {
    /// What Swift or Objective-C wants there, and what stands there.
    case wanted(String, found: String)
    case unclosed(String)
    case unreadableNumber(String)
    case controlCharacter(UInt32)
    /// Blocks and brackets in one another, deeper than anybody writes.
    case tooDeep
    case tooLong
    /// Kotlin, Python, JavaScript, C++: told by its first lines.
    case otherLanguage(String)
  }
}
