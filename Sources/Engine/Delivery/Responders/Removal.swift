/// Taking objects out of the scene for good.
extension Delivery {
  public mutating func remove(_ object: Object, moments: MomentAction) throws(SceneError) {
    switch object {
    case .windowScene, .application, .delegate: throw .cannotBeRemoved(object)
    case .own(let own): scene.names[scene.ownObjects[own.index].name] = nil
    case .layer(let layer):
      scene.names[scene[layer].name] = nil
      scene.layers[layer.index].view = nil
    case .recognizer(let recognizer):
      guard scene[recognizer].origin == .user else { throw .cannotBeRemoved(object) }
      stop(recognizer, .takenFromView)
      scene.forget([recognizer])
      settle()
    case .controller(let controller):
      if let presented = scene[controller].presented { takeDown(presented, moments) }
      if scene[controller].presenting != nil { takeDown(controller, moments) }
      let parent = scene[controller].parent
      try removeHidden(childrenOf: controller, moments: moments)
      try removeTree(scene[controller].view, moments: moments)
      if let parent { arrange(parent, moments: moments) }
    case .view(let view):
      if scene[view].controller != nil { throw .cannotBeRemoved(object) }
      try removeTree(view, moments: moments)
    }
  }

  /// Children that a container does not show are in no tree, and go all the same.
  private mutating func removeHidden(
    childrenOf controller: ControllerID, moments: MomentAction
  ) throws(SceneError) {
    var stack = [controller]
    var all: [ControllerID] = []
    while let next = stack.popLast() {
      all.append(next)
      stack += scene[next].children
    }
    for child in all.dropFirst().reversed() where scene.exists(scene[child].view) {
      if let presented = scene[child].presented { takeDown(presented, moments) }
      try removeTree(scene[child].view, moments: moments)
    }
  }

  private mutating func removeTree(_ view: ViewID, moments: MomentAction) throws(SceneError) {
    for controller in scene.subtree(of: view).compactMap({ scene[$0].controller }) {
      if let presented = scene[controller].presented { takeDown(presented, moments) }
    }
    if scene[view].kind == .window {
      relocate(view, to: nil, moments: moments) { scene in
        scene.windows.removeAll { $0 == view }
      }
      scene.firstResponders[view] = nil
      for index in scene.windowScenes.indices where scene.windowScenes[index].keyWindow == view {
        scene.windowScenes[index].keyWindow = scene.nextKeyWindow(in: WindowSceneID(index))
      }
      if scene.keyWindow == view { handOnKey() }
    } else {
      try move(view, to: nil, moments: moments)
    }
    scene.forget(treeOf: view)
  }
}

extension Scene {
  /// Frees the names of a view and all below it, and lets go of every reference to them.
  mutating func forget(treeOf view: ViewID) {
    let tree = subtree(of: view)
    let gone = Set(tree)
    var objects: Set<Object> = []
    var going: Set<RecognizerID> = []
    for view in tree {
      objects.insert(.view(view))
      for recognizer in recognizers(of: view) {
        objects.insert(.recognizer(recognizer))
        going.insert(recognizer)
      }
      if let controller = self[view].controller {
        objects.insert(.controller(controller))
        controllers[controller.index].isRemoved = true
        names[self[controller].name] = nil
        behaviours[.controller(controller)] = nil
        ownPlaces[.controller(controller)] = nil
      }
      if names[self[view].name] == .view(view) { names[self[view].name] = nil }
      behaviours[.view(view)] = nil
      if !ownPlaces.isEmpty { ownPlaces[.view(view)] = nil }
      nodes[view.index].flags.insert(.removed)
      controls[view] = nil
      motions[view] = nil
      rowPresses[view] = nil
      openRows[view] = nil
      rare[view] = rare[view].map { old in
        var kept = RareViewState()
        kept.className = old.className
        return kept
      }
    }
    for index in layers.indices {
      guard let owner = layers[index].view, gone.contains(owner) else { continue }
      names[layers[index].name] = nil
      layers[index].view = nil
    }
    forget(going)
    forgetLayout(of: gone)
    releaseReferences(to: objects, views: gone)
  }

