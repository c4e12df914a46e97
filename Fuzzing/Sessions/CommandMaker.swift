/// Turns bytes into commands that mean something more often than not.
public struct CommandMaker {
  public var bytes: Bytes

  public init(_ bytes: Bytes) { self.bytes = bytes }

  private static let kinds = [
    "view", "control", "button", "switch", "slider", "stepper", "segmented-control",
    "page-control", "bar-button-item", "label", "image-view", "text-field", "text-view",
    "scroll-view", "table-view",
    "table-cell", "collection-view", "stack-view", "progress-view", "activity-indicator", "window",
    "controller", "layer", "scene",
  ]
  private static let views = ["view", "A", "B", "C", "D", "E", "F", "window", "K.view", "M.view"]
  private static let fresh = ["A", "B", "C", "D", "E", "F", "K", "M", "R", "T", "W", "视图"]
  private static let things =
    views + ["K", "M", "controller", "W", "app", "delegate", "scene", "R", "T", "P", "L"]
  private static let recognizers = [
    "R", "T", "P", "A.panGestureRecognizer", "A.pinchGestureRecognizer",
  ]
  private static let gestures = [
    "tap", "pan", "pinch", "swipe", "rotation", "long-press", "screen-edge-pan",
    "hover",
  ]

  public mutating func line() -> String {
    switch bytes.next() % 12 {
    case 0, 1: building()
    case 2: setting()
    case 3, 4, 5, 6: touching()
    case 7: behaving()
    case 8: controllers()
    case 9: responding()
    case 10: asking()
    default: keeping()
    }
  }

  // MARK: Words

  private mutating func number() -> String {
    bytes.pick([
      "0", "10", "20", "50", "60", "100", "150", "200", "300", "319.5", "320", "479", "480", "-10",
      "-60", "1e3", "0.001", "1e6", "-0",
    ])
  }

  private mutating func point() -> String { number() + " " + number() }

  private mutating func frame() -> String {
    bytes.pick([
      "", "0 0 100 100", "20 20 80 80", "50 50 200 300", "-20 -20 60 60", "0 0 0 0", "10 10 1 1",
      "0 0 320 480", "\(point()) \(point())",
    ])
  }

  private mutating func view() -> String { bytes.pick(Self.views) }
  private mutating func thing() -> String { bytes.pick(Self.things) }
  private mutating func recognizer() -> String { bytes.pick(Self.recognizers) }
  private mutating func seconds() -> String {
    bytes.pick(["0", "0.05", "0.15", "0.3", "0.35", "0.5", "0.75", "1", "5", "100ms", "1e9"])
  }

  // MARK: Commands

  private mutating func building() -> String {
    switch bytes.next() % 13 {
    case 12:
      return "animate \(view()) "
        + bytes.pick([
          "frame=\"\(point()) 40 40\"", "center=\(number()),\(number())", "alpha=0",
          "transform=\"rotate 45\" alpha=0.5",
        ]) + " over \(seconds())" + bytes.pick(["", " allowUserInteraction"])
    case 0, 1, 2, 3:
      let place = bytes.chance(1) ? "" : " in \(thing())"
      return "add \(bytes.pick(Self.kinds)) \(bytes.pick(Self.fresh))\(place) \(frame())"
    case 4, 5:
      return "add \(bytes.pick(Self.gestures))-recognizer \(recognizer()) to \(view())"
        + bytes.pick([
          "", " numberOfTapsRequired=2", " numberOfTouchesRequired=2", " delaysTouchesBegan=YES",
          " cancelsTouchesInView=NO", " delaysTouchesEnded=NO", " direction=left enabled=NO",
          " minimumPressDuration=0.1", " minimumPressDuration=0 numberOfTapsRequired=1",
        ])
    case 6: return "remove \(bytes.chance(2) ? thing() : recognizer())"
    case 7: return "move \(thing()) to \(thing())" + bytes.pick(["", " at 0", " at 1", " at 9"])
    case 8: return "move \(recognizer()) to \(view())"
    case 9: return bytes.pick(["bring-to-front ", "send-to-back "]) + view()
    case 10: return "rename \(thing()) \(bytes.pick(Self.fresh))"
    default: return "move \(view()) to nil"
    }
  }

