/// Why a document is no lesson: what is wrong, and on which line.
public struct LessonError: Error, Equatable, Sendable {
  public var line: Int
  public var message: String

  public init(_ line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
