/// What could stand in a line, and that the language itself does not know.
public struct CompletionSources {
  /// Files whose paths begin as what is typed does; a folder's ends in `/`.
  public var files: (_ typed: String) -> [Completion.Candidate]
  /// Lessons, by their ids.
  public var lessons: () -> [Completion.Candidate]

  public init(
    files: @escaping (String) -> [Completion.Candidate] = { _ in [] },
    lessons: @escaping () -> [Completion.Candidate] = { [] }
  ) {
    self.files = files
    self.lessons = lessons
  }
}