  private mutating func setting() -> String {
    let property = bytes.pick([
      "frame", "bounds", "center", "transform", "transform3D", "anchorPoint", "zPosition", "mask",
      "cornerRadius", "minimumZoomScale", "maximumZoomScale", "zoomScale", "viewForZooming",
      "alpha", "hidden",
      "userInteractionEnabled", "clipsToBounds", "multipleTouchEnabled", "exclusiveTouch", "tag",
      "text", "enabled", "canBecomeFirstResponder", "canResignFirstResponder", "inputView",
      "autoresizingMask", "hardwareKeyboard", "canBecomeKey", "windowScene", "inputAccessoryView",
      "editable",
      "selectable",
      "contentSize", "contentOffset", "delaysContentTouches", "canCancelContentTouches",
      "scrollEnabled", "bounces",
      "alwaysBounceVertical", "alwaysBounceHorizontal", "directionalLockEnabled", "pagingEnabled",
      "keyboardDismissMode", "contentInset", "scrollsToTop", "decelerationRate", "windowLevel",
      "animating",
      "allowsUserInteractionDuringAnimation", "numberOfTapsRequired",
      "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement", "direction",
      "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "name",
      "minimumNumberOfTouches", "maximumNumberOfTouches", "edges",
      "allowedTouchTypes", "requiresExclusiveTouchType", "buttonMaskRequired",
      "allowedScrollTypesMask", "value", "wraps", "continuous", "autorepeat", "momentary",
      "menu", "showsMenuAsPrimaryAction", "disabledSegments", "primaryAction", "action", "target",
      "selected", "highlighted",
      "minimumValue", "maximumValue", "stepValue", "numberOfPages", "currentPage",
    ])
    let object = bytes.chance(2) ? thing() : recognizer()
    if bytes.next() % 8 == 0 { return "unset \(property) \(object)" }
    let value = bytes.pick([
      "YES", "NO", "0", "1", "2", "0.01", "0.5", "identity", "rotate 45", "scale 2", "scale 0",
      "scale 1 -1, translate 10 0", "\"rotate-y 45, perspective 500\"", "rotate-x 90", "none",
      "1 0 0 1 5 5", "1e200 0 0 1e200 0 0", "\"hi\"",
      "\"\u{200F}\u{FEFF}\u{E0041}\"", "nil", "A",
      "all", "discrete", "pencil", "left", "onDrag", "interactive", "10 0 34 0", "flexibleWidth",
      "\(point())",
      "\(point()) \(point())", "\(number())",
    ])
    return "set \(property) \(object) \(value)"
  }

  private mutating func touching() -> String {
    let finger = bytes.pick(["1", "2", "3"])
    switch bytes.next() % 17 {
    case 0, 1:
      return "touch \(finger) began \(point())"
        + bytes.pick(["", "", " type=pencil", " type=indirect-pointer"])
    case 16: return pointing()
    case 2: return "touch \(finger) moved \(point())"
    case 3, 4: return "touch \(finger) ended"
    case 5: return "touch \(finger) cancelled"
    case 6: return "touch 1 began \(point()), 2 began \(point())"
    case 7: return "touch 1 moved \(point()), 2 ended"
    case 8:
      return "tap \(point())" + bytes.pick(["", " count 2", " fingers 2", " in A", " count 3"])
    case 9: return "press-and-hold \(point()) \(seconds())"
    case 10: return "drag \(point()) to \(point())" + bytes.pick(["", " over 1s"])
    case 11 where bytes.chance(2):
      return "fling \(bytes.pick(["left", "right", "up", "down"])) at \(point())"
    case 11: return "swipe \(bytes.pick(["left", "right", "up", "down"])) at \(point())"
    case 12: return "pinch \(point()) scale \(bytes.pick(["2", "0.5", "1", "1e3"]))"
    case 13: return "rotate \(point()) by \(bytes.pick(["90", "-30", "720", "0"]))"
    case 14: return bytes.chance(2) ? "status-bar-tap" : "interrupt"
    default: return "wait \(seconds())"
    }
  }

