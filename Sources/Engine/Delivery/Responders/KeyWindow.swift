/// Which window is key: its first responder gets the events that have no place (U-WN-05).
extension Delivery {
  /// A window that can become first responder does, unless a view of its own already is (U-FR-11).
  public mutating func makeKey(_ window: ViewID) { makeKey(window, because: .uWN05) }

  /// `makeKeyAndVisible`: shown in front of the windows of its level, and key (U-WN-04).
  public mutating func makeKeyAndVisible(_ window: ViewID) {
    scene.setFlag(.hidden, of: window, to: false)
    scene.bringToFront(window)
    makeKey(window)
  }

  /// A text input that has the focus, by a tap or by a call, makes its window key, if that is to be
  /// seen (U-WN-06).
  mutating func makeKey(_ window: ViewID, forInput responder: Responder) {
    guard case .view(let view) = responder, scene[view].kind.isTextInput,
      !scene.isHidden(window: window)
    else { return }
    makeKey(window, because: .uWN06)
  }

  /// The key window that is hidden hands that on, to the visible window in front. One that is shown
  /// while none is key becomes key, as a new one does (U-WN-04).
  mutating func windowChangedVisibility(_ window: ViewID) {
    if scene.isHidden(window: window) {
      if scene.keyWindow == window { handOnKey() }
      for index in scene.windowScenes.indices
      where scene.windowScenes[index].keyWindow == window {
        scene.windowScenes[index].keyWindow = scene.nextKeyWindow(in: WindowSceneID(index))
      }
    } else if scene.keyWindow == nil {
      makeKey(window, because: .uWN04)
    }
  }

  /// A key window whose class turns out to refuse that hands it on (U-WN-11).
  mutating func keyWindowRefuses(_ window: ViewID) {
    guard scene.keyWindow == window, !scene.rare(window).canBecomeKey else { return }
    note(.uWN11, .screen(.cannotBecomeKey(window)))
    handOnKey()
  }

  /// Finds another window to be key; where no other can be seen, none is.
  mutating func handOnKey() {
    if let next = scene.nextKeyWindow(in: scene.activeScene) {
      makeKey(next, because: .uWN04)
      return
    }
    let before = scene.input
    scene.keyWindow = nil
    note(.uWN04, .noKeyWindow)
    noteInput(before: before)
  }

  private mutating func makeKey(_ window: ViewID, because rule: Rule) {
    guard scene.keyWindow != window else { return }
    guard scene.rare(window).canBecomeKey else {
      note(.uWN11, .screen(.cannotBecomeKey(window)))
      return
    }
    guard let own = scene.windowScene(of: window) else {
      note(.uWN13, .screen(.windowIn(nil, window)))
      return
    }
    guard own == scene.activeScene else {
      guard scene.windowScenes[own.index].keyWindow != window else { return }
      scene.windowScenes[own.index].keyWindow = window
      note(.uWN13, .windowBecameKey(window))
      return
    }
    let before = scene.input
    scene.keyWindow = window
    note(rule, .windowBecameKey(window))
    noteInput(before: before)
    let responder = Responder.view(window)
    if scene.firstResponder == nil, canBecomeFirstResponder(responder) {
      setFirstResponder(of: window, to: responder)
    }
  }
}

extension Scene {
  fileprivate func isHidden(window: ViewID) -> Bool {
    nodes[window.index].flags.contains(.hidden)
  }
}
