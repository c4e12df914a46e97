import Engine

extension DrawPhrase {
  var english: String {
    switch self {
    case .isHidden(let name, let subviews): isHidden(name, subviews: subviews)
    case .isCovered(let name, let others): "covered: \(name) by " + others.joined(separator: ", ")
    case .isClipped(let name, let clipper): "clipped away: \(name) by \(clipper)"
    case .isOutsideWindow(let name): "outside the window: \(name)"
    case .notDrawn(let count): "\(count) more views are not drawn"
    case .meaning(let line): name(line)
    case .dotted: "dotted: "
    case .dashed: "dashed: "
    case .brackets: "(name) takes no touches"
    case .coveredPart: "covered"
    case .fingers(let points):
      (points.count == 1 ? "the finger, at " : "the fingers, at ")
        + points.map { Numbers.text($0) }.joined(separator: " and ")
    case .touched(let point, let hit, let arrow):
      "touch at " + Numbers.text(point) + " " + arrow + " "
        + (hit ?? "nobody")
    case .touchElsewhere: "outside the picture"
    case .windows(let names, let drawn):
      "windows front to back: " + names.joined(separator: ", ")
        + "; this is \(drawn)"
    case .treeTitle: "The object tree"
    case .treeDescription(let count): "The app's objects, one a line: \(count) lines."
    case .drawTitle(let window): "The views of \(window)"
    case .mapTitle(let window): "Who would get a tap where in \(window)"
    }
  }

  private func isHidden(_ name: String, subviews: Int) -> String {
    let inside =
      subviews == 0
      ? ""
      : subviews == 1 ? " with 1 view in it" : " with \(subviews) views in it"
    return "hidden: " + name + inside
  }

  private func name(_ line: Glyphs.Line) -> String {
    switch line {
    case .usual: ""
    case .hit: "hit view"
    case .gated: "takes no touches"
    case .outside: "out of reach: outside its superview"
    }
  }
}
