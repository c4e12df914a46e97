/// What an entry of the table makes, and where help lists it.
struct CommandKind<Made>: Sendable {
  let group: CommandGroup
  let meaning: @Sendable (_ syntax: @escaping @Sendable () -> Syntax<Made>) -> CommandMeaning
}

/// What follows a command's word, by what may run it. Made when it is needed, so that the table costs
/// nothing at the start.
enum CommandMeaning: Sendable {
  /// `post` can queue it, too.
  case stimulus(@Sendable () -> Syntax<StimulusCommand>)
  /// A moment of a controller can run it, as it can a stimulus.
  case scene(@Sendable () -> Syntax<SceneCommand>)
  case session(@Sendable () -> Syntax<Command>)
}

extension CommandKind where Made == BuildingCommand {
  static var building: CommandKind {
    CommandKind(group: .building) { syntax in .scene { syntax().map { .build($0) } } }
  }
}

extension CommandKind where Made == BehaviourCommand {
  static var behaviour: CommandKind {
    CommandKind(group: .behaviour) { syntax in .scene { syntax().map { .behave($0) } } }
  }
}

extension CommandKind where Made == DoingCommand {
  static var doing: CommandKind {
    CommandKind(group: .doing) { syntax in .scene { syntax().map { .act($0) } } }
  }
}

extension CommandKind where Made == StimulusCommand {
  static var stimulus: CommandKind { CommandKind(group: .doing) { .stimulus($0) } }
}

extension CommandKind where Made == AskingCommand {
  static var asking: CommandKind {
    CommandKind(group: .asking) { syntax in .scene { syntax().map { .ask($0) } } }
  }
}

extension CommandKind where Made == SessionCommand {
  /// Each stands in help beside those that it is used with.
  static func session(_ group: CommandGroup) -> CommandKind {
    CommandKind(group: group) { syntax in .session { syntax().map { .session($0) } } }
  }
}

extension CommandKind where Made == NotebookCommand {
  static var notebook: CommandKind {
    CommandKind(group: .notebook) { syntax in .session { syntax().map { .notebook($0) } } }
  }
}

extension CommandKind where Made == FileCommand {
  static var file: CommandKind {
    CommandKind(group: .notebook) { syntax in .session { syntax().map { .file($0) } } }
  }
}

extension CommandKind where Made == LearningCommand {
  static var learning: CommandKind {
    CommandKind(group: .learning) { syntax in .session { syntax().map { .learn($0) } } }
  }
}
