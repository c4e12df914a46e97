/// Menus of controls: at once, or where a finger is held (U-CT-24).
extension Delivery {
  /// Does a control's menu open as a finger lands? Otherwise it may open later.
  mutating func opensMenu(of control: ViewID, touch id: TouchID) -> Bool {
    guard let state = scene.controls[control], let touch = scene.touch(id) else { return false }
    if state.showsMenu {
      openMenu(of: control, touch: id, by: .touchDown)
      return true
    }
    guard state.hasMenu else { return false }
    if touch.button == .secondary {
      openMenu(of: control, touch: id, by: .secondaryClick)
      return true
    }
    scene.controls[control]?.menuTime = scene.now + Delivery.menuDelay
    return false
  }

  /// The menu takes the touch: what the control does as a finger lifts does not come.
  private mutating func openMenu(of control: ViewID, touch id: TouchID, by opening: MenuOpening) {
    send(.menuActionTriggered, from: control)
    note(.uCT24, .tracking(control, .menuOpens(opening)))
    if let at = scene.touches.firstIndex(where: { $0.id == id }) { cancelInView(at) }
  }

  /// A finger that goes too far is not held still any more.
  mutating func loseMenu(of control: ViewID, _ touch: Touch) {
    guard scene.controls[control]?.menuTime != nil,
      touch.start.distance(to: touch.location) > Delivery.menuMovement
    else { return }
    scene.controls[control]?.menuTime = nil
  }

  /// Those whose time has come.
  mutating func openHeldMenus() {
    for touch in scene.touches {
      guard let time = scene.menuTime(of: touch), time <= scene.now + Delivery.instant else {
        continue
      }
      scene.controls[touch.view]?.menuTime = nil
      openMenu(of: touch.view, touch: touch.id, by: .held(seconds: Delivery.menuDelay))
    }
  }

  /// As a long press: so many seconds, and so many points.
  static let menuDelay = 0.5
  static let menuMovement = 10.0
}

extension Scene {
  /// When the menu of the control opens that this touch is held on.
  func menuTime(of touch: Touch) -> Double? {
    guard touch.isDown, let state = controls[touch.view], state.tracking == touch.id else {
      return nil
    }
    return state.menuTime
  }
}
