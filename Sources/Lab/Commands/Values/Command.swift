/// One line of the language, understood: names are resolved, values are of the right type. Its kind
/// says who carries it out.
public enum Command: Equatable, Sendable {
  /// On the scene alone: a cell of the notebook, and what a moment of a controller may run.
  case scene(SceneCommand)
  /// On the session's rules, language and explanations: a cell as well.
  case session(SessionCommand)
  /// On the cells.
  case notebook(NotebookCommand)
  /// On files, which only whoever runs the session can reach.
  case file(FileCommand)
  /// For the tutor.
  case learn(LearningCommand)
}
