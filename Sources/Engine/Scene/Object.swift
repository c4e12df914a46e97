/// Anything in a scene that has a name.
public enum Object: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case recognizer(RecognizerID)
  case layer(LayerID)
  case windowScene(WindowSceneID)
  case application
  case delegate
  /// Of a class of the app's own that is no part of UIKit.
  case own(OwnID)

  /// Layers and recognizers are not responders (NE01, U-RC-11); everything else is.
  public var responder: Responder? {
    switch self {
    case .view(let id): .view(id)
    case .controller(let id): .controller(id)
    case .windowScene(let id): .windowScene(id)
    case .application: .application
    case .delegate: .delegate
    case .recognizer, .layer, .own: nil
    }
  }

  public var view: ViewID? {
    if case .view(let id) = self { id } else { nil }
  }

  public var controller: ControllerID? {
    if case .controller(let id) = self { id } else { nil }
  }

  public var windowScene: WindowSceneID? {
    if case .windowScene(let id) = self { id } else { nil }
  }

  public var recognizer: RecognizerID? {
    if case .recognizer(let id) = self { id } else { nil }
  }
}

/// An object that can stand in the responder chain (CH02, NE02).
public enum Responder: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case windowScene(WindowSceneID)
  case application
  case delegate

  public var object: Object {
    switch self {
    case .view(let id): .view(id)
    case .controller(let id): .controller(id)
    case .windowScene(let id): .windowScene(id)
    case .application: .application
    case .delegate: .delegate
    }
  }

  public var view: ViewID? {
    if case .view(let id) = self { id } else { nil }
  }
}
