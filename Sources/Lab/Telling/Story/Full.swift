import Engine

extension Narrator {
  /// Everything, in order, in paragraphs; views that are asked stand under the one that asks them. What
  /// repeats itself by the dozen is counted, and where the rest of it can be read is said.
  public func full(_ decisions: [Decision]) -> [String] {
    var paragraphs: [String] = []
    var last: Passage.Part?
    var depth = SearchDepth(names.scene)
    let passages = Condenser.passages(of: decisions)
    let folded = Folding.full.fold(passages)
    for passage in folded {
      let after = passage.after.map { phrases.gap + sentence($0).text } ?? ""
      let text = sentence(passage).text + after
      let steps = min(depth.depth(of: passage), Narrator.deepest)
      if let end = paragraphs.indices.last, passage.part == last, passage.part.runsOn {
        paragraphs[end] += phrases.gap + text
      } else {
        paragraphs.append(String(repeating: "  ", count: steps) + text)
      }
      last = passage.part
    }
    if folded.count < passages.count { paragraphs.append(sentence(.stepsTellTheRest, []).text) }
    return paragraphs
  }

  /// What is deeper stands there too, so that a narrow screen has room for words.
  private static let deepest = 8
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
