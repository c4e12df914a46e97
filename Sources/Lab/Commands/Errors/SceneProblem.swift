import Engine

extension Problem {
  /// What the scene refuses, with the names that its ids stand for, and the name it is about.
  static func reading(
    _ error: SceneError, in scene: Scene
  ) -> (problem: Problem, about: String?) {
    func name(_ object: Object) -> String { scene.name(of: object) }
    func name(_ controller: ControllerID) -> String { scene[controller].name }
    switch error {
    case .nameTaken(let taken):
      let className = scene.object(named: taken).map { scene.className(of: $0) } ?? "UIView"
      return (.nameTaken(taken, className: className), taken)
    case .invalidName(let text): return (.invalidName(text), text)
    case .insideItself(let object): return (.insideItself(name(object)), name(object))
    case .windowInsideView: return (.windowInsideView, nil)
    case .windowHasRoot(let window, let root):
      let window = scene.name(of: window)
      return (.windowHasRoot(window: window, root: name(root)), window)
    case .alreadyPresenting(let controller, let presented):
      return (.alreadyPresenting(name(controller), presented: name(presented)), name(controller))
    case .isChild(let child, let parent):
      return (.isChild(name(child), of: name(parent)), name(child))
    case .notPresented(let controller): return (.notPresented(name(controller)), name(controller))
    case .notInWindow(let object): return (.notInWindow(name(object)), name(object))
    case .presentsItself(let controller):
      return (.presentsItself(name(controller)), name(controller))
    case .isNoStack(let controller): return (.isNoStack(name(controller)), name(controller))
    case .nothingToPop(let controller): return (.nothingToPop(name(controller)), name(controller))
    case .selectsNothing(let controller):
      return (.selectsNothing(name(controller)), name(controller))
    case .isNoChild(let child, let parent):
      return (.isNoChild(name(child), of: name(parent)), name(child))
    case .cannotBeRemoved(let object): return (.cannotBeRemoved(name(object)), name(object))
    case .cannotBeMoved(let object): return (.cannotBeMoved(name(object)), name(object))
    case .viewHasController(let view, let controller):
      let view = scene.name(of: view)
      return (.viewHasController(view: view, controller: name(controller)), view)
    case .nilTargetOfRecognizer(let recognizer):
      return (.nilTargetOfRecognizer(scene.name(of: recognizer)), "nil")
    case .ownDelegate(let recognizer, let view):
      let name = scene.name(of: recognizer)
      return (.ownDelegate(name, view: scene.name(of: view)), name)
    case .requirementCircle(let a, let b):
      return (.requirementCircle(scene.name(of: a), scene.name(of: b)), scene.name(of: b))
    case .tooManyObjects(let limit): return (.tooManyObjects(limit: limit), nil)
    case .notFinite: return (.notFinite(""), nil)
    case .negativeSize: return (.negativeSize(""), nil)
    case .outOfRange(let low, let high): return (.outOfRange("", low: low, high: high), nil)
    case .notSettable: return (.notSettable, nil)
    case .indexOutOfRange(let count): return (.indexOutOfRange(count: count), nil)
    case .layout(let error): return (.layout(LayoutProblem(error, in: scene)), nil)
    }
  }
}