  private mutating func releaseReferences(to objects: Set<Object>, views gone: Set<ViewID>) {
    for (view, state) in rare {
      if let other = state.hitTest?.other, gone.contains(other) { override(view, hitTest: nil) }
      if let pad = state.inputView, gone.contains(pad) { changeRare(view) { $0.inputView = nil } }
      if let content = state.scroll.zoom.view, gone.contains(content) {
        changeRare(view) { $0.scroll.zoom.view = nil }
        refreshPinch(of: view)
      }
      if state.rows.answers.contains(where: { $0.cell.map(gone.contains) ?? false }) {
        changeRare(view) { $0.rows.answers.removeAll { $0.cell.map(gone.contains) ?? false } }
      }
      if state.scroll.contentAnswers.contains(where: { $0.view.map(gone.contains) ?? false }) {
        changeRare(view) { state in
          state.scroll.contentAnswers.removeAll { $0.view.map(gone.contains) ?? false }
        }
      }
    }
    openRows = openRows.filter { !gone.contains($0.value) }
    rowPresses = rowPresses.filter { !gone.contains($0.value.cell) }
    let isGone = { (object: Object?) in object.map(objects.contains) ?? false }
    for (responder, behaviour) in behaviours {
      if let next = behaviour.next, isGone(next?.object) { override(responder, next: nil) }
      if let view = behaviour.inputAccessoryView, gone.contains(view) {
        changeBehaviour(responder) { $0.inputAccessoryView = nil }
      }
      for (action, target) in behaviour.actionTargets where isGone(target) {
        override(responder, targetFor: action, nil)
      }
    }
    for index in controllers.indices {
      if isGone(controllers[index].parent.map { .controller($0) }) {
        controllers[index].parent = nil
      }
      controllers[index].children.removeAll { isGone(.controller($0)) }
      if isGone(controllers[index].selected.map { .controller($0) }) {
        controllers[index].selected = nil
      }
      controllers[index].passthroughViews.removeAll { gone.contains($0) }
      if let item = controllers[index].leftBarButtonItem, gone.contains(item) {
        controllers[index].leftBarButtonItem = nil
      }
      if isGone(controllers[index].presenting.map { .controller($0) }) {
        controllers[index].presenting = nil
      }
      if isGone(controllers[index].presented.map { .controller($0) }) {
        controllers[index].presented = nil
      }
    }
    for (control, state) in controls
    where state.targets.contains(where: { isGone($0.target) }) || isGone(state.itemTarget) {
      controls[control]?.targets.removeAll { isGone($0.target) }
      if isGone(state.itemTarget) { controls[control]?.itemTarget = nil }
    }
    for index in recognizers.indices {
      recognizers[index].targets.removeAll { isGone($0.target) }
    }
    forgetHooks(about: objects)
    presses.removeAll { isGone($0.start.object) }
    wishes.removeAll { isGone($0.object) }
    firstResponders = firstResponders.filter { !isGone($0.value.object) }
    if let shown = accessory, gone.contains(shown.view) { accessory = nil }
    if let focus, isGone(focus.object) { self.focus = nil }
    switch appDelegate {
    case .view(let view) where gone.contains(view): appDelegate = .responder
    case .controller(let controller) where isGone(.controller(controller)):
      appDelegate = .responder
    default: break
    }
  }

  mutating func forget(_ going: Set<RecognizerID>) {
    guard !going.isEmpty else { return }
    for recognizer in going {
      detach(recognizer)
      recognizers[recognizer.index].isRemoved = true
      if names[self[recognizer].name] == .recognizer(recognizer) {
        names[self[recognizer].name] = nil
      }
    }
    forgetHooks(about: Set(going.map { .recognizer($0) }))
    for index in recognizers.indices {
      recognizers[index].progress.mustFail.removeAll { going.contains($0) }
      recognizers[index].mustFail.removeAll { going.contains($0) }
      recognizers[index].simultaneous.removeAll { going.contains($0) }
    }
    for index in touches.indices { touches[index].recognizers.removeAll { going.contains($0) } }
  }
}
