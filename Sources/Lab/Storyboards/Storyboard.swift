import Engine

/// What a `.storyboard` or a `.xib` says: objects, how they are connected, and where one begins.
public struct Storyboard: Equatable, Sendable {
  public enum Sort: Equatable, Sendable { case storyboard, xib }

  /// As code calls it: `Main`.
  public var name: String
  public var fileName: String
  public var sort: Sort
  /// It shows while the app starts, and is none of its scenes.
  public var isLaunchScreen = false
  /// The id of the controller at which the arrow points.
  public var initial: String?
  public var scenes: [BoardScene] = []
  /// Of pictures, as far as the file tells them.
  public var imageSizes: [String: Size] = [:]

  /// The controllers of its scenes, in order.
  public var controllers: [BoardObject] { scenes.compactMap { $0.controller } }

  public var initialController: BoardObject? {
    initial.flatMap { id in controllers.first { $0.id == id } }
  }

  func scene(ofController id: String) -> BoardScene? {
    scenes.first { $0.controller?.id == id }
  }

  /// A controller by its storyboard identifier.
  func controller(identifier: String) -> BoardObject? {
    controllers.first { $0.identifier == identifier }
  }

  func controller(id: String) -> BoardObject? { controllers.first { $0.id == id } }

  /// Names of classes of the app's own, each once.
  public var customClasses: [String] {
    var found: [String] = []
    for scene in scenes {
      for object in scene.objects { object.gather(customClasses: &found) }
    }
    return found
  }
}

/// A scene of a storyboard: a controller, and what stands beside it. Of a xib, all that is in it.
public struct BoardScene: Equatable, Sendable {
  public var objects: [BoardObject] = []

  public var controller: BoardObject? {
    objects.first { if case .controller = $0.sort { true } else { false } }
  }

  /// Of a xib: what `loadNibNamed` gives.
  var topLevel: [BoardObject] {
    objects.filter {
      switch $0.sort {
      case .view, .object, .recognizer, .barItem, .controller: true
      case .guide, .edgeGuide, .item, .owner, .firstResponder, .exit, .reference: false
      }
    }
  }

  var owner: BoardObject? { objects.first { $0.sort == .owner } }
  func contains(id: String) -> Bool { objects.contains { $0.find(id) != nil } }
  func find(_ id: String) -> BoardObject? {
    for object in objects {
      if let found = object.find(id) { return found }
    }
    return nil
  }
}
