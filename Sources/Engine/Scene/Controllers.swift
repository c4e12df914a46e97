extension Scene {
  /// Where a new controller's view goes.
  public enum ControllerPlace: Equatable, Sendable {
    /// The root of a window that has none.
    case root(of: ViewID)
    /// A child: its view goes inside the container's view.
    case child(of: ControllerID)
    /// Made, and shown nowhere yet.
    case nowhere
  }

  /// Makes a controller with a view of its own, `<name>.view`, or with a view that is there.
  public mutating func addController(
    named name: String, _ kind: ContainerKind = .plain, adopting adopted: ViewID? = nil,
    at place: ControllerPlace, frame: Rect?
  ) throws(SceneError) -> ControllerID {
    try check(newName: name)
    if let frame { try check(frame) }
    if case .root(let window) = place, let root = rootController(of: window) {
      throw .windowHasRoot(window: window, root: root)
    }
    if let adopted, let owner = self[adopted].controller {
      throw .viewHasController(adopted, owner)
    }
    if let adopted, self[adopted].kind == .window { throw .cannotBeMoved(.view(adopted)) }
    let container: ViewID? =
      switch place {
      case .root(let window): window
      case .child(let parent): self[parent].view
      case .nowhere: nil
      }
    if let adopted, let container, isDescendant(container, of: adopted) {
      throw .insideItself(.view(adopted))
    }
    let view = adopted ?? appendControllerView(name: name, frame: frame ?? size(for: container))
    if let adopted, let frame { setFrame(of: adopted, to: frame) }
    let controller = appendController(name: name, view: view)
    controllers[controller.index].kind = kind
    addBar(to: controller)
    addInteractivePop(to: controller)
    if case .child(let parent) = place, self[parent].kind != .plain {
      controllers[controller.index].parent = parent
      controllers[parent.index].children.append(controller)
      // A container shows it where it is its turn; on a screen its moments are over by then.
      controllers[controller.index].isViewLoaded = window(of: self[parent].view) != nil
      controllers[controller.index].hasAppeared = window(of: self[parent].view) != nil
      if self[parent].kind == .tabBar || self[parent].kind == .page,
        self[parent].children.first != controller
      {
        controllers[controller.index].isViewLoaded = false
        controllers[controller.index].hasAppeared = false
      }
      return controller
    }
    if let container, !isDescendant(view, of: container) {
      unlink(view)
      link(view, into: container, at: nil)
    }
    if case .child(let parent) = place { controllers[controller.index].parent = parent }
    // Nobody can have code for its moments yet, so that on a screen they are over.
    let isOnScreen = window(of: view) != nil
    controllers[controller.index].isViewLoaded = isOnScreen
    controllers[controller.index].hasAppeared = isOnScreen
    return controller
  }

  private func size(for container: ViewID?) -> Rect {
    guard let container = container ?? keyWindow ?? windows.last
    else { return screen.bounds }
    return Rect(origin: .zero, size: bounds(of: container).size)
  }

  /// `K.view` is a name that the scene knows by K alone.
  private mutating func appendControllerView(name: String, frame: Rect) -> ViewID {
    let view = appendView(.view, name: name + ".view", frame: frame)
    names[name + ".view"] = nil
    return view
  }

  mutating func appendController(name: String, view: ViewID) -> ControllerID {
    let controller = ControllerID(controllers.count)
    controllers.append(ControllerRecord(name: name, view: view))
    views[view.index].controller = controller
    names[name] = .controller(controller)
    return controller
  }

  public mutating func setClassName(_ name: String?, of controller: ControllerID) {
    controllers[controller.index].className = name
  }

  public mutating func setClassName(_ name: String?, of view: ViewID) {
    changeRare(view) { $0.className = name }
  }

  /// `addChild(_:)`: the chain does not ask for it (U-RC-12), the front-most controller does. Views
  /// may have been moved out of one another, so that only this keeps a controller out of itself, and out
  /// of what it presents.
  public mutating func setParent(
    of controller: ControllerID, to parent: ControllerID?
  ) throws(SceneError) {
    var next = parent
    while let above = next {
      if above == controller { throw .insideItself(.controller(controller)) }
      next = controllers[above.index].parent ?? controllers[above.index].presenting
    }
    if let old = controllers[controller.index].parent {
      controllers[old.index].children.removeAll { $0 == controller }
      if controllers[old.index].selected == controller { controllers[old.index].selected = nil }
    }
    controllers[controller.index].parent = parent
    if let parent, self[parent].kind != .plain {
      controllers[parent.index].children.append(controller)
    }
  }
}
