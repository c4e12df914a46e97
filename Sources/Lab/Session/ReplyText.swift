import Engine

/// The words of a reply: Swift for what was built, prose for what happened, values for questions.
extension State {
  mutating func word(
    _ reply: inout Reply, of command: SceneCommand, before: Scene, _ earlier: Scripts, rest: Rest?,
    turns: [Turn]
  ) {
    if let answer = answer(reply) {
      reply.text = answer
    } else {
      let code = BuildingCode(style: CodeStyle(language: .swift, scene: scene)).lines(
        for: command, before: before)
      reply.echoedLines = code.count
      noteChange(by: command, before: before)
      reply.text =
        code
        + story(
          of: command, reply, rest: rest?.decisions ?? 0, turns, before: rest == nil ? before : nil)
    }
    let points = pointsInDispute(over: command, from: before)
    if let difference = difference(
      of: command, from: before, earlier, resting: rest != nil, outcome: reply.outcome,
      among: points)
    {
      reply.text.append(
        DifferencePhrase(
          difference: difference, underUIKit: rules != .documents, scene: scene
        ).text(in: language))
    }
    if let point = command.fingerPoint,
      !before.windows.contains(where: { window in
        before.frame(of: window).contains(point)
      })
    {
      reply.text.append(SessionPhrase.offScreen(point).text(in: language))
    }
    if reply.decisionsNotKept > 0 {
      reply.text.append(
        SessionPhrase.notKept(reply.decisionsNotKept, limit: Trace.limit).text(in: language))
    }
  }

  /// A program that is printed says what commands have changed.
  private mutating func noteChange(by command: SceneCommand, before: Scene) {
    guard let language = scripts.program?.language else { return }
    let code = BuildingCode(style: CodeStyle(language: CodeLanguage(language), scene: scene))
    scripts.program?.note(change: code.lines(for: command, before: before))
  }

  /// What was asked; nil where nothing was.
  private func answer(_ reply: Reply) -> [String]? {
    switch reply.outcome {
    case .value(.text(let text)): return [text.visible]
    case .value(let value): return [scene.text(of: value)]
    case .values(let values):
      return values.map { "\($0.property.rawValue) = \(scene.text(of: $0.value))" }
    case .description(let text): return [text]
    case .constraints(let constraints, let view):
      return LayoutPhrase.list(constraints, about: view, scene).text(in: language).split(
        separator: "\n"
      )
      .map { String($0) }
    case .firstResponder(let responder), .found(let responder):
      return [responder.map { scene.name(of: $0) } ?? SessionPhrase.nobody.text(in: language)]
    case .point(let point): return [Numbers.text(point)]
    case .rect(let rect): return [Numbers.text(rect)]
    case .queue(let queue):
      return [queueLength] + queue.enumerated().map { "  \($0 + 1)  \($1.kindOnQueue)" }
    case .posted: return [queueLength]
    case .ignoring: return [SessionPhrase.ignoring(scene.ignoreCount).text(in: language)]
    case .done, .moments, .touch, .offer, .validation, .acceptance, .turns, .hit, .inside, .chain,
      .layout, .session,
      .notebook, .lesson:
      return nil
    }
  }

  private func story(
    of command: SceneCommand, _ reply: Reply, rest: Int, _ turns: [Turn], before: Scene?
  ) -> [String] {
    guard !reply.decisions.isEmpty else { return [] }
    let waited =
      rest > 0 ? narrator.brief(Array(reply.decisions.prefix(rest))).map { $0.text } : []
    if turns.count > 1 { return waited + told(turns, reply.decisions) }
    let own = rest > 0 ? Array(reply.decisions.dropFirst(rest)) : reply.decisions
    return waited + narrator.brief(own, doing: command.doing, before: before).map { $0.text }
  }

  /// Of several events on the queue each for itself: what came of it, and below that why, where there
  /// is room for it.
  private func told(_ turns: [Turn], _ decisions: [Decision]) -> [String] {
    turns.indices.flatMap { index -> [String] in
      let end = index + 1 < turns.count ? turns[index + 1].start : decisions.count
      let lines = narrator.brief(Array(decisions[turns[index].start..<end])).map { $0.text }
      let headline = SessionPhrase.turn(index + 1, kind: turns[index].kind).text(in: language)
      guard let first = lines.first else { return [headline + "–"] }
      return [headline + first] + (turns.count > 3 ? [] : lines.dropFirst().map { "   " + $0 })
    }
  }

  private var queueLength: String {
    SessionPhrase.queueLength(scene.queue.count, events: scene.queue.eventCount).text(in: language)
  }
}

extension SceneCommand {
  /// Where the first finger came down, on the screen.
  fileprivate var fingerPoint: Point? {
    guard case .act(.stimulus(.touch(let request, _))) = self else { return nil }
    return switch request {
    case .tap(let point, _, _, in: nil), .pressAndHold(let point, _, in: nil),
      .drag(let point, _, _, in: nil), .swipe(_, let point, _, in: nil),
      .fling(_, let point, in: nil):
      point
    case .touch(let changes): changes.first { $0.phase == .began }?.point
    case .tap, .pressAndHold, .drag, .swipe, .fling, .pinch, .rotate: nil
    }
  }

  /// What the user's fingers did.
  fileprivate var doing: Doing? {
    guard case .act(.stimulus(.touch(let request, _))) = self else { return nil }
    return switch request {
    case .tap: .tap
    case .touch: .touch
    case .fling: .swipe
    case .pressAndHold: .press
    case .drag: .drag
    case .swipe: .swipe
    case .pinch: .pinch
    case .rotate: .rotation
    }
  }
}
