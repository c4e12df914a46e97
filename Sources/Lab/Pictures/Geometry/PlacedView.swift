import Engine

/// A view, or a bare layer, and where it lies on the screen.
struct PlacedView: Sendable {
  let object: Object
  let depth: Int
  /// From its own coordinates to the screen's.
  let toScreen: Projection
  let outline: Shape
  /// What the clipping of its ancestors leaves visible; nil is everything.
  let clip: Shape?
  /// Whose clipping that is, the nearest.
  let clipper: ViewID?
  /// Where its ancestors let a touch through to it; nil is everywhere.
  let reach: Shape?
  /// The nearest view, itself or above it, that keeps touches out, and by which gates.
  let closed: ClosedGates?
  /// The nearest view, itself or above it, whose transform has no way back (U-HT-08).
  let flat: ViewID?

  /// Without what keeps touches out.
  var untold: PlacedView {
    PlacedView(
      object: object, depth: depth, toScreen: toScreen, outline: outline, clip: clip,
      clipper: clipper, reach: nil, closed: nil, flat: flat)
  }

  /// What can be seen of it when nothing is in front.
  var visible: Shape { clip.map { outline.intersection($0) } ?? outline }
}

/// A view, and its gates that are closed.
struct ClosedGates: Equatable, Sendable {
  let view: ViewID
  let gates: [Gate]
}

/// A view that does not show, with everything in it.
struct HiddenView: Equatable, Sendable {
  let view: ViewID
  let subviews: Int
}

extension PlacedView {
  /// Why nothing of it is drawn: a note under the picture.
  func absence(
    called name: String, in window: ViewID, of scene: Scene, _ language: Language
  ) -> StyledText {
    let clipper = clipper ?? window
    let phrase: DrawPhrase =
      clipper == window ? .isOutsideWindow(name) : .isClipped(name, by: scene.name(of: clipper))
    return StyledText(phrase.text(in: language), .dim)
  }
}
