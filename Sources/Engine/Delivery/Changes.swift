/// Changes of objects, with what follows from them at once.
extension Delivery {
  public mutating func set(
    _ property: Property, of object: Object, to value: Value
  ) throws(SceneError) {
    let before = object.view.map { scene.bounds(of: $0).origin }
    try scene.set(property, of: object, to: value)
    follow(property, object)
    if let view = object.view, let before, property == .contentOffset || property == .bounds,
      scene.bounds(of: view).origin != before
    {
      hasScrolled(view)
    }
  }

  public mutating func unset(_ property: Property, of object: Object) throws(SceneError) {
    try scene.unset(property, of: object)
    follow(property, object)
  }

  private mutating func follow(_ property: Property, _ object: Object) {
    stopIfDisabled(object)
    if property == .scrollEnabled, let view = object.view { stopIfStill(view) }
    if let controller = object.controller { sheetChanged(property, controller) }
    if property == .windowScene, let view = object.view { windowJoined(view) }
    if property == .canBecomeKey, let view = object.view { keyWindowRefuses(view) }
    if let view = object.view, property == .contentOffset || property == .bounds {
      scene.changeMotion(of: view) { $0.glide = nil }
    }
    if property == .animating, let view = object.view,
      !scene.nodes[view.index].flags.contains(.animating)
    {
      scene.animations[view] = nil
    }
    if property == .hidden, let view = object.view, scene[view].kind == .window {
      windowChangedVisibility(view)
    }
  }

  private mutating func sheetChanged(_ property: Property, _ controller: ControllerID) {
    guard property == .detents || property == .largestUndimmedDetentIdentifier else { return }
    placeSheet(controller)
  }

  /// A recognizer that is disabled lets its gesture go there and then, and does not take it up again
  /// when it is enabled (GR06).
  private mutating func stopIfDisabled(_ object: Object) {
    guard let recognizer = object.recognizer, !scene[recognizer].isEnabled else { return }
    stop(recognizer, .disabled)
    settle()
  }

  /// A scroll view that may not be dragged lets a drag under way go, and what it did by itself; a drag
  /// does not take it up again with the finger that is down (U-SV-10).
  private mutating func stopIfStill(_ view: ViewID) {
    guard !scene.rare(view).scroll.isScrollEnabled else { return }
    scene.changeMotion(of: view) { $0.glide = nil }
    bringBack(view)
    for recognizer in scene.recognizers(of: view)
    where scene[recognizer].origin == .scrollPan && scene[recognizer].state.isInProgress {
      stop(recognizer, .scrollingDisabled)
    }
    settle()
  }

  /// A recognizer belongs to one view; with its view it leaves its touches (U-GR-12).
  public mutating func move(
    _ recognizer: RecognizerID, to view: ViewID
  ) throws(SceneError) {
    guard scene[recognizer].origin == .user else { throw .cannotBeMoved(.recognizer(recognizer)) }
    leave(recognizer, .takenFromView)
    try scene.move(recognizer, to: view)
    settle()
  }

  /// Ends what a recognizer does, and takes it off the touches that it follows.
  mutating func leave(_ recognizer: RecognizerID, _ cause: Cause) {
    stop(recognizer, cause)
    for index in scene.touches.indices {
      scene.touches[index].recognizers.removeAll { $0 == recognizer }
    }
  }
}
