import Engine

extension Narrator {
  /// Everything, in order, in paragraphs. What repeats itself by the dozen is counted, and where the
  /// rest of it can be read is said.
  public func full(_ decisions: [Decision]) -> [String] {
    var paragraphs: [String] = []
    var last: Passage.Part?
    let passages = Condenser.passages(of: decisions)
    let folded = Folding.full.fold(passages)
    for passage in folded {
      let after = passage.after.map { phrases.gap + sentence($0).text } ?? ""
      let text = sentence(passage).text + after
      if let end = paragraphs.indices.last, passage.part == last, passage.part.runsOn {
        paragraphs[end] += phrases.gap + text
      } else {
        paragraphs.append(text)
      }
      last = passage.part
    }
    if folded.count < passages.count { paragraphs.append(sentence(.stepsTellTheRest, []).text) }
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
