/// Why a text is not a document that can be run: what is wrong, and on which line.
public struct DocumentError: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    case tooLarge(megabytes: Int)
    /// What an export has made, and nothing reads back.
    case jupyterNotebook
    case webPage
    case notUTF8
    case controlCharacter(UInt32)
    case nestedTooDeep(limit: Int)
    /// Only a page minds.
    case tooManyBrackets
    case frontMatterNotClosed
    case fieldWithoutColon
    case fieldTwice(String)
    case blockNotClosed
    case blockInside
    case unknownMark(String)
    case badSetting(String, wanted: String)
    case answerWithoutCommand
    case answerInQuietBlock
    case outOfMemory
  }

  public var problem: Problem
  /// Counted from 1.
  public var line: Int

  public init(problem: Problem, line: Int) {
    self.problem = problem
    self.line = line
  }
}
