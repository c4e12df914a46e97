import Engine

/// A command that needs nothing but the scene and its rules.
public enum SceneCommand: Equatable, Sendable {
  case build(BuildingCommand)
  case behave(BehaviourCommand)
  case act(DoingCommand)
  case ask(AskingCommand)
}

extension SceneCommand {
  public static func set(_ property: Property, of object: Object, to value: Value) -> SceneCommand {
    .build(.set(property, object, value))
  }

  /// Is it a method that a class of one's own overrides?
  public var overrides: Bool {
    switch self {
    case .behave(let command): command.overrides
    case .build, .act, .ask: false
    }
  }

  /// Of one finger, once, at a point of the screen.
  public static func tap(at point: Point) -> SceneCommand {
    .act(.stimulus(.touch(.tap(point, count: 1, fingers: 1, in: nil))))
  }
}
