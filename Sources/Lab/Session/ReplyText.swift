import CommandLanguage
import Engine
import Narration
import Text

/// The words of a reply: Swift for what was built, prose for what happened, values for questions.
extension State {
  func wording(
    of command: SceneCommand, _ reply: Reply, before: Scene, turns: [Turn]
  ) -> [String] {
    var text = body(of: command, reply, before: before, turns)
    let points = pointsInDispute(over: command, from: before)
    if let difference = difference(
      of: command, from: before, result: reply.result, among: points)
    {
      let other = rules == .documents ? "uikit" : "documents"
      text.append(Wording(language).difference(difference, other: other))
    }
    if reply.decisionsNotKept > 0 {
      text.append(Wording(language).notKept(reply.decisionsNotKept, limit: Trace.limit))
    }
    return text
  }

  private func body(
    of command: SceneCommand, _ reply: Reply, before: Scene, _ turns: [Turn]
  ) -> [String] {
    switch command {
    case .build, .behave: break
    case .act(let command):
      switch command {
      case .queue: return [queueLength] + queueLines
      case .post: return [queueLength]
      case .ignoreEvents: return [Wording(language).ignoring(scene.ignoreCount)]
      case .stimulus, .becomeFirstResponder, .resignFirstResponder, .endEditing, .send, .pump:
        break
      }
    case .ask(let command):
      switch command {
      case .show(let object, let property?): return [shown(property, of: object)]
      case .show(let object, nil):
        return scene.properties(of: object).compactMap { row in
          row.get(scene, object).map { "\(row.property.rawValue) = \(scene.text(of: $0))" }
        }
      case .describe(let object): return [scene.description(of: object)]
      case .firstResponder, .findController, .findAncestor:
        let found = reply.result["found"] ?? reply.result["firstResponder"]
        return [found == .null ? Wording(language).nobody : reply.headline]
      case .convertPoint, .convertRect: return [converted(reply.result)]
      case .hitTest, .pointInside, .chain: break
      }
    }
    let code = SwiftCode(scene: scene).lines(for: command, before: before)
    guard !reply.decisions.isEmpty else { return code }
    if turns.count > 1 { return code + told(turns, reply.decisions) }
    return code + narrator.brief(reply.decisions, doing: command.doing).map { $0.text }
  }

  /// Of several events on the queue each for itself: what came of it, and below that why, where there
  /// is room for it.
  private func told(_ turns: [Turn], _ decisions: [Decision]) -> [String] {
    turns.indices.flatMap { index -> [String] in
      let end = index + 1 < turns.count ? turns[index + 1].start : decisions.count
      let lines = narrator.brief(Array(decisions[turns[index].start..<end])).map { $0.text }
      let headline = Wording(language).turn(index + 1, turns[index].kind)
      guard let first = lines.first else { return [headline + "–"] }
      return [headline + first] + (turns.count > 3 ? [] : lines.dropFirst().map { "   " + $0 })
    }
  }

  private func shown(_ property: Property, of object: Object) -> String {
    switch scene.value(of: property, of: object) {
    case .text(let text)?: text.visible
    case let value?: scene.text(of: value)
    case nil: ""
    }
  }

  func treeOutline() -> String {
    scene.chain(from: scene.frontMostController.map { .view(scene[$0].view) } ?? .application)
      .reversed().map { scene.name(of: $0) }.joined(separator: " › ")
  }

  private func converted(_ result: JSON) -> String {
    if case .object? = result["point"], let x = result["point"]?["x"],
      let y = result["point"]?["y"],
      case .number(let px) = x, case .number(let py) = y
    {
      return Numbers.text(Point(px, py))
    }
    return result["rect"].map { rect in
      let parts = ["x", "y", "width", "height"].compactMap { name -> Double? in
        if case .number(let number)? = rect[name] { number } else { nil }
      }
      return parts.count == 4
        ? Numbers.text(Rect(parts[0], parts[1], parts[2], parts[3])) : ""
    } ?? ""
  }

  private var queueLength: String {
    let events = scene.queue.count { $0.isEvent }
    return Wording(language).queueLength(scene.queue.count, events: events)
  }

  private var queueLines: [String] {
    scene.queue.enumerated().map { "  \($0 + 1)  \($1.kindOnQueue)" }
  }
}

extension SceneCommand {
  /// What the user's fingers did.
  fileprivate var doing: Doing? {
    guard case .act(.stimulus(.touch(let request))) = self else { return nil }
    return switch request {
    case .tap: .tap
    case .touch: .touch
    case .pressAndHold: .press
    case .drag: .drag
    case .swipe: .swipe
    case .pinch: .pinch
    case .rotate: .rotation
    }
  }
}
