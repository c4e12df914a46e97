import Engine

extension HitTestOverride {
  /// `hitTest → nil`, in the words of the command `override`.
  func text(_ glyphs: Glyphs, in scene: Scene) -> String {
    let answer =
      switch self {
      case .none: "nil"
      case .itself: "self"
      case .passThrough: "pass-through"
      case .fallback(let other): "fallback " + scene.name(of: other)
      case .redirect(let other): "redirect " + scene.name(of: other)
      case .except(let other): "except " + scene.name(of: other)
      case .first(let other): "first " + scene.name(of: other)
      }
    return "hitTest " + glyphs.arrow + " " + answer
  }
}
