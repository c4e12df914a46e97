import Engine

extension Runner {
  /// Changes what there is.
  mutating func build(_ command: BuildingCommand) throws(RunError) -> Outcome {
    switch command {
    case .addView(let add):
      try setting(add.assignments) { runner throws(RunError) in try runner.add(add) }
    case .addController(let add):
      try setting(add.assignments) { runner throws(RunError) in try runner.add(add) }
    case .addLayer(let name, let view, let frame):
      guard let view = view ?? defaultParent() else { throw .noPlace }
      _ = try change { delivery throws(SceneError) in
        try delivery.scene.addLayer(named: name, on: view, frame: frame)
      }
    case .addScene(let name):
      try change { delivery throws(SceneError) in
        _ = try delivery.scene.addWindowScene(named: name)
      }
    case .addRecognizer(let gesture, let name, let view, let assignments):
      try setting(assignments) { runner throws(RunError) in
        try runner.change { delivery throws(SceneError) in
          let id = try delivery.scene.addRecognizer(gesture, named: name, to: view)
          for each in assignments {
            try delivery.scene.set(each.property, of: .recognizer(id), to: each.value)
          }
        }
      }
    case .remove(let object):
      try atomically { runner throws(RunError) in
        try runner.withMoments { delivery, moments throws(SceneError) in
          try delivery.remove(object, moments: moments)
        }
      }
    case .move(let object, let target, let index):
      try atomically { runner throws(RunError) in
        try runner.move(object, to: target, index: index)
      }
    case .bringToFront(let view): delivery.scene.bringToFront(view)
    case .sendToBack(let view): delivery.scene.sendToBack(view)
    case .rename(let object, let name):
      try change { delivery throws(SceneError) in try delivery.scene.rename(object, to: name) }
    case .present(let choice, let presenter, let style, let frame):
      try atomically { runner throws(RunError) in
        try runner.present(choice, from: presenter, style: style, frame: frame)
      }
    case .push(let choice, let container):
      try atomically { runner throws(RunError) in
        let controller = try runner.controller(choice, frame: nil)
        try runner.withMoments { delivery, moments throws(SceneError) in
          try delivery.push(controller, on: container, moments: moments)
        }
      }
    case .pop(let container):
      try atomicallyWithMoments { delivery, moments throws(SceneError) in
        try delivery.pop(container, moments: moments)
      }
    case .select(let child, let container):
      try atomicallyWithMoments { delivery, moments throws(SceneError) in
        try delivery.select(child, in: container, moments: moments)
      }
    case .dismiss(let controller):
      try atomicallyWithMoments { delivery, moments throws(SceneError) in
        try delivery.dismiss(controller, moments: moments)
      }
    case .animate(let view, let changes, let seconds, let allows):
      try atomically { runner throws(RunError) in
        try runner.change { delivery throws(SceneError) in
          try delivery.animate(
            view, changes.map { ($0.property, $0.value) }, seconds: seconds, allows: allows)
        }
      }
    case .set(let property, let object, let value):
      try change { delivery throws(SceneError) in
        try delivery.set(property, of: object, to: value)
      }
    case .unset(let property, let object):
      try change { delivery throws(SceneError) in
        try delivery.unset(property, of: object)
      }
    case .addTarget(let object, let target, let selector, let events):
      try addTarget(target, selector: selector, events: events, to: object)
    case .removeTarget(let object, let target, let selector, let events):
      try atomically { runner throws(RunError) in
        try runner.removeTarget(target, selector: selector, events: events, from: object)
      }
    case .addAction(let control, let identifier, let events):
      delivery.scene.addAction(delivery.scene.word(identifier), for: events, to: control)
    case .removeAction(let control, let identifier, let events):
      try atomically { runner throws(RunError) in
        let word = runner.delivery.scene.word(identifier)
        guard runner.delivery.scene.removeAction(word, for: events, from: control) else {
          throw .nothingToTakeAway
        }
      }
    case .require(let recognizer, let other):
      try change { delivery throws(SceneError) in
        try delivery.scene.require(recognizer, toFail: other)
      }
    case .simultaneous(let a, let b): delivery.scene.allowSimultaneous(a, b)
    case .constrain(let constraint):
      try change { delivery throws(SceneError) in _ = try delivery.constrain(constraint) }
    case .unconstrain(let item, let attribute):
      guard delivery.unconstrain(item, attribute) > 0 else { throw .nothingToTakeAway }
    case .arrange(let view, let stack, let index):
      try atomicallyWithMoments { delivery, moments throws(SceneError) in
        try delivery.arrange(view, in: stack, at: index, moments: moments)
      }
    case .unarrange(let view):
      guard let stack = delivery.scene.stackView(arranging: view) else {
        throw .nothingToTakeAway
      }
      delivery.scene.unarrange(view, from: stack)
    case .keyWindow(let window): delivery.makeKey(window)
    case .makeKeyAndVisible(let window): delivery.makeKeyAndVisible(window)
    case .focus(let responder): delivery.moveFocus(to: responder)
    case .device(let device, let isLandscape, let system):
      let now = scene.screen
      delivery.change(
        to: Screen(
          device: device ?? now.device,
          isLandscape: isLandscape ?? (device == nil && now.isLandscape),
          system: system ?? (device == nil ? now.system : nil)))
    }
    return momentRuns.isEmpty ? .done : .moments(momentRuns)
  }

