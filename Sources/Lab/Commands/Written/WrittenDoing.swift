import Engine

extension Pen {
  func words(of command: DoingCommand) -> [String] {
    switch command {
    case .stimulus(let stimulus): return words(of: stimulus)
    case .post(let stimulus): return ["post"] + words(of: stimulus)
    case .pump(let count): return ["pump", String(count)]
    case .queue: return ["queue"]
    case .ignoreEvents(let ignores): return ["ignore-events", ignores ? "on" : "off"]
    case .becomeFirstResponder(let responder): return ["become-first-responder", name(responder)]
    case .resignFirstResponder(let responder):
      return ["resign-first-responder"] + (responder.map { [name($0)] } ?? [])
    case .endEditing(let force): return ["end-editing"] + (force ? ["force"] : [])
    case .reloadInputViews: return ["reload-input-views"]
    case .validate(let action): return ["validate", action]
    case .sendActions(let control, let events):
      return ["send-actions", name(control)] + Pen.after("for", events)
    case .send(let action, let target, let sender):
      return ["send", action, "to", name(target)] + (sender.map { ["from", name($0)] } ?? [])
    }
  }

  func words(of stimulus: StimulusCommand) -> [String] {
    switch stimulus {
    case .touch(let request, let tool): return words(of: request, with: tool)
    case .wait(let seconds): return ["wait", Pen.seconds(seconds)]
    case .statusBarTap: return ["status-bar-tap"]
    case .scroll(let point, let way, let device, let view):
      return ["scroll", Pen.text(point), "by", Pen.text(way)]
        + (device == .trackpad ? [] : [device.rawValue]) + within(view)
    case .transform(let point, .pinch(let scale), let view):
      return ["pinch", Pen.text(point), "scale", Pen.text(scale)] + within(view) + ["trackpad"]
    case .transform(let point, .turn(let degrees), let view):
      return ["rotate", Pen.text(point), "by", Pen.text(degrees)] + within(view) + ["trackpad"]
    case .hover(let point?, let view): return ["hover", Pen.text(point)] + within(view)
    case .hover(nil, _): return ["hover out"]
    case .interrupt: return ["interrupt"]
    case .shake(let cancelled): return ["shake"] + (cancelled ? ["cancelled"] : [])
    case .remote(let command): return ["remote", command.rawValue]
    case .press(let type): return ["press", type.rawValue]
    case .key(let stroke): return ["key", stroke.asWord]
    case .menu(let command): return ["menu", command]
    case .type(let text): return ["type", text.quoted]
    case .sensor(let sensor): return ["sensor", sensor.rawValue]
    }
  }

  private func words(of request: TouchRequest, with tool: TouchTool) -> [String] {
    if case .tap(let point, let count, _, let view) = request, tool.type == .indirectPointer {
      return ["click", Pen.text(point)]
        + (tool.button == .primary ? [] : [tool.button.rawValue])
        + times("count", count) + within(view)
    }
    return words(of: request) + (tool.type == .direct ? [] : ["type=" + tool.type.rawValue])
  }

  private func words(of request: TouchRequest) -> [String] {
    switch request {
    case .tap(let point, let count, let fingers, let view):
      return ["tap", Pen.text(point)] + times("count", count) + times("fingers", fingers)
        + within(view)
    case .touch(let changes):
      return ["touch", changes.map { text(of: $0) }.joined(separator: ", ")]
    case .pressAndHold(let point, let seconds, let view):
      return ["press-and-hold", Pen.text(point), Pen.seconds(seconds)] + within(view)
    case .drag(let start, let end, let seconds, let view):
      return ["drag", Pen.text(start), "to", Pen.text(end)]
        + (seconds == 0.3 ? [] : ["over", Pen.seconds(seconds)]) + within(view)
    case .swipe(let direction, let point, let fingers, let view):
      return ["swipe", direction.word, "at", Pen.text(point)] + times("fingers", fingers)
        + within(view)
    case .fling(let direction, let point, let view):
      return ["fling", direction.word, "at", Pen.text(point)] + within(view)
    case .pinch(let point, let scale, let view):
      return ["pinch", Pen.text(point), "scale", Pen.text(scale)] + within(view)
    case .rotate(let point, let degrees, let view):
      return ["rotate", Pen.text(point), "by", Pen.text(degrees)] + within(view)
    }
  }

  private func times(_ word: String, _ count: Int) -> [String] {
    count == 1 ? [] : [word, String(count)]
  }

  private func text(of change: TouchChange) -> String {
    let words =
      [String(change.finger), change.phase.rawValue]
      + (change.point.map { [Pen.text($0)] } ?? [])
      + (change.type == .direct ? [] : ["type=" + change.type.rawValue])
    return words.joined(separator: " ")
  }
}
