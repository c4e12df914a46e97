import Engine

/// What need not be told, since the outcome says it.
extension Story {
  /// A recognizer won: what the views were told and did not want is beside the point.
  var isWon: Bool { kinds.contains { isWin($0) } }

  /// The outcome, or another sentence, has said it already.
  func isSaid(_ passage: Passage) -> Bool {
    if case .remark(.sentOften(let sending), _) = passage.content { return isActed(sending) }
    if let walk = passage.walk {
      return walk.handlers.isEmpty ? isWon && walk.end == .discarded : isShort(walk)
    }
    guard let kind = passage.decision?.kind else { return false }
    switch kind {
    case .pointing(let decision):
      if case .pointing(decision)? = pointingOutcome?.first?.0 { return true }
      return false
    case .actionUnheard: return touched == nil
    case .windowPassedOver(_, .answeredNil): return askedAt != nil && landed.isEmpty
    case .pointInside: return kinds.count == 1
    case .touchUpdated: return kinds.contains(.interrupted)
    case .actionSent where touched == nil && kinds.contains(where: { $0.isSearch }): return true
    case .actionSent(let action, let target, let sender, _):
      return isActed(Sending(action: action, target: target, sender: sender))
    default: return false
    }
  }

  /// The outcome has it, with its count.
  private func isActed(_ sending: Sending) -> Bool {
    if case .acted(_, _, let first)? = touched?.first?.0 {
      first.isSame(as: sending)
    } else {
      false
    }
  }

  /// Handled by the very view that was hit, as the outcome has it, and about the one finger that it
  /// is about. Where another took the begin, a call that ends here is news (U-TD-06).
  private func isShort(_ walk: Walk) -> Bool {
    guard let first = landed.first, walk.fingers == .finger(first.finger),
      walk.path.count == 1, walk.path.first == first.view.map({ .view($0) })
    else { return false }
    switch touched?.first?.0 {
    case .handled(_, let hit, let handler), .tracked(_, let hit, let handler),
      .kept(_, let hit, let handler):
      return handler == .view(hit)
    case .acted(_, let hit, let sending): return sending.sender == .view(hit)
    case .unhandled, .beginUnhandled, .textTapped: return false
    default: return true
    }
  }
}

extension Decision.Kind {
  var isTouchEvent: Bool {
    if case .eventCreated(_, .touches) = self { true } else { false }
  }
  var isMenu: Bool {
    switch self {
    case .menuAsked, .actionRefused(_, _, inMenu: true): true
    default: false
    }
  }
  var isSearch: Bool { if case .actionSearch = self { true } else { false } }
}
