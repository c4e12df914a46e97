import Engine

/// Long runs of the same are told once, with a count.
struct Folding {
  /// So many of a run are told before the count.
  let told: Int
  /// A chain of so many links is told whole.
  let links: Int

  static let brief = Folding(told: 3, links: 12)
  /// Where everything is told, only what nobody would read is counted.
  static let full = Folding(told: 30, links: 60)

  func fold(_ passages: [Passage]) -> [Passage] {
    Folding.foldMovements(foldRuns(passages))
  }

  private enum Run: Equatable {
    case inside, outside, closed, links
  }

  private static func run(of passage: Passage) -> Run? {
    switch passage.content {
    case .decision(let decision):
      switch decision.kind {
      case .pointInside(_, _, let isInside, false): return isInside ? .inside : .outside
      case .next: return .links
      default: return nil
      }
    case .remark(.closed, _): return .closed
    case .remark: return nil
    }
  }

  func foldRuns(_ passages: [Passage]) -> [Passage] {
    var result: [Passage] = []
    var at = 0
    while at < passages.count {
      let kind = Folding.run(of: passages[at])
      var end = at + 1
      while kind != nil, end < passages.count, Folding.run(of: passages[end]) == kind { end += 1 }
      guard let kind, end - at > (kind == .links ? links : told + 3) else {
        result += passages[at..<end]
        at = end
        continue
      }
      let last = kind == .links ? links / 2 : 0
      result += passages[at..<at + told]
      result += Folding.summary(of: kind, passages[at + told..<end - last])
      result += passages[end - last..<end]
      at = end
    }
    return result
  }

  private static func summary(of run: Run, _ rest: ArraySlice<Passage>) -> [Passage] {
    let rules = rest.compactMap { $0.decision?.rule }.unique
    switch run {
    case .inside:
      guard case .pointInside(let view, _, _, _)? = rest.last?.decision?.kind else { return [] }
      return [Passage(.moreInside(rest.count, last: view), rules: rules, in: .down, .detail)]
    case .outside: return [Passage(.moreOutside(rest.count), rules: rules, in: .down, .detail)]
    case .links: return [Passage(.moreLinks(rest.count), rules: [], in: .links, .matters)]
    case .closed: return [Passage(.moreClosed(rest.count), rules: [], in: .down, .matters)]
    }
  }

  // MARK: Movements

  /// A finger that moves brings about the same again and again.
  private static func foldMovements(_ passages: [Passage]) -> [Passage] {
    let blocks = blocks(of: passages)
    var result: [Passage] = []
    var at = 0
    while at < blocks.count {
      var end = at + 1
      while end < blocks.count, isMovement(blocks[at]), isLike(blocks[at], blocks[end]) {
        end += 1
      }
      result += blocks[at]
      if end - at > 1 {
        result.append(
          Passage(
            .again(times: end - at - 1, at: place(of: blocks[end - 1])), rules: [],
            in: blocks[at].last?.part ?? .touch, .detail))
      }
      at = end
    }
    return result
  }

  /// Each block starts where a finger does something.
  private static func blocks(of passages: [Passage]) -> [[Passage]] {
    var blocks: [[Passage]] = [[]]
    for passage in passages {
      if case .touchUpdated? = passage.decision?.kind { blocks.append([]) }
      blocks[blocks.count - 1].append(passage)
    }
    return blocks
  }

  private static func isMovement(_ block: [Passage]) -> Bool {
    if case .touchUpdated(_, _, .moved, _, _)? = block.first?.decision?.kind { true } else { false }
  }

  private static func place(of block: [Passage]) -> Point? {
    if case .touchUpdated(_, _, _, _, let to)? = block.first?.decision?.kind { to } else { nil }
  }

  private static func isLike(_ a: [Passage], _ b: [Passage]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isLike($0, $1) }
  }

  private static func isLike(_ a: Passage, _ b: Passage) -> Bool {
    if let a = a.walk, let b = b.walk { return a.calls == b.calls && a.isSameWay(as: b) }
    switch (a.decision?.kind, b.decision?.kind) {
    case (.touchUpdated(let a, _, let phaseA, _, _)?, .touchUpdated(let b, _, let phaseB, _, _)?):
      return a == b && phaseA == phaseB
    case (.scrolled(let a, _, _)?, .scrolled(let b, _, _)?): return a == b
    case (.tracking(let a, .outside)?, .tracking(let b, .outside)?): return a == b
    case (.tracking(let a, .changed(.number))?, .tracking(let b, .changed(.number))?):
      return a == b
    default: return a == b
    }
  }
}
