import Lab

/// Reads what a learner names by a path, since the tutor itself knows no files.
public struct LearnerFiles {
  public var lesson: (String) throws(LintFinding) -> LessonFile
  /// The bytes of a file of progress; what is wrong with it is said in the learner's language.
  public var progress: (String, Language) throws(Refusal) -> [UInt8]

  public init(
    lesson: @escaping (String) throws(LintFinding) -> LessonFile,
    progress: @escaping (String, Language) throws(Refusal) -> [UInt8]
  ) {
    self.lesson = lesson
    self.progress = progress
  }
}