  /// Code of moments may follow it: all is done, or none.
  private mutating func atomicallyWithMoments(
    _ body: (inout Delivery, MomentAction) throws(SceneError) -> Void
  ) throws(RunError) {
    try atomically { runner throws(RunError) in try runner.withMoments(body) }
  }

  // MARK: Adding

  /// Makes an object and sets its properties. Most values have been looked at already.
  private mutating func setting(
    _ assignments: [Assignment], _ body: (inout Runner) throws(RunError) -> Void
  ) throws(RunError) {
    if assignments.contains(where: { $0.mayBeRefused }) {
      try atomically(body)
    } else {
      try body(&self)
    }
  }

  private mutating func add(_ add: AddView) throws(RunError) {
    let parent = add.kind == .window ? nil : try parentView(add.parent)
    let frame = add.frame ?? defaultFrame(in: parent)
    try change { delivery throws(SceneError) in
      let view = try delivery.scene.addView(add.kind, named: add.name, in: parent, frame: frame)
      if let className = add.className { delivery.scene.setClassName(className, of: view) }
      for each in add.assignments {
        try delivery.set(each.property, of: .view(view), to: each.value)
      }
    }
  }

  private mutating func add(_ add: AddController) throws(RunError) {
    let place = try place(add.parent)
    try withMoments { delivery, moments throws(SceneError) in
      let controller = try delivery.scene.addController(
        named: add.name, add.kind, adopting: add.adopting, at: place, frame: add.frame)
      if let name = add.className { delivery.scene.setClassName(name, of: controller) }
      for each in add.assignments {
        try delivery.scene.set(each.property, of: .controller(controller), to: each.value)
      }
      delivery.rearrange(around: controller, moments: moments)
    }
  }

  /// Without a frame of its own a view fills its parent, and a window the screen.
  private func defaultFrame(in parent: ViewID?) -> Rect {
    parent.map { scene.bounds(of: $0) } ?? scene.screen.bounds
  }

  /// `view`; where there is none, the newest window.
  private func defaultParent() -> ViewID? {
    if case .view(let view)? = scene.object(named: "view") { return view }
    return scene.windows.last
  }

  private func parentView(_ choice: ParentChoice) throws(RunError) -> ViewID? {
    switch choice {
    case .nowhere: return nil
    case .object(.view(let view)): return view
    case .object(.controller(let controller)): return scene[controller].view
    case .object(let other): throw .notAContainer(other)
    case .usual:
      guard let view = defaultParent() else { throw .noPlace }
      return view
    }
  }

