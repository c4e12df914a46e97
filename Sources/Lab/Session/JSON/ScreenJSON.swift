import Engine

extension DecisionJSON {
  func screenParts(_ decision: ScreenDecision) -> Parts {
    switch decision {
    case .device(let screen):
      Parts(
        "screen", app, screen.isLandscape ? "landscape" : "portrait",
        ("device", .string(screen.device.rawValue)), ("size", .encode(screen.size)),
        ("safeArea", .encode(screen.safeArea)))
    case .resized(let window, let from, let to):
      Parts("window", name(window), "resized", ("from", .encode(from)), ("to", .encode(to)))
    case .followed(let view, let window):
      Parts("window", name(view), "follows", ("window", name(window)))
    case .cannotBecomeKey(let window): Parts("window", name(window), "cannot-become-key")
    case .focusRefused(let view, let refusal):
      Parts("focus", name(view), "refused", ("because", .string(refusal.word)))
    case .focusLost(let view, let refusal):
      Parts("focus", name(view), "lost", ("because", .string(refusal.word)))
    case .sceneInUse(let own, let key):
      Parts(
        "scene", .string(scene.name(of: Object.windowScene(own))), "in-use",
        ("keyWindow", key.map { name($0) } ?? .null))
    case .windowIn(let own, let window):
      Parts(
        "scene", name(window), own == nil ? "in-no-scene" : "in-scene",
        ("scene", .name(own.map { scene.name(of: Object.windowScene($0)) })))
    case .animates(let view, let until):
      Parts("animation", name(view), "began", ("until", .number(until)))
    case .refusesTouches(let view, let until):
      Parts("animation", name(view), "refuses-touches", ("until", .number(until)))
    case .animationOver(let view): Parts("animation", name(view), "over")
    case .seenInFront(let view, let other):
      Parts("seen", name(view), "in-front-but-asked-after", ("of", name(other)))
    case .seenHere(let view, let frame):
      Parts("seen", name(view), "here-but-is-elsewhere", ("isAt", .encode(frame)))
    case .isHere(let view, let frame):
      Parts("seen", name(view), "elsewhere-but-is-here", ("seenAt", .encode(frame)))
    case .fading(let view, let alpha):
      Parts("seen", name(view), "still-but-is-gone", ("seenAlpha", .number(Double(alpha))))
    case .cutAway(let view, let owner, let cut):
      Parts(
        "seen", name(view), "cut-away-but-hit", ("by", name(owner)), ("cut", .string(cut.rawValue)))
    }
  }
}

extension FocusRefusal {
  fileprivate var word: String {
    switch self {
    case .outside: "in-no-window"
    case .disabled: "disabled"
    case .hidden: "hidden"
    case .transparent: "alpha"
    case .interactionOff: "interaction-off"
    }
  }
}

extension PassedOver {
  var verdict: String {
    switch self {
    case .notKey: "not-key"
    case .noScene: "no-scene"
    case .answeredNil: "answered-nil"
    }
  }
}
