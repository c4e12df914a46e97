import Engine
import Program

/// What UIKit posts as the keyboard comes and goes.
extension UIKitRows {
  /// Continues UIResponder.
  static func addKeyboardNames(_ s: inout SurfaceBuilder) {
    for name in KeyboardNotification.allCases {
      s.get("static let \(name.rawValue): Notification.Name", "as the keyboard comes and goes") {
        (_, _) in
        guard let type = SurfaceIndex.uikit.type(named: "Notification.Name") else { return .null }
        return .structure(type.id, [.text(name.constant)])
      }
    }
    for key in KeyboardKey.allCases {
      s.get("static let \(key.rawValue): String") { (_, _) in .text(key.constant) }
    }
  }

  static func addKeyboard(_ s: inout SurfaceBuilder) {
    s.type("NSValue", above: "NSObject")
    for name in ["valueWithCGRect", "valueWithCGPoint", "valueWithCGSize"] {
      s.call("static func \(name)(_ value: Any) -> NSValue") { (_, _, given) in given[0] }
    }
    for (name, type) in [("cgRect", "CGRect"), ("cgPoint", "CGPoint"), ("cgSize", "CGSize")] {
      s.get("let \(name)Value: \(type)") { (_, me) in me.withoutOptionals }
    }
    s.globalFunctions()
    for name in KeyboardNotification.allCases {
      s.get("static let \(name.constant): String") { (_, _) in .text(name.constant) }
    }
    for key in KeyboardKey.allCases {
      s.get("static let \(key.constant): String") { (_, _) in .text(key.constant) }
    }
  }
}

enum KeyboardNotification: String, CaseIterable {
  case willShow = "keyboardWillShowNotification"
  case didShow = "keyboardDidShowNotification"
  case willHide = "keyboardWillHideNotification"
  case didHide = "keyboardDidHideNotification"
  case willChangeFrame = "keyboardWillChangeFrameNotification"
  case didChangeFrame = "keyboardDidChangeFrameNotification"

  /// As Objective-C calls it, and its text.
  var constant: String { "UI" + rawValue.startingLarge }
}

enum KeyboardKey: String, CaseIterable {
  case frameBegin = "keyboardFrameBeginUserInfoKey"
  case frameEnd = "keyboardFrameEndUserInfoKey"
  case duration = "keyboardAnimationDurationUserInfoKey"
  case curve = "keyboardAnimationCurveUserInfoKey"

  var constant: String { "UI" + rawValue.startingLarge }
}

extension CodeHost {
  /// Whoever observes the keyboard hears of it at the end of the event that brought it or put it away.
  func tellKeyboard(_ delivery: inout Delivery) {
    let now = delivery.scene.keyboard(under: .uikit)
    guard now != keyboard else { return }
    let screen = delivery.scene.screen.bounds
    let (before, after) = (keyboard ?? now?.below(screen), now ?? keyboard?.below(screen))
    let wasUp = keyboard != nil
    keyboard = now
    guard let before, let after, machine.kept("observers", of: keeper) != nil else { return }
    let names: [KeyboardNotification] =
      now == nil
      ? [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
      : wasUp
        ? [.willChangeFrame, .didChangeFrame]
        : [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    for name in names where stop == nil {
      _ = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
        swap(&machine, &world.host.machine)
        defer { swap(&machine, &world.host.machine) }
        let info = ProgramValue.dictionary([
          (KeyboardKey.frameBegin.constant, world.value(before)),
          (KeyboardKey.frameEnd.constant, world.value(after)),
          (KeyboardKey.duration.constant, .double(0.25)), (KeyboardKey.curve.constant, .integer(7)),
        ])
        _ = world.post(.text(name.constant), .null, info)
        return nil
      }
    }
  }
}

extension Rect {
  /// The same below the lower edge of the screen.
  fileprivate func below(_ screen: Rect) -> Rect { Rect(x, screen.maxY, width, height) }
}