  private func place(_ choice: ParentChoice) throws(RunError) -> Scene.ControllerPlace {
    switch choice {
    case .nowhere: return .nowhere
    case .object(.controller(let controller)): return .child(of: controller)
    case .object(.view(let view)): return try place(in: view)
    case .object(let other): throw .notAContainer(other)
    case .usual:
      guard let view = defaultParent() else { throw .noPlace }
      return try place(in: view)
    }
  }

  /// In a window without a root it is the root; in a controller's view a child of that controller.
  private func place(in view: ViewID) throws(RunError) -> Scene.ControllerPlace {
    if scene[view].kind == .window { return .root(of: view) }
    guard let owner = scene[view].controller else { throw .notAContainer(.view(view)) }
    return .child(of: owner)
  }

  // MARK: Moving

  private mutating func move(
    _ object: Object, to target: Object?, index: Int?
  ) throws(RunError) {
    switch (object, target) {
    case (.recognizer(let recognizer), .view(let view)?):
      try change { delivery throws(SceneError) in try delivery.move(recognizer, to: view) }
    case (.view(let view), .view(let parent)?):
      try move(view, to: parent, index: index)
    case (.view(let view), .controller(let controller)?):
      try move(view, to: scene[controller].view, index: index)
    case (.view(let view), nil): try move(view, to: nil, index: nil)
    case (.controller(let controller), _) where scene[controller].presenting != nil:
      throw .scene(.cannotBeMoved(object))
    case (.controller(let controller), nil):
      let view = scene[controller].view
      try withMoments { delivery, moments throws(SceneError) in
        let parent = delivery.scene[controller].parent
        try delivery.scene.setParent(of: controller, to: nil)
        try delivery.move(view, to: nil, moments: moments)
        if let parent { delivery.arrange(parent, moments: moments) }
      }
    case (.controller(let controller), .view(let window)?) where scene[window].kind == .window:
      let view = scene[controller].view
      if let root = scene.rootController(of: window), root != controller {
        throw .scene(.windowHasRoot(window: window, root: root))
      }
      try withMoments { delivery, moments throws(SceneError) in
        try delivery.scene.setParent(of: controller, to: nil)
        try delivery.move(view, to: window, at: index, moments: moments)
      }
    case (.controller(let controller), .controller(let parent)?):
      let (view, container) = (scene[controller].view, scene[parent].view)
      try withMoments { delivery, moments throws(SceneError) in
        let old = delivery.scene[controller].parent
        try delivery.scene.setParent(of: controller, to: parent)
        if delivery.scene[parent].kind == .plain {
          try delivery.move(view, to: container, at: index, moments: moments)
        } else {
          delivery.arrange(parent, moments: moments)
        }
        if let old { delivery.arrange(old, moments: moments) }
      }
    default: throw .scene(.cannotBeMoved(object))
    }
  }

  private mutating func move(_ view: ViewID, to parent: ViewID?, index: Int?) throws(RunError) {
    try withMoments { delivery, moments throws(SceneError) in
      try delivery.move(view, to: parent, at: index, moments: moments)
    }
  }

  private mutating func present(
    _ choice: ControllerChoice, from presenter: ControllerID, style: PresentationStyle?,
    frame: Rect?
  ) throws(RunError) {
    let controller = try controller(choice, frame: frame)
    try withMoments { delivery, moments throws(SceneError) in
      try delivery.present(
        controller, from: presenter, style: style, frame: frame, moments: moments)
    }
  }

  private mutating func controller(
    _ choice: ControllerChoice, frame: Rect?
  ) throws(RunError) -> ControllerID {
    switch choice {
    case .existing(let existing): existing
    case .new(let name):
      try change { delivery throws(SceneError) in
        try delivery.scene.addController(named: name, at: .nowhere, frame: frame)
      }
    }
  }
}

extension Assignment {
  /// Does it hang on the scene whether the value will do? What hangs on the value alone the parser
  /// has seen.
  fileprivate var mayBeRefused: Bool {
    switch value {
    case .bool, .text, .words, .insets, .transform3D: false
    case .number: property == .selectedSegmentIndex
    case .point, .size, .rect, .transform, .object, .objects: true
    }
  }
}
