import Lab

/// Why a document is no lesson: what is wrong, and on which line.
public struct LessonError: Error, Equatable, Sendable {
  public var line: Int
  public var message: Spoken

  init(_ line: Int, _ message: Spoken) {
    self.line = line
    self.message = message
  }

  init(_ line: Int, _ slip: LessonSlip) { self.init(line, Spoken(slip)) }
}
