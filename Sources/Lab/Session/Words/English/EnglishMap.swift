import Engine

extension MapPhrase {
  var english: String {
    switch self {
    case .nobody: "nobody"
    case .unreachable: "No tap gets to:"
    case .inWindow(let window): "in window \(window)"
    case .otherWindow: "another window"
    case .shares(let exactness):
      switch exactness {
      case .exact: "shares of the window's area, exact"
      case .sampled(let count):
        "shares of the window's area, from \(count) points"
      }
    case .small(let count, let first, let share, let glyphs):
      "\(count) views have less than 1 % each, \(share) together: "
        + first.joined(separator: ", ") + " " + glyphs.ellipsis
    case .gates(let gates, let view, let scene):
      gates.map { gate in
        switch gate {
        case .hidden: "hidden"
        case .userInteraction: "userInteractionEnabled NO"
        case .alpha: "alpha " + Numbers.text(Double(scene[view].alpha))
        case .animation: "animating"
        case .disabledControl: "disabled"
        }
      }.joined(separator: " and ")
    case .reason(let reason, let view, let scene, let glyphs):
      because(reason, of: view, in: scene, glyphs)
    }
  }

  private func because(
    _ reason: Unreachable, of view: ViewID, in scene: Scene, _ glyphs: Glyphs
  ) -> String {
    func name(_ view: ViewID) -> String { scene.name(of: view) }
    func names(_ views: [ViewID]) -> String {
      (views.prefix(4).map(name) + (views.count > 4 ? [glyphs.ellipsis] : [])).joined(
        separator: ", ")
    }
    switch reason {
    case .gated(let gates): return Self.gates(gates, of: view, in: scene).english
    case .ancestorGated(let above, let gates):
      let what = Self.gates(gates, of: above, in: scene).english
      return "in \(name(above)), which is closed: \(what)"
    case .flatTransform(let at):
      return at == view
        ? "its transform leaves no area"
        : "the transform of \(name(at)) leaves no area"
    case .noArea: return "it has no area"
    case .refusesEveryPoint:
      return "its pointInside says no everywhere"
    case .overridden(let at, let override):
      let what = override.text(glyphs, in: scene)
      return at == view ? what : "\(name(at)): \(what)"
    case .outside(let above):
      return "wholly outside \(name(above))"
    case .filled(let views):
      return "filled by \(names(views)), inside it"
    case .covered(let views):
      return "wholly covered by \(names(views))"
    case .outsideAndCovered(let above, let views):
      return "partly outside \(name(above)), the rest covered by \(names(views))"
    case .underKeyboard:
      return "under the keyboard, where nothing else covers it"
    case .notInKeyWindow:
      return "touches go to the key window, and it is in another"
    case .unknown: return "no point of it was ever asked for"
    }
  }
}
