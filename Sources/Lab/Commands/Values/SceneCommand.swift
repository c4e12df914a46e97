/// A command that needs nothing but the scene and its rules.
public enum SceneCommand: Equatable, Sendable {
  case build(BuildingCommand)
  case behave(BehaviourCommand)
  case act(DoingCommand)
  case ask(AskingCommand)
}
