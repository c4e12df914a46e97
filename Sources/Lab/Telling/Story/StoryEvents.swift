import Engine

/// What came of it where nothing was touched: of a question, another event, an action, a walk up the chain.
extension Story {
  var queryOutcome: Saying? {
    if askedAt != nil {
      let hit = kinds.lazy.compactMap { if case .hitView(let view) = $0 { view } else { nil } }
        .first
      return (.wouldHit(hit), [hit == nil ? .ev10 : .ht02])
    }
    if kinds.count == 1, let only = decisions.first,
      case .pointInside(let view, let point, let isInside, let isOverridden) = only.kind
    {
      return (.pointAnswer(view, point, isInside, isOverridden: isOverridden), [only.rule])
    }
    for decision in decisions.reversed() {
      if case .hitTestReturned(let root, let answer) = decision.kind {
        return (.answers(root, answer), [decision.rule])
      }
    }
    return nil
  }

  /// The views that contain the point, from the first asked to the answer. One whose `hitTest` gave
  /// nil is not on it; one that an override answers with, from elsewhere, is told by its sentence.
  var wayDown: [Saying] {
    var way: [ViewID] = []
    var hit: ViewID?
    for kind in kinds {
      switch kind {
      case .pointInside(let view, _, true, _):
        while let last = way.last, scene.superview(of: view) != last { way.removeLast() }
        way.append(view)
      case .hitTestReturned(let view, nil), .hitTestOverridden(let view, _, _, nil):
        if way.last == view { way.removeLast() }
      case .hitView(let view): hit = view
      default: break
      }
    }
    if let hit, way.last != hit, scene.superview(of: hit) == way.last { way.append(hit) }
    return way.count > 1 ? [(.wayDown(way), [.ht03])] : []
  }

  var eventOutcome: Saying? {
    for kind in kinds {
      switch kind {
      case .keyCommand(let key, let responder, true):
        return (.keyHandled(key, by: responder), [.uMO06])
      case .menuAsked(let command, let responder, true):
        return (.menuHandled(command, by: responder), [.ed01])
      case .actionUnheard(let word) where kinds.contains(where: { $0.isMenu }):
        return (.menuUnhandled(word), [.ed01])
      default: break
      }
    }
    guard
      let type = kinds.lazy.compactMap({ kind -> EventType? in
        if case .initialObject(_, let type, _) = kind { type } else { nil }
      }).first
    else { return nil }
    if let winner = decisions.first(where: { isWin($0.kind) }),
      case .recognizer(let recognizer, _, _, _) = winner.kind
    {
      return (.eventRecognized(type, by: recognizer), [winner.rule])
    }
    if let (recognizer, rule) = undecided {
      return (.eventUndecided(type, by: recognizer), [rule])
    }
    let walks = passages.compactMap { $0.walk }
    guard !walks.isEmpty else { return nil }
    guard let handler = walks.lazy.compactMap({ $0.handlers.first }).first else {
      return key.map { (.keyUnhandled($0), [.uMO06, .ch07]) } ?? (.eventUnhandled(type), [.ch07])
    }
    return (.eventHandled(type, by: handler), [.ch04])
  }

  /// The key that was pressed.
  private var key: WordID? {
    kinds.lazy.compactMap { if case .keyCommand(let key, _, _) = $0 { key } else { nil } }.first
  }

  var actionOutcome: Saying? {
    for kind in kinds {
      switch kind {
      case .actionUnheard(let action): return (.actionLost(action), [.uCT12])
      case .actionSent(let action, let target, _, _) where kinds.contains(where: { $0.isSearch }):
        return (.actionFound(action, by: target), [.ac03])
      default: break
      }
    }
    return nil
  }

  var chainOutcome: Saying? {
    var chain: [Responder] = []
    for case .next(let responder, let next, _) in kinds {
      if chain.isEmpty { chain.append(responder) }
      if let next, chain.last == responder { chain.append(next) }
    }
    return chain.isEmpty ? nil : (.chain(chain), [.ch01])
  }
}
