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
    return sayings
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
    where scene[recognizer].origin == .textTap { return scene[recognizer].view }
    return nil
  }
}
