import Engine

extension Narrator {
  /// Everything, in order, in paragraphs.
  public func full(_ decisions: [Decision]) -> [String] {
    var paragraphs: [String] = []
    var last: Passage.Part?
    for passage in Folding.fold(Condenser.passages(of: decisions)) {
      let after = passage.after.map { phrases.gap + sentence($0) } ?? ""
      let text = text(passage) + after
      if let end = paragraphs.indices.last, passage.part == last, passage.part.runsOn {
        paragraphs[end] += phrases.gap + text
      } else {
        paragraphs.append(text)
      }
      last = passage.part
    }
    return paragraphs
  }
}

extension Passage.Part {
  /// Views that are asked, and links of a chain, stand one on a line.
  var runsOn: Bool {
    switch self {
    case .down, .links, .up: false
    case .event, .window, .hit, .touch, .recognizers, .controls, .responders: true
    }
  }
}
