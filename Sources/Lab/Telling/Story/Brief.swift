import Engine

extension Narrator {
  /// What came of it first, and then why: a screenful at most.
  ///
  /// `doing` is what the user did, where the decisions alone do not show it, and `before` the scene as the finger found it.
  public func brief(
    _ decisions: [Decision], doing: Doing? = nil, before: Scene? = nil
  ) -> [Sentence] {
    let story = Story(decisions, scene: names.scene, before: before, rules: names.rules)
    let outcome = story.outcome(doing)
    let all = inBrief(
      Folding.foldSendings(Folding.brief.foldRuns(story.passages)).filter {
        !isOfFieldsTap($0, story) && !isElsewhere($0, story)
      })
    var told = all.prefix(Narrator.looked).filter {
      !story.isSaid($0) && !isBeside($0, doing)
    }
    if outcome.isEmpty && told.isEmpty { told = Folding.brief.foldRuns(story.passages) }
    var sentences = outcome.map { sentence($0.0, $0.1) }
    sentences += told.prefix(Narrator.atMost).map { sentence($0) }
    sentences += story.others().map { sentence($0.0, $0.1) }
    return screenful(
      sentences.unique,
      more: max(0, told.count - Narrator.atMost) + max(0, all.count - Narrator.looked)
    )
  }

  /// A view that takes no touches, and that no finger was on.
  private func isElsewhere(_ passage: Passage, _ story: Story) -> Bool {
    // One that is on its way is seen where it is not.
    guard case .remark(.closed(let view, let gates, _), _) = passage.content,
      !gates.contains(.animation)
    else { return false }
    return !story.isUnderFinger(view)
  }

  /// A drag has a tapCount too, which nobody asks about.
  private func isBeside(_ passage: Passage, _ doing: Doing?) -> Bool {
    guard case .remark(.tapCounted, _) = passage.content else { return false }
    return switch doing {
    case .tap, .touch, nil: false
    case .press, .drag, .swipe, .pinch, .rotation, .scroll, .hover: true
    }
  }

  /// What matters, with walks of the same way told once.
  private func inBrief(_ passages: [Passage]) -> [Passage] {
    var result: [Passage] = []
    var closed: Set<ViewID> = []
    for passage in passages.map({ inShort($0) }) where isTold(passage) {
      if case .remark(.closed(let view, _, _), _) = passage.content {
        closed.insert(view)
        if closed.count > 4 { continue }
        if let both = result.last?.alike(passage) {
          result[result.count - 1] = both
          continue
        }
      }
      guard let walk = passage.walk else {
        add(passage, to: &result)
        continue
      }
      if let at = result.firstIndex(where: { $0.walk?.isSameWay(as: walk) ?? false }),
        var first = result[at].walk
      {
        first.calls = (first.calls + walk.calls).unique
        first.rules = (first.rules + walk.rules).unique
        result[at] = Passage(.walk(first), rules: first.rules, in: .up, .matters)
      } else {
        result.append(passage)
      }
    }
    if closed.count > 4 {
      result.append(Passage(.moreClosed(closed.count - 4), rules: [], in: .down, .matters))
    }
    return result
  }

  /// Of a touch that follows a tap only the count is news (TO05).
  private func inShort(_ passage: Passage) -> Passage {
    guard case .touchCreated(_, let finger, _, _, let count)? = passage.decision?.kind, count > 1
    else { return passage }
    return Passage(.tapCounted(finger: finger, count: count), rules: [.to05], in: .touch, .matters)
  }

  /// That a text field's own tap cancels its touch is news where somebody waits for its touch events
  /// (U-CT-32).
  private func isOfFieldsTap(_ passage: Passage, _ story: Story) -> Bool {
    switch passage.decision?.kind {
    case .touchTaken(_, _, let field, let tap)?, .touchDiscarded(_, _, let field, let tap)?:
      names.scene[tap].origin == .textTap && !waitsForTouch(field)
    case .tracking(let field, .cancelled)?:
      !waitsForTouch(field)
        && story.kinds.contains {
          if case .touchTaken(_, _, field, let tap) = $0 {
            names.scene[tap].origin == .textTap
          } else {
            false
          }
        }
    default: false
    }
  }