  private mutating func pointing() -> String {
    switch bytes.next() % 6 {
    case 5: bytes.pick(["pinch \(point()) scale 2 trackpad", "rotate \(point()) by 90 trackpad"])
    case 0: "click \(point())" + bytes.pick(["", " secondary", " count 2"])
    case 1, 2: "scroll \(point()) by \(point())" + bytes.pick(["", " wheel", " in A"])
    case 3: "hover \(point())"
    default: bytes.pick(["hover out", "device ipad"])
    }
  }

  private mutating func behaving() -> String {
    switch bytes.next() % 12 {
    case 8: return delegating()
    case 9:
      return "override \(view()) gesture-recognizer-should-begin "
        + bytes.pick(["YES", "NO", "NO for pan", "NO for T", "YES for R"])
    case 10:
      return "override \(recognizer()) "
        + bytes.pick([
          "can-prevent NO", "can-prevent NO for T", "can-be-prevented NO",
          "can-be-prevented NO by R",
          "should-receive-event NO",
        ])
    case 11:
      return "on \(recognizer()) \(bytes.pick(["began", "changed", "ended", "cancelled"])) do "
        + bytes.pick(["set enabled \(recognizer()) NO", "tap \(point())", "remove \(thing())"])
    case 0:
      return "override \(view()) point-inside "
        + bytes.pick([
          "inset -20", "inset 10 900", "ellipse", "always", "never", "rects 0 0 10 10, 5 5 40 40",
          "polygon 0 0 90 0 0 90",
        ])
    case 1:
      return "override \(view()) hit-test "
        + bytes.pick(["nil", "self", "pass-through", "fallback \(view())", "redirect \(view())"])
    case 6:
      return bytes.pick([
        "override \(thing()) can-perform save: NO", "override \(thing()) target save: \(thing())",
        "set undoManager \(thing()) YES",
        "set editingInteractionConfiguration \(thing()) none",
        "add-key-command \(thing()) cmd+s save: priority=YES", "validate save:",
        "delegate \(view()) should-begin-editing NO", "delegate \(view()) should-end-editing NO",
        "delegate \(view()) should-change NO", "undelegate \(view())", "reload-input-views",
      ])
    case 2: return "override \(thing()) next \(bytes.chance(1) ? "nil" : thing())"
    case 3:
      guard bytes.chance(1) else { return "unoverride \(thing())" }
      if bytes.chance(1) {
        return "override \(view()) \(bytes.pick(["begin", "continue"]))-tracking "
          + bytes.pick(["YES", "NO"])
      }
      return "override \(view()) touches-should-\(bytes.pick(["begin", "cancel"])) "
        + bytes.pick(["YES", "NO", "NO for \(view())"])
    case 4: return "unhandle \(thing()) touches"
    default:
      let what = bytes.pick([
        "touches", "motion", "remote", "presses", "action save:", "menu copy", "key cmd+s",
      ])
      return "handle \(thing()) \(what)" + bytes.pick(["", " then super"])
    }
  }

  private mutating func delegating() -> String {
    if bytes.chance(3) { return "undelegate \(recognizer())" }
    let answer = bytes.pick(["YES", "NO"])
    return "delegate \(recognizer()) "
      + bytes.pick([
        "should-receive \(answer)", "should-receive \(answer) for \(view())",
        "should-receive-press \(answer)", "should-receive-event \(answer)",
        "should-begin \(answer)", "simultaneous \(answer)",
        "simultaneous \(answer) with \(recognizer())", "require-failure-of \(recognizer())",
        "be-required-to-fail-by \(recognizer())",
      ])
  }

