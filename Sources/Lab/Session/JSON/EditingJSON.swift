import Engine

extension DecisionJSON {
  func editingParts(_ decision: EditingDecision) -> Parts {
    switch decision {
    case .refused(let question, let view):
      Parts("delegate", name(view), "refuses", ("question", .string(question.rawValue)))
    case .endsOnExit(let field): Parts("first-responder", name(field), "ends-on-exit")
    case .returned(let view, _):
      Parts(
        "delegate", name(view), "asked", ("question", .string(TextQuestion.shouldReturn.rawValue)))
    case .accessory(let accessory?):
      Parts(
        "input-accessory", name(accessory.view), "shown", ("owner", name(accessory.owner)),
        ("steps", .whole(accessory.steps)))
    case .accessory(nil): Parts("input-accessory", .null, "none")
    case .edited(let command, let view, let count):
      Parts(
        "text", name(view), "edited", ("command", .string(command.rawValue)),
        ("characters", .whole(count)))
    case .keyboardTakes(let point, let frame):
      Parts("keyboard", .null, "takes", ("point", encode(point)), ("frame", .encode(frame)))
    case .undoesTyping(let view): Parts("undo", name(view), "typing")
    case .undoAsked(let responder, _): Parts("undo", name(responder), "asked")
    case .undoRefused(let responder): Parts("undo", name(responder), "refused")
    case .nothingUndoes: Parts("undo", .null, "nobody")
    case .reloaded(let responder): Parts("input", name(responder), "reloaded")
    }
  }

  func commandParts(_ decision: CommandDecision) -> Parts {
    switch decision {
    case .search(let action, let start):
      Parts("action", name(start), "search", ("selector", word(action)))
    case .namesTarget(let action, let responder, let target):
      Parts(
        "action", name(responder), "names-target", ("selector", word(action)),
        ("target", target.map(name) ?? .null))
    case .validated(let action, let target):
      Parts(
        "command", target.map(name) ?? .null, target == nil ? "disabled" : "enabled",
        ("selector", word(action)))
    case .keyCommandOf(let command, let responder):
      Parts(
        "key-command", name(responder), "matches", ("key", word(command.stroke)),
        ("selector", word(command.action)), ("priority", .bool(command.hasPriority)))
    case .actionRun(let identifier, let control, let event):
      Parts(
        "action", name(control), "runs", ("selector", word(identifier)),
        ("event", .string(event.name)))
    case .targetIgnored(let item): Parts("action", name(item), "target-ignored")
    }
  }
}
