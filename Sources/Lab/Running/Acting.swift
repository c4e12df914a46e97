import CommandLanguage
import Engine

extension Runner {
  /// Makes something happen.
  mutating func act(_ command: DoingCommand) throws(RunError) -> JSON {
    switch command {
    case .stimulus(let command):
      let stimulus = try stimulus(of: command)
      delivery.deliver(stimulus)
      return result(of: stimulus)
    case .becomeFirstResponder(let responder):
      let accepted = delivery.becomeFirstResponder(responder)
      return results.firstResponder(accepted: accepted)
    case .resignFirstResponder(let responder):
      let accepted = delivery.resignFirstResponder(responder)
      return results.firstResponder(accepted: accepted)
    case .endEditing(let force):
      let accepted = delivery.endEditing(force: force)
      return results.firstResponder(accepted: accepted)
    case .send(let selector, let target, let sender):
      delivery.send(delivery.scene.word(selector), to: target, from: sender)
      return results.offer(delivery.results)
    case .post(let command):
      delivery.post(try stimulus(of: command, afterQueue: true))
      return .object(("length", .whole(scene.queue.count)))
    case .pump(let count): return try pump(count)
    case .queue:
      return .object(
        ("length", .whole(scene.queue.count)),
        ("events", .array(scene.queue.map { .string($0.kindOnQueue) })))
    case .ignoreEvents(let begin):
      delivery.ignoreEvents(begin)
      return .object(("ignoring", .bool(scene.ignoreCount > 0)))
    }
  }

  private mutating func pump(_ count: Int) throws(RunError) -> JSON {
    guard !scene.queue.isEmpty else { throw .queueIsEmpty }
    var handled: [JSON] = []
    for _ in 0..<count {
      guard let front = scene.queue.first else { break }
      delivery.startAfresh()
      turns.append(Turn(kind: front.kindOnQueue, start: delivery.trace.decisions.count))
      _ = delivery.pump()
      handled.append(result(of: front))
    }
    var result = handled.count == 1 ? handled[0] : .object(("handled", .array(handled)))
    result.add("length", .whole(scene.queue.count))
    return result
  }

  private func result(of stimulus: Stimulus) -> JSON {
    switch stimulus {
    case .touches, .wait, .interrupt: results.touches(delivery.results)
    case .sensor: .object(("initial", .null), ("offered", .array([])), ("handler", .null))
    case .shake, .remote, .press, .key, .menu, .type: results.offer(delivery.results)
    }
  }

  private mutating func stimulus(
    of command: StimulusCommand, afterQueue: Bool = false
  ) throws(RunError) -> Stimulus {
    switch command {
    case .touch(let request):
      .touches(try TouchScript(scene: scene, afterQueue: afterQueue).steps(of: request))
    case .wait(let seconds): .wait(seconds)
    case .interrupt: .interrupt
    case .shake(let cancelled): .shake(cancelled: cancelled)
    case .remote(let command): .remote(command)
    case .press(let type): .press(type)
    case .key(let stroke): .key(delivery.scene.word(stroke))
    case .menu(let command): .menu(delivery.scene.word(command))
    case .type(let text): .type(text)
    case .sensor(let sensor): .sensor(sensor)
    }
  }
}