  private func waitsForTouch(_ field: ViewID) -> Bool {
    names.scene.targets(of: field).contains { !$0.events.isDisjoint(with: .allTouchEvents) }
  }

  /// A view that is kept waiting is told once, and so is a long scroll.
  private func add(_ passage: Passage, to result: inout [Passage]) {
    switch passage.decision?.kind {
    case .touchHeld(let touch, _, _, let view, let blocker)?:
      let isTold = result.contains {
        if case .touchHeld(touch, _, _, view, blocker)? = $0.decision?.kind { true } else { false }
      }
      if !isTold { result.append(passage) }
    case .scrolled(let view, _, let to)?:
      for at in result.indices {
        if case .scrolled(view, let from, _)? = result[at].decision?.kind {
          result[at] = Passage(Decision(.uSV01, .scrolled(view, from: from, to: to)))
          return
        }
      }
      result.append(passage)
    case .tracking(let control, .changed(.number(_, let to)))?:
      for at in result.indices {
        if let decision = result[at].decision,
          case .tracking(control, .changed(.number(let from, _))) = decision.kind
        {
          let whole = ControlValue.number(from: from, to: to)
          result[at] = Passage(Decision(decision.rule, .tracking(control, .changed(whole))))
          return
        }
      }
      result.append(passage)
    case .scrolling(let view, .zoomed(let content, _, let to))?:
      for at in result.indices {
        if case .scrolling(view, .zoomed(content, let from, _))? = result[at].decision?.kind {
          result[at] = Passage(
            Decision(.uSV17, .scrolling(view, .zoomed(content, from: from, to: to))))
          return
        }
      }
      result.append(passage)
    default: result.append(passage)
    }
  }

  /// What UIKit's own recognizers do is told only where they win, or where a scroll view that is
  /// dragged does not scroll.
  private func isTold(_ passage: Passage) -> Bool {
    guard passage.weight == .matters else { return false }
    if case .recognizer(let recognizer, _, let state, let cause)? = passage.decision?.kind {
      switch names.scene[recognizer].origin {
      case .user: return true
      case .interactivePop, .contentPop:
        if case .popRefused = cause { return true }
        return state == .began || state == .ended
      case .sheetPull: return state == .began || state == .ended
      case .scrollPan, .scrollPinch:
        return state == .began || state == .ended || cause.keepsFromScrolling
      case .textTap: return false
      }
    }
    return true
  }

  private func screenful(_ sentences: [Sentence], more: Int) -> [Sentence] {
    var result: [Sentence] = []
    var height = 0
    for (index, sentence) in sentences.enumerated() {
      let line = sentence.text
      // No character is wider than it has bytes.
      height +=
        line.utf8.count <= Narrator.screenWidth
        ? 1 : Layout.wrap(line, to: Narrator.screenWidth).count
      if height > Narrator.screenHeight, index > 0 {
        return result + [self.sentence(.moreDecisions(sentences.count - index + more), [])]
      }
      result.append(sentence)
    }
    return result
  }

  static let screenWidth = 80
  static let screenHeight = 13
  /// No more than these are put into words: there may be a hundred thousand.
  static let atMost = 40
  static let looked = 200
}

extension Cause {
  /// Why a scroll view that is dragged does not scroll (U-SV-01, U-SV-04, U-SV-05).
  public var keepsFromScrolling: Bool {
    switch self {
    case .nothingToScroll, .nothingToBounce, .scrollingDisabled, .scrolledToEnd,
      .contentKeepsTouch, .yieldsToSheet:
      true
    default: false
    }
  }
}
