import Engine
import Program

/// What stands behind a new object.
extension UIKitWorld {
  /// An object of a class of UIKit, or below one, comes into the scene, in no window yet.
  mutating func build(_ id: ObjectID) throws(Stop) {
    guard host.machine.memory.native(of: id) == nil,
      let type = host.machine.worldClass(of: id)
    else { return }
    if let known = host.takeAdopted(as: host.machine.className(of: id)) {
      host.machine.setNative(known.code, of: id)
      return host.setPlaces(of: id, known, &delivery)
    }
    let name = host.name(for: id, scene)
    var object: Object?
    do throws(SceneError) {
      if let kind = UIKitWorld.viewKind(type.name) {
        let size = kind == .window ? scene.screen.bounds : Rect.zero
        let view = try scene.addView(kind, named: name, in: nil, frame: size)
        if kind == .window { try scene.set(.hidden, of: .view(view), to: .bool(true)) }
        let className = host.machine.className(of: id)
        if className != kind.className { scene.setClassName(className, of: view) }
        // Until its type is known; a statement that stands for a command makes what that makes.
        if kind == .button, !host.standsForCommands {
          scene.changeLayout(of: view) { $0.font = Font(18) }
        }
        object = .view(view)
      } else if let kind = UIKitWorld.containerKind(type.name) {
        let controller = try scene.addController(named: name, kind, at: .nowhere, frame: nil)
        let className = host.machine.className(of: id)
        if className != kind.className { scene.setClassName(className, of: controller) }
        object = .controller(controller)
      } else if let gesture = UIKitWorld.gesture(type.name) {
        let recognizer = try scene.addRecognizer(gesture, named: name)
        if type.name == "UIGestureRecognizer" { scene.setPlain(recognizer) }
        object = .recognizer(recognizer)
      }
    } catch {
      throw .tooMuchMemory(host.machine.place)
    }
    guard let object else { return }
    note(made: object, name, host.machine.className(of: id))
    host.machine.setNative(object.code, of: id)
    host.setPlaces(of: id, object, &delivery)
  }

  static func viewKind(_ name: String) -> ViewKind? {
    var next: String? = name
    while let current = next {
      // A cell is a cell to the engine, whichever list it stands in.
      if current == "UICollectionViewCell" { return .tableCell }
      if let kind = ViewKind.allCases.first(where: { $0.className == current }) { return kind }
      next = SurfaceIndex.uikit.type(named: current)?.superclass
    }
    return nil
  }

  static func containerKind(_ name: String) -> ContainerKind? {
    var next: String? = name
    while let current = next {
      if let kind = ContainerKind.allCases.first(where: { $0.className == current }) { return kind }
      next = SurfaceIndex.uikit.type(named: current)?.superclass
    }
    return nil
  }

  static func gesture(_ name: String) -> Gesture? {
    if name == "UIGestureRecognizer" { return .tap }
    return Gesture.allCases.first { $0.className == name }
  }
}
