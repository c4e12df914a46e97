import Engine

/// Who recognized, and who took what nobody else wanted.
extension Story {
  /// All that recognized in this command, in order. Those that one delegate's YES let recognize
  /// together, though one would shut out another, are named in one sentence.
  func recognized(_ hit: ViewID) -> [Saying]? {
    var winners: [(id: RecognizerID, rule: Rule)] = []
    for decision in decisions where isWin(decision.kind) {
      guard case .recognizer(let id, _, _, _) = decision.kind,
        !winners.contains(where: { $0.id == id })
      else { continue }
      winners.append((id, decision.rule))
    }
    guard !winners.isEmpty else { return nil }
    let allowed = winners.map { $0.id }.filter { winner in
      winners.contains { scene[winner].simultaneous.contains($0.id) }
    }
    var sayings: [Saying] = winners.enumerated().filter { index, winner in
      index == 0 || !allowed.contains(winner.id)
    }.map { _, winner in
      let gesture = Doing(scene[winner.id].gesture)
      return (
        .recognized(gesture, hit: landing(of: winner.id) ?? hit, by: winner.id), [winner.rule]
      )
    }
    if !allowed.isEmpty { sayings.insert((.together(allowed), [.uGR09]), at: 1) }
    return sayings + leftAlone(hit, winners.map { $0.id })
  }

  /// A button keeps its tap from a recognizer above it that would take the touch, and from no other:
  /// then both fire (U-GR-26).
  private func leftAlone(_ hit: ViewID, _ winners: [RecognizerID]) -> [Saying] {
    let isTaken = kinds.contains {
      switch $0 {
      case .touchTaken(_, _, hit, _), .touchDiscarded(_, _, hit, _), .touchHeld(_, _, _, hit, _):
        true
      default: false
      }
    }
    guard !isTaken, rules.viewHears == .alongsideRecognizers,
      let winner = winners.first(where: {
        scene[$0].origin == .user && !scene[$0].cancelsTouchesInView
          && (scene[$0].view.map { scene.isDescendant(hit, of: $0) } ?? false)
      })
    else { return [] }
    let isControlBelow = scene[hit].kind.isControl && scene[winner].view != hit
    return [(.leavesTouches(winner, to: hit), [isControlBelow ? .uGR26 : .uGR04])]
  }

  /// The first view that was hit, of those that a recognizer sees the touches of.
  private func landing(of recognizer: RecognizerID) -> ViewID? {
    guard let owner = scene[recognizer].view else { return nil }
    return landed.lazy.compactMap { $0.view }.first { scene.isDescendant($0, of: owner) }
  }

  /// Nobody took its begin. A text input may have taken the tap all the same (TX01), and one that
  /// overrides only another of the calls hears of that one (U-TD-06).
  func unhandled(_ doing: Doing, hit: ViewID, walk: Walk) -> Saying {
    if let input = tappedInput { return (.textTapped(doing, hit: hit, by: input), [.tx01]) }
    for decision in decisions {
      switch decision.kind {
      case .presentation(.dismissedByUser(let controller)):
        return (.dismisses(doing, hit: hit, controller), [decision.rule])
      case .presentation(.selected(let controller, _)):
        return (.shows(doing, hit: hit, controller), [decision.rule])
      case .presentation(.poppedByButton(let controller, _)):
        return (.goesBack(doing, hit: hit, from: controller), [decision.rule])
      default: break
      }
    }
    let isHeard = passages.contains {
      guard let other = $0.walk else { return false }
      return other.fingers == walk.fingers && !other.handlers.isEmpty
    }
    return isHeard
      ? (.beginUnhandled(doing, hit: hit), [.uTD06]) : (.unhandled(doing, hit: hit), [.ch07])
  }

  var tappedInput: ViewID? {
    guard !rules.mistakes.contains(.textFieldWaitsForCode) else { return nil }
    for case .recognizer(let recognizer, _, .ended, _) in kinds
    where scene[recognizer].origin == .textTap {
      guard let view = scene[recognizer].view else { continue }
      // Text that is neither typed nor selected is a plain scroll view's (U-FR-16).
      let text = scene.rare(view)
      if scene[view].kind == .textView, !text.isEditable, !text.isSelectable { continue }
      return view
    }
    return nil
  }
}
