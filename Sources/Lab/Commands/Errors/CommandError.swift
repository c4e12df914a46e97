import Engine

/// Why a line was not understood, or could not be run: what is wrong, where, and what would be
/// right. It is data; words for it are its `english` and `chinese`.
public struct CommandError: Error, Equatable, Sendable {
  public var problem: Problem
  /// Where in the line, in characters from 1.
  public var column: Int
  /// How many characters are wrong there.
  public var length: Int
  /// What would be right there, the nearest first.
  public var suggestions: [String]
  /// Of code, which may have many rows, the one that it is about.
  public var row: CodeRow?

  public init(_ problem: Problem, column: Int, length: Int, suggestions: [String] = []) {
    self.problem = problem
    self.column = column
    self.length = max(1, length)
    self.suggestions = suggestions
  }

  /// A problem of running a command that was understood: it stands at the word that names what is
  /// wrong, or at the command's own word.
  public init(_ problem: Problem, in text: CommandText, naming name: String? = nil) {
    let place = text.place(of: name)
    self.init(problem, column: place.column, length: place.length)
  }

  public init(_ error: SceneError, in text: CommandText, scene: Scene) {
    let (problem, name) = Problem.reading(error, in: scene)
    self.init(problem, in: text, naming: name)
    if case .indexOutOfRange = error { (column, length) = text.place(after: "at") }
  }

  /// What a floor above found out about a word of the command, or about several that end it.
  public init(
    _ problem: Problem, in text: CommandText, about words: String?, suggestions: [String]
  ) {
    let place = words.map { text.place(ofRest: $0) } ?? text.place(of: nil)
    self.init(problem, column: place.column, length: place.length, suggestions: suggestions)
  }

  /// What takes away nothing is about the object that it names first.
  public init(_ problem: Problem, aboutFirstArgumentOf text: CommandText) {
    self.init(problem, in: text, naming: text.firstArgument)
  }

  /// Of two failures the one further along tells more; at one place a plain "that does not fit"
  /// yields to what knows better, and two of them join.
  func merged(with other: CommandError) -> CommandError {
    if column != other.column { return column > other.column ? self : other }
    switch (problem, other.problem) {
    case (.expected(let mine, let found), .expected(let others, _)):
      let all = mine + others.filter { !mine.contains($0) }
      var both = self
      both.problem = .expected(all, found: found)
      both.suggestions += other.suggestions.filter { !suggestions.contains($0) }
      return both
    case (.expected, _): return other
    default: return self
    }
  }
}
