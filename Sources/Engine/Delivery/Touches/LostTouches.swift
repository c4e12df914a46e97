/// What becomes of touches whose views leave the window (C10).
extension Delivery {
  /// The recognizers of these views start afresh; those of views that stay follow the fingers on.
  mutating func loseTouches(of views: [ViewID]) {
    for view in views {
      for recognizer in scene.recognizers(of: view) {
        leave(recognizer, .viewRemoved)
        scene.recognizers[recognizer.index].progress.touches = []
      }
    }
    let gone = Set(views)
    releaseRows(gone)
    for touch in scene.touches where gone.contains(touch.view) && !touch.isLoose { lose(touch) }
    if rules.removedView == .detachesTouch {
      for view in views where scene.controls[view]?.tracking != nil { stopTracking(view) }
    }
    settle()
  }

  private mutating func lose(_ touch: Touch) {
    let isFollowed = touch.recognizers.contains { id in
      !scene[id].state.isOver && scene[id].progress.touches.contains(touch.id)
    }
    if touch.isDown, !isFollowed { scene.strayFingers.insert(touch.finger) }
    if isFollowed || rules.removedView == .detachesTouch {
      note(
        .c10,
        .touchDetached(touch.id, finger: touch.finger, view: touch.view, isFollowed: isFollowed))
    } else if touch.isDown {
      cancel(touch.id)
    }
    guard let at = scene.touches.firstIndex(where: { $0.id == touch.id }) else { return }
    scene.touches[at].isLoose = true
    switch rules.removedView {
    case .cancelsTouch: if !touch.isTaken, !touch.viewIsDone { cancelInView(at) }
    case .detachesTouch:
      scene.touches[at].held = []
      scene.touches[at].viewIsDone = true
      if !isFollowed { scene.touches.remove(at: at) }
    }
  }
}