  private mutating func controllers() -> String {
    switch bytes.next() % 8 {
    case 0: return "add controller \(bytes.pick(["K", "M"])) in \(thing())"
    case 1: return "add controller \(bytes.pick(["K", "M"])) in \(thing()) view=\(view())"
    case 2, 3:
      return "present \(bytes.pick(["K", "M"])) from \(bytes.pick(["controller", "K", "M"]))"
    case 4:
      return bytes.pick([
        "dismiss K", "dismiss M", "dismiss controller", "add navigation-controller K in \(thing())",
        "add tab-bar-controller M in \(thing())", "push M on K", "push K on M", "pop K",
        "select M in K", "present M from K style=pageSheet", "present M from K style=popover",
        "present M from controller style=fullScreen", "set modalInPresentation M YES",
        "set detents M medium,large", "drag 160 60 to 160 \(number())",
        "drag 2 200 to \(number()) 200",
        "set navigationBarHidden K YES",
        "delegate K.interactivePopGestureRecognizer should-begin YES",
        "delegate M should-dismiss NO", "undelegate M", "set leftBarButtonItem M \(thing())",
        "set passthroughViews M A, B", "move M to K",
      ])
    case 5:
      let moment = bytes.pick([
        "view-did-load", "view-will-appear", "view-did-appear", "view-will-disappear",
        "view-did-disappear",
      ])
      return "on \(bytes.pick(["controller", "K", "M"])) \(moment) do \(line())"
    case 6:
      let control = thing()
      let target = bytes.chance(1) ? "nil" : thing()
      let rest = bytes.pick([
        "", " for touch-down", " for value-changed", " for all-touch-events",
        " for all-editing-events", " for primary-action-triggered",
        " for editing-did-end-on-exit", " for menu-action-triggered", "add", "add for", "remove",
      ])
      switch rest {
      case "add": return "add-action \(control) save"
      case "add for": return "add-action \(control) \"pay now\" for touch-down, value-changed"
      case "remove": return "remove-action \(control) save"
      default: return "add-target \(control) \(target) save:" + rest
      }
    default: return "add-target \(recognizer()) \(thing()) pan:"
    }
  }

  private mutating func responding() -> String {
    switch bytes.next() % 14 {
    case 0, 1, 2: return "become-first-responder \(thing())"
    case 3: return "resign-first-responder"
    case 4: return "end-editing" + bytes.pick(["", " force"])
    case 5: return "shake"
    case 6: return "remote play"
    case 7:
      return bytes.chance(1)
        ? "press select"
        : "send-actions \(view()) for \(bytes.pick(["value-changed", "touch-down, all-editing-events"]))"
    case 8: return bytes.pick(["key cmd+s", "key return"])
    case 9: return "menu copy"
    case 10: return "type \"hi\""
    case 11: return "send save: to \(bytes.chance(1) ? "nil" : thing())"
    case 12: return "key-window \(bytes.pick(["window", "W", "A"]))"
    default: return "focus \(thing())"
    }
  }

  private mutating func asking() -> String {
    switch bytes.next() % 16 {
    case 0: return "hit-test \(point())"
    case 1: return "hit-test \(point()) in \(view())"
    case 2: return "point-inside \(view()) \(point())"
    case 3: return "convert \(point()) \(point()) from \(view()) to \(view())"
    case 4: return "chain \(thing())"
    case 5: return "find-controller \(thing())"
    case 6: return bytes.pick(["tree", "draw", "draw", "tree svg", "draw svg"])
    case 7: return "show \(thing())"
    case 8: return "describe \(thing())"
    case 9: return "explain"
    case 10: return "explain step"
    case 11: return "why \(thing())"
    case 12: return "why-not \(thing())"
    case 13: return "log on"
    case 14: return "first-responder"
    default: return "rules " + bytes.pick(["documents", "uikit", "removed-view=detaches", ""])
    }
  }

  private mutating func keeping() -> String {
    switch bytes.next() % 15 {
    case 14:
      return bytes.pick(["add", "remove"]) + "-action \(view()) "
        + bytes.pick(["go", "stop", "go for touch-down", "go for all-events"])
    case 0: return "require \(recognizer()) to-fail \(recognizer())"
    case 1: return "simultaneous \(recognizer()) \(recognizer())"
    case 2: return "post \(touching())"
    case 3: return "pump" + bytes.pick(["", " 2", " 99"])
    case 4: return "ignore-events " + bytes.pick(["on", "off"])
    case 5: return "undo"
    case 6: return "redo"
    case 7: return "edit \(bytes.next() % 12) \(line())"
    case 8: return "delete \(bytes.next() % 12)"
    case 9: return "note \"# a\""
    case 10: return "cells"
    case 11: return "lang " + bytes.pick(["en", "zh-Hans"])
    case 12:
      return bytes.pick(["reset", "queue", "device iphone-17", "device landscape", "device ipad"])
    default: return "remove-target \(thing()) \(thing())"
    }
  }
}
