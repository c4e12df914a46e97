import Engine

extension EnglishPhrasebook {
  static func screen(_ decision: ScreenDecision, _ names: Names) -> String {
    switch decision {
    case .device(let screen):
      "The screen is an \(screen.device.rawValue)'s\(screen.isLandscape ? ", lying" : "")"
        + "\(screen.isNewest ? "" : ", with iOS \(screen.system)"): "
        + "\(size(screen.size)) points. \(safeArea(screen.safeArea))"
    case .resized(let window, let old, let new):
      "\(names[window]) fills it: it goes from \(size(old)) to \(size(new))."
    case .followed(let view, let window):
      "\(names[view]), its root view, follows: a root view is as large as \(names[window])."
    case .cannotBecomeKey(let window):
      "\(names[window]) is not made key: its canBecomeKey is NO."
    case .focusRefused(let view, let refusal):
      "The focus does not go to \(names[view]): \(because(refusal, of: view, names))."
    case .focusLost(let view, let refusal):
      "\(names[view]) has lost the focus: \(because(refusal, of: view, names))."
    case .sceneInUse(let own, let key):
      "\(names[Object.windowScene(own)]) is the scene in use: what has no place on the screen goes to "
        + (key.map { "its key window, \(names[$0])." } ?? "nobody, for it has no key window.")
    case .windowIn(let own?, let window):
      "\(names[window]) is in \(names[Object.windowScene(own)])."
    case .windowIn(nil, let window):
      "\(names[window]) is in no scene: it is on no screen, gets no touches, and is not key."
    case .animates(let view, let until):
      "\(names[view]) has its new values at once; what is seen of it gets there when the clock is at "
        + "\(Numbers.seconds(until))."
    case .refusesTouches(let view, _):
      "Until then \(names[view]), with all in it, takes no touches: the animation does not allow user "
        + "interaction."
    case .animationOver(let view):
      "The animation of \(names[view]) is over: it is seen where it is."
    case .seenInFront(let view, let other):
      "\(names[view]) is seen in front of \(names[other]) by zPosition, but is asked after it: only the "
        + "order of subviews counts."
    case .seenHere(let view, let frame):
      "\(names[view]) is seen here on its way, but it is already at \(Numbers.text(frame)): hit testing "
        + "looks for it there."
    case .isHere(let view, let frame):
      "\(names[view]) is already here, though it is still seen at \(Numbers.text(frame))."
    case .fading(let view, let alpha):
      "\(names[view]) can still be seen, at alpha \(Numbers.text(Double(alpha))), but its own alpha is "
        + "already too low."
    case .cutAway(let view, let owner, let cut):
      "\(names[view]) is not seen here: \(whose(owner, view: view, names: names)) "
        + "\(cut == .mask ? "mask" : "rounded corner") cuts it away. It is hit all the same."
    }
  }

  private static func because(_ refusal: FocusRefusal, of view: ViewID, _ names: Names) -> String {
    func around(_ outer: ViewID) -> String {
      outer == view ? "it" : names[outer] + ", which it is in,"
    }
    return switch refusal {
    case .outside: "it is in no window"
    case .disabled: "it is not enabled"
    case .hidden(let outer): around(outer) + " is hidden"
    case .transparent(let outer): around(outer) + " is all but transparent"
    case .interactionOff(let outer): around(outer) + " has userInteractionEnabled NO"
    }
  }

  private static func whose(_ owner: ViewID, view: ViewID, names: Names) -> String {
    owner == view ? "its" : names[owner] + "'s"
  }

  private static func size(_ size: Size) -> String {
    "\(Numbers.text(size.width)) × \(Numbers.text(size.height))"
  }

  private static func safeArea(_ insets: EdgeInsets) -> String {
    let parts = [
      (insets.top, "above"), (insets.left, "at the left"), (insets.right, "at the right"),
      (insets.bottom, "below"),
    ].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "The safe area is all of it." }
    let said = list(parts.map { "\(Numbers.text($0.0)) \($0.1)" })
    return "The safe area leaves \(said), and keeps no touch away."
  }
}
