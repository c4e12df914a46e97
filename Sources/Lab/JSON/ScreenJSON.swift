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
    }
  }
}
