/// A `UIWindowScene`: the app may have several, each with windows, a key window and first responders
/// of its own (U-WN-13).
public struct WindowSceneRecord: Equatable, Sendable {
  public internal(set) var name: String
  /// Of one that is not in use: the scene in use has the app's.
  var keyWindow: ViewID?
}

public typealias WindowSceneID = ID<WindowSceneRecord>

extension ID where Kind == WindowSceneRecord {
  /// The one that an app starts with.
  public static var first: ID { ID(0) }
}

extension Scene {
  public subscript(scene: WindowSceneID) -> WindowSceneRecord { windowScenes[scene.index] }

  public mutating func addWindowScene(named name: String) throws(SceneError) -> WindowSceneID {
    try check(newName: name)
    let scene = WindowSceneID(windowScenes.count)
    windowScenes.append(WindowSceneRecord(name: name))
    names[name] = .windowScene(scene)
    return scene
  }

  public var sceneIDs: [WindowSceneID] { windowScenes.indices.map { WindowSceneID($0) } }

  /// Nil: it is on no screen.
  public func windowScene(of window: ViewID) -> WindowSceneID? {
    nodes[window.index].flags.contains(.noScene) ? nil : rare(window).windowScene
  }

  mutating func setWindowScene(of window: ViewID, to scene: WindowSceneID?) {
    setFlag(.noScene, of: window, to: scene == nil)
    changeRare(window) { $0.windowScene = scene ?? .first }
  }

  public func windows(of scene: WindowSceneID) -> [ViewID] {
    windowsFrontToBack.filter { windowScene(of: $0) == scene }
  }

  /// Each scene has a key window: what has no place goes to that of the scene in use.
  public func isKey(_ window: ViewID) -> Bool {
    keyWindow == window || windowScenes.contains { $0.keyWindow == window }
  }

  public func keyWindow(of scene: WindowSceneID) -> ViewID? {
    scene == activeScene ? keyWindow : windowScenes[scene.index].keyWindow
  }

  /// The window in front of a scene that may be key.
  func nextKeyWindow(in scene: WindowSceneID) -> ViewID? {
    windows(of: scene).first {
      !nodes[$0.index].flags.contains(.hidden) && rare($0).canBecomeKey
    }
  }
}

extension Delivery {
  /// A finger in another scene makes that the one in use: what has no place goes there.
  mutating func activate(sceneOf window: ViewID) {
    guard scene.windowScenes.count > 1, let own = scene.windowScene(of: window),
      own != scene.activeScene
    else { return }
    let before = scene.input
    scene.windowScenes[scene.activeScene.index].keyWindow = scene.keyWindow
    scene.activeScene = own
    scene.keyWindow = scene.windowScenes[own.index].keyWindow
    scene.windowScenes[own.index].keyWindow = nil
    note(.uWN13, .screen(.sceneInUse(own, key: scene.keyWindow)))
    noteInput(before: before)
  }

  /// Its windows' scene, and with it perhaps who is key, has been changed.
  mutating func windowJoined(_ window: ViewID) {
    let own = scene.windowScene(of: window)
    note(.uWN13, .screen(.windowIn(own, window)))
    for index in scene.windowScenes.indices
    where scene.windowScenes[index].keyWindow == window && own != WindowSceneID(index) {
      scene.windowScenes[index].keyWindow = scene.nextKeyWindow(in: WindowSceneID(index))
    }
    if scene.keyWindow == window, own != scene.activeScene { handOnKey() }
    if let own, scene.keyWindow(of: own) == nil { makeKey(window) }
  }
}
